/** Shows what happened one thing after another: from the position before to the one after. */

import { tick } from "svelte";
import type { MoveEntry, Position } from "../messages";
import { settings, type Speed } from "../settings.svelte";
import { after, beatsOf, lifted, type Beat } from "./motion/beats";
import { flightsOf, popsOf } from "./motion/flights";
import { fly, pop, starts, sweep } from "./motion/overlay";

/** How long a flight takes, in milliseconds. */
const FLIGHT: Record<Speed, number> = { off: 0, fast: 230, normal: 430, slow: 850 };
/** More entries than this are not all shown: it goes on with the last ones. */
const MOST_WAITING = 8;

const pause = (time: number) => new Promise((done) => setTimeout(done, time));

/** Whether motion can be seen, and is wanted. */
function isStill(): boolean {
  const wants = globalThis.matchMedia?.("(prefers-reduced-motion: reduce)").matches;
  return settings.speed === "off" || wants === true || document.hidden;
}

export class Playback {
  position: Position | null = $state.raw(null);
  playing = $state(false);
  #waiting: MoveEntry[] = [];
  #final: Position | null = null;
  /** Counts resets: whatever was begun before one has no say any more. */
  #era = 0;

  /** Shows a position at once, whatever was going on. */
  reset(position: Position): void {
    this.#era++;
    this.#waiting = [];
    this.#final = null;
    this.playing = false;
    this.position = position;
    if (typeof document !== "undefined") sweep();
  }

  /** Shows the entries after those that still wait, and then the final position. */
  push(entries: readonly MoveEntry[], final: Position): void {
    this.#final = final;
    this.#waiting.push(...entries);
    if (this.playing) return;
    if (this.position === null || this.#waiting.length === 0 || isStill()) this.reset(final);
    else void this.#run(this.#era);
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
        if (era === this.#era) this.position = after(before, entry.events);
      }
      if (era !== this.#era) return;
      if (entry.position) this.position = entry.position;
    }
    if (this.#final) this.reset(this.#final);
  }

  /** Goes straight to the position before the last entries if too many wait. */
  #catchUp(): void {
    while (this.#waiting.length > MOST_WAITING) {
      const skipped = this.#waiting.shift()!;
      this.position = skipped.position ?? after(this.position!, skipped.events);
    }
  }

  /** Shorter the more there is to show. */
  get #flight(): number {
    return FLIGHT[settings.speed] / (1 + this.#waiting.length / 3);
  }

  async #show(entry: MoveEntry, era: number): Promise<void> {
    for (const beat of beatsOf(entry.events)) {
      await this.#beat(beat);
      if (era !== this.#era) return;
    }
  }

  async #beat(beat: Beat): Promise<void> {
    const before = this.position!;
    const era = this.#era;
    const time = this.#flight;
    const flights = starts(flightsOf(before, beat));
    if (flights.length > 0) {
      this.position = lifted(before, beat);
      await tick();
      await fly(flights, time, Math.min(60, time / Math.max(6, flights.length / 2)));
      if (era !== this.#era) return;
    }
    this.position = after(before, beat);
    const pops = popsOf(beat);
    for (const points of pops) pop(points, time * 3.2);
    if (pops.length > 0) await pause(time * 0.9);
    else if (flights.length > 0) await pause(time * 0.25);
  }
}
