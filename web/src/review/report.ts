/** The report of a review, as `manueline analyse --json` writes it, and what the page reads off it. */

import type { MoveEntry, ReviewNews } from "../messages";

export type Grade = "inaccuracy" | "mistake" | "blunder";

export interface Value {
  wins: number[];
  leads: number[];
  error: number;
}

export interface Share {
  wins: number;
  points: number;
}

export interface ReportLine {
  moves: string[];
  score: number | null;
  win: number | null;
  error: number | null;
  exact: boolean;
}

/** A claim about a move that the rules confirm. */
export interface Reason {
  kind: string;
  values: Record<string, number | string>;
  /** In points; below 0 it speaks against the move. */
  worth: number;
}

export interface Decision {
  kind: "decision";
  /** The number of the move, from 1. */
  ply: number;
  round: number;
  /** From 1. */
  seat: number;
  move: string;
  options: number;
  best: ReportLine[];
  before: Value;
  after: Value;
  loss: number;
  error: number;
  points_lost: number;
  accuracy: number;
  grade: Grade | null;
  themes: string[];
  /** Of a move with a grade: what speaks for the best move, and against the one played. */
  reasons?: Reason[];
  drawbacks?: Reason[];
}

export interface Deal {
  kind: "deal";
  ply: number;
  round: number;
  before: Value;
  after: Value;
  luck: number[];
  luck_points: number[];
  error: number;
}

/** Of one round: what luck gave, and what the seat's own moves lost. */
export interface RoundReport {
  round: number;
  luck: Share;
  skill: Share;
}

export interface SeatReport {
  seat: number;
  name: string;
  decisions: number;
  accuracy: number | null;
  grades: Partial<Record<Grade, number>>;
  start: Share;
  luck: Share;
  skill: Share;
  own_skill: Share;
  error: Share;
  standard_error: Share;
  result: Share;
  adjusted: Share;
  lost: Share;
  rounds: RoundReport[];
  /** What moves with a grade lost, by theme. */
  themes: Record<string, Share>;
}

export interface Report {
  settings: { nodes: number; deals: number; deal_nodes: number };
  nodes: number;
  over: boolean;
  start: Value;
  end: Value;
  seats: SeatReport[];
  moments: (Decision | Deal)[];
  turning_points: number[];
}

export function reportOf(news: ReviewNews): Report | null {
  return news.report as Report | null;
}

export function isDecision(moment: Decision | Deal): moment is Decision {
  return moment.kind === "decision";
}

/** How many entries lie before the position that a moment leads to: a deal may have several. */
export function endOf(moment: Decision | Deal, entries: readonly MoveEntry[]): number {
  let end = moment.ply;
  if (!isDecision(moment)) while (entries[end]?.player === -1) end++;
  return end;
}

/** The moment that led to a position, if one did. */
export function momentAt(
  report: Report,
  entries: readonly MoveEntry[],
  ply: number,
): Decision | Deal | null {
  return report.moments.find((one) => one.ply <= ply && ply <= endOf(one, entries)) ?? null;
}
