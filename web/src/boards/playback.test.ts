// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { settings } from "../settings.svelte";
import { played } from "./fixtures/played";
import { Playback } from "./playback.svelte";

const game = played("azul-grey");
const entries = game.entries.slice(0, 20);
const final = entries.at(-1)!.position;

beforeEach(() => {
  vi.useFakeTimers();
  settings.speed = "normal";
});

const warned = vi.spyOn(console, "warn");

afterEach(() => {
  vi.useRealTimers();
  expect(warned).not.toHaveBeenCalled();
});

describe("a playback", () => {
  it("shows the entries and ends with the final position, without any anchor on the page", async () => {
    const playback = new Playback();
    playback.reset(game.start);
    playback.push(entries.slice(0, 3), entries[2]!.position);
    expect(playback.playing).toBe(true);
    await vi.runAllTimersAsync();
    expect(playback.playing).toBe(false);
    expect(playback.position).toBe(entries[2]!.position);
  });

  it("shows positions in between, in order", async () => {
    const playback = new Playback();
    playback.reset(game.start);
    const seen: string[] = [];
    const texts = new Set(entries.slice(0, 4).map((entry) => entry.position.text));
    const look = setInterval(() => {
      const text = playback.position!.text;
      if (texts.has(text) && seen.at(-1) !== text) seen.push(text);
    }, 1);
    // A tiling pauses for its points, so that some positions last.
    playback.push(game.entries.slice(0, 40), game.entries[39]!.position);
    await vi.advanceTimersByTimeAsync(20_000);
    clearInterval(look);
    expect(playback.position).toBe(game.entries[39]!.position);
    expect([...seen].sort((a, b) => order(a) - order(b))).toEqual(seen);
  });

  it("is there at once when motion is off", () => {
    settings.speed = "off";
    const playback = new Playback();
    playback.reset(game.start);
    playback.push(entries, final);
    expect(playback.playing).toBe(false);
    expect(playback.position).toBe(final);
  });

  it("is there at once in a hidden tab", () => {
    const hidden = vi.spyOn(document, "hidden", "get").mockReturnValue(true);
    const playback = new Playback();
    playback.reset(game.start);
    playback.push(entries, final);
    hidden.mockRestore();
    expect(playback.playing).toBe(false);
    expect(playback.position).toBe(final);
  });

  it("goes on with what arrives while it plays", async () => {
    const playback = new Playback();
    playback.reset(game.start);
    playback.push(entries.slice(0, 2), entries[1]!.position);
    playback.push(entries.slice(2), final);
    await vi.runAllTimersAsync();
    expect(playback.position).toBe(final);
    expect(playback.playing).toBe(false);
  });

  it("tells of an entry only when it has been shown", async () => {
    const playback = new Playback();
    playback.reset(game.start, 0);
    const versions = entries.slice(0, 4).map((entry) => entry.version);
    playback.push(entries.slice(0, 4), entries[3]!.position);
    expect(playback.version).toBe(0);
    const seen = new Set<number>();
    const look = setInterval(() => seen.add(playback.version), 1);
    await vi.advanceTimersByTimeAsync(20_000);
    clearInterval(look);
    expect(playback.version).toBe(versions.at(-1));
    expect([...seen].every((version) => version === 0 || versions.includes(version))).toBe(true);
  });

  it("can be finished at once", async () => {
    const playback = new Playback();
    playback.reset(game.start, 0);
    playback.push(entries, final, 77);
    playback.finish();
    expect(playback.playing).toBe(false);
    expect(playback.position).toBe(final);
    expect(playback.version).toBe(77);
    await vi.runAllTimersAsync();
    expect(playback.position).toBe(final);
  });

  it("forgets everything on a reset", async () => {
    const playback = new Playback();
    playback.reset(game.start);
    playback.push(entries, final);
    playback.reset(game.start);
    await vi.runAllTimersAsync();
    expect(playback.position).toBe(game.start);
    expect(playback.playing).toBe(false);
  });

  it("does without positions that were not sent", async () => {
    const playback = new Playback();
    playback.reset(game.start);
    const bare = entries.map((entry) => ({ ...entry, position: null }));
    playback.push(bare, final);
    await vi.runAllTimersAsync();
    expect(playback.position).toBe(final);
  });
});

function order(text: string): number {
  return game.entries.findIndex((entry) => entry.position.text === text);
}
