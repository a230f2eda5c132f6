/** A move of the game to try again: the reader makes another one, and the engine compares. */

import { api } from "../api";
import { isAbort, type Evaluator } from "../engine/evaluator";
import type { Explored, LegalMove, Move, SearchAnswer } from "../messages";
import type { Decision, Reason } from "./report";

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

/** Why a move is good, or worse than the best one. */
export interface Why {
  /** Of the move itself. */
  own: readonly Reason[];
  /** What the best move does and this one does not, where nothing speaks against this one. */
  lacks: readonly Reason[];
}

const NOTHING: Why = { own: [], lacks: [] };

export class Exercise {
  place: Explored | null = $state.raw(null);
  tried: Try | null = $state.raw(null);
  /** On the move that was tried, as soon as it is judged. */
  why: Why = $state.raw(NOTHING);
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
    this.why = NOTHING;
    this.isShown = false;
    if (move.text === this.best.text) {
      this.tried = { move, loss: 0, points: 0, good: true };
      this.why = { own: this.decision.reasons ?? [], lacks: [] };
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
    const { signal } = this.#asking;
    try {
      const answer = await this.evaluator.evaluate(question, { signal });
      this.tried = judged(move, answer);
      await this.#explain(this.tried, signal);
    } catch (reason) {
      if (!isAbort(reason)) this.failure = reason;
    }
  }

  /** A judgement is of use without words, too. */
  async #explain({ move, good }: Try, signal: AbortSignal): Promise<void> {
    const { best, view: text, decision } = this;
    const line = decision.best[0]?.moves ?? [best.text];
    const compared = good
      ? { lines: [[move.text]], instead: [decision.move] }
      : { lines: [[move.text], line], instead: [best.text, move.text] };
    const found = await api.reasons({ text, ...compared }).catch(() => null);
    if (found && !signal.aborted) this.why = whyOf(good, found.lines);
  }

  retry(): void {
    this.#asking.abort();
    this.tried = null;
    this.why = NOTHING;
    this.isShown = false;
  }

  close(): void {
    this.#asking.abort();
  }
}

/** From the reasons of a move and, if it is worse, of the best one. */
export function whyOf(good: boolean, [own = [], best = []]: readonly Reason[][]): Why {
  const found = own.filter((one) => (good ? one.worth > 0 : one.worth < 0));
  return { own: found, lacks: found.length > 0 ? [] : best.filter((one) => one.worth > 0) };
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
