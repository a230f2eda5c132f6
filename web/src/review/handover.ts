/** A record that one page gives to the next, where no address names it. */

import type { Replay } from "../messages";

export interface GivenRecord {
  replay: Replay;
  record: string;
}

let given: GivenRecord | null = null;

export function giveRecord(record: GivenRecord): void {
  given = record;
}

export function takeRecord(): GivenRecord | null {
  const taken = given;
  given = null;
  return taken;
}
