import { expect, test } from "vitest";
import { nextPuzzle, themeCounts } from "./choosing";
import { afterTry, noProgress, type Progress } from "./progress";

const PUZZLES = Array.from({ length: 60 }, (_, index) => ({
  id: `azul-${index}-1`,
  rating: 300 + 30 * index,
  themes: index % 3 ? ["floor"] : ["line", "floor"],
}));
const picks = (progress: Progress, theme: string | null, now: string | null = null) =>
  [0, 0.3, 0.6, 0.99].map((chance) => nextPuzzle(PUZZLES, progress, theme, now, () => chance)!);

test("the next puzzle is near the solver's rating", () => {
  for (const { rating } of picks(noProgress(), null)) {
    expect(Math.abs(rating - 1000)).toBeLessThanOrEqual(6 * 30);
  }
});

test("the next puzzle has the theme, and is not the present one", () => {
  for (const { themes } of picks(noProgress(), "line")) expect(themes).toContain("line");
  const [first] = picks(noProgress(), null);
  for (const { id } of picks(noProgress(), null, first!.id)) expect(id).not.toBe(first!.id);
  expect(nextPuzzle(PUZZLES, noProgress(), "chips", null)).toBeNull();
});

test("no puzzle comes again before all others have come, and then the oldest first", () => {
  let progress = noProgress();
  const seen = new Set<string>();
  for (let index = 0; index < PUZZLES.length; index++) {
    const found = nextPuzzle(PUZZLES, progress, null, null)!;
    seen.add(found.id);
    const day = index < 30 ? "2026-11-16" : "2026-11-17";
    progress = afterTry(progress, found, index % 2 === 0, day);
  }
  expect(seen.size).toBe(PUZZLES.length);
  for (const { id } of picks(progress, null)) expect(progress.tries[id]!.day).toBe("2026-11-16");
});

test("themes are counted", () => {
  expect(themeCounts(PUZZLES)).toEqual(
    new Map([
      ["line", 20],
      ["floor", 60],
    ]),
  );
});
