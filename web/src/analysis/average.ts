/** What a position is worth before nature moves: the mean over deals, with its standard error. */

import type { SearchAnswer } from "../messages";

/** What one deal is worth, by seat. */
export interface Worth {
  weight: number;
  wins: readonly number[];
  /** By how much each seat leads the best other one in the end. */
  leads: readonly number[];
  /** Of the search alone. */
  error: number;
}

/** What a seat can expect. */
export interface Mean {
  win: number;
  /** The standard error of the chance to win. */
  error: number;
  lead: number;
}

export function worthOf(answer: SearchAnswer, weight: number): Worth | null {
  const [best] = answer.lines;
  if (!best?.wins?.length || !best.scores?.length) return null;
  const scores = best.scores;
  const leads = scores.map(
    (score, seat) => score - Math.max(...scores.filter((_, at) => at !== seat)),
  );
  return { weight, wins: best.wins, leads, error: best.exact ? 0 : (best.error ?? 0) };
}

/** The means of all seats. Of a sample, the spread of its deals holds the noise of the searches. */
export function meansOf(worths: readonly Worth[], isSample: boolean): Mean[] {
  const [first] = worths;
  if (!first) return [];
  const total = worths.reduce((sum, { weight }) => sum + weight, 0);
  const mean = (value: (worth: Worth) => number) =>
    worths.reduce((sum, worth) => sum + (worth.weight / total) * value(worth), 0);
  return first.wins.map((_, seat) => {
    const win = mean((worth) => worth.wins[seat] ?? 0);
    const count = worths.length;
    const spread = worths.reduce((sum, { wins }) => sum + ((wins[seat] ?? 0) - win) ** 2, 0);
    const searches = worths.reduce((sum, one) => sum + ((one.weight / total) * one.error) ** 2, 0);
    const noise = isSample && count > 1 ? spread / (count - 1) / count : searches;
    return { win, error: Math.sqrt(noise), lead: mean((worth) => worth.leads[seat] ?? 0) };
  });
}
