/** A new table as it is being filled in, and what the server is asked for. */

import type { MessageKey } from "../message-keys";
import { TABLETS, type GameClock, type TurnClock, type NewSeat, type NewTable } from "../messages";
import type { GameName } from "../routes";

export type SeatChoice = "me" | "bot" | "open";
export type ClockChoice = "none" | "turn" | "game";
export type TabletChoice = "first" | "three" | "four" | "choose";

export interface DraftSeat {
  kind: SeatChoice;
  name: string;
  level: string;
}

export interface Draft {
  game: GameName;
  players: number;
  wall: "coloured" | "grey";
  /** Who starts: 0 is drawn by lot. */
  start: number;
  tablets: TabletChoice;
  chosenTablets: string[];
  seats: DraftSeat[];
  isPublic: boolean;
  dealer: "seeded" | "hand";
  clock: ClockChoice;
  turnSeconds: number;
  gameMinutes: number;
  increment: number;
}

const MODES: Record<string, Partial<Draft> & { kinds: SeatChoice[] }> = {
  friends: { kinds: ["me", "open", "open", "open"] },
  "hot-seat": { kinds: ["me", "me", "me", "me"] },
  companion: { kinds: ["me", "me", "me", "me"], dealer: "hand" },
};

/** A draft to begin with, as suits the way of playing. */
export function draftFor(mode: string | null, name: string, level: string): Draft {
  const { kinds, ...preset } = MODES[mode ?? "friends"] ?? MODES["friends"]!;
  return {
    game: "azul",
    players: 2,
    wall: "coloured",
    start: 0,
    tablets: "first",
    chosenTablets: ["rows", "columns", "diagonals"],
    seats: kinds.map((kind, index) => ({ kind, name: index === 0 ? name : "", level })),
    isPublic: false,
    dealer: "seeded",
    clock: "none",
    turnSeconds: 60,
    gameMinutes: 10,
    increment: 5,
    ...preset,
  };
}

export function seatCount(draft: Draft): number {
  return draft.game === "duel" ? 2 : draft.players;
}

/** Turns a tablet's side up, or down again; the other side of the same tablet goes down. */
export function toggleTablet(chosen: readonly string[], side: string): string[] {
  if (chosen.includes(side)) return chosen.filter((other) => other !== side);
  const tablet: readonly string[] = TABLETS.find((sides) => sides.includes(side)) ?? [];
  return [...chosen.filter((other) => !tablet.includes(other)), side];
}

/** Why the draft cannot be a table yet: a key of the words; null if it can. */
export function obstacle(draft: Draft): MessageKey | null {
  const { length } = draft.chosenTablets;
  if (draft.game === "duel" && draft.tablets === "choose" && length !== 3 && length !== 4) {
    return "new-tablets-choose";
  }
  return null;
}

export function newTable(draft: Draft): NewTable {
  return {
    game: draft.game,
    options: options(draft),
    seats: draft.seats.slice(0, seatCount(draft)).map(newSeat),
    public: draft.isPublic,
    dealer: draft.dealer,
    clock: draft.dealer === "hand" ? null : clock(draft),
  };
}

function options(draft: Draft): Record<string, string> {
  const start: Record<string, string> = draft.start > 0 ? { start: String(draft.start) } : {};
  if (draft.game === "azul") {
    return { players: String(draft.players), wall: draft.wall, ...start };
  }
  const tablets = {
    first: {},
    three: { tablets: "draw3" },
    four: { tablets: "draw4" },
    choose: { tablets: draft.chosenTablets.join("+") },
  }[draft.tablets];
  return { ...tablets, ...start } as Record<string, string>;
}

function newSeat({ kind, name, level }: DraftSeat): NewSeat {
  return kind === "bot" ? { kind, bot: level } : { kind, name: kind === "me" ? name.trim() : "" };
}

function clock(draft: Draft): GameClock | TurnClock | null {
  if (draft.clock === "none") return null;
  if (draft.clock === "turn") return { kind: "turn", seconds: draft.turnSeconds };
  return { kind: "game", seconds: draft.gameMinutes * 60, increment: draft.increment };
}
