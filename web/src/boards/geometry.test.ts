import { describe, expect, it } from "vitest";
import { nearest, type Box } from "./geometry";

const box = (left: number, top: number, width = 10, height = 10): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});

describe("the nearest box", () => {
  const grid = [box(0, 0), box(20, 0), box(40, 0), box(0, 20), box(20, 20)];

  it("is the next one in the row or column", () => {
    expect(nearest(grid[0]!, grid, "ArrowRight")).toBe(1);
    expect(nearest(grid[2]!, grid, "ArrowLeft")).toBe(1);
    expect(nearest(grid[1]!, grid, "ArrowDown")).toBe(4);
    expect(nearest(grid[4]!, grid, "ArrowUp")).toBe(1);
  });

  it("may lie aside where none lies straight ahead", () => {
    expect(nearest(grid[2]!, grid, "ArrowDown")).toBe(4);
  });

  it("is not found beyond the edge", () => {
    expect(nearest(grid[0]!, grid, "ArrowUp")).toBe(-1);
    expect(nearest(grid[0]!, grid, "ArrowLeft")).toBe(-1);
  });
});
