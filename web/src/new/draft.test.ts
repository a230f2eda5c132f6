import { expect, test } from "vitest";
import { draftFor, newTable, obstacle, toggleTablet } from "./draft";

test("a table for friends has an open seat for each", () => {
  const draft = { ...draftFor("friends", " Ana ", "greedy"), players: 3 };
  expect(newTable(draft)).toMatchObject({
    game: "azul",
    options: { players: "3", wall: "coloured" },
    seats: [
      { kind: "me", name: "Ana" },
      { kind: "open", name: "" },
      { kind: "open", name: "" },
    ],
    dealer: "seeded",
    clock: null,
  });
});

test("a companion deals by hand, without a clock", () => {
  const draft = draftFor("companion", "", "greedy");
  expect(newTable({ ...draft, clock: "turn" })).toMatchObject({ dealer: "hand", clock: null });
});

test("Duel has two seats and its own options", () => {
  const draft = { ...draftFor("hot-seat", "", "greedy"), game: "duel" as const, players: 4 };
  const table = newTable({ ...draft, tablets: "choose", start: 2 });
  expect(table.seats).toHaveLength(2);
  expect(table.options).toEqual({ tablets: "rows+columns+diagonals", start: "2" });
  expect(newTable({ ...draft, tablets: "four" }).options).toEqual({ tablets: "draw4" });
});

test("minutes become the seconds of a game clock", () => {
  const draft = { ...draftFor("friends", "", "greedy"), clock: "game" as const, gameMinutes: 3 };
  expect(newTable(draft).clock).toEqual({ kind: "game", seconds: 180, increment: 5 });
});

test("only one side of a scoring tablet is up", () => {
  expect(toggleTablet(["rows", "columns"], "variety")).toEqual(["columns", "variety"]);
  expect(toggleTablet(["rows", "columns"], "rows")).toEqual(["columns"]);
});

test("three or four tablets must be chosen", () => {
  const draft = {
    ...draftFor(null, "", "greedy"),
    game: "duel" as const,
    tablets: "choose" as const,
  };
  expect(obstacle({ ...draft, chosenTablets: ["rows"] })).toBe("new-tablets-choose");
  expect(obstacle(draft)).toBeNull();
});
