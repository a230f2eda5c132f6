/** What a page and a worker of the engine tell each other. */

import type { Place } from "../../../native/wasm/engine.mjs";
import type { Question, SearchAnswer } from "../messages";

export type ToWorker =
  | { kind: "load"; module: WebAssembly.Module; game: string; weights: Uint8Array[] }
  | { kind: "explore"; id: number; text: string; moves: number[]; deals: boolean; seed: number }
  | { kind: "ask"; id: number; question: Question; live: boolean }
  | { kind: "stop"; id: number };

/** A live question has answers on the way to its last one. */
export type FromWorker =
  | { kind: "answer"; id: number; answer: SearchAnswer; last: boolean }
  | { kind: "place"; id: number; place: Place }
  | { kind: "stopped"; id: number }
  | { kind: "failed"; id: number | null; reason: string };
