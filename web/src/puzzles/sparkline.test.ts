import { expect, test } from "vitest";
import { curve, HEIGHT, WIDTH } from "./sparkline";

test("a curve stays in its picture and rises with the rating", () => {
  const { path, x, y } = curve([1000, 1200, 900, 1500])!;
  expect(path.match(/[ML]/g)).toHaveLength(4);
  const numbers = path.split(/[ML ]/).filter(Boolean).map(Number);
  numbers.forEach((number, index) => {
    expect(number).toBeGreaterThanOrEqual(0);
    expect(number).toBeLessThanOrEqual(index % 2 ? HEIGHT : WIDTH);
  });
  expect([x, y]).toEqual([numbers.at(-2), numbers.at(-1)]);
  expect(y).toBeLessThan(numbers[1]!);
});

test("equal ratings are a flat line, and one is no curve", () => {
  expect(curve([1000, 1000])!.y).toBe(HEIGHT / 2);
  expect(curve([1000])).toBeNull();
});
