import { describe, expect, it } from "vitest";
import type { AzulPosition, DuelPosition, GameEvent, Position } from "../../messages";
import { played } from "../fixtures/played";
import { after, beatsOf, lifted } from "./beats";
import { changesOf } from "./changes";
import { earnedIn, paidIn } from "./counts";
import { flightsOf } from "./flights";

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
      expect(azulTable({ ...after(before, entry.events, changesOf(entry)), phase })).toEqual(
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
      expect(duelTable(after(before, entry.events, changesOf(entry))), entry.move.text).toEqual(
        duelTable(entry.position),
      );
      before = entry.position;
    }
  });

  it("are not changed by being shown", () => {
    const game = played("azul-grey");
    const before = JSON.stringify(game.start);
    const [entry] = game.entries;
    after(game.start, entry!.events, changesOf(entry!));
    lifted(game.start, entry!.events, changesOf(entry!));
    expect(JSON.stringify(game.start)).toBe(before);
  });
});

describe("beats", () => {
  it("keep every event once, and each player's in order", () => {
    const byPlayer = (events: readonly GameEvent[], player: number) =>
      events.filter((event) => !("player" in event) || event.player === player);
    for (const { events } of played("duel-random").entries) {
      const shown = beatsOf(events).flat();
      expect(shown).toHaveLength(events.length);
      for (const player of [0, 1]) {
        expect(byPlayer(shown, player)).toEqual(byPlayer(events, player));
      }
    }
  });

  it("let both players tile and pay at the same time", () => {
    const placed = (player: number, row: number) =>
      ({ kind: "TilePlaced", player, row, column: 0 }) as unknown as GameEvent;
    const paid = (player: number) => ({ kind: "FloorScored", player }) as unknown as GameEvent;
    const events = [placed(0, 0), placed(0, 1), paid(0), placed(1, 2), paid(1)];
    expect(beatsOf(events)).toEqual([
      [placed(0, 0), placed(1, 2)],
      [placed(0, 1)],
      [paid(0), paid(1)],
    ]);
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
    position.boards[0]!.wall[2]![4] = "K";
    expect(earnedIn(position, [placed])).toEqual([
      [{ anchors: ["wall-0-2-4"], points: 1, kind: "sum" }],
    ]);
  });
});

describe("counting", () => {
  const { start } = played("azul-grey");

  it("lights the row, then the column, then shows the sum", () => {
    const position = structuredClone(start) as AzulPosition;
    const { wall } = position.boards[0]!;
    wall[2] = [null, "B", "Y", "R", null];
    wall[1]![2] = wall[3]![2] = "K";
    const placed: GameEvent = {
      ...{ kind: "TilePlaced", player: 0, row: 2, column: 2, colour: "Y" },
      ...{ horizontal: 3, vertical: 3, points: 6, to_lid: 2 },
    };
    const row = ["wall-0-2-1", "wall-0-2-2", "wall-0-2-3"];
    const column = ["wall-0-1-2", "wall-0-2-2", "wall-0-3-2"];
    expect(earnedIn(position, [placed])).toEqual([
      [{ anchors: row, points: 3, kind: "part" }],
      [{ anchors: column, points: 3, kind: "part" }],
      [{ anchors: ["wall-0-2-2"], points: 6, kind: "sum" }],
    ]);
  });

  it("pays the floor line piece by piece, and then the whole", () => {
    const scored: GameEvent = {
      ...{ kind: "FloorScored", player: 1, cost: 4, points: 4, tiles: "*BB" },
    };
    const paid = paidIn(start, [scored]).flat();
    expect(paid.map(({ anchors }) => anchors[0])).toEqual(["floor-1-0", "floor-1-1", "floor-1-2"]);
    expect(paid.map(({ points }) => points)).toEqual([-1, -1, -2]);
    expect(earnedIn(start, [scored])).toEqual([
      [{ anchors: ["score-1"], points: -4, kind: "loss" }],
    ]);
  });

  it("pays Duel's broken tiles one after another, as the board prints it, then the first-player tile", () => {
    const { start: before } = played("duel-random");
    const scored: GameEvent = {
      ...{ kind: "BrokenScored", player: 1, cost: 8, points: 8, tiles: "BYR", first_tile: true },
    };
    const paid = paidIn(before, [scored]);
    expect(paid.map((step) => step.map(({ anchors }) => anchors))).toEqual([
      [["floor-1-0"]],
      [["floor-1-1"]],
      [["floor-1-2"]],
      [["first-1"]],
    ]);
    expect(paid.flat().map(({ points }) => points)).toEqual([-1, -3, -6, -2]);
    expect(earnedIn(before, [scored])).toEqual([
      [{ anchors: ["score-1"], points: -8, kind: "loss" }],
    ]);
  });

  it("counts full rows, columns and colours one after another at the end", () => {
    const position = structuredClone(start) as AzulPosition;
    position.boards[0]!.wall[0] = [..."BYRKW"];
    position.boards[0]!.wall.forEach((tiles) => (tiles[0] ??= "B"));
    const scored: GameEvent = {
      ...{ kind: "BonusScored", player: 0, rows: 1, columns: 1, colours: 1 },
      ...{ row_points: 2, column_points: 7, colour_points: 10, points: 19 },
    };
    const steps = earnedIn(position, [scored]);
    expect(steps.map((step) => step.map(({ points }) => points))).toEqual([[2], [7], [10], [19]]);
    expect(steps[0]![0]!.anchors).toEqual([0, 1, 2, 3, 4].map((column) => `wall-0-0-${column}`));
  });
});
