/** A move of the game to try again: the reader makes another one, and the engine compares. */

import { api } from "../api";
import { isAbort, type Evaluator } from "../engine/evaluator";
import type { Explored, LegalMove, Move, SearchAnswer } from "../messages";
import type { Decision } from "./report";

/** The thresholds of docs/analysis.md: a smaller loss has no name, nor has one within the noise. */
const NAMED_LOSS = 0.025;
const ERRORS = 2;
export interface Try {
  move: Move;
  /** How much chance to win the move loses against the best one; null while it is compared. */
  loss: number | null;
  points: number;
  good: boolean;
}

export class Exercise {
  place: Explored | null = $state.raw(null);
  tried: Try | null = $state.raw(null);
  isShown = $state(false);
  failure: unknown = $state.raw(null);
  #asking = new AbortController();

  constructor(
    readonly decision: Decision,
    readonly best: Move,
    readonly view: string,
    readonly evaluator: Evaluator,
    /** As many as the review had for the move that was played, which so loses as much again. */
    readonly nodes: number,
  ) {
    api.position({ text: view }).then(
      (place) => (this.place = place),
      (reason: unknown) => (this.failure = reason),
    );
  }

  /** Compares a move with the best one on common deals. */
  async attempt(move: LegalMove): Promise<void> {
    this.#asking.abort();
    this.#asking = new AbortController();
    this.failure = null;
    if (move.text === this.best.text) {
      this.tried = { move, loss: 0, points: 0, good: true };
      return;
    }
    this.tried = { move, loss: null, points: 0, good: false };
    const ids = [this.best.id, move.id].filter((id) => id !== null);
    const question = {
      view: this.view,
      nodes: this.nodes,
      moves: ids,
      lines: 2,
      seed: 2,
    };
    try {
      const answer = await this.evaluator.evaluate(question, { signal: this.#asking.signal });
      this.tried = judged(move, answer);
    } catch (reason) {
      if (!isAbort(reason)) this.failure = reason;
    }
  }

  retry(): void {
    this.#asking.abort();
    this.tried = null;
    this.isShown = false;
  }

  close(): void {
    this.#asking.abort();
  }
}

/** What the comparison of a move with the best one says of it. */
export function judged(move: Move, answer: SearchAnswer): Try {
  const own = answer.lines.find((line) => line.ids[0] === move.id);
  const other = answer.lines.find((line) => line.ids[0] !== move.id);
  const loss = Math.max(0, (other?.win ?? 0) - (own?.win ?? 0));
  const error = Math.max(own?.difference_error ?? 0, other?.difference_error ?? 0);
  const points = Math.max(0, (other?.score ?? 0) - (own?.score ?? 0));
  return { move, loss, points, good: loss < NAMED_LOSS || loss <= ERRORS * error };
}
