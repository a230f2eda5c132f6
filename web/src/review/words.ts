/** Numbers of a review in the reader's words. */

import { t } from "../words.svelte";

/** A chance as whole percents; a result without luck can lie below 0. */
export function percent(chance: number): string {
  const rounded = Math.round(100 * chance);
  return t("coach-percent", { percent: `${rounded < 0 ? "−" : ""}${Math.abs(rounded)}` });
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
