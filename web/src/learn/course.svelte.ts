/** A tutorial under way: which step, whether it was done, and the board that shows it. */

import { api } from "../api";
import { Playback } from "../boards/playback.svelte";
import type { LegalMove, MoveEntry, Study } from "../messages";
import type { Answer, Lesson, Step } from "../tutorial/lesson";
import { rightAnswer } from "./question";

export class Course {
  at = $state(0);
  answer: "right" | "wrong" | null = $state(null);
  /** The answer that was right, once the learner found it or asked for it. */
  found: Answer | null = $state(null);
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
  isDone = $derived(this.answer === "right");
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
    this.found = null;
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
    await this.#follow([move.text, ...(this.step.then ?? [])], () => true);
  }

  /** The learner's answer to a question; the right one lets the step's moves follow. */
  async respond(answer: Answer): Promise<void> {
    await this.#decide((right) => right === answer);
  }

  /** Points at the move, or gives the answer, because the learner asks for it. */
  async show(): Promise<void> {
    if (this.step.ask) await this.#decide(() => true);
    else this.shown = true;
  }

  async #decide(isRight: (right: Answer) => boolean): Promise<void> {
    if (this.isDone || this.waiting) return;
    await this.#follow(this.step.then ?? [], (study) => {
      const right = rightAnswer(this.step, study, this.lesson.viewer);
      this.found = isRight(right) ? right : null;
      return isRight(right);
    });
  }

  /** Studies what follows, and plays it on the board if that was right. */
  async #follow(followed: string[], isRight: (study: Study) => boolean): Promise<void> {
    this.waiting = true;
    const moves = [...this.#moves, ...followed];
    try {
      const study = await this.#study(this.at, this.#from, moves);
      this.answer = isRight(study) ? "right" : "wrong";
      if (this.answer === "wrong") return;
      const entries = study.entries.slice(this.#moves.length);
      this.last = entries[0] ?? null;
      this.legal = [];
      this.playback.push(entries, study.position);
      this.#moves = moves;
    } finally {
      this.waiting = false;
    }
  }

  #study(at: number, position: string | null, moves: string[]): Promise<Study> {
    const { game, viewer, options, steps } = this.lesson;
    const changed = { ...options, ...steps[at]?.options };
    return api.study({ game, options: changed, position, moves, viewer });
  }
}

/** What a step leaves played, if it was answered with its first right move. */
function played(step: Step): string[] {
  const move = step.expect ?? step.expect_any?.[0];
  return [...(move ? [move] : []), ...(step.then ?? [])];
}
