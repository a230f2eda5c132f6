import { expect, test } from "vitest";
import { routeOf } from "./routes";

test("addresses name pages", () => {
  expect(routeOf("")).toEqual({ page: "home" });
  expect(routeOf("lobby/")).toEqual({ page: "lobby" });
  expect(routeOf("new", "?mode=friends")).toEqual({ page: "new", mode: "friends" });
  expect(routeOf("table/a-B_9")).toEqual({ page: "table", id: "a-B_9" });
  expect(routeOf("replay")).toEqual({ page: "replay", id: null });
  expect(routeOf("puzzles")).toEqual({ page: "puzzles" });
  expect(routeOf("learn/duel")).toEqual({ page: "learn", game: "duel" });
  expect(routeOf("rules/azul")).toEqual({ page: "rules", game: "azul" });
});

test("whatever else is missing", () => {
  for (const path of ["x", "table", "table/a/b", "table/%3Cb%3E", "learn/go", "rules", "new/x"]) {
    expect(routeOf(path)).toEqual({ page: "missing" });
  }
});
