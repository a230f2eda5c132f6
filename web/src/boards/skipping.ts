/** A click or a key that finishes a playback, and means nothing to the board: what can be picked there
 * has only just come, and whoever skips has not seen it.
 */

import type { Playback } from "./playback.svelte";

const MODIFIERS = ["Shift", "Control", "Alt", "Meta"];

function onBoard({ target }: Event): boolean {
  return target instanceof Element && target.closest(".board") !== null;
}

export class Skipping {
  /** Whether the click or key that is under way has finished a playback. */
  #skips = false;

  constructor(private readonly playback: Pick<Playback, "playing" | "finish">) {}

  press(event: PointerEvent): void {
    this.#begin();
    if (this.#skips && onBoard(event)) event.stopPropagation();
  }

  click(event: MouseEvent): void {
    if (this.#skips && onBoard(event)) event.stopPropagation();
    // A key that is held down clicks again and again.
    if (event.detail > 0) this.#skips = false;
  }

  /** From anywhere on the page, since letters and numbers reach the board from there. */
  key(event: KeyboardEvent): void {
    if (MODIFIERS.includes(event.key)) return;
    if (!event.repeat) this.#begin();
    if (this.#skips) event.stopPropagation();
  }

  /** Later, since the space bar clicks when it is let go of. */
  release(): void {
    setTimeout(() => (this.#skips = false));
  }

  #begin(): void {
    this.#skips = this.playback.playing;
    if (this.#skips) this.playback.finish();
  }
}
