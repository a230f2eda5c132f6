/** A puzzle that somebody solves: the task, what was tried, and how the ratings changed. */

import { api } from "../api";
import { Playback } from "../boards/playback.svelte";
import type { LegalMove, Move, PuzzleExplained, PuzzleList, PuzzleTask } from "../messages";
import type { GameName } from "../routes";
import { playLoss, playRun } from "../sound";
import { nextPuzzle } from "./choosing";
import { afterTry, counts, keep, kept, noProgress, puzzleOf, type Kept } from "./progress";

/** `shown`: the solution was asked for. */
export type Verdict = "right" | "wrong" | "shown";

/** Ratings before and after the try that counted. */
export interface Change {
  solver: [number, number];
  puzzle: [number, number];
}

/** What an address names beside puzzles' ids. */
export const DAILY = "daily";

export class Solving {
  kept: Kept = $state.raw(kept());
  list: PuzzleList | null = $state.raw(null);
  task: PuzzleTask | null = $state.raw(null);
  isDaily = $state(false);
  verdict: Verdict | null = $state(null);
  tried: Move | null = $state.raw(null);
  explained: PuzzleExplained | null = $state.raw(null);
  /** Whether the words could not be fetched. */
  isUnexplained = $state(false);
  change: Change | null = $state.raw(null);
  /** How many moves of the solution are shown on the board. */
  step = $state(0);
  failure: unknown = $state.raw(null);
  readonly playback = new Playback();
  /** Counts what was opened: answers about an earlier puzzle come too late. */
  #opened = 0;

  game = $derived(this.kept.game);
  progress = $derived(this.kept[this.game]);
  /** Whether moves can be tried. */
  isOpen = $derived(this.task !== null && (this.verdict === null || this.verdict === "wrong"));
  /** Whether the solution is in sight. */
  isDone = $derived(this.verdict === "right" || this.verdict === "shown");

  /** Opens what an address names: an id, the puzzle of the day, or the next one for nothing. */
  async open(name: string): Promise<void> {
    const opened = ++this.#opened;
    this.failure = null;
    if (name.startsWith("azul-")) this.choose({ game: "azul" });
    if (name.startsWith("duel-")) this.choose({ game: "duel" });
    try {
      const list = await api.puzzles(this.game);
      const id = name === DAILY ? list.daily : name || this.#next(list);
      const task = await api.puzzle(id);
      if (opened !== this.#opened) return;
      this.list = list;
      this.isDaily = name === DAILY;
      this.#begin(task);
    } catch (reason) {
      if (opened === this.#opened) this.failure = reason;
    }
  }

  #next(list: PuzzleList): string {
    const now = this.task?.id ?? null;
    const { theme } = this.kept;
    const found =
      nextPuzzle(list.puzzles, this.progress, theme, now) ??
      nextPuzzle(list.puzzles, this.progress, null, now);
    return found?.id ?? list.daily;
  }

  #begin(task: PuzzleTask): void {
    this.task = task;
    this.change = null;
    this.#clear();
  }

  #clear(): void {
    this.verdict = null;
    this.tried = null;
    this.explained = null;
    this.isUnexplained = false;
    this.step = 0;
    this.playback.reset(this.task!.position);
  }

  /** Another try, which does not count. */
  retry(): void {
    this.change = null;
    this.#clear();
  }

  attempt(move: LegalMove): void {
    if (!this.task || !this.isOpen) return;
    const isRight = this.task.solutions.includes(move.text);
    this.#count(isRight);
    this.tried = move;
    this.verdict = isRight ? "right" : "wrong";
    if (isRight) playRun(4);
    else playLoss();
    void this.#explain(move.text);
  }

  show(): void {
    if (!this.task) return;
    this.#count(false);
    this.tried = null;
    this.verdict = "shown";
    void this.#explain(this.task.best.text);
  }

  /** The first try changes ratings and streak; later ones, and those of another day, do not. */
  #count(isSolved: boolean): void {
    const { task, list } = this;
    // Another page of this browser may have kept something meanwhile.
    const all = { ...kept(), game: this.game, theme: this.kept.theme };
    const before = all[this.game];
    if (!task || !list || !counts(before, task.id, list.day)) return;
    const after = afterTry(before, task, isSolved, list.day);
    this.change = {
      solver: [before.solver.rating, after.solver.rating],
      puzzle: [puzzleOf(before, task).rating, puzzleOf(after, task).rating],
    };
    this.#keep({ ...all, [this.game]: after });
  }

  #keep(all: Kept): void {
    this.kept = all;
    keep(all);
  }

  /** Fetches the words; without them right is still right. */
  async #explain(move: string): Promise<void> {
    const { task } = this;
    const opened = this.#opened;
    this.explained = null;
    this.isUnexplained = false;
    const isCurrent = () => opened === this.#opened && task === this.task && this.verdict !== null;
    try {
      const explained = await api.puzzleTry(task!.id, { move });
      if (!isCurrent() || (this.tried?.text ?? task!.best.text) !== move) return;
      this.explained = explained;
      if (this.isDone) this.go(1);
    } catch {
      if (isCurrent()) this.isUnexplained = true;
    }
  }

  /** Shows so many moves of the solution; the next one with its motion. */
  go(step: number): void {
    const line = this.explained?.line ?? [];
    const wanted = Math.min(line.length, Math.max(0, step));
    const entry = line[wanted - 1];
    const position = entry?.position ?? this.task!.position;
    if (entry && wanted === this.step + 1) this.playback.push([entry], position);
    else if (wanted !== this.step) this.playback.reset(position);
    this.step = wanted;
  }

  choose(wish: { game?: GameName; theme?: string | null }): void {
    this.#keep({ ...this.kept, ...wish });
  }

  /** Forgets the ratings and tries of both games. */
  forget(): void {
    this.change = null;
    this.#keep({ ...this.kept, azul: noProgress(), duel: noProgress() });
  }
}
