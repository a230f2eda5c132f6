/** How points are counted before the reader's eyes: which spaces light up with how many points. */

import type { AzulBonusScoredEvent, GameEvent, Position } from "../../messages";
import type { Beat } from "./beats";

export interface Count {
  /** What lights up, by anchors. */
  anchors: string[];
  points: number;
  /** A part of a sum, the sum itself, or one that is paid. */
  kind: "part" | "sum" | "loss";
}

/** Counts that are shown at the same time. */
type Step = Count[];

type Space = readonly [row: number, column: number];

function tilesOf(position: Position, player: number): (string | null)[][] {
  const board = position.boards[player]!;
  return "wall" in board ? board.wall : board.tiles;
}

function wallAnchors(player: number, spaces: readonly Space[]): string[] {
  return spaces.map(([row, column]) => `wall-${player}-${row}-${column}`);
}

/** The unbroken run of tiles through a space, along a row or a column. */
function run(tiles: (string | null)[][], [row, column]: Space, [down, right]: Space): Space[] {
  const at = (step: number): Space => [row + step * down, column + step * right];
  const filled = ([r, c]: Space) => (tiles[r]?.[c] ?? null) !== null;
  let first = 0;
  while (filled(at(first - 1))) first--;
  const spaces: Space[] = [];
  for (let step = first; step === 0 || filled(at(step)); step++) spaces.push(at(step));
  return spaces;
}

/** Row, column and sum of what was placed; a lone tile has only its sum. */
function placed(after: Position, event: GameEvent): Step[] {
  if (event.kind === "SpecialPlaced") {
    const { player, row, column, points } = event;
    return [[], [], [{ anchors: wallAnchors(player, [[row, column]]), points, kind: "sum" }]];
  }
  if (event.kind !== "TilePlaced") return [];
  const { player, row, column, horizontal, vertical, points } = event;
  const tiles = tilesOf(after, player);
  const part = (length: number, along: Space): Step => {
    const anchors = wallAnchors(player, run(tiles, [row, column], along));
    return length > 1 ? [{ anchors, points: length, kind: "part" }] : [];
  };
  const sum: Count = { anchors: wallAnchors(player, [[row, column]]), points, kind: "sum" };
  return [part(horizontal, [0, 1]), part(vertical, [1, 0]), [sum]];
}

type Line = "rows" | "columns" | "colours";

/** The full lines of a wall by the spaces that make them. */
function fullLines(tiles: (string | null)[][], kind: Line): Space[][] {
  const lines = new Map<number | string, Space[]>();
  tiles.forEach((row, r) =>
    row.forEach((tile, c) => {
      if (tile === null) return;
      const key = { rows: r, columns: c, colours: tile }[kind];
      lines.set(key, [...(lines.get(key) ?? []), [r, c]]);
    }),
  );
  return [...lines.values()].filter((line) => line.length === tiles.length);
}

function bonuses(after: Position, event: AzulBonusScoredEvent): Step[] {
  const tiles = tilesOf(after, event.player);
  const parts = (kind: Line, points: number): Step =>
    fullLines(tiles, kind).map((line) => ({
      anchors: wallAnchors(event.player, line),
      points: points / event[kind],
      kind: "part",
    }));
  return [
    parts("rows", event.row_points),
    parts("columns", event.column_points),
    parts("colours", event.colour_points),
    [{ anchors: [`score-${event.player}`], points: event.points, kind: "sum" }],
  ];
}

/** What is counted after a beat's tiles have landed. */
function earned(after: Position, event: GameEvent): Step[] {
  switch (event.kind) {
    case "BonusScored":
      return bonuses(after, event);
    case "TabletScored": {
      const { player, side, points } = event;
      const kind = points < 0 ? "loss" : "sum";
      return [
        [{ anchors: [`tablet-${side}`], points, kind: "part" }],
        [{ anchors: [`score-${player}`], points, kind }],
      ];
    }
    case "FloorScored":
    case "BrokenScored": {
      const { player, points, cost } = event;
      return cost > 0 ? [[{ anchors: [`score-${player}`], points: -points, kind: "loss" }]] : [];
    }
    case "PlateDrawn": {
      const { player, cost } = event;
      return cost > 0 ? [[{ anchors: [`score-${player}`], points: -cost, kind: "loss" }]] : [];
    }
    default:
      return placed(after, event);
  }
}

/** What the floor line costs, space by space; in Duel a space prints what it costs together with those
 * before it.
 */
function paid(before: Position, event: GameEvent): Step[] {
  const loss = (anchor: string, cost: number): Step => [
    { anchors: [anchor], points: -cost, kind: "loss" },
  ];
  if (event.kind === "FloorScored" && before.game === "azul") {
    const costs = before.floor_costs;
    return [...event.tiles].map((_, at) => loss(`floor-${event.player}-${at}`, costs[at] ?? 0));
  }
  if (event.kind !== "BrokenScored" || before.game !== "duel") return [];
  const costs = before.broken_costs.slice(1);
  const tiles = [...event.tiles].map((_, at) =>
    loss(`floor-${event.player}-${at}`, costs[at] ?? 0),
  );
  const first = event.first_tile ? [loss(`first-${event.player}`, before.first_tile_cost)] : [];
  return [...tiles, ...first];
}

/** Steps of several events side by side, without those in which nothing is counted. */
function together(all: Step[][]): Step[] {
  const longest = Math.max(0, ...all.map((steps) => steps.length));
  return Array.from({ length: longest }, (_, at) => all.flatMap((steps) => steps[at] ?? [])).filter(
    (step) => step.length > 0,
  );
}

/** What is counted while the tiles still lie where they are. */
export function paidIn(before: Position, beat: Beat): Step[] {
  return together(beat.map((event) => paid(before, event)));
}

/** What is counted when the tiles have landed. */
export function earnedIn(after: Position, beat: Beat): Step[] {
  return together(beat.map((event) => earned(after, event)));
}
