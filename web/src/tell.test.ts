import { beforeAll, expect, test } from "vitest";
import type { GameEvent, MoveEntry } from "./messages";
import { settings } from "./settings.svelte";
import { moveWords, tellEntry } from "./tell";
import { words } from "./words.svelte";

const NAMES = ["Ana", "Rui"];

beforeAll(async () => {
  settings.language = "en";
  await words.load("ui", "game", "log");
});

function moved(player: number, events: GameEvent[]): MoveEntry {
  const move = { kind: "Take" as const, text: "3R>2", id: 1, source: 3, colour: "R", line: 1 };
  return { entry: "move", version: 1, player, move, events, position: null, changes: null };
}

test("what one take leads to stands on one line", () => {
  const entry = moved(0, [
    { kind: "Took", player: 0, source: 3, colour: "R", count: 2, moved: "BKK" },
    { kind: "LineFilled", player: 0, line: 1, colour: "R", count: 2, held: 2 },
  ]);
  expect(tellEntry("azul", entry, NAMES)).toEqual([
    "Ana takes 2 red tiles from factory 3; to the centre: 1 blue, 2 black. Line 2 is complete.",
  ]);
});

test("the end of a round is told line by line", () => {
  const entry = moved(0, [
    { kind: "Took", player: 0, source: 0, colour: "R", count: 1, moved: "" },
    { kind: "FloorScored", player: 1, cost: 4, points: 1, tiles: "RRR" },
    { kind: "RoundEnded", round: 2 },
  ]);
  const lines = tellEntry("azul", entry, NAMES);
  expect(lines).toHaveLength(3);
  expect(lines[1]).toContain("never drops below 0");
});

test("takebacks, endings and stand-ins have their sentences", () => {
  const at = { version: 3, player: 1 };
  expect(tellEntry("azul", { entry: "takeback", to: 1, ...at }, NAMES)).toEqual([
    "Rui takes a move back.",
  ]);
  expect(tellEntry("azul", { entry: "ending", reason: "time", ...at }, NAMES)).toEqual([
    "Rui is out of time.",
  ]);
  expect(tellEntry("azul", { entry: "handover", bot: null, ...at }, NAMES)).toEqual([
    "Rui is back.",
  ]);
});

test("moves are named for hints", () => {
  const take = { kind: "Take" as const, text: "3R>4", id: 1, source: 3, colour: "R", line: 3 };
  expect(moveWords("azul", take)).toBe("All red tiles from factory 3 to line 4");
  const plate = { kind: "TakePlate" as const, text: "s1", id: 2, plate: "s1" };
  expect(moveWords("duel", plate)).toContain("yellow, black, turquoise");
});
