// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from "vitest";
import { settings } from "./settings.svelte";
import * as sound from "./sound";

interface Tone {
  pitch: number;
  to: number;
  at: number;
}

let tones: Tone[];

class Param {
  value = 0;
  set?: (value: number) => void;
  setValueAtTime(): void {}
  exponentialRampToValueAtTime(value: number): void {
    this.set?.(value);
  }
}

class Node {
  frequency = new Param();
  gain = new Param();
  #tone: Tone;
  constructor(_: unknown, { frequency = 0 }: { frequency?: number }) {
    this.#tone = { pitch: frequency, to: frequency, at: 0 };
    this.frequency.set = (to) => (this.#tone.to = to);
  }
  connect(next: unknown): unknown {
    return next;
  }
  start(at: number): void {
    tones.push({ ...this.#tone, at });
  }
  stop(): void {}
}

beforeEach(() => {
  tones = [];
  vi.stubGlobal(
    "AudioContext",
    class {
      currentTime = 0;
      state = "running";
      destination = {};
    },
  );
  vi.stubGlobal("OscillatorNode", Node);
  vi.stubGlobal("GainNode", Node);
  Object.defineProperty(document, "hidden", { value: false, configurable: true });
  settings.sound = true;
});

const rises = (all: Tone[]) => all.every(({ pitch }, at) => at === 0 || pitch > all[at - 1]!.pitch);

test("every tile that lands knocks, one after another", () => {
  sound.playTiles(3, 0.4, 0.05);
  expect(tones).toHaveLength(6);
  expect(new Set(tones.map(({ at }) => at)).size).toBe(3);
});

test("a run rises with each of its tiles, and more points sound higher", () => {
  sound.playRun(4);
  expect(tones).toHaveLength(4);
  expect(rises(tones)).toBe(true);
  tones = [];
  sound.playSum(2);
  const [low] = tones.splice(0);
  sound.playSum(7);
  expect(tones[0]!.pitch).toBeGreaterThan(low!.pitch);
});

test("points that are paid fall", () => {
  sound.playLoss();
  expect(tones).toHaveLength(1);
  expect(tones[0]!.to).toBeLessThan(tones[0]!.pitch);
});

test("a win is more than an end, and the turn is two notes", () => {
  sound.playTurn();
  expect(tones.splice(0)).toHaveLength(2);
  sound.playEnd();
  const end = tones.splice(0);
  sound.playWin();
  expect(end).toHaveLength(2);
  expect(tones.length).toBeGreaterThan(end.length);
});

test("nothing sounds while sound is off, and all does once it is on again", () => {
  settings.sound = false;
  sound.playTiles(4);
  sound.playRun(5);
  sound.playSum(5);
  sound.playLoss();
  sound.playTurn();
  sound.playWin();
  sound.playEnd();
  expect(tones).toEqual([]);
  settings.sound = true;
  sound.playTurn();
  expect(tones).toHaveLength(2);
});

test("a page that nobody sees is silent", () => {
  Object.defineProperty(document, "hidden", { value: true, configurable: true });
  sound.playTurn();
  expect(tones).toEqual([]);
});
