import { describe, expect, it } from "vitest";
import type { Place } from "../../../native/wasm/engine.mjs";
import { first } from "../engine/components.json";
import { exploredHere, gameOf } from "./places";

const place: Place = {
  start: first.azul,
  steps: [[-6, -1]],
  text: first.azul.replace("seat n -", "deal n 1"),
  view: `view:- ${first.azul.replace("seat n -", "deal n 1")}`,
  legal: [],
  chance: [
    [-1, 30],
    [-2, 10],
  ],
};

describe("a position without the server", () => {
  it("knows nature's moves and chances, and can be dealt on", async () => {
    const asked: unknown[] = [];
    const found = await exploredHere(
      { text: first.azul, moves: ["seat:1"], deals: 3 },
      (...all) => {
        asked.push(all.slice(0, 3));
        return Promise.resolve(place);
      },
    );
    expect(asked[0]).toEqual([first.azul, [-6], false]);
    expect(asked.slice(1)).toEqual(Array(3).fill([place.text, [], true]));
    expect(found.entries.map(({ player, move }) => [player, move.text])).toEqual([[-1, "seat:1"]]);
    expect(found.outcomes.map(({ move, chance }) => [move.text, chance])).toEqual([
      ["+B", 0.75],
      ["+Y", 0.25],
    ]);
    expect(found.position).toMatchObject({ game: "azul", turn: -1, starter: 0, phase: "deal" });
    expect(found.deals).toMatchObject({ exact: false, deals: { length: 3 } });
    expect(found.filled).toBe(false);
  });

  it("is of the game that its text names", () => {
    expect(gameOf(`view:2 ${first.duel}`)).toBe("duel");
    expect(gameOf(first.azul)).toBe("azul");
  });
});
