/** What lies between the players as a figure: factories, centre, plates. */

import type { AzulPosition, DuelPosition, GameEvent, Position } from "../messages";
import { frame, name, number, type Drawing, type Shape } from "./shapes";

const TILE = 32;
const STEP = TILE + 5;
const FACTORY = 96;
const BETWEEN = FACTORY + 10;
const SIDE = 2 * STEP - 3;

export function offerDrawing(
  position: Position,
  events: readonly GameEvent[],
  sides: { sun: string; moon: string },
): Drawing {
  return position.game === "azul" ? azul(position, events) : duel(position, events, sides);
}

function tileAt(letter: string, x: number, y: number, framed: boolean): Shape[] {
  const tile: Shape = { kind: "tile", letter, x, y, size: TILE };
  return framed ? [tile, frame(x, y, TILE)] : [tile];
}

function panel(x: number, y: number, width: number, height: number, round: number): Shape {
  return { kind: "panel", x, y, width, height, round };
}

/** Tiles in rows of two in the middle of a factory. */
function heap(tiles: string, x: number, y: number, taken: string | null): Shape[] {
  const [left, above] = [x + (FACTORY - SIDE) / 2, y + (FACTORY - SIDE) / 2];
  return [...tiles].flatMap((letter, at) =>
    tileAt(letter, left + (at % 2) * STEP, above + Math.floor(at / 2) * STEP, letter === taken),
  );
}

function azul(position: AzulPosition, events: readonly GameEvent[]): Drawing {
  const took = events.find((event) => event.kind === "Took");
  const takenFrom = (source: number) => (took?.source === source ? took.colour : null);
  const shapes = position.factories.flatMap((tiles, index) => {
    const x = 2 + index * BETWEEN;
    return [
      panel(x, 2, FACTORY, FACTORY, FACTORY / 2),
      ...heap(tiles, x, 2, takenFrom(index + 1)),
      number(index + 1, x + FACTORY / 2, FACTORY + 18),
    ];
  });
  const width = position.factories.length * BETWEEN - 6;
  const y = FACTORY + 28;
  shapes.push(panel(2, y, width - 4, TILE + 16, 10));
  const pieces = [...(position.marker < 0 ? ["first"] : []), ...position.centre];
  const left = (width - pieces.length * STEP) / 2;
  pieces.forEach((letter, at) =>
    shapes.push(...tileAt(letter, left + at * STEP, y + 8, letter === takenFrom(0))),
  );
  return { width, height: y + TILE + 18, shapes };
}

function duel(
  position: DuelPosition,
  events: readonly GameEvent[],
  sides: { sun: string; moon: string },
): Drawing {
  const sun = events.find((event) => event.kind === "TookSun");
  const moon = events.find((event) => event.kind === "TookMoon")?.colour ?? null;
  const sunTaken = (factory: number) => (sun?.factory === factory ? sun.colour : null);
  const [sunY, moonY] = [22, 22 + FACTORY + 44];
  const largeWidth = 3 * STEP + 15;
  const width = 2 + largeWidth + 10 + position.small.length * BETWEEN - 8;
  const first = position.first_tile < 0 ? ["first"] : [];
  const row = (tiles: string[], y: number, taken: string | null) =>
    tiles.flatMap((letter, at) =>
      tileAt(letter, 11 + (at % 3) * STEP, y + Math.floor(at / 3) * STEP, letter === taken),
    );
  const shapes = [
    name(sides.sun, width / 2, 14),
    panel(2, sunY, largeWidth, FACTORY, 10),
    ...row([...position.large.sun], sunY + 14, sunTaken(0)),
    name(sides.moon, width / 2, moonY - 10),
    panel(2, moonY, largeWidth, FACTORY, 10),
    ...row([...first, ...position.large.moon], moonY + 14, moon),
    ...position.small.flatMap((small, index) => {
      const x = 2 + largeWidth + 10 + index * BETWEEN;
      return [
        panel(x, sunY, FACTORY, FACTORY, FACTORY / 2),
        ...heap(small.sun, x, sunY, sunTaken(index + 1)),
        number(index + 1, x + FACTORY / 2, sunY + FACTORY + 14),
        panel(x, moonY, FACTORY, FACTORY, 10),
        ...stack(small.chip, small.moon, x, moonY, moon),
      ];
    }),
  ];
  return { width, height: moonY + FACTORY + 2, shapes };
}

/** The chip, and the tiles on it, the top one to the right and in full view. */
function stack(
  chip: string | null,
  tiles: string,
  x: number,
  y: number,
  taken: string | null,
): Shape[] {
  const pieces = tiles.length + (chip ? 1 : 0);
  const step = 17;
  const left = x + (FACTORY - TILE - step * (pieces - 1)) / 2;
  const above = y + (FACTORY - TILE) / 2 + 8;
  const shapes: Shape[] = chip ? [{ kind: "chip", chip, x: left, y: above, size: TILE }] : [];
  [...tiles].forEach((letter, at) => {
    const place = at + (chip ? 1 : 0);
    const top = at === tiles.length - 1;
    const framed = top && letter === taken;
    shapes.push(...tileAt(letter, left + place * step, above - place * 6, framed));
  });
  return shapes;
}

/** Drawn plates that a player looks at. */
export function platesDrawing(position: DuelPosition): Drawing {
  const plates = position.hand.map((plate) => plate.cells).filter((cells) => cells !== null);
  const shapes = plates.flatMap((cells, index) => {
    const x = 2 + index * (FACTORY + 14);
    return [
      panel(x, 2, FACTORY, FACTORY, 8),
      ...[...cells].map((letter, at): Shape => ({
        kind: "tile",
        letter,
        x: x + 12 + (at % 2) * (TILE + 8),
        y: 14 + Math.floor(at / 2) * (TILE + 8),
        size: TILE,
        printed: true,
      })),
    ];
  });
  return { width: plates.length * (FACTORY + 14) - 10, height: FACTORY + 4, shapes };
}
