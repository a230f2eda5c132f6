/** The geometry of the graph of a seat's chance to win. */

import type { MoveEntry } from "../messages";
import { endOf, isDecision, type Decision, type Grade, type Report } from "./report";

export const WIDTH = 1000;
export const HEIGHT = 100;

export interface Step {
  kind: "luck" | "skill";
  path: string;
}

export interface Mark {
  x: number;
  y: number;
  grade: Grade;
  decision: Decision;
}

export interface Graph {
  /** The whole curve. */
  path: string;
  area: string;
  /** Where luck or a move changed the chance by something that can be seen. */
  steps: Step[];
  /** The seat's own moves that have a grade. */
  marks: Mark[];
  /** Where rounds begin. */
  rounds: { x: number; round: number }[];
}

/** Changes below this are not drawn on their own. */
const VISIBLE = 0.005;

export function xOf(ply: number, length: number): number {
  return (WIDTH * ply) / Math.max(1, length);
}

export function yOf(win: number): number {
  return HEIGHT * (1 - win);
}

const place = (x: number, y: number) => `${x.toFixed(1)} ${y.toFixed(2)}`;

function graphOf(points: { x: number; y: number }[]): Pick<Graph, "path" | "area"> {
  const path = points.map(({ x, y }, index) => (index ? "L" : "M") + place(x, y)).join("");
  const first = points[0];
  const last = points.at(-1);
  if (!first || !last) return { path: "", area: "" };
  return { path, area: `${path}L${place(last.x, HEIGHT)}L${place(first.x, HEIGHT)}Z` };
}

/** From the report: every moment leads from what was before it to what was after it. */
export function graph(report: Report, entries: readonly MoveEntry[], seat: number): Graph {
  const length = entries.length;
  const points = [];
  const steps: Step[] = [];
  const marks: Mark[] = [];
  const rounds: Graph["rounds"] = [];
  for (const moment of report.moments) {
    const from = { x: xOf(moment.ply - 1, length), y: yOf(moment.before.wins[seat] ?? 0) };
    const to = { x: xOf(endOf(moment, entries), length), y: yOf(moment.after.wins[seat] ?? 0) };
    points.push(from, to);
    if (rounds.at(-1)?.round !== moment.round) rounds.push({ x: from.x, round: moment.round });
    const change = (moment.after.wins[seat] ?? 0) - (moment.before.wins[seat] ?? 0);
    if (Math.abs(change) >= VISIBLE) {
      const kind = isDecision(moment) ? "skill" : "luck";
      steps.push({ kind, path: `M${place(from.x, from.y)}L${place(to.x, to.y)}` });
    }
    if (isDecision(moment) && moment.grade && moment.seat - 1 === seat) {
      marks.push({ ...to, grade: moment.grade, decision: moment });
    }
  }
  points.push({ x: WIDTH, y: yOf(report.end.wins[seat] ?? 0) });
  return { ...graphOf(points), steps, marks, rounds };
}

/** Before the report is there: what searches have said so far, by the number of moves. */
export function liveGraph(
  chances: ReadonlyMap<number, readonly number[]>,
  length: number,
  seat: number,
): Graph {
  const points = [...chances]
    .sort(([one], [other]) => one - other)
    .map(([ply, wins]) => ({ x: xOf(ply, length), y: yOf(wins[seat] ?? 0) }));
  return { ...graphOf(points), steps: [], marks: [], rounds: [] };
}
