import { expect, test } from "vitest";
import { afterTry, counts, noProgress, puzzleOf, readKept } from "./progress";
import { freshPuzzle, NEWCOMER, rated } from "./rating";

const EASY = { id: "azul-1-1", rating: 546 };
const HARD = { id: "azul-2-2", rating: 1581 };

test("a try changes both ratings, the streak and the history", () => {
  const first = afterTry(noProgress(), EASY, true, "2026-11-16");
  const expected = rated(NEWCOMER, freshPuzzle(546), true);
  expect(first.solver).toEqual(expected.solver);
  expect(puzzleOf(first, EASY)).toEqual(expected.puzzle);
  expect([first.streak, first.best]).toEqual([1, 1]);
  const second = afterTry(first, { ...HARD, id: "azul-3-3" }, true, "2026-11-16");
  const third = afterTry(second, HARD, false, "2026-11-17");
  expect([third.streak, third.best]).toEqual([0, 2]);
  expect(third.history).toHaveLength(3);
  expect(third.history[2]).toBe(Math.round(third.solver.rating));
  expect(third.solver.deviation).toBeLessThan(first.solver.deviation);
});

test("a puzzle counts once, and again after a month", () => {
  const after = afterTry(noProgress(), EASY, false, "2026-11-16");
  expect(counts(noProgress(), EASY.id, "2026-11-16")).toBe(true);
  expect(counts(after, EASY.id, "2026-12-15")).toBe(false);
  expect(counts(after, EASY.id, "2026-12-16")).toBe(true);
  const again = afterTry(after, EASY, true, "2026-12-16");
  expect(puzzleOf(again, EASY).rating).toBeLessThan(puzzleOf(after, EASY).rating);
});

test("what was kept is read back", () => {
  const duel = afterTry(noProgress(), HARD, true, "2026-11-16");
  const all = { game: "duel", theme: "plates", azul: noProgress(), duel };
  expect(readKept(JSON.stringify(all))).toEqual(all);
});

test.each([
  null,
  "",
  "{",
  "[]",
  "7",
  '{"azul":{"solver":{"rating":null}}}',
  '{"azul":{"solver":{"rating":1,"deviation":-4,"volatility":0.06}},"duel":[],"game":"go"}',
])("broken storage is as good as none: %s", (text) => {
  expect(readKept(text)).toEqual(readKept(null));
  expect(readKept(text).azul).toEqual(noProgress());
});

test("of broken tries only those that can be read are kept", () => {
  const good = afterTry(noProgress(), EASY, true, "2026-11-16");
  const tries = { ...good.tries, a: { day: "x" }, b: null, c: { day: "2026-01-01" } };
  const text = JSON.stringify({ azul: { ...good, tries, history: [1, "x", null], streak: -1 } });
  const { azul } = readKept(text);
  expect(Object.keys(azul.tries)).toEqual([EASY.id]);
  expect(azul.history).toEqual([1]);
  expect(azul.streak).toBe(0);
});
