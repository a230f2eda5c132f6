/** Who answers questions: the engine in workers of this page, or else the server. */

import type { Place } from "../../../native/wasm/engine.mjs";
import type { Question, SearchAnswer } from "../messages";
import { hasEngine } from "./files";

export interface Asking {
  /** Withdraws the question; its promise is rejected with an AbortError. */
  signal?: AbortSignal | undefined;
  /** Told of answers on the way to the last one. */
  onnews?: ((answer: SearchAnswer) => void) | undefined;
}

export interface Evaluator {
  /** Where the searches run. */
  readonly place: "page" | "server";
  /** How many questions are worked on at once. */
  readonly atOnce: number;
  evaluate(question: Question, asking?: Asking): Promise<SearchAnswer>;
  /** The position after moves, where the evaluator knows the rules itself. */
  readonly explore?: (
    text: string,
    moves: number[],
    deals: boolean,
    seed: number,
  ) => Promise<Place>;
  close(): void;
}

/** The engine of this page if there is one and it starts, else the server. `most` limits its workers. */
export async function startEvaluator(game: string, most = 4): Promise<Evaluator> {
  if (hasEngine()) {
    try {
      return await (await import("./pool")).WorkerPool.start(game, most);
    } catch {
      // It could not be fetched or compiled; the server can be asked still.
    }
  }
  const { ServerEvaluator } = await import("./server");
  return new ServerEvaluator();
}

export function isAbort(reason: unknown): boolean {
  return reason instanceof DOMException && reason.name === "AbortError";
}
