import { expect, test } from "vitest";
import { left, shown, waits } from "./clock";

test("only the running clock goes on, and never below zero", () => {
  const clocks = { left: [60, 30], running: 1, free: 0 };
  expect(left(clocks, 0, 5000)).toBe(60);
  expect(left(clocks, 1, 5000)).toBe(25);
  expect(left(clocks, 1, 99_000)).toBe(0);
});

test("a clock waits for the first move of its seat, but not for ever", () => {
  const clocks = { left: [60, 30], running: 1, free: 20 };
  expect(left(clocks, 1, 19_000)).toBe(30);
  expect(waits(clocks, 1, 19_000)).toBe(true);
  expect(left(clocks, 1, 25_000)).toBe(25);
  expect(waits(clocks, 1, 25_000)).toBe(false);
  expect(waits(clocks, 0, 0)).toBe(false);
});

test("a clock shows hours only if it has any, and tenths at the end", () => {
  expect(shown(3723)).toBe("1:02:03");
  expect(shown(725)).toBe("12:05");
  expect(shown(59.2)).toBe("1:00");
  expect(shown(9.81)).toBe("9.9");
  expect(shown(0)).toBe("0.0");
});
