// @vitest-environment jsdom
import { beforeAll, describe, expect, it } from "vitest";
import type { GameEvent } from "../messages";
import { words } from "../words.svelte";
import { played } from "./fixtures/played";
import { narrate } from "./narration";

const NAMES = ["Ann", "Ben", "Cleo"];

beforeAll(async () => {
  await words.load("ui", "game", "log");
});

describe("the narration", () => {
  it("has a whole sentence for every event of whole games", () => {
    for (const [game, name] of [
      ["azul", "azul-grey"],
      ["duel", "duel-random"],
    ] as const) {
      for (const { events } of played(name).entries) {
        for (const sentence of narrate(game, events, NAMES)) {
          expect(sentence).toMatch(/\.$/);
          expect(sentence).not.toMatch(/event|\{|undefined|\$/);
        }
      }
    }
  });

  it("counts lines, rows and columns from 1", () => {
    const placed: GameEvent = {
      ...{ kind: "TilePlaced", player: 1, row: 2, column: 4, colour: "K" },
      ...{ horizontal: 3, vertical: 1, points: 3, to_lid: 2 },
    };
    expect(narrate("azul", [placed], NAMES)).toEqual([
      "Ben places a black tile in row 3, column 5: 3 points (3 across).",
    ]);
  });

  it("tells a complete line from one that is not", () => {
    const filled = { kind: "LineFilled", player: 0, line: 2, colour: "R", count: 1 } as const;
    expect(narrate("azul", [{ ...filled, held: 2 }], NAMES)).toEqual(["Line 3 holds 2 of 3."]);
    expect(narrate("azul", [{ ...filled, held: 3 }], NAMES)).toEqual(["Line 3 is complete."]);
  });

  it("tells a deal in one sentence, also when the bag is refilled in between", () => {
    const dealt: GameEvent = { kind: "TileDealt", factory: 1, colour: "B" };
    const refilled: GameEvent = { kind: "BagRefilled", tiles: 30 };
    expect(narrate("azul", [dealt, dealt, refilled, dealt], NAMES)).toEqual([
      "The bag is empty: 30 tiles go back into it from the lid.",
      "The factories are filled.",
    ]);
  });

  it("says nothing of a floor line that cost nothing", () => {
    const scored = { kind: "FloorScored", player: 0, cost: 0, points: 0, tiles: "" } as const;
    expect(narrate("azul", [scored], NAMES)).toEqual([]);
  });

  it("says that the stop at 0 cut a loss short", () => {
    const scored = { kind: "FloorScored", player: 0, cost: 4, points: 1, tiles: "*RR" } as const;
    const [sentence] = narrate("azul", [scored], NAMES);
    expect(sentence).toContain("starting player marker, 2 red");
    expect(sentence).toContain("never drops below 0");
  });

  it("does not name a plate that only the other player saw", () => {
    const seen: GameEvent = { kind: "PlateSeen", player: 1, plate: null };
    expect(narrate("duel", [seen, seen], NAMES)).toEqual(["Ben looks at 2 drawn plates."]);
  });
});
