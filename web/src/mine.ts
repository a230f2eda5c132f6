/** What this browser remembers of its games: tables, the last quick start, the nickname. */

import type { GameName } from "./routes";
import { store, stored } from "./settings.svelte";

export interface OwnTable {
  id: string;
  game: string;
  /** Milliseconds since the epoch. */
  seen: number;
}

export interface QuickStart {
  game: GameName;
  opponents: number;
  level: string;
}

const TABLES = "manueline.tables";
const QUICK = "manueline.quick";
const NAME = "manueline.name";
const TALLY = "manueline.tally";
const KEPT = 12;
export const LONGEST_NAME = 24;

function read<T>(place: string, fallback: T, valid: (found: T) => boolean): T {
  try {
    const found = JSON.parse(stored(place) ?? "null") as T;
    return found !== null && valid(found) ? found : fallback;
  } catch {
    return fallback;
  }
}

export function ownTables(): OwnTable[] {
  const valid = (table: OwnTable) => typeof table?.id === "string";
  return read<OwnTable[]>(TABLES, [], Array.isArray).filter(valid);
}

/** Puts a table first among this browser's; the oldest are forgotten. */
export function remember(table: Omit<OwnTable, "seen">): void {
  const others = ownTables().filter((other) => other.id !== table.id);
  const tables = [{ ...table, seen: Date.now() }, ...others].slice(0, KEPT);
  store(TABLES, JSON.stringify(tables));
}

export function forget(id: string): void {
  store(TABLES, JSON.stringify(ownTables().filter((table) => table.id !== id)));
}

export function quickStart(): QuickStart {
  const fallback: QuickStart = { game: "azul", opponents: 1, level: "casual" };
  const valid = ({ game, opponents, level }: QuickStart) =>
    (game === "azul" || game === "duel") && [1, 2, 3].includes(opponents) && !!level;
  return read(QUICK, fallback, valid);
}

export function keepQuickStart(quick: QuickStart): void {
  store(QUICK, JSON.stringify(quick));
}

/** How often this browser's player met bots of a level alone, and beat them. */
export interface Tally {
  played: number;
  won: number;
}

function tallies(): Record<string, Tally> {
  return read<Record<string, Tally>>(TALLY, {}, (found) => typeof found === "object");
}

const tallyKey = (game: string, level: string) => `${game}:${level}`;

export function tallyOf(game: string, level: string): Tally {
  const { played, won } = tallies()[tallyKey(game, level)] ?? { played: 0, won: 0 };
  return Number.isInteger(played) && Number.isInteger(won)
    ? { played, won }
    : { played: 0, won: 0 };
}

export function keepTally(game: string, level: string, hasWon: boolean): void {
  const { played, won } = tallyOf(game, level);
  const counted = { played: played + 1, won: won + Number(hasWon) };
  store(TALLY, JSON.stringify({ ...tallies(), [tallyKey(game, level)]: counted }));
}

export function nickname(): string {
  return (stored(NAME) ?? "").slice(0, LONGEST_NAME);
}

export function keepNickname(name: string): void {
  store(NAME, name.trim().slice(0, LONGEST_NAME));
}
