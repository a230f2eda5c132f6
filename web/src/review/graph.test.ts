import { describe, expect, it } from "vitest";
import type { MoveEntry } from "../messages";
import { graph, HEIGHT, liveGraph, WIDTH } from "./graph";
import { momentAt, type Decision, type Deal, type Report } from "./report";

const value = (win: number) => ({ wins: [win, 1 - win], leads: [0, 0], error: 0 });
const deal = { kind: "deal", ply: 1, round: 1, before: value(0.5), after: value(0.6) } as Deal;
const move = {
  kind: "decision",
  ply: 3,
  round: 1,
  seat: 1,
  before: value(0.6),
  after: value(0.4),
  loss: 0.2,
  grade: "blunder",
} as Decision;
const report = { moments: [deal, move], end: value(1) } as Report;
// Two draws and two moves.
const entries = [-1, -1, 0, 1].map((player) => ({ player })) as MoveEntry[];

describe("the graph of a review", () => {
  it("tells luck and moves apart, and marks the seat's own mistakes", () => {
    const drawn = graph(report, entries, 0);
    expect(drawn.steps.map((step) => step.kind)).toEqual(["luck", "skill"]);
    expect(drawn.marks).toMatchObject([{ grade: "blunder", x: (WIDTH * 3) / 4, y: 0.6 * HEIGHT }]);
    expect(drawn.path.endsWith(`L${WIDTH.toFixed(1)} 0.00`)).toBe(true);
    expect(graph(report, entries, 1).marks).toEqual([]);
  });

  it("knows which moment led to a position", () => {
    expect([0, 1, 2, 3, 4].map((ply) => momentAt(report, entries, ply))).toEqual([
      null,
      deal,
      deal,
      move,
      null,
    ]);
  });

  it("grows in the order of the game while searches answer", () => {
    const chances = new Map([
      [3, [0.25, 0.75]],
      [1, [0.5, 0.5]],
    ]);
    expect(liveGraph(chances, 4, 0).path).toBe("M250.0 50.00L750.0 75.00");
    expect(liveGraph(new Map(), 4, 0).path).toBe("");
  });
});
