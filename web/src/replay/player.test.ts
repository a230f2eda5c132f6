import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { MoveEntry, Position, Replay } from "../messages";
import { settings } from "../settings.svelte";
import { Player } from "./player.svelte";

const position = (text: string) => ({ game: "azul", text }) as unknown as Position;
const entries = [1, 2, 3].map((version) => ({
  entry: "move",
  version,
  player: 0,
  events: [],
  position: { ...position(`p${version}`), round: version },
})) as unknown as MoveEntry[];
const start = { ...position("p0"), round: 1 };
const replay = { game: "azul", start, entries } as unknown as Replay;

beforeEach(() => {
  settings.speed = "off";
  vi.useFakeTimers();
});

afterEach(() => vi.useRealTimers());

test("every ply shows its position, and none lies outside the game", () => {
  const player = new Player(replay);
  expect(player.playback.position).toEqual(start);
  player.go(2);
  expect(player.playback.position).toBe(entries[1]!.position);
  expect(player.entry).toBe(entries[1]);
  player.go(99);
  expect(player.ply).toBe(3);
  player.go(-1);
  expect(player.ply).toBe(0);
  expect(player.entry).toBeNull();
});

test("a jump to the next ply shows its position without motion", () => {
  settings.speed = "slow";
  const player = new Player(replay);
  player.jump(1);
  expect(player.ply).toBe(1);
  expect(player.playback.playing).toBe(false);
  expect(player.playback.position).toBe(entries[0]!.position);
});

test("rounds are left by their first decisions", () => {
  const player = new Player(replay);
  expect([player.roundBack, player.roundOn]).toEqual([null, 2]);
  player.go(1); // still in the first round
  expect([player.roundBack, player.roundOn]).toEqual([0, 2]);
  player.go(2);
  expect([player.roundBack, player.roundOn]).toEqual([0, null]);
});

test("playing goes on to the end and stops there", () => {
  const player = new Player(replay);
  player.go(1);
  player.play();
  vi.advanceTimersByTime(10_000);
  expect(player.ply).toBe(3);
  expect(player.playing).toBe(false);
});

test("playing at the end begins anew, and a pause holds", () => {
  const player = new Player(replay);
  player.go(3);
  player.play();
  expect(player.ply).toBe(0);
  player.pause();
  vi.advanceTimersByTime(10_000);
  expect(player.ply).toBe(0);
});
