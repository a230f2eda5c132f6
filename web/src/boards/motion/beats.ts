/** Events grouped into beats, each shown as one movement: what flies, and which points pop up. */

import type { Change, GameEvent, Position } from "../../messages";
import { changed, type Changes } from "./changes";

export type Beat = readonly GameEvent[];

const OPENS = new Set(["Took", "TookSun", "TookMoon", "LineDropped"]);
/** What goes along with an opening event. */
export const JOINS = new Set([
  "MarkerTaken",
  "FirstTileTaken",
  "LineFilled",
  "FellToFloor",
  "TilesBroke",
]);
const RUNS = new Set(["TileDealt", "PlateRevealed", "BackShown", "ChipSpent", "PlateSeen"]);

/** The steps of a round's end: whoever tiles, pays or earns does so beside the others. */
const STEPS: Partial<Record<GameEvent["kind"], number>> = {
  TilePlaced: 0,
  SpecialPlaced: 0,
  FloorScored: 1,
  BrokenScored: 1,
  BonusScored: 2,
  TabletScored: 2,
};

/** What the reader is shown besides players' moves. */
export type Stage = "deal" | "tiling" | "bonuses";

export function stageOf(beat: Beat): Stage | null {
  const { kind } = beat[0]!;
  const step = STEPS[kind];
  if (step !== undefined) return step < 2 ? "tiling" : "bonuses";
  return RUNS.has(kind) && kind !== "ChipSpent" && kind !== "PlateSeen" ? "deal" : null;
}

/** What a take leads to belongs to it, equal events of a run go together, and players tile at the
 * same time.
 */
export function beatsOf(events: readonly GameEvent[]): Beat[] {
  const beats: Beat[] = [];
  let scoring: GameEvent[] = [];
  for (const beat of followed(events)) {
    if (beat.length === 1 && beat[0]!.kind in STEPS) scoring.push(beat[0]!);
    else {
      beats.push(...sideBySide(scoring), beat);
      scoring = [];
    }
  }
  return [...beats, ...sideBySide(scoring)];
}

/** The same step of every player at once; each player's own order is kept. */
function sideBySide(events: readonly GameEvent[]): GameEvent[][] {
  const beats: GameEvent[][] = [];
  for (const step of [0, 1, 2]) {
    const byPlayer = new Map<number, GameEvent[]>();
    for (const event of events) {
      if (STEPS[event.kind] !== step || !("player" in event)) continue;
      byPlayer.set(event.player, [...(byPlayer.get(event.player) ?? []), event]);
    }
    const longest = Math.max(0, ...[...byPlayer.values()].map((own) => own.length));
    for (let at = 0; at < longest; at++) {
      beats.push([...byPlayer.values()].flatMap((own) => own.slice(at, at + 1)));
    }
  }
  return beats;
}

function followed(events: readonly GameEvent[]): GameEvent[][] {
  const beats: GameEvent[][] = [];
  for (const event of events) {
    const beat = beats.at(-1);
    const joins = beat && OPENS.has(beat[0]!.kind) && JOINS.has(event.kind);
    const runs = beat && RUNS.has(event.kind) && RUNS.has(beat[0]!.kind);
    if (joins || runs) beat.push(event);
    else beats.push([event]);
  }
  return beats;
}

/** The position after the events, as far as they tell it. */
export function after(
  position: Position,
  events: readonly GameEvent[],
  changes: Changes,
): Position {
  return changed(
    position,
    events.flatMap((event) => changes.get(event) ?? []),
  );
}

/** What of an event's changes leaves the place where it lay, by the first steps of its path; the
 * rest of them is seen when it has landed.
 */
function leaves(event: GameEvent, at: Change["at"]): boolean {
  const [part, , inside] = at;
  switch (event.kind) {
    case "Took":
      return event.source === 0 || part !== "centre";
    case "TookSun":
      return at.at(-1) === "sun";
    case "TookMoon":
    case "LineDropped":
      return true;
    case "TilePlaced":
      return inside === "lines";
    case "FloorScored":
      return inside === "floor";
    case "BrokenScored":
      return inside === "broken";
    case "Stacked":
      return part === "rest";
    case "ChipTaken":
      return part === "small";
    case "PlateLaid":
      return part === "laying";
    case "MarkerTaken":
      return part === "marker";
    default:
      return false;
  }
}

/** The position while the beat's tiles are in the air: gone from where they lay. */
export function lifted(position: Position, beat: Beat, changes: Changes): Position {
  const gone = beat.flatMap((event) =>
    (changes.get(event) ?? []).filter(({ at }) => leaves(event, at)),
  );
  return changed(position, gone);
}
