// @vitest-environment jsdom
import { beforeEach, expect, test } from "vitest";
import { forget, keepNickname, nickname, ownTables, quickStart, remember } from "./mine";

beforeEach(() => localStorage.clear());

test("the last table comes first, each once, and the oldest are forgotten", () => {
  for (let count = 0; count < 20; count++) remember({ id: `t${count}`, game: "azul" });
  remember({ id: "t15", game: "azul" });
  expect(ownTables()).toHaveLength(12);
  expect(ownTables()[0]!.id).toBe("t15");
  forget("t15");
  expect(ownTables().map((table) => table.id)).not.toContain("t15");
});

test("rubbish in the browser's storage does no harm", () => {
  localStorage.setItem("manueline.tables", '[{"id":7},null,{"id":"good","game":"duel"}]');
  localStorage.setItem("manueline.quick", '{"game":"chess"}');
  expect(ownTables().map((table) => table.id)).toEqual(["good"]);
  expect(quickStart().game).toBe("azul");
  localStorage.setItem("manueline.tables", "{");
  expect(ownTables()).toEqual([]);
});

test("a nickname is kept short", () => {
  keepNickname("  " + "x".repeat(50));
  expect(nickname()).toHaveLength(24);
});
