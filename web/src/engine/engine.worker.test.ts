import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Question } from "../messages";
import type { FromWorker, ToWorker } from "./messages";

/** An instance that after an error answers nothing more. */
class FakeEngine {
  broken = false;

  static start(): Promise<FakeEngine> {
    return Promise.resolve(new FakeEngine());
  }

  *answers(question: Question) {
    for (let nodes = 1; nodes <= question.nodes; nodes++) {
      if (this.broken) throw new Error("the instance is of no use");
      yield { nodes, lines: [{ ids: [1] }] };
    }
  }

  explore(text: string) {
    if (this.broken) throw new Error("the instance is of no use");
    this.broken = text === "no position";
    if (this.broken) throw new Error(text);
    return { text };
  }
}

vi.mock("../../../native/wasm/engine.mjs", () => ({ Engine: FakeEngine }));

const told: FromWorker[] = [];
let ask: (message: ToWorker) => void;

beforeEach(async () => {
  told.length = 0;
  vi.stubGlobal("postMessage", (message: FromWorker) => told.push(message));
  vi.stubGlobal("addEventListener", (_: string, heard: (event: { data: ToWorker }) => void) => {
    ask = (data) => heard({ data });
  });
  vi.resetModules();
  await import("./engine.worker");
  const module = {} as WebAssembly.Module;
  ask({ kind: "load", module, game: "azul", weights: [] });
});

afterEach(() => vi.unstubAllGlobals());

it("searches on when a position cannot be explored, and explores the next one", async () => {
  ask({ kind: "ask", id: 1, question: { view: "view:1 azul", nodes: 9 }, live: false });
  for (const [id, text] of [
    [2, "no position"],
    [3, "azul"],
  ] as const) {
    ask({ kind: "explore", id, text, moves: [], deals: false, seed: 1 });
    await vi.waitFor(() => expect(told.some((message) => message.id === id)).toBe(true));
  }
  await vi.waitFor(() => expect(told).toHaveLength(3));
  expect(told).toContainEqual({ kind: "failed", id: 2, reason: "no position" });
  expect(told).toContainEqual({ kind: "place", id: 3, place: { text: "azul" } });
  expect(told.find(({ id }) => id === 1)).toMatchObject({ kind: "answer", answer: { nodes: 9 } });
});
