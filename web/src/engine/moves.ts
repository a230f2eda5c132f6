/** The games' moves by their ids, which is how the engine names them. */

import type { Move } from "../messages";
import known from "./components.json";
import table from "./moves.json";

const MOVES = table as unknown as Record<string, Move[]>;
const NATURES = known.nature as unknown as Record<string, Record<number, Move>>;

/** A player's move, or one of nature's, whose ids are below 0. */
export function moveOf(game: string, id: number): Move | undefined {
  return id < 0 ? NATURES[game]?.[id] : MOVES[game]?.[id];
}

/** The moves of a line, as far as they have ids of players' moves. */
export function movesOf(game: string, ids: readonly number[]): Move[] {
  return ids.map((id) => MOVES[game]?.[id]).filter((move) => move !== undefined);
}

/** The id of the move with this text. Throws if there is none. */
export function idOf(game: string, text: string): number {
  const all = [...(MOVES[game] ?? []), ...Object.values(NATURES[game] ?? {})];
  const id = all.find((move) => move.text === text)?.id ?? null;
  if (id === null) throw new Error(`${text} is no move of ${game}`);
  return id;
}
