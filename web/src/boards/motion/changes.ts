/** What the server says that each event changes, made in a position, so that it is shown in order. */

import type { Change, GameEvent, MoveEntry, Position } from "../../messages";

/** The changes of the events of an entry. */
export type Changes = ReadonlyMap<GameEvent, readonly Change[]>;

export function changesOf(entry: MoveEntry): Changes {
  return new Map(entry.events.map((event, at) => [event, entry.changes?.[at] ?? []]));
}

interface Branch {
  [step: string | number]: unknown;
}

function make(position: Position, { at, by, to }: Change): void {
  const last = at.at(-1)!;
  let place = position as unknown as Branch;
  for (const step of at.slice(0, -1)) place = place[step] as Branch;
  place[last] = by === null ? structuredClone(to) : (place[last] as number) + by;
}

/** A copy of the position with the changes made in it. */
export function changed(position: Position, changes: readonly Change[]): Position {
  const copy = structuredClone(position);
  for (const change of changes) make(copy, change);
  return copy;
}
