/** A whole game to leaf through: which ply is shown, and playing on by itself. */

import { Playback } from "../boards/playback.svelte";
import type { MoveEntry, Position, Replay } from "../messages";
import { settings } from "../settings.svelte";
import { firstDecision, roundStarts } from "./rounds";

const PAUSE = { off: 1200, fast: 500, normal: 900, slow: 1600 };

export class Player {
  ply = $state(0);
  playing = $state(false);
  readonly playback = new Playback();
  /** Where the first decision is made: before it there is only an empty board. */
  readonly first: number;
  /** Where the first decision of each round is made. */
  readonly rounds: number[];
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly replay: Replay) {
    this.playback.reset(replay.start);
    this.first = firstDecision(replay);
    this.rounds = roundStarts(replay);
  }

  get length(): number {
    return this.replay.entries.length;
  }

  /** The entry that led to the position shown. */
  entry: MoveEntry | null = $derived.by(() => this.replay.entries[this.ply - 1] ?? null);

  #position(ply: number): Position {
    return this.replay.entries[ply - 1]?.position ?? this.replay.start;
  }

  /** Shows a ply; the next one with its motion, any other at once. */
  go(ply: number): void {
    const wanted = Math.min(this.length, Math.max(0, ply));
    const next = wanted === this.ply + 1 ? this.replay.entries[wanted - 1] : undefined;
    if (next) {
      this.playback.push([next], this.#position(wanted));
      this.ply = wanted;
    } else this.jump(wanted);
  }

  /** Shows a ply without motion. */
  jump(ply: number): void {
    const wanted = Math.min(this.length, Math.max(0, ply));
    if (wanted !== this.ply) this.playback.reset(this.#position(wanted));
    this.ply = wanted;
  }

  /** The first decision of this round or, there already, of the one before. */
  get roundBack(): number | null {
    return this.rounds.findLast((ply) => ply < this.ply) ?? null;
  }

  get roundOn(): number | null {
    return this.rounds.find((ply) => ply > this.ply) ?? null;
  }

  play(): void {
    if (this.ply === this.length) this.go(0);
    this.playing = true;
    this.#tick();
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.#timer);
  }

  #tick(): void {
    this.#timer = setTimeout(() => {
      if (!this.playback.playing) this.go(this.ply + 1);
      if (this.ply === this.length) this.pause();
      else this.#tick();
    }, PAUSE[settings.speed]);
  }
}
