/** Changes a position's text as its board is painted. What the rules allow is the server's to say:
 * here is only where things stand in the text (docs/notation.md). Tiles come from the bag and go
 * back into it. */

import { strokeDuel } from "./duelDraft";

export type Brush =
  | { kind: "tile"; colour: string }
  | { kind: "plate"; name: string }
  | { kind: "chip"; chip: string }
  | { kind: "marker" }
  | { kind: "erase" };

interface Layout {
  colours: string;
  factories: number;
  bag: number;
  /** The first of the boards. */
  boards: number;
  centre: number | null;
}

const AZUL: Layout = { colours: "BYRKW", factories: 5, bag: 7, boards: 9, centre: 6 };
const DUEL: Layout = { colours: "BYRKT", factories: 9, bag: 10, boards: 19, centre: null };

export function layoutOf(text: string): Layout {
  return text.startsWith("duel") ? DUEL : AZUL;
}

export function coloursOf(text: string): string[] {
  return [...layoutOf(text).colours];
}

/** A text being changed, word by word. */
export class Draft {
  readonly words: string[];
  readonly layout: Layout;

  constructor(text: string) {
    this.words = text.split(" ");
    this.layout = layoutOf(text);
  }

  get text(): string {
    return this.words.join(" ");
  }

  /** Takes a tile out of the bag, or puts one back; false if there is none. */
  move(colour: string, intoBag: boolean): boolean {
    const counts = this.words[this.layout.bag]!.split(".").map(Number);
    const at = this.layout.colours.indexOf(colour);
    if (at < 0) return true; // a marker, or a special tile
    counts[at] = counts[at]! + (intoBag ? 1 : -1);
    if (counts[at] < 0) return false;
    this.words[this.layout.bag] = counts.join(".");
    return true;
  }

  /** Changes a part of a word that is made of parts. */
  part(word: number, separator: string, index: number, change: (part: string) => string | null) {
    const parts = this.words[word]?.split(separator);
    const part = parts?.[index];
    const changed = part === undefined ? null : change(part);
    if (!parts || changed === null) return false;
    parts[index] = changed;
    this.words[word] = parts.join(separator);
    return true;
  }

  /** Adds a tile to a heap of letters, or takes one away. */
  heap(heap: string, brush: Brush, erased: string | null): string | null {
    const tiles = heap === "-" ? [] : [...heap];
    if (brush.kind === "tile") {
      if (!this.move(brush.colour, false)) return null;
      tiles.push(brush.colour);
    } else if (brush.kind !== "erase") return null;
    else {
      const at = erased === null ? tiles.length - 1 : tiles.indexOf(erased);
      const [tile] = at < 0 ? [] : tiles.splice(at, 1);
      if (tile === undefined || !this.move(tile, true)) return null;
    }
    const { colours } = this.layout;
    return tiles.sort((a, b) => colours.indexOf(a) - colours.indexOf(b)).join("") || "-";
  }

  line(line: string, index: number, brush: Brush): string | null {
    const colour = line === "-" ? null : line[0]!;
    const count = line === "-" ? 0 : Number(line.slice(1));
    if (brush.kind !== "tile") {
      if (brush.kind !== "erase" || colour === null || !this.move(colour, true)) return null;
      return count > 1 ? `${colour}${count - 1}` : "-";
    }
    if (colour !== null && colour !== brush.colour) {
      for (let tile = 0; tile < count; tile++) this.move(colour, true);
      return this.move(brush.colour, false) ? `${brush.colour}1` : null;
    }
    if (count > index || !this.move(brush.colour, false)) return null;
    return `${brush.colour}${count + 1}`;
  }

  /** A space of a wall or dome; on a coloured wall only one colour fits, whatever the brush. */
  space(row: string, column: number, brush: Brush, pattern: string | null): string | null {
    const there = row[column];
    if (there === undefined) return null;
    if (brush.kind === "plate" || brush.kind === "chip") return null;
    if (there !== ".") {
      if (!this.move(there, true)) return null;
      return row.slice(0, column) + "." + row.slice(column + 1);
    }
    const colour = pattern ?? (brush.kind === "tile" ? brush.colour : null);
    if (colour === null || brush.kind === "erase" || !this.move(colour, false)) return null;
    return row.slice(0, column) + colour + row.slice(column + 1);
  }

  /** The floor line keeps its order. */
  floor(floor: string, brush: Brush): string | null {
    const tiles = floor === "-" ? [] : [...floor];
    if (brush.kind === "erase") {
      const tile = tiles.pop();
      if (tile === undefined || !this.move(tile, true)) return null;
    } else {
      const tile = brush.kind === "tile" ? brush.colour : brush.kind === "marker" ? "*" : null;
      if (tile === null || !this.move(tile, false)) return null;
      tiles.push(tile);
    }
    return tiles.join("") || "-";
  }
}

const FIELDS = { lines: 1, azul: { wall: 2, floor: 3 }, duel: { wall: 3, floor: 4 } };

/** The text after a stroke of the brush on what is drawn as `anchor`; null if nothing changes. */
export function paint(
  text: string,
  anchor: string,
  brush: Brush,
  pattern: readonly string[] | null,
): string | null {
  const draft = new Draft(text);
  const parts = anchor.split("-");
  const special = draft.layout === DUEL ? strokeDuel(draft, parts, brush) : null;
  return (special ?? stroke(draft, parts, brush, pattern)) ? draft.text : null;
}

function stroke(
  draft: Draft,
  [what, first = "", second = "", third = ""]: string[],
  brush: Brush,
  pattern: readonly string[] | null,
): boolean {
  const { layout } = draft;
  const isDuel = layout === DUEL;
  const board = layout.boards + Number(first);
  const fields = isDuel ? FIELDS.duel : FIELDS.azul;
  /** A part of a board, and a part of that. */
  const inBoard = (field: number, index: number, change: (part: string) => string | null) =>
    draft.part(board, ";", field, (rows) => {
      const inner = rows.split("/");
      const changed = inner[index] === undefined ? null : change(inner[index]);
      if (changed === null) return null;
      inner[index] = changed;
      return inner.join("/");
    });
  switch (what) {
    case "factory":
      return draft.part(layout.factories, "/", Number(first) - (isDuel ? 0 : 1), (factory) => {
        const [sun = "", ...rest] = factory.split(":");
        const heap = draft.heap(sun, brush, second || null);
        return heap === null ? null : [heap, ...rest].join(":");
      });
    case "centre":
      return draft.part(layout.centre!, ":", 0, (heap) => draft.heap(heap, brush, first || null));
    case "slot":
    case "line":
      return inBoard(FIELDS.lines, Number(second), (line) =>
        draft.line(line, Number(second), brush),
      );
    case "wall": {
      const [row, column] = [Number(second), Number(third)];
      return inBoard(fields.wall, row, (spaces) =>
        draft.space(spaces, column, brush, pattern?.[row]?.[column] ?? null),
      );
    }
    case "floor":
      return draft.part(board, ";", fields.floor, (floor) =>
        isDuel ? draft.heap(floor, brush, null) : draft.floor(floor, brush),
      );
  }
  return false;
}

// Some languages have another word for Azul's factories than for Duel's.
const AZUL_FIELDS = [
  ...(["kind", "round", "phase", "turn", "starter", "factories-azul"] as const),
  ...(["centre", "bag", "lid"] as const),
];
const DUEL_FIELDS = [
  ...(["kind", "tablets", "round", "phase", "turn", "active", "starter", "first"] as const),
  ...(["focus", "factories", "bag", "tower", "chips", "display", "stack", "hand"] as const),
  ...(["laying", "rest", "payment"] as const),
];
export type Field = (typeof AZUL_FIELDS)[number] | (typeof DUEL_FIELDS)[number];

/** The names of a text's words, in their order; what follows them are the boards. */
export function fieldsOf(text: string): Field[] {
  return text.startsWith("duel") ? DUEL_FIELDS : AZUL_FIELDS;
}
