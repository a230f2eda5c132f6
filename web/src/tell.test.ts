import { beforeAll, expect, test } from "vitest";
import { settings } from "./settings.svelte";
import { heapWords, moveWords, tell, tellEntry } from "./tell";
import { words } from "./words.svelte";

const NAMES = ["Ana", "Rui"];

beforeAll(async () => {
  settings.language = "en";
  await words.load("ui", "game", "log");
});

test("what one take leads to stands on one line", () => {
  const lines = tell(
    "azul",
    [
      { kind: "Took", player: 0, source: 3, colour: "R", count: 2, moved: "BKK" },
      { kind: "LineFilled", player: 0, line: 1, colour: "R", count: 2, held: 2 },
    ],
    NAMES,
  );
  expect(lines).toEqual([
    "Ana takes 2 red tiles from factory 3; to the centre: 1 blue, 2 black. Line 2 is complete.",
  ]);
});

test("a run of deals is told at once", () => {
  const dealt = (factory: number) => ({ kind: "TileDealt" as const, factory, colour: "B" });
  expect(tell("azul", [dealt(1), dealt(1), dealt(2)], NAMES)).toEqual(["The factories are filled."]);
  expect(tell("azul", [dealt(2)], NAMES)).toEqual(["A blue tile for factory 2."]);
});

test("the marker in a heap is not a colour, and free spaces are nothing", () => {
  expect(heapWords("*RR")).toBe("starting player marker, 2 red");
  expect(heapWords("--")).toBe("none");
});

test("a loss that stops at 0 says so", () => {
  const event = { kind: "FloorScored" as const, player: 1, cost: 4, points: 1, tiles: "RRR" };
  expect(tell("azul", [event], NAMES)[0]).toContain("stops at 0");
  expect(tell("azul", [{ ...event, points: 4 }], NAMES)[0]).not.toContain("stops at 0");
});

test("hidden plates stay hidden", () => {
  const seen = { kind: "PlateSeen" as const, player: 1, plate: null };
  expect(tell("duel", [seen, seen], NAMES)).toEqual(["Rui looks at 2 drawn plates."]);
});

test("seen plates are told by their cells", () => {
  const [line] = tell("duel", [{ kind: "PlateTaken", player: 0, plate: "s1" }], NAMES);
  expect(line).toContain("yellow, black, turquoise, special");
});

test("takebacks and endings have their sentences", () => {
  const taken = { entry: "takeback" as const, version: 3, player: 1, to: 1 };
  expect(tellEntry("azul", taken, NAMES)).toEqual(["Rui takes a move back."]);
});

test("moves are named for hints", () => {
  const move = { kind: "Take" as const, text: "3R>4", id: 1, source: 3, colour: "R", line: 3 };
  expect(moveWords("azul", move)).toBe("All red tiles from factory 3 to line 4");
});
