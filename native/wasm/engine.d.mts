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

export class Engine {
  static start(module: WebAssembly.Module): Promise<Engine>;
  loadWeights(game: string, bytes: Uint8Array): void;
  answers(question: Question): Generator<SearchAnswer, void, void>;
  evaluate(question: Question): SearchAnswer;
}
