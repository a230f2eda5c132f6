import glicko2 from "glicko2-lite";
import { expect, test } from "vitest";
import { freshPuzzle, NEWCOMER, rated } from "./rating";

test("the library computes the example of Glickman's paper", () => {
  const { rating, rd, vol } = glicko2(1500, 200, 0.06, [
    [1400, 30, 1],
    [1550, 100, 0],
    [1700, 300, 0],
  ]);
  expect(rating).toBeCloseTo(1464.05, 1);
  expect(rd).toBeCloseTo(151.52, 1);
  expect(vol).toBeCloseTo(0.05999, 4);
});

/** Steps 2 to 4 and 6 to 8 of the paper for one game, with the volatility left as it is. */
function byThePaper(own: number, ownRd: number, other: number, otherRd: number, score: number) {
  const scale = 173.7178;
  const phi = ownRd / scale;
  const g = 1 / Math.sqrt(1 + (3 * (otherRd / scale) ** 2) / Math.PI ** 2);
  const expected = 1 / (1 + Math.exp((-g * (own - other)) / scale));
  const precision = g ** 2 * expected * (1 - expected);
  const variance = 1 / (1 / (phi ** 2 + 0.06 ** 2) + precision);
  return {
    rating: own + scale * variance * g * (score - expected),
    deviation: scale * Math.sqrt(variance),
  };
}

test.each([true, false])("solver and puzzle change as Glicko-2 says (solved: %s)", (isSolved) => {
  const puzzle = freshPuzzle(1289);
  const after = rated(NEWCOMER, puzzle, isSolved);
  const solver = byThePaper(1000, 350, 1289, 150, Number(isSolved));
  expect(after.solver.rating).toBeCloseTo(solver.rating, 0);
  expect(after.solver.deviation).toBeCloseTo(solver.deviation, 0);
  const other = byThePaper(1289, 150, 1000, 350, Number(!isSolved));
  expect(after.puzzle.rating).toBeCloseTo(other.rating, 0);
  expect(after.puzzle.deviation).toBeCloseTo(other.deviation, 0);
  expect(Math.sign(after.solver.rating - 1000)).toBe(isSolved ? 1 : -1);
});

test("ratings stay finite after a thousand tries with one end", () => {
  let solver = NEWCOMER;
  for (let index = 0; index < 1000; index++) {
    solver = rated(solver, freshPuzzle(293), index % 2 === 0 || index > 500).solver;
    expect(Number.isFinite(solver.rating + solver.deviation + solver.volatility)).toBe(true);
  }
  expect(solver.deviation).toBeGreaterThan(10);
});
