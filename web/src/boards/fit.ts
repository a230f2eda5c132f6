/** How a board is arranged and how large its tiles are, so that all of it fits its place.
 *
 * Sizes are sums of so many cells or pieces and so many pixels, so that the largest cell that fits
 * follows from each sum. The same figures stand in boards.css as custom properties: whoever changes
 * one changes the other, and tests/web/test_geometry.py fails where they differ.
 */

/** `rows`: what is offered above both boards. `corner`: the factories above both boards, the rest of
 * what is offered below the others. `columns`: offered above the own board, the others beside.
 * `stack`: all below each other. `flat`: the own board beside all else.
 */
export type Arrangement = "rows" | "corner" | "columns" | "stack" | "flat";

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
  /** Whether the head of the only other board stands beside it, since the board is low. */
  headBeside: boolean;
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
const HEAD_BESIDE = 100;
const LARGEST = { cell: 128, piece: 120 };
const SMALLEST_OTHER = 10;

const size = (cells: number, pixels = 0): Size => ({ cells, pixels });
const times = ({ cells, pixels }: Size, by: number): Size => size(cells * by, pixels * by);
const plus = (...all: Size[]): Size =>
  size(
    all.reduce((sum, each) => sum + each.cells, 0),
    all.reduce((sum, each) => sum + each.pixels, 0),
  );

const AZUL_BOARD: Box = { width: size(12.24, 8), height: size(7.42, 28) };
const DUEL_BOARD: Box = { width: size(15.02, 8), height: size(8.82, 28) };

/** What is offered: as a whole, and its factories apart from the rest. */
interface Offer {
  whole: Box;
  factories: Box;
  rest: Box;
}

/** Boxes side by side in so many columns, with gaps between them. */
function grid(box: Box, count: number, columns: number): Box {
  const rows = Math.ceil(count / columns);
  return {
    width: plus(times(box.width, columns), size(0, (columns - 1) * GAP)),
    height: plus(times(box.height, rows), size(0, (rows - 1) * GAP)),
  };
}

/** A board whose head stands beside it, and not above. */
const withHeadBeside = ({ width, height }: Box): Box => ({
  width: plus(width, size(0, HEAD_BESIDE)),
  height: plus(height, size(-0.57, -12)),
});

const scaled = (box: Box, by: number): Box => ({
  width: size(box.width.cells * by, box.width.pixels),
  height: size(box.height.cells * by, box.height.pixels),
});

type Shape = Omit<Fit, "cell" | "other" | "piece">;

interface Plan extends Omit<Fit, "cell" | "other" | "piece"> {
  /** What must fit the width, and what the height. */
  widths: Size[];
  heights: Size[];
}

const above = (...boxes: Size[]): Size => plus(...boxes, size(0, (boxes.length - 1) * GAP));

/** The boxes of what is offered, of the own board and of the others in each arrangement. */
function plan(shape: Shape, { whole: offer, factories, rest }: Offer, own: Box, others: Box): Plan {
  switch (shape.arrangement) {
    case "corner":
      return {
        ...shape,
        widths: [factories.width, above(own.width, others.width), above(own.width, rest.width)],
        heights: [
          above(factories.height, own.height),
          above(factories.height, others.height, rest.height),
        ],
      };
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

const ARRANGEMENTS: readonly Arrangement[] = ["rows", "corner", "columns", "stack", "flat"];
const PIECES = [0.7, 0.85, 1, 1.12];
const OTHERS = [0.36, 0.46, 0.58, 0.72, 0.9];
/** Around the best of these the search is repeated in finer steps, so that no room is left over. */
const STEPS = [-0.09, -0.06, -0.03, -0.015, 0, 0.015, 0.03, 0.06, 0.09];
const REPEATS = 3;
const LARGEST_PIECE = 1.12;
/** Smaller tiles than these are hard to see and to hit, so that much else is given up for them. */
const COMFORT = { cell: 24, piece: 24 };

function largest(plan: Plan, width: number, height: number): number {
  const fits = (room: number) => (need: Size) =>
    need.cells > 0 ? (room - need.pixels) / need.cells : need.pixels <= room ? Infinity : -1;
  return Math.min(...plan.widths.map(fits(width)), ...plan.heights.map(fits(height)));
}

/** A board's tiles matter most, then those that are offered, then the others' boards; of equal ones
 * the arrangement that leaves less empty is better.
 */
function worth({ cell, piece, other, folded }: Fit, empty: number): number {
  const tiny =
    Math.max(0, Math.log(COMFORT.cell / cell)) + Math.max(0, Math.log(COMFORT.piece / piece));
  const all = 3 * Math.log(cell) + 1.6 * Math.log(piece) + Math.log(folded ? 4 : other);
  return all - 4 * tiny - 0.3 * empty;
}

interface Variant {
  folded: boolean;
  /** The plan for pieces and other boards that are so much smaller than the own board. */
  plan: (piece: number, other: number) => Plan;
}

/** A fit, its worth, and what led to it. */
interface Found {
  fit: Fit;
  worth: number;
  variant: Variant;
  byPiece: number;
  byOther: number;
}

type Room = readonly [width: number, height: number];

/** The share of the height that stays empty in the shorter column. */
function emptyShare({ arrangement, heights }: Plan, cell: number, height: number): number {
  if (arrangement === "corner") return 0;
  const ends = heights.map(({ cells, pixels }) => cells * cell + pixels);
  return (Math.max(...ends) - Math.min(...ends)) / height;
}

function tried(variant: Variant, byPiece: number, byOther: number, room: Room): Found | null {
  const plan = variant.plan(byPiece, byOther);
  const cell = Math.min(largest(plan, ...room), LARGEST.cell, LARGEST.piece / byPiece);
  const other = cell * byOther;
  if (cell <= 0 || (!plan.folded && other < SMALLEST_OTHER)) return null;
  const { widths: _, heights: __, ...shape } = plan;
  const fit = { ...shape, cell, piece: cell * byPiece, other };
  const value = worth(fit, emptyShare(plan, cell, room[1]));
  return { fit, worth: value, variant, byPiece, byOther };
}

function search(
  variants: readonly Variant[],
  pieces: readonly number[],
  others: readonly number[],
  room: Room,
): Found | null {
  let found: Found | null = null;
  for (const variant of variants) {
    for (const byPiece of pieces) {
      for (const byOther of variant.folded ? OTHERS.slice(0, 1) : others) {
        const next = tried(variant, byPiece, byOther, room);
        if (next && (found === null || next.worth > found.worth)) found = next;
      }
    }
  }
  return found;
}

function best(variants: readonly Variant[], ...room: Room): Fit | null {
  let found = search(variants, PIECES, OTHERS, room);
  const near = (ratio: number, most: number) => STEPS.map((step) => Math.min(ratio + step, most));
  for (let turn = 0; found && turn < REPEATS; turn++) {
    const { variant, byPiece, byOther }: Found = found;
    found = search([variant], near(byPiece, LARGEST_PIECE), near(byOther, 1), room);
  }
  return found?.fit ?? null;
}

function othersBox(board: Box, by: number, count: number, shape: Shape): Box {
  const head: Box = { width: size(0, NARROWEST_HEAD), height: size(0, HEAD) };
  const open = scaled(shape.headBeside ? withHeadBeside(board) : board, by);
  return grid(shape.folded ? head : open, count, shape.across);
}

/** A factory's side in pieces: round where there is room, else just around its tiles. */
const ROUND = 2.72;
const CLOSE = 2.36;
const PLATES: Record<Arrangement, number> = {
  ...{ rows: ROUND, corner: ROUND, columns: ROUND },
  ...{ stack: CLOSE, flat: CLOSE },
};

function azulOffer(factories: number, shape: Shape, piece: number): Offer {
  const { perRow } = shape;
  const rows = Math.ceil(factories / perRow);
  const plate = PLATES[shape.arrangement] * piece;
  const width = size(perRow * plate, (perRow - 1) * GAP);
  const height = size(rows * plate, (rows - 1) * GAP);
  const apart = {
    factories: { width, height },
    rest: { width: size(4.1 * piece, 10), height: size(2.72 * piece, 14) },
  };
  if (shape.beside) {
    const whole = {
      width: above(width, apart.rest.width),
      height: rows > 1 ? height : apart.rest.height,
    };
    return { whole, ...apart };
  }
  const wide = size(8.2 * piece, 10);
  const whole = {
    width: width.cells > wide.cells ? width : wide,
    height: above(height, size(1.25 * piece, 10)),
  };
  return { whole, ...apart };
}

/** The ways to lay out so many factories and so many other boards. */
function azulShapes(factories: number, others: number) {
  const perRows = new Set([3, Math.ceil(factories / 2), factories]);
  const acrosses = new Set([1, Math.ceil(others / 2), others]);
  return ARRANGEMENTS.flatMap((arrangement) =>
    [...perRows].flatMap((perRow) =>
      [...acrosses].flatMap((across) =>
        [true, false].flatMap((beside) =>
          [false, true].map((folded) => {
            const headBeside = arrangement === "stack" && others === 1 && !folded;
            return { arrangement, perRow, across, beside, folded, headBeside };
          }),
        ),
      ),
    ),
  ).filter((shape) => shape.arrangement !== "corner" || (shape.beside && !shape.folded));
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
        othersBox(AZUL_BOARD, other, others, shape),
      ),
  }));
  return best(variants, width, height) ?? LEAST;
}

/** The tablets, and below them a decision unless it takes the market's row. */
const TABLETS = 36;
const DECISION = 100;

/** In one row, with room for a decision beside the factories; in three. */
const DUEL_OFFERS: { perRow: number; whole: (piece: number, plate: number) => Box }[] = [
  {
    perRow: 4,
    whole: (piece, plate) => ({
      width: size((6.2 + 4 * plate + 4.3) * piece, 110),
      height: size((plate + 1.25) * piece, 12),
    }),
  },
  {
    perRow: 1,
    whole: (piece, plate) => ({
      width: size(13 * piece, 8),
      height: size((plate + 4.15) * piece, 42),
    }),
  },
];

/** The factories in one row, and the market in another place, which a decision takes at times. */
const duelApart = (piece: number, plate: number): Omit<Offer, "whole"> => ({
  factories: {
    width: size((6.3 + 4 * plate) * piece, 50),
    height: size((plate + 1.25) * piece, 12),
  },
  rest: { width: size(5.76 * piece, 60), height: size(1.44 * piece, 44) },
});

/** The other board, with the tablets below it or beside its head; decisions where they have no
 * other place.
 */
function duelOthers(shape: Shape, other: number): Box {
  const board = othersBox(DUEL_BOARD, other, 1, shape);
  const apart = shape.arrangement === "rows" || shape.arrangement === "columns";
  if (shape.folded && !apart) {
    return { width: size(0, 2 * NARROWEST_HEAD + GAP), height: size(0, TABLETS) };
  }
  const tablets = size(0, apart ? TABLETS + GAP + DECISION : TABLETS);
  return { width: board.width, height: above(board.height, tablets) };
}

export function fitDuel(width: number, height: number): Fit {
  const variants: Variant[] = [];
  for (const arrangement of ARRANGEMENTS) {
    for (const { perRow, whole } of DUEL_OFFERS) {
      for (const folded of [false, true]) {
        if (arrangement === "corner" && (folded || perRow < 4)) continue;
        const headBeside = arrangement === "stack" && !folded;
        const shape = { arrangement, perRow, beside: true, across: 1, folded, headBeside };
        const plate = PLATES[arrangement];
        variants.push({
          folded,
          plan: (piece, other) =>
            plan(
              shape,
              { whole: whole(piece, plate), ...duelApart(piece, plate) },
              DUEL_BOARD,
              duelOthers(shape, other),
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
  ...{ beside: false, across: 1, folded: true, headBeside: false },
};
