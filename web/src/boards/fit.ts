/** How a board is arranged and how large its tiles are, so that all of it fits its place.
 *
 * Sizes are sums of so many cells or pieces and so many pixels, so that the largest cell that fits
 * follows from each sum. The same figures stand in boards.css as custom properties: whoever changes
 * one changes the other, and tests/web/test_geometry.py fails where they differ.
 */

/** `rows`: what is offered above both boards. `columns`: offered above the own board, the others
 * beside. `stack`: all below each other. `flat`: the own board beside all else.
 */
export type Arrangement = "rows" | "columns" | "stack" | "flat";

export interface Fit {
  arrangement: Arrangement;
  /** The side of a space on the own board, and on the others', in pixels. */
  cell: number;
  other: number;
  /** The side of a tile that is offered. */
  piece: number;
  /** Factories side by side. */
  perRow: number;
  /** Whether the centre stands beside the factories, or below them. */
  beside: boolean;
  /** The other boards side by side. */
  across: number;
  /** Whether the other boards show their heads only. */
  folded: boolean;
}

/** So many cells and so many pixels. */
interface Size {
  cells: number;
  pixels: number;
}

interface Box {
  width: Size;
  height: Size;
}

export const GAP = 8;
const HEAD = 34;
const NARROWEST_HEAD = 156;
const LARGEST = { cell: 128, piece: 96 };
const SMALLEST_OTHER = 10;

const size = (cells: number, pixels = 0): Size => ({ cells, pixels });
const times = ({ cells, pixels }: Size, by: number): Size => size(cells * by, pixels * by);
const plus = (...all: Size[]): Size =>
  size(
    all.reduce((sum, each) => sum + each.cells, 0),
    all.reduce((sum, each) => sum + each.pixels, 0),
  );

const AZUL_BOARD: Box = { width: size(12.4, 8), height: size(7.5, 30) };
const DUEL_BOARD: Box = { width: size(15.7, 8), height: size(9.2, 34) };

/** Boxes side by side in so many columns, with gaps between them. */
function grid(box: Box, count: number, columns: number): Box {
  const rows = Math.ceil(count / columns);
  return {
    width: plus(times(box.width, columns), size(0, (columns - 1) * GAP)),
    height: plus(times(box.height, rows), size(0, (rows - 1) * GAP)),
  };
}

const scaled = (box: Box, by: number): Box => ({
  width: size(box.width.cells * by, box.width.pixels),
  height: size(box.height.cells * by, box.height.pixels),
});

type Shape = Pick<Fit, "arrangement" | "perRow" | "beside" | "across" | "folded">;

interface Plan extends Omit<Fit, "cell" | "other" | "piece"> {
  /** What must fit the width, and what the height. */
  widths: Size[];
  heights: Size[];
}

const above = (...boxes: Size[]): Size => plus(...boxes, size(0, (boxes.length - 1) * GAP));

/** The boxes of what is offered, of the own board and of the others in each arrangement. */
function plan(shape: Shape, offer: Box, own: Box, others: Box): Plan {
  switch (shape.arrangement) {
    case "rows":
      return {
        ...shape,
        widths: [offer.width, above(own.width, others.width)],
        heights: [above(offer.height, own.height), above(offer.height, others.height)],
      };
    case "columns":
      return {
        ...shape,
        widths: [above(own.width, others.width), above(offer.width, others.width)],
        heights: [above(offer.height, own.height), others.height],
      };
    case "flat":
      return {
        ...shape,
        widths: [above(own.width, offer.width), above(own.width, others.width)],
        heights: [own.height, above(offer.height, others.height)],
      };
    case "stack":
      return {
        ...shape,
        widths: [own.width, offer.width, others.width],
        heights: [above(offer.height, own.height, others.height)],
      };
  }
}

const ARRANGEMENTS: readonly Arrangement[] = ["rows", "columns", "stack", "flat"];
const PIECES = [0.7, 0.85, 1, 1.2];
const OTHERS = [0.36, 0.46, 0.58, 0.72, 0.9];
/** Smaller tiles than these are hard to see and to hit, so that much else is given up for them. */
const COMFORT = { cell: 24, piece: 24 };

function largest(plan: Plan, width: number, height: number): number {
  const fits = (room: number) => (need: Size) =>
    need.cells > 0 ? (room - need.pixels) / need.cells : need.pixels <= room ? Infinity : -1;
  return Math.min(...plan.widths.map(fits(width)), ...plan.heights.map(fits(height)));
}

/** A board's tiles matter most, then those that are offered, then the others' boards. */
function worth({ cell, piece, other, folded }: Fit): number {
  const tiny =
    Math.max(0, Math.log(COMFORT.cell / cell)) + Math.max(0, Math.log(COMFORT.piece / piece));
  const all = 3 * Math.log(cell) + 1.6 * Math.log(piece) + Math.log(folded ? 4 : other);
  return all - 4 * tiny;
}

interface Variant {
  folded: boolean;
  /** The plan for pieces and other boards that are so much smaller than the own board. */
  plan: (piece: number, other: number) => Plan;
}

function best(variants: readonly Variant[], width: number, height: number): Fit | null {
  let found: Fit | null = null;
  for (const variant of variants) {
    for (const byPiece of PIECES) {
      for (const byOther of variant.folded ? OTHERS.slice(0, 1) : OTHERS) {
        const { widths, heights, ...shape } = variant.plan(byPiece, byOther);
        const cell = Math.min(
          largest({ widths, heights, ...shape }, width, height),
          LARGEST.cell,
          LARGEST.piece / byPiece,
        );
        const fit = { ...shape, cell, piece: cell * byPiece, other: cell * byOther };
        if (cell <= 0 || (!fit.folded && fit.other < SMALLEST_OTHER)) continue;
        if (found === null || worth(fit) > worth(found)) found = fit;
      }
    }
  }
  return found;
}

function othersBox(board: Box, by: number, count: number, across: number, folded: boolean): Box {
  const head: Box = { width: size(0, NARROWEST_HEAD), height: size(0, HEAD) };
  return grid(folded ? head : scaled(board, by), count, across);
}

/** A factory's side in pieces: round where there is room, else just around its tiles. */
const PLATES: Record<Arrangement, number> = { rows: 2.72, columns: 2.72, stack: 2.36, flat: 2.36 };

function azulOffer(factories: number, shape: Shape, piece: number): Box {
  const { perRow } = shape;
  const rows = Math.ceil(factories / perRow);
  const plate = PLATES[shape.arrangement] * piece;
  const width = size(perRow * plate, (perRow - 1) * GAP);
  const height = size(rows * plate, (rows - 1) * GAP);
  if (shape.beside) {
    const least = size(2.72 * piece, 14);
    return {
      width: above(width, size(4.1 * piece, 10)),
      height: rows > 1 ? height : least,
    };
  }
  const wide = size(8.2 * piece, 10);
  return {
    width: width.cells > wide.cells ? width : wide,
    height: above(height, size(1.25 * piece, 10)),
  };
}

/** The ways to lay out so many factories and so many other boards. */
function azulShapes(factories: number, others: number) {
  const perRows = new Set([3, Math.ceil(factories / 2), factories]);
  const acrosses = new Set([1, Math.ceil(others / 2), others]);
  return ARRANGEMENTS.flatMap((arrangement) =>
    [...perRows].flatMap((perRow) =>
      [...acrosses].flatMap((across) =>
        [true, false].flatMap((beside) =>
          [false, true].map((folded) => ({ arrangement, perRow, across, beside, folded })),
        ),
      ),
    ),
  );
}

export function fitAzul(players: number, width: number, height: number): Fit {
  const factories = 2 * players + 1;
  const others = players - 1;
  const variants = azulShapes(factories, others).map((shape): Variant => ({
    folded: shape.folded,
    plan: (piece, other) =>
      plan(
        shape,
        azulOffer(factories, shape, piece),
        AZUL_BOARD,
        othersBox(AZUL_BOARD, other, others, shape.across, shape.folded),
      ),
  }));
  return best(variants, width, height) ?? LEAST;
}

/** The tablets, and below them a decision unless it takes the market's row. */
const TABLETS = 36;
const DECISION = 100;

/** In one row, with round factories; in three; in two. */
const DUEL_OFFERS: { perRow: number; box: (piece: number, plate: number) => Box }[] = [
  {
    perRow: 4,
    box: (piece, plate) => ({
      width: size((6.8 + 4 * plate + 3) * piece, 110),
      height: size((plate + 1.3) * piece, 20),
    }),
  },
  {
    perRow: 1,
    box: (piece, plate) => ({
      width: size(13 * piece, 8),
      height: size((plate + 4.3) * piece, 52),
    }),
  },
  {
    perRow: 2,
    box: (piece, plate) => ({
      width: size(Math.max(9.9, 4 * plate) * piece, 60),
      height: size((plate + 4.4) * piece, 60),
    }),
  },
];

/** The other board, with the tablets below it or beside its head; decisions where they have no
 * other place.
 */
function duelOthers(arrangement: Arrangement, other: number, folded: boolean): Box {
  const board = othersBox(DUEL_BOARD, other, 1, 1, folded);
  const apart = arrangement === "rows" || arrangement === "columns";
  if (folded && !apart) {
    return { width: size(0, 2 * NARROWEST_HEAD + GAP), height: size(0, TABLETS) };
  }
  const tablets = size(0, apart ? TABLETS + GAP + DECISION : TABLETS);
  return { width: board.width, height: above(board.height, tablets) };
}

export function fitDuel(width: number, height: number): Fit {
  const variants: Variant[] = [];
  for (const arrangement of ARRANGEMENTS) {
    for (const { perRow, box } of DUEL_OFFERS) {
      for (const folded of [false, true]) {
        const shape = { arrangement, perRow, beside: true, across: 1, folded };
        variants.push({
          folded,
          plan: (piece, other) =>
            plan(
              shape,
              box(piece, PLATES[arrangement]),
              DUEL_BOARD,
              duelOthers(arrangement, other, folded),
            ),
        });
      }
    }
  }
  return best(variants, width, height) ?? LEAST;
}

/** Where nothing fits: as on the smallest phone, and the page scrolls. */
const LEAST: Fit = {
  ...{ arrangement: "stack", cell: 20, other: 10, piece: 20, perRow: 3 },
  ...{ beside: false, across: 1, folded: true },
};
