/** The games' moves by their ids, which is how the engine names them. */

import type { Move } from "../messages";
import table from "./moves.json";

const MOVES = table as unknown as Record<string, Move[]>;

/** The moves of a line, as far as they have ids of players' moves. */
export function movesOf(game: string, ids: readonly number[]): Move[] {
  return ids.map((id) => MOVES[game]?.[id]).filter((move) => move !== undefined);
}
