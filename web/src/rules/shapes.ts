/** What a figure is drawn of; a space of a board is 40 wide. */

export type Shape =
  | { kind: "tile"; letter: string; x: number; y: number; size: number; printed?: boolean }
  | { kind: "chip"; chip: string; x: number; y: number; size: number }
  | { kind: "space" | "frame"; x: number; y: number; size: number }
  | { kind: "panel"; x: number; y: number; width: number; height: number; round: number }
  | { kind: "text"; text: string; x: number; y: number; look: "number" | "name" | "points" };

export interface Drawing {
  width: number;
  height: number;
  shapes: Shape[];
}

export const CELL = 40;
export const PITCH = 43;

export function number(value: number | string, x: number, y: number): Shape {
  return { kind: "text", text: String(value), x, y, look: "number" };
}

export function name(text: string, x: number, y: number): Shape {
  return { kind: "text", text, x, y, look: "name" };
}

/** An empty space, or the tile on it, framed if it was just put there. */
export function place(letter: string | null, x: number, y: number, framed = false): Shape[] {
  const shapes: Shape[] = [{ kind: "space", x, y, size: CELL }];
  if (letter) shapes.push({ kind: "tile", letter, x, y, size: CELL });
  if (framed) shapes.push(frame(x, y, CELL));
  return shapes;
}

/** A frame around a tile, a little apart from it so that it shows on every colour. */
export function frame(x: number, y: number, size: number): Shape {
  return { kind: "frame", x: x - 3, y: y - 3, size: size + 6 };
}

/** A space that costs points, with its cost above it. */
export function costly(cost: number, letter: string | null, x: number, y: number): Shape[] {
  return [number(`−${cost}`, x + CELL / 2, y - 5), ...place(letter, x, y)];
}
