/** A tutorial under way: which step, whether its move was found, and the board that shows it. */

import { api } from "../api";
import { Playback } from "../boards/playback.svelte";
import type { LegalMove, MoveEntry } from "../messages";
import type { Lesson, Step } from "../tutorial/lesson";

export class Course {
  at = $state(0);
  answer: "right" | "wrong" | null = $state(null);
  legal: LegalMove[] = $state.raw([]);
  last: MoveEntry | null = $state.raw(null);
  /** Whether the reader gave up on finding the move alone. */
  shown = $state(false);
  waiting = $state(false);
  readonly playback = new Playback();
  /** Where the board started from, and what was played since. */
  #from: string | null = null;
  #moves: string[] = [];

  constructor(readonly lesson: Lesson) {}

  step: Step = $derived.by(() => this.lesson.steps[this.at]!);
  wanted: string[] = $derived.by(
    () => this.step.expect_any ?? (this.step.expect ? [this.step.expect] : []),
  );
  isDone = $derived(this.answer === "right" || this.wanted.length === 0);
  isLast = $derived.by(() => this.at === this.lesson.steps.length - 1);
  /** The move to point at: at once where the step shows all of it, else when it is asked for. */
  hint: LegalMove | null = $derived.by(() => {
    const pointed = (this.step.highlight?.length ?? 0) > 1;
    if (this.isDone || !(pointed || this.shown)) return null;
    return this.legal.find((move) => this.wanted.includes(move.text)) ?? null;
  });

  /** Begins a step; those without a position of their own go on from the one before. */
  async go(at: number): Promise<void> {
    const start = this.lesson.steps.findLastIndex((step, index) => index <= at && step.position);
    const from = this.lesson.steps[start]?.position ?? null;
    const moves = this.lesson.steps.slice(Math.max(0, start), at).flatMap(played);
    const study = await this.#study(at, from, moves);
    [this.#from, this.#moves] = [from, moves];
    this.at = at;
    this.answer = null;
    this.shown = false;
    this.legal = study.legal;
    this.last = null;
    this.playback.reset(study.position);
  }

  /** The learner's move: played if it is the right one, else only answered. */
  async play(move: LegalMove): Promise<void> {
    if (this.isDone || this.waiting) return;
    if (!this.wanted.includes(move.text)) {
      this.answer = "wrong";
      return;
    }
    this.waiting = true;
    const moves = [...this.#moves, move.text, ...(this.step.then ?? [])];
    try {
      const study = await this.#study(this.at, this.#from, moves);
      const entries = study.entries.slice(this.#moves.length);
      this.last = entries[0] ?? null;
      this.legal = [];
      this.playback.push(entries, study.position);
      this.#moves = moves;
      this.answer = "right";
    } finally {
      this.waiting = false;
    }
  }

  #study(at: number, position: string | null, moves: string[]) {
    const { game, viewer, options, steps } = this.lesson;
    const changed = { ...options, ...steps[at]?.options };
    return api.study({ game, options: changed, position, moves, viewer });
  }
}

/** What a step leaves played, if it was answered with its first right move. */
function played(step: Step): string[] {
  const move = step.expect ?? step.expect_any?.[0];
  return move ? [move, ...(step.then ?? [])] : [];
}
