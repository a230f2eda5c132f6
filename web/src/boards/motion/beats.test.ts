import { describe, expect, it } from "vitest";
import type { AzulPosition, DuelPosition, GameEvent, Position } from "../../messages";
import { played } from "../fixtures/played";
import { after, beatsOf, lifted } from "./beats";
import { flightsOf, popsOf } from "./flights";

const sortedChips = (chips: string[]) => [...chips].sort();

/** What lies on the table of Azul, but for the marker, which no event brings back at the end. */
function azulTable(position: Position) {
  const { factories, centre, bag, lid, boards, marker, scores } = position as AzulPosition;
  const over = position.phase === "over" || position.outcome !== null;
  return { factories, centre, bag, lid, boards, scores, marker: over ? null : marker };
}

/** What lies on the table of Duel, but for tokens, what the stack hides, and chips face down, of
 * which no event tells. */
function duelTable(position: Position) {
  const { large, bag, tower, display, laying, rest, first_tile, scores, hand } =
    position as DuelPosition;
  const boards = (position as DuelPosition).boards.map((board) => ({
    score: board.score,
    lines: board.lines,
    plates: board.plates,
    tiles: board.tiles,
    broken: board.broken,
    chips: sortedChips(board.chips),
  }));
  const small = (position as DuelPosition).small.map((factory) => ({
    ...factory,
    chip: factory.chip === "?" ? null : factory.chip,
  }));
  const names = display.map((plate) => plate.name).sort();
  return { large, small, bag, tower, names, laying, rest, first_tile, scores, hand, boards };
}

describe("events", () => {
  it("lead a whole game of Azul from each position to the next", () => {
    const game = played("azul-grey");
    let before = game.start;
    for (const entry of game.entries) {
      const { phase } = entry.position;
      expect(azulTable({ ...after(before, entry.events), phase })).toEqual(
        azulTable(entry.position),
      );
      before = entry.position;
    }
    expect(before.phase).toBe("over");
  });

  it("lead a whole game of Duel from each position to the next", () => {
    const game = played("duel-random");
    let before = game.start;
    for (const entry of game.entries) {
      if (entry.position.phase === "over") break; // the stop at 0 is no event (D28)
      expect(duelTable(after(before, entry.events)), entry.move.text).toEqual(
        duelTable(entry.position),
      );
      before = entry.position;
    }
  });

  it("are not changed by being shown", () => {
    const game = played("azul-grey");
    const before = JSON.stringify(game.start);
    after(game.start, game.entries[0]!.events);
    lifted(game.start, game.entries[0]!.events);
    expect(JSON.stringify(game.start)).toBe(before);
  });
});

describe("beats", () => {
  it("keep every event once, in order", () => {
    for (const { events } of played("duel-random").entries) {
      expect(beatsOf(events).flat()).toEqual(events);
    }
  });

  it("show a take with all it leads to as one movement", () => {
    const took = { kind: "Took", player: 1, source: 2, colour: "R", count: 3, moved: "B" } as const;
    const filled = {
      kind: "LineFilled",
      player: 1,
      line: 1,
      colour: "R",
      count: 2,
      held: 2,
    } as const;
    const fell = { kind: "FellToFloor", player: 1, colour: "R", count: 1, to_lid: 0 } as const;
    const ended = { kind: "RoundEnded", round: 1 } as const;
    expect(beatsOf([took, filled, fell, ended])).toEqual([[took, filled, fell], [ended]]);
  });
});

describe("flights", () => {
  it("send every tile that a take moves to its own place", () => {
    const game = played("azul-grey");
    let before = game.start;
    for (const { events, position } of game.entries) {
      for (const beat of beatsOf(events)) {
        const [opening] = beat;
        if (opening?.kind !== "Took") continue;
        const flights = flightsOf(before, beat);
        const marker = beat.some((event) => event.kind === "MarkerTaken" && event.on_floor);
        const unplaced = beat.some((event) => event.kind === "MarkerTaken" && !event.on_floor);
        const tiles = opening.count + opening.moved.length + Number(marker || unplaced);
        expect(flights).toHaveLength(tiles);
        const places = flights
          .map((flight) => flight.to[0]!)
          .filter((to) => /^(slot|floor)/.test(to));
        expect(new Set(places).size).toBe(places.length);
      }
      before = position;
    }
  });

  it("take a complete line's first tile to the wall and the others to the lid", () => {
    const { start } = played("azul-grey");
    const position = structuredClone(start) as AzulPosition;
    Object.assign(position.boards[0]!.lines[2]!, { colour: "K", count: 3 });
    const placed: GameEvent = {
      ...{ kind: "TilePlaced", player: 0, row: 2, column: 4, colour: "K" },
      ...{ horizontal: 1, vertical: 1, points: 1, to_lid: 2 },
    };
    expect(flightsOf(position, [placed]).map(({ from, to }) => [from[0], to[0]])).toEqual([
      ["slot-0-2-0", "wall-0-2-4"],
      ["slot-0-2-1", "lid"],
      ["slot-0-2-2", "lid"],
    ]);
    expect(popsOf([placed])).toEqual([{ anchor: "wall-0-2-4", points: 1 }]);
  });
});
