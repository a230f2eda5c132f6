/** Why a move is good or bad, in the reader's words. */

import { t, words, type Params } from "../words.svelte";
import type { Reason } from "./report";

export function reasonText({ kind, values }: Reason): string {
  const params: Params = { ...values };
  if (typeof values.tablet === "string") params.tablet = words.say(`tablet-${values.tablet}`);
  const key = `reason-${kind}`;
  return words.has(key) ? t(key, params) : "";
}

/** The sentences of those reasons that the page has words for. */
export function reasonTexts(reasons: readonly Reason[]): string[] {
  return reasons.map(reasonText).filter(Boolean);
}
