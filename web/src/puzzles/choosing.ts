/** Which puzzle comes next. */

import type { PuzzleEntry } from "../messages";
import type { Progress } from "./progress";

/** The themes in the order in which they are offered; `other` is none of them. */
export const THEMES = [
  ...["line", "floor", "denied", "gift", "marker", "column"],
  ...["plates", "chips", "other"],
] as const;

/** One of so many puzzles is chosen, so that not everybody meets the same ones. */
const CHOICE = 12;

/** How many puzzles every theme has. */
export function themeCounts(puzzles: readonly PuzzleEntry[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { themes } of puzzles) {
    for (const theme of themes) counts.set(theme, (counts.get(theme) ?? 0) + 1);
  }
  return counts;
}

/** A puzzle near the solver's rating: one that was never tried, or else was not for the longest. */
export function nextPuzzle(
  puzzles: readonly PuzzleEntry[],
  progress: Progress,
  theme: string | null,
  now: string | null,
  random: () => number = Math.random,
): PuzzleEntry | null {
  const matching = puzzles.filter(
    ({ id, themes }) => id !== now && (theme === null || themes.includes(theme)),
  );
  const last = (id: string) => progress.tries[id]?.day ?? "";
  const oldest = matching.reduce((day, { id }) => (last(id) < day ? last(id) : day), "9999");
  const far = ({ rating }: PuzzleEntry) => Math.abs(rating - progress.solver.rating);
  const near = matching
    .filter(({ id }) => last(id) === oldest)
    .sort((one, other) => far(one) - far(other))
    .slice(0, CHOICE);
  return near[Math.floor(random() * near.length)] ?? null;
}
