import { expect, test } from "vitest";
import { chart, HEIGHT, MARGIN, WIDTH } from "./chart";

test("every seat has a curve with a point for each round, inside the frame", () => {
  const { curves, xs } = chart([
    [0, 0],
    [7, 3],
    [41, 22],
  ]);
  expect(curves).toHaveLength(2);
  expect(curves[0]!.points.map((point) => point.score)).toEqual([0, 7, 41]);
  expect(xs[0]).toBe(MARGIN.left);
  expect(xs.at(-1)).toBe(WIDTH - MARGIN.right);
  for (const { y } of curves.flatMap((curve) => curve.points)) {
    expect(y).toBeGreaterThanOrEqual(MARGIN.top);
    expect(y).toBeLessThanOrEqual(HEIGHT - MARGIN.bottom);
  }
});

test("more points stand higher, and the lines across are few and even", () => {
  const { curves, grid } = chart([[5], [88]]);
  expect(curves[0]!.points[1]!.y).toBeLessThan(curves[0]!.points[0]!.y);
  expect(grid.length).toBeLessThanOrEqual(8);
  expect(grid.map(({ score }) => score)).toEqual([0, 20, 40, 60, 80, 100]);
});
