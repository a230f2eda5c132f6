/** A worker that answers one question after the other. */

import { Engine } from "../../../native/wasm/engine.mjs";
import type { SearchAnswer } from "../messages";
import type { FromWorker, ToWorker } from "./messages";

type Load = Extract<ToWorker, { kind: "load" }>;
type Explore = Extract<ToWorker, { kind: "explore" }>;
type Ask = Extract<ToWorker, { kind: "ask" }>;

/** News of a live question come so often, in milliseconds. */
const NEWS_MS = 150;

let loaded: Load | null = null;
let engine: Promise<Engine> | null = null;
/** Explores positions, so that neither this nor its errors touch a search under way. */
let rules: Promise<Engine> | null = null;
let waiting = Promise.resolve();
const stopped = new Set<number>();

const tell = (message: FromWorker) => postMessage(message);

async function start({ module, game, weights }: Load): Promise<Engine> {
  const started = await Engine.start(module);
  for (const file of weights) started.loadWeights(game, file);
  return started;
}

/** Lets messages in: a search blocks its worker. */
const channel = new MessageChannel();
function breathe(): Promise<void> {
  return new Promise((resolve) => {
    channel.port1.onmessage = () => resolve();
    channel.port2.postMessage(null);
  });
}

async function answer({ id, question, live }: Ask): Promise<void> {
  if (!loaded) throw new Error("the engine is not loaded");
  engine ??= start(loaded);
  const searching = (await engine).answers(question);
  let last: SearchAnswer | null = null;
  let told = performance.now();
  for (const found of searching) {
    last = found;
    await breathe();
    if (stopped.delete(id)) {
      tell({ kind: "stopped", id });
      return;
    }
    if (live && performance.now() - told > NEWS_MS) {
      tell({ kind: "answer", id, answer: found, last: false });
      told = performance.now();
    }
  }
  if (!last) throw new Error("the engine has no answer");
  tell({ kind: "answer", id, answer: last, last: true });
}

/** Between two slices of a search. */
async function explore({ id, text, moves, deals, seed }: Explore): Promise<void> {
  if (!loaded) throw new Error("the engine is not loaded");
  rules ??= Engine.start(loaded.module);
  tell({ kind: "place", id, place: (await rules).explore(text, moves, deals, seed) });
}

function failed(id: number, reason: unknown): void {
  tell({ kind: "failed", id, reason: reason instanceof Error ? reason.message : String(reason) });
}

addEventListener("message", ({ data }: MessageEvent<ToWorker>) => {
  switch (data.kind) {
    case "load":
      loaded = data;
      engine = rules = null;
      break;
    case "stop":
      stopped.add(data.id);
      break;
    case "ask":
      waiting = waiting
        .then(() => answer(data))
        .catch((reason: unknown) => {
          engine = null; // after an error an instance is of no use any more
          failed(data.id, reason);
        });
      break;
    case "explore":
      void explore(data).catch((reason: unknown) => {
        rules = null;
        failed(data.id, reason);
      });
  }
});
