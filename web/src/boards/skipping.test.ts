// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from "vitest";
import { Skipping } from "./skipping";

const board = document.createElement("div");
board.className = "board";
document.body.append(board);

const playback = {
  playing: true,
  finish() {
    this.playing = false;
  },
};
let skipping = new Skipping(playback);

beforeEach(() => {
  playback.playing = true;
  skipping = new Skipping(playback);
});

/** Whether the event stops before it reaches its target. */
function isStopped<E extends Event>(event: E, target: Element, heard: (event: E) => void): boolean {
  const stopped = vi.spyOn(event as Event, "stopPropagation");
  Object.defineProperty(event, "target", { value: target });
  heard(event);
  return stopped.mock.calls.length > 0;
}

const key = (name: string, repeat = false) =>
  isStopped(new KeyboardEvent("keydown", { key: name, repeat }), board, (e) => skipping.key(e));
const click = (target: Element, detail = 1) =>
  isStopped(new MouseEvent("click", { detail }), target, (e) => skipping.click(e));

it("lets nothing of the key that skips reach the board, however long it is held down", () => {
  expect(key("Enter")).toBe(true);
  expect(playback.playing).toBe(false);
  expect(click(board, 0)).toBe(true);
  expect(key("Enter", true)).toBe(true);
  expect(click(board, 0)).toBe(true);
  expect(key("Enter")).toBe(false);
  expect(click(board, 0)).toBe(false);
});

it("leaves a playback alone for a key that only goes along with others", () => {
  expect(key("Shift")).toBe(false);
  expect(playback.playing).toBe(true);
});

it("lets a click that skips work beside the board, and the next one everywhere", () => {
  skipping.press(new MouseEvent("pointerdown") as PointerEvent);
  expect(playback.playing).toBe(false);
  expect(click(document.body)).toBe(false);
  expect(click(board)).toBe(false);
});
