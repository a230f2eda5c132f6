/** Ratings of solver and puzzle by Glicko-2: a try is a game that one of the two wins. */

import glicko2 from "glicko2-lite";

export interface Rated {
  rating: number;
  /** How uncertain the rating is: the standard deviation. */
  deviation: number;
  volatility: number;
}

/** Somebody new: in the middle of the puzzles' ratings, and as uncertain as Glicko-2 allows. */
export const NEWCOMER: Rated = { rating: 1000, deviation: 350, volatility: 0.06 };
/** A puzzle's rating lies between those of two levels, which are about so far apart. */
const PUZZLE_DEVIATION = 150;
const VOLATILITY = 0.06;

/** A puzzle that nobody has tried. */
export function freshPuzzle(rating: number): Rated {
  return { rating, deviation: PUZZLE_DEVIATION, volatility: VOLATILITY };
}

/** One after a game against another; 1 is a win, 0 a loss. */
function played(one: Rated, other: Rated, score: 0 | 1): Rated {
  const { rating, rd, vol } = glicko2(one.rating, one.deviation, one.volatility, [
    [other.rating, other.deviation, score],
  ]);
  return { rating, deviation: rd, volatility: vol };
}

/** Both after a try, each rated against what the other was before it. */
export function rated(
  solver: Rated,
  puzzle: Rated,
  isSolved: boolean,
): { solver: Rated; puzzle: Rated } {
  return {
    solver: played(solver, puzzle, isSolved ? 1 : 0),
    puzzle: played(puzzle, solver, isSolved ? 0 : 1),
  };
}
