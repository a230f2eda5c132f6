/** Types of engine.mjs. */

/** As the server's type of the same name. */
export interface Question {
  view: string;
  nodes: number;
  moves?: number[];
  lines?: number;
  seed?: number;
}

export interface AnswerLine {
  ids: number[];
  visits?: number | null;
  score?: number | null;
  win?: number | null;
  wins?: number[];
  scores?: number[];
  spreads?: number[];
  error?: number | null;
  exact?: boolean;
  difference?: number | null;
  difference_error?: number | null;
}

export interface SearchAnswer {
  nodes: number;
  lines: AnswerLine[];
}

/** A position as the rules see it. */
export interface Place {
  /** The whole position that the moves start from. */
  start: string;
  /** The id of each move, and its player; nature is -1. */
  steps: [number, number][];
  text: string;
  /** What the player to move sees, or else a spectator. */
  view: string;
  legal: number[];
  /** Nature's moves with their weights. */
  chance: [number, number][];
  outcome?: { scores: number[]; ranks: number[]; tie_break: string };
}

export class Engine {
  static start(module: WebAssembly.Module): Promise<Engine>;
  loadWeights(game: string, bytes: Uint8Array): void;
  answers(question: Question): Generator<SearchAnswer, void, void>;
  evaluate(question: Question): SearchAnswer;
  choose(level: string, view: string, seed?: number): number;
  explore(text: string, moves?: number[], deals?: boolean, seed?: number): Place;
}
