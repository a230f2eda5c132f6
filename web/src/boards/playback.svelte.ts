/** Shows what happened one thing after another: from the position before to the one after. */

import { tick } from "svelte";
import type { MoveEntry, Position } from "../messages";
import { settings, type Speed } from "../settings.svelte";
import { playLoss, playRun, playSum, playTiles } from "../sound";
import { changesOf, type Changes } from "./motion/changes";
import { after, beatsOf, lifted, stageOf, type Beat, type Stage } from "./motion/beats";
import { earnedIn, paidIn, type Count } from "./motion/counts";
import { flightsOf } from "./motion/flights";
import { count, fly, starts, sweep } from "./motion/overlay";

/** How long a flight takes, in milliseconds. */
const FLIGHT: Record<Speed, number> = { off: 0, fast: 230, normal: 430, slow: 850 };
/** More entries than this are not all shown: it goes on with the last ones. */
const MOST_WAITING = 8;

const pause = (time: number) => new Promise((done) => setTimeout(done, time));

/** Whether motion can be seen, and is wanted. */
export function isStill(): boolean {
  const wants = globalThis.matchMedia?.("(prefers-reduced-motion: reduce)").matches;
  return settings.speed === "off" || wants === true || document.hidden;
}

function hear(step: readonly Count[]): void {
  for (const { kind, points } of step.slice(0, 1)) {
    if (kind === "part") playRun(points);
    else if (kind === "sum") playSum(points);
    else playLoss();
  }
}

export class Playback {
  position: Position | null = $state.raw(null);
  playing = $state(false);
  /** What is being shown besides a player's move. */
  stage: Stage | null = $state(null);
  /** The version of the last entry that has been shown to its end. */
  version = $state(0);
  #waiting: MoveEntry[] = [];
  #final: { position: Position; version: number } | null = null;
  /** Counts resets: whatever was begun before one has no say any more. */
  #era = 0;

  /** Shows a position at once, whatever was going on. */
  reset(position: Position, version = this.version): void {
    this.#era++;
    this.#waiting = [];
    this.#final = null;
    this.playing = false;
    this.stage = null;
    this.version = version;
    this.position = position;
    if (typeof document !== "undefined") sweep();
  }

  /** Shows the entries after those that still wait, and then the final position. */
  push(entries: readonly MoveEntry[], final: Position, version = lastOf(entries)): void {
    this.#final = { position: final, version };
    this.#waiting.push(...entries);
    if (this.playing) return;
    if (this.position === null || this.#waiting.length === 0 || isStill()) this.finish();
    else void this.#run(this.#era);
  }

  /** Goes straight to the final position. */
  finish(): void {
    if (this.#final) this.reset(this.#final.position, this.#final.version);
  }

  async #run(era: number): Promise<void> {
    this.playing = true;
    while (this.#waiting.length > 0) {
      if (isStill()) break;
      this.#catchUp();
      const entry = this.#waiting.shift()!;
      const before = this.position!;
      try {
        await this.#show(entry, era);
      } catch (error) {
        // A movement that cannot be shown must not hold up the game.
        console.warn(error);
        if (era === this.#era) this.position = after(before, entry.events, changesOf(entry));
      }
      if (era !== this.#era) return;
      if (entry.position) this.position = entry.position;
      this.version = entry.version;
    }
    this.finish();
  }

  /** Goes straight to the position before the last entries if too many wait. */
  #catchUp(): void {
    while (this.#waiting.length > MOST_WAITING) {
      const skipped = this.#waiting.shift()!;
      this.position = skipped.position ?? after(this.position!, skipped.events, changesOf(skipped));
      this.version = skipped.version;
    }
  }

  /** Shorter the more there is to show. */
  get #flight(): number {
    return FLIGHT[settings.speed] / (1 + this.#waiting.length / 3);
  }

  async #show(entry: MoveEntry, era: number): Promise<void> {
    const changes = changesOf(entry);
    for (const beat of beatsOf(entry.events)) {
      this.stage = stageOf(beat);
      await this.#beat(beat, changes);
      if (era !== this.#era) return;
    }
    this.stage = null;
  }

  async #beat(beat: Beat, changes: Changes): Promise<void> {
    const before = this.position!;
    const era = this.#era;
    const time = this.stage === "tiling" ? this.#flight * 0.75 : this.#flight;
    await this.#count(paidIn(before, beat), time);
    if (era !== this.#era) return;
    const flights = starts(flightsOf(before, beat));
    if (flights.length > 0) {
      this.position = lifted(before, beat, changes);
      await tick();
      const step = Math.min(60, time / Math.max(6, flights.length / 2));
      playTiles(flights.length, time / 1000, step / 1000);
      await fly(flights, time, step);
      if (era !== this.#era) return;
    }
    this.position = after(before, beat, changes);
    const steps = earnedIn(this.position, beat);
    await this.#count(steps, time);
    if (steps.length === 0 && flights.length > 0) await pause(time * 0.25);
  }

  /** One step of the counting after another, each long enough to be read. */
  async #count(steps: readonly Count[][], time: number): Promise<void> {
    const era = this.#era;
    for (const step of steps) {
      const isCeremony = this.stage === "bonuses";
      for (const each of step) count(each, time * (isCeremony ? 3.4 : 2.4));
      hear(step);
      await pause(time * (isCeremony ? 1.8 : 0.6));
      if (era !== this.#era) return;
    }
  }
}

function lastOf(entries: readonly MoveEntry[]): number {
  return entries.at(-1)?.version ?? 0;
}
