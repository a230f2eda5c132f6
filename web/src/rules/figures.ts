/** The worked examples of the rules pages, as `web/generate_figures.py` played them. */

import type { GameEvent, Position } from "../messages";
import type { GameName } from "../routes";

export interface Figure {
  /** The section of the rules that it belongs to, from 1. */
  section: number;
  /** `parts` is a board with the names of its parts. */
  show: "parts" | "board" | "wall" | "offer" | "plates";
  position: Position;
  /** What the moves of the example led to. */
  events: GameEvent[];
}

const FILES = {
  azul: () => import("./figures-azul.json"),
  duel: () => import("./figures-duel.json"),
};

export async function figuresOf(game: GameName): Promise<Figure[]> {
  const found = await FILES[game]();
  return found.default as unknown as Figure[];
}
