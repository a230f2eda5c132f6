/** Events grouped into beats, each shown as one movement: what flies, and which points pop up. */

import type { AzulEvent, DuelEvent, GameEvent, Position } from "../../messages";
import { foldAzul } from "./azul";
import { foldDuel } from "./duel";

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

function copy(position: Position): Position {
  return structuredClone(position);
}

function fold(position: Position, event: GameEvent): void {
  if (position.game === "azul") foldAzul(position, event as AzulEvent);
  else foldDuel(position, event as DuelEvent);
}

/** The position after the events, as far as they tell it. */
export function after(position: Position, events: readonly GameEvent[]): Position {
  const changed = copy(position);
  for (const event of events) fold(changed, event);
  return changed;
}

/** The position while the beat's tiles are in the air: gone from where they lay. */
export function lifted(position: Position, beat: Beat): Position {
  const changed = copy(position);
  for (const event of beat) {
    const board = "player" in event ? changed.boards[event.player] : undefined;
    if (changed.game === "azul" && event.kind === "Took") {
      const { centre } = changed;
      fold(changed, event);
      if (event.source !== 0) changed.centre = centre;
    } else if (changed.game === "duel" && event.kind === "TookSun") {
      const { moon } = changed.large;
      fold(changed, event);
      changed.large.moon = moon;
      changed.rest = "";
    } else if (event.kind === "TookMoon" || event.kind === "LineDropped") {
      fold(changed, event);
    } else if (event.kind === "TilePlaced") {
      Object.assign(board!.lines[event.row]!, { colour: null, count: 0 });
    } else if (event.kind === "FloorScored" && board && "floor" in board) {
      board.floor = [];
    } else if (event.kind === "BrokenScored" && board && "broken" in board) {
      board.broken = "";
    } else if (changed.game === "duel" && event.kind === "Stacked") {
      changed.rest = changed.rest.replace(event.colour, "");
    } else if (changed.game === "duel" && event.kind === "ChipTaken") {
      changed.small[event.factory - 1]!.chip = null;
    } else if (changed.game === "duel" && event.kind === "PlateLaid") {
      changed.laying = null;
    } else if (changed.game === "azul" && event.kind === "MarkerTaken") {
      changed.marker = event.player;
    }
  }
  return changed;
}
