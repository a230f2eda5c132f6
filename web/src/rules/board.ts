/** One player's board as a figure: pattern lines, wall or dome, and what costs points. */

import type { AzulPosition, DuelPosition, GameEvent, PatternLine, Position } from "../messages";
import { CELL, costly, name, number, PITCH, place, type Drawing, type Shape } from "./shapes";

/** Whose board is drawn. */
const SEAT = 0;
const LEFT = 20;
const TOP = 22;
/** Between the pattern lines and the wall, and between the wall and what lies below it. */
const GAP = 16;
/** By how much the plates of a dome stand apart. */
const APART = 6;

/** The names of a board's parts in the reader's words. */
export interface Parts {
  lines: string;
  wall: string;
  below: string;
}

export function boardDrawing(
  position: Position,
  events: readonly GameEvent[],
  parts: Parts | null,
): Drawing {
  const { lines } = position.boards[SEAT]!;
  const at = layout(position, parts ? TOP + 24 : TOP, lines.length * PITCH + GAP);
  const below = at.y(lines.length - 1) + CELL + GAP + 14;
  const wall = wallShapes(position, events, at);
  const shapes = [
    ...linesOf(lines, at),
    ...wall.shapes,
    ...(position.game === "azul" ? floor(position, below) : broken(position, below)),
  ];
  if (parts) {
    const middle = lines.length / 2;
    shapes.push(name(parts.lines, at.x(middle), 16), name(parts.wall, at.wallX(middle), 16));
    shapes.push(name(parts.below, at.x(3.5), below + CELL + 20));
  }
  return { width: wall.width, height: below + CELL + (parts ? 28 : 4), shapes };
}

/** The wall or dome alone. */
export function wallDrawing(position: Position, events: readonly GameEvent[]): Drawing {
  const at = layout(position, TOP, 0);
  const last = position.boards[SEAT]!.lines.length - 1;
  return { ...wallShapes(position, events, at), height: at.y(last) + CELL + 4 };
}

function layout(position: Position, top: number, wall: number): Layout {
  const apart = position.game === "duel" ? APART : 0;
  return {
    x: (column) => LEFT + column * PITCH,
    y: (row) => top + row * PITCH + (row >> 1) * apart,
    wallX: (column) => LEFT + wall + column * PITCH + (column >> 1) * apart,
  };
}

/** The wall or dome with the numbers of its rows and columns. */
function wallShapes(position: Position, events: readonly GameEvent[], at: Layout) {
  const placed = new Set(events.flatMap(placedAt));
  const shapes = position.game === "azul" ? wall(position, at, placed) : dome(position, at, placed);
  const rows = position.boards[SEAT]!.lines.length;
  for (let row = 0; row < rows; row++) {
    shapes.push(number(row + 1, LEFT - 11, at.y(row) + CELL / 2 + 5));
    shapes.push(number(row + 1, at.wallX(row) + CELL / 2, at.y(0) - 6));
  }
  const side = position.game === "duel" ? 26 : 4;
  return { shapes, width: at.wallX(rows - 1) + CELL + side };
}

interface Layout {
  x: (column: number) => number;
  y: (row: number) => number;
  wallX: (column: number) => number;
}

function placedAt(event: GameEvent): string[] {
  const placed = event.kind === "TilePlaced" || event.kind === "SpecialPlaced";
  return placed ? [`${event.row}-${event.column}`] : [];
}

/** A line fills from the right. */
function linesOf(lines: PatternLine[], at: Layout): Shape[] {
  return lines.flatMap((line, row) =>
    Array.from({ length: line.capacity }, (_, slot) =>
      place(slot < line.count ? line.colour : null, at.x(lines.length - 1 - slot), at.y(row)),
    ).flat(),
  );
}

function wall(position: AzulPosition, at: Layout, placed: Set<string>): Shape[] {
  return position.boards[SEAT]!.wall.flatMap((tiles, row) =>
    tiles.flatMap((tile, column) => {
      const [x, y] = [at.wallX(column), at.y(row)];
      const shapes = place(tile, x, y, placed.has(`${row}-${column}`));
      const print = position.pattern?.[row]?.[column];
      return tile || !print ? shapes : [...shapes, printed(print, x, y)];
    }),
  );
}

function printed(letter: string, x: number, y: number): Shape {
  return { kind: "tile", letter, x, y, size: CELL, printed: true };
}

function floor(position: AzulPosition, y: number): Shape[] {
  const held = position.boards[SEAT]!.floor;
  return position.floor_costs.flatMap((cost, space) => {
    const tile = held[space] ?? null;
    return costly(cost, tile === "*" ? "first" : tile, LEFT + space * PITCH, y);
  });
}

function dome(position: DuelPosition, at: Layout, placed: Set<string>): Shape[] {
  const board = position.boards[SEAT]!;
  const shapes = board.plates.flatMap((plate, space) =>
    [0, 1, 2, 3].flatMap((cell) => {
      const row = Math.floor(space / 3) * 2 + (cell >> 1);
      const column = (space % 3) * 2 + (cell & 1);
      const [x, y] = [at.wallX(column), at.y(row)];
      const tile = board.tiles[row]![column] ?? null;
      if (tile) return place(tile, x, y, placed.has(`${row}-${column}`));
      return plate ? [...place(null, x, y), printed(plate.cells[cell]!, x, y)] : place(null, x, y);
    }),
  );
  const side = at.wallX(5) + CELL + 14;
  const points = position.special_points.map((value, row): Shape => ({
    kind: "text",
    text: String(value),
    x: side,
    y: at.y(row) + CELL / 2 + 5,
    look: "points",
  }));
  return [...shapes, ...points];
}

function broken(position: DuelPosition, y: number): Shape[] {
  const board = position.boards[SEAT]!;
  const costs = position.broken_costs.slice(1);
  const shapes = costs.flatMap((cost, space) =>
    costly(cost, board.broken[space] ?? null, LEFT + space * PITCH, y),
  );
  const first = position.first_tile === SEAT ? "first" : null;
  const after = LEFT + costs.length * PITCH + 10;
  const chips = board.chips.map((chip, index): Shape => ({
    kind: "chip",
    chip,
    x: after + PITCH + 20 + index * PITCH,
    y,
    size: CELL,
  }));
  return [...shapes, ...costly(position.first_tile_cost, first, after, y), ...chips];
}
