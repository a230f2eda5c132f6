/** Numbers of a review in the reader's words. */

import { t } from "../words.svelte";

/** A chance as whole percents. */
export function percent(chance: number): string {
  return t("coach-percent", { percent: Math.round(100 * chance) });
}

/** A change of a chance with its sign, in percents with one digit. */
export function percentChange(change: number): string {
  return t("coach-percent", { percent: signed(100 * change) });
}

/** With a sign and one digit; never a negative zero. */
export function signed(number: number): string {
  const rounded = Math.round(10 * number) / 10;
  const digits = Math.abs(rounded).toFixed(1);
  return rounded === 0 ? digits : (rounded < 0 ? "−" : "+") + digits;
}
