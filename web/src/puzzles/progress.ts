/** What this browser keeps of somebody's puzzles, and nobody else gets. */

import type { GameName } from "../routes";
import { store, stored } from "../settings.svelte";
import { freshPuzzle, NEWCOMER, rated, type Rated } from "./rating";

const PLACE = "manueline.puzzles";
/** The curve of ratings has so many points at most. */
const MOST_HISTORY = 100;
/** After so many days a puzzle counts again. */
const FORGOTTEN_AFTER = 30;
const DAY = 86_400_000;

/** The first try at a puzzle, which is the one that counts. */
export interface Try {
  /** As `2026-11-16`. */
  day: string;
  isSolved: boolean;
  /** The puzzle's rating after it. */
  puzzle: Rated;
}

/** What is kept of one game: the two have ratings of their own, as the levels have. */
export interface Progress {
  solver: Rated;
  /** Puzzles solved in a row, now and at best. */
  streak: number;
  best: number;
  /** The solver's rating after each try. */
  history: number[];
  tries: Record<string, Try>;
}

export interface Kept {
  game: GameName;
  /** Null is any. */
  theme: string | null;
  azul: Progress;
  duel: Progress;
}

export function noProgress(): Progress {
  return { solver: NEWCOMER, streak: 0, best: 0, history: [], tries: {} };
}

function isObject(found: unknown): found is Record<string, unknown> {
  return typeof found === "object" && found !== null && !Array.isArray(found);
}

function isCount(found: unknown): found is number {
  return Number.isInteger(found) && (found as number) >= 0;
}

function isRated(found: unknown): found is Rated {
  if (!isObject(found)) return false;
  const { rating, deviation, volatility } = found;
  return Number.isFinite(rating) && isAbove(deviation, 500) && isAbove(volatility, 1);
}

function isAbove(found: unknown, most: number): boolean {
  return typeof found === "number" && found > 0 && found <= most;
}

function isTry(found: unknown): found is Try {
  return (
    isObject(found) &&
    Number.isFinite(Date.parse(String(found.day))) &&
    typeof found.isSolved === "boolean" &&
    isRated(found.puzzle)
  );
}

function readGame(found: unknown): Progress {
  if (!isObject(found) || !isRated(found.solver)) return noProgress();
  const tries = isObject(found.tries) ? Object.entries(found.tries) : [];
  const history = Array.isArray(found.history) ? found.history : [];
  return {
    solver: found.solver,
    streak: isCount(found.streak) ? found.streak : 0,
    best: isCount(found.best) ? found.best : 0,
    history: history.filter((one): one is number => Number.isFinite(one)),
    tries: Object.fromEntries(tries.filter((one): one is [string, Try] => isTry(one[1]))),
  };
}

/** What was kept; whatever cannot be read is as if nothing had been. */
export function readKept(text: string | null): Kept {
  let found: unknown = null;
  try {
    found = JSON.parse(text ?? "null");
  } catch {
    // Broken text is no text.
  }
  const parts = isObject(found) ? found : {};
  return {
    game: parts.game === "duel" ? "duel" : "azul",
    theme: typeof parts.theme === "string" ? parts.theme : null,
    azul: readGame(parts.azul),
    duel: readGame(parts.duel),
  };
}

export function kept(): Kept {
  return readKept(stored(PLACE));
}

export function keep(all: Kept): void {
  store(PLACE, JSON.stringify(all));
}

/** Whether a try at the puzzle would change the ratings. */
export function counts(progress: Progress, id: string, day: string): boolean {
  const last = progress.tries[id];
  return !last || Date.parse(day) - Date.parse(last.day) >= FORGOTTEN_AFTER * DAY;
}

/** The puzzle's rating, which begins as the data say. */
export function puzzleOf(progress: Progress, puzzle: { id: string; rating: number }): Rated {
  return progress.tries[puzzle.id]?.puzzle ?? freshPuzzle(puzzle.rating);
}

/** What is kept after the first try at a puzzle. */
export function afterTry(
  progress: Progress,
  puzzle: { id: string; rating: number },
  isSolved: boolean,
  day: string,
): Progress {
  const after = rated(progress.solver, puzzleOf(progress, puzzle), isSolved);
  const streak = isSolved ? progress.streak + 1 : 0;
  return {
    solver: after.solver,
    streak,
    best: Math.max(progress.best, streak),
    history: [...progress.history, Math.round(after.solver.rating)].slice(-MOST_HISTORY),
    tries: { ...progress.tries, [puzzle.id]: { day, isSolved, puzzle: after.puzzle } },
  };
}
