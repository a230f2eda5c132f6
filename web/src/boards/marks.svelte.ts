/** Where the last move left its traces, by anchor; shared by a board's components. */

import { getContext, setContext } from "svelte";
import type { GameEvent, MoveEntry } from "../messages";

function anchorsOf(event: GameEvent): string[] {
  switch (event.kind) {
    case "Took":
      return [event.source === 0 ? "centre" : `factory-${event.source}`];
    case "TookSun":
    case "ChipTaken":
      return [`factory-${event.factory}`];
    case "TookMoon":
      return event.factories.map((factory) => `factory-${factory}`);
    case "LineFilled":
      return [`line-${event.player}-${event.line}`];
    case "FellToFloor":
    case "TilesBroke":
      return [`floor-${event.player}`];
    case "TilePlaced":
    case "SpecialPlaced":
      return [`wall-${event.player}-${event.row}-${event.column}`];
    case "PlateLaid":
      return [`space-${event.player}-${event.space}`];
    default:
      return [];
  }
}

/** Nature's deals leave no mark; a take that ends a round is marked by what it tiled, too. */
export function marksOf(last: MoveEntry | null): Set<string> {
  return new Set(last && last.player >= 0 ? last.events.flatMap(anchorsOf) : []);
}

const KEY = Symbol("marks");

export interface Marks {
  has(anchor: string): boolean;
}

export function provideMarks(marks: Marks): void {
  setContext(KEY, marks);
}

export function useMarks(): Marks {
  return getContext<Marks>(KEY);
}
