import { beforeAll, expect, test } from "vitest";
import { settings } from "../settings.svelte";
import { words } from "../words.svelte";
import { listed, playerNames } from "./names";

beforeAll(async () => {
  settings.language = "en";
  await words.load("ui", "game");
});

test("players of a record with one name are told apart by numbers", () => {
  expect(playerNames({ players: ["casual", "Ana", "casual"] })).toEqual([
    "Casual 1",
    "Ana",
    "Casual 2",
  ]);
});

test("players of a record without names have their seats' numbers", () => {
  expect(playerNames({ players: ["", ""] })).toEqual(["Player 1", "Player 2"]);
});

test("players whom a record only numbers are numbered in the reader's language", async () => {
  settings.language = "nb";
  await words.load("ui", "game");
  expect(playerNames({ players: ["Player 1", "Ana"] })).toEqual(["Spiller 1", "Ana"]);
  settings.language = "en";
});

test("names are listed as the reader's language does", () => {
  expect(listed(["Ana", "Bo", "Cy"])).toBe("Ana, Bo, and Cy");
  settings.language = "pl";
  expect(listed(["Ana", "Bo", "Cy"])).toBe("Ana, Bo i Cy");
  settings.language = "en";
  expect(listed(["Ana"])).toBe("Ana");
});
