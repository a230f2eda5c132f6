/** Sounds made by the browser itself: glazed tiles, runs that rise, the turn, the end. */

import { settings, type Volume } from "./settings.svelte";

const LOUDNESS: Record<Volume, number> = { quiet: 0.35, normal: 0.7, loud: 1 };
/** A major scale without its fourth and seventh, so that any two notes go together. */
const SCALE = [523.25, 587.33, 659.25, 783.99, 880, 1046.5, 1174.66, 1318.51, 1567.98, 1760];

let audio: AudioContext | null = null;

/** Where sounds go; null while sound is off or the browser has none. */
function open(): AudioContext | null {
  if (!settings.sound || typeof AudioContext === "undefined" || document.hidden) return null;
  // Browsers let a page sound only once somebody has clicked or typed in it.
  if (navigator.userActivation?.hasBeenActive === false) return null;
  audio ??= new AudioContext();
  if (audio.state === "suspended") void audio.resume();
  return audio;
}

interface Note {
  pitch: number;
  /** Seconds from now. */
  at: number;
  lasts: number;
  gain: number;
  shape?: OscillatorType;
  /** The pitch that it glides to. */
  to?: number;
}

function note({ pitch, at, lasts, gain, shape = "sine", to = pitch }: Note): void {
  const context = open();
  if (!context) return;
  const start = context.currentTime + at;
  const tone = new OscillatorNode(context, { type: shape, frequency: pitch });
  const loudness = new GainNode(context, { gain: 0 });
  tone.frequency.setValueAtTime(pitch, start);
  tone.frequency.exponentialRampToValueAtTime(to, start + lasts);
  loudness.gain.setValueAtTime(0.0001, start);
  loudness.gain.exponentialRampToValueAtTime(gain * LOUDNESS[settings.volume], start + 0.008);
  loudness.gain.exponentialRampToValueAtTime(0.0001, start + lasts);
  tone.connect(loudness).connect(context.destination);
  tone.start(start);
  tone.stop(start + lasts + 0.05);
}

/** A tile set down: a short knock with a bright edge; no two are quite alike. */
function clack(at: number): void {
  const pitch = 1500 + Math.random() * 500;
  note({ pitch, to: pitch * 0.6, at, lasts: 0.05, gain: 0.09, shape: "triangle" });
  note({ pitch: 240, to: 150, at, lasts: 0.06, gain: 0.12 });
}

/** So many tiles land one after another, the first after so many seconds. */
export function playTiles(count: number, first = 0, apart = 0.05): void {
  for (let tile = 0; tile < Math.min(count, 8); tile++) clack(first + tile * apart);
}

/** A run is counted: one note for each of its tiles, rising. */
export function playRun(length: number): void {
  for (let step = 0; step < Math.min(length, SCALE.length); step++) {
    note({ pitch: SCALE[step]!, at: step * 0.045, lasts: 0.18, gain: 0.06 });
  }
}

export function playSum(points: number): void {
  const pitch = SCALE[Math.min(SCALE.length - 1, Math.max(0, points - 1))]!;
  note({ pitch, at: 0, lasts: 0.3, gain: 0.08 });
  note({ pitch: pitch * 1.5, at: 0.02, lasts: 0.24, gain: 0.03 });
}

/** Points that are paid. */
export function playLoss(): void {
  note({ pitch: 196, to: 130, at: 0, lasts: 0.16, gain: 0.1, shape: "triangle" });
}

/** It is the reader's turn. */
export function playTurn(): void {
  note({ pitch: 659.25, at: 0, lasts: 0.45, gain: 0.1 });
  note({ pitch: 987.77, at: 0.13, lasts: 0.45, gain: 0.1 });
}

export function playWin(): void {
  [0, 2, 3, 5, 7, 8].forEach((step, index) => {
    note({ pitch: SCALE[step]!, at: index * 0.11, lasts: 0.5, gain: 0.09 });
    note({ pitch: SCALE[step]! / 2, at: index * 0.11, lasts: 0.5, gain: 0.05 });
  });
}

/** The end of a game that somebody else won: two notes that settle. */
export function playEnd(): void {
  note({ pitch: 523.25, at: 0, lasts: 0.5, gain: 0.08 });
  note({ pitch: 392, at: 0.2, lasts: 0.8, gain: 0.08 });
}
