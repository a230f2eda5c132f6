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
      { text: first.azul, moves: ["seat:1"], deals: 1 },
      (...all) => {
        asked.push(all.slice(0, 3));
        // A long deal: each draw leads to another position.
        const draws = all[1].length > 0 && all[0] === place.text ? ` ${asked.length}` : "";
        return Promise.resolve({ ...place, text: place.text + draws });
      },
    );
    expect(asked[0]).toEqual([first.azul, [-6], false]);
    expect(asked.at(-1)).toEqual([place.text, [], true]);
    expect(found.entries.map(({ player, move }) => [player, move.text])).toEqual([[-1, "seat:1"]]);
    expect(found.outcomes.map(({ move, chance }) => [move.text, chance])).toEqual([
      ["+B", 0.75],
      ["+Y", 0.25],
    ]);
    expect(found.position).toMatchObject({ game: "azul", turn: -1, starter: 0, phase: "deal" });
    expect(found.deals).toMatchObject({ exact: false, deals: { length: 1 } });
    expect(found.filled).toBe(false);
  });

  it("has all its deals where they are few, with their chances", async () => {
    // Two draws, of which the order does not matter.
    const chance: [number, number][] = [
      [-1, 3],
      [-2, 1],
    ];
    const drawn = (ids: number[]) => `${first.azul} ${ids.toSorted().join("")}`;
    const walk: Record<string, number[]> = { [drawn([])]: [] };
    const explore = (text: string, moves: number[]) => {
      const ids = [...(walk[text] ?? []), ...moves];
      walk[drawn(ids)] = ids;
      const view = `view:${ids.length < 2 ? "-" : "1"} ${first.azul}`;
      return Promise.resolve({
        ...place,
        text: drawn(ids),
        view,
        chance: ids.length < 2 ? chance : [],
      });
    };
    const request = { text: drawn([]), deals: 3 };
    const found = await exploredHere(request, explore);
    expect(found.deals?.exact).toBe(true);
    expect(found.deals?.deals.map(({ weight }) => weight)).toEqual([9 / 16, 6 / 16, 1 / 16]);
    const sampled = await exploredHere({ ...request, deals: 2 }, explore);
    expect(sampled.deals).toMatchObject({ exact: false, deals: { length: 2 } });
  });

  it("is of the game that its text names", () => {
    expect(gameOf(`view:2 ${first.duel}`)).toBe("duel");
    expect(gameOf(first.azul)).toBe("azul");
  });
});
