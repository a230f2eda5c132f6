import { describe, expect, it, vi } from "vitest";
import type { Place } from "../../../native/wasm/engine.mjs";
import type { Question, SearchAnswer } from "../messages";
import type { FromWorker, ToWorker } from "./messages";
import { WorkerPool, type WorkerLike } from "./pool";

class FakeWorker implements WorkerLike {
  asked: ToWorker[] = [];
  ended = false;
  onmessage: ((event: MessageEvent<FromWorker>) => void) | null = null;
  onerror: ((event: ErrorEvent) => void) | null = null;

  postMessage(message: ToWorker): void {
    this.asked.push(message);
  }

  terminate(): void {
    this.ended = true;
  }

  tell(message: FromWorker): void {
    this.onmessage?.({ data: message } as MessageEvent<FromWorker>);
  }

  /** The id of the question that was asked last. */
  get id(): number {
    const last = this.asked.filter((message) => message.kind === "ask").at(-1);
    return last?.kind === "ask" ? last.id : 0;
  }
}

const question = (nodes: number): Question => ({ view: "view:1 azul", nodes });
const answer = (nodes: number): SearchAnswer => ({ nodes, lines: [{ ids: [1] }] });

describe("a pool of workers", () => {
  it("gives each worker one question at a time", async () => {
    const workers = [new FakeWorker(), new FakeWorker()];
    const pool = new WorkerPool(workers);
    const answers = [1, 2, 3].map((nodes) => pool.evaluate(question(nodes)));
    expect(workers.map((worker) => worker.asked.length)).toEqual([1, 1]);
    workers[1]!.tell({ kind: "answer", id: workers[1]!.id, answer: answer(2), last: true });
    expect(workers[1]!.asked.length).toBe(2);
    expect(await answers[1]).toEqual(answer(2));
    workers[1]!.tell({ kind: "answer", id: workers[1]!.id, answer: answer(3), last: true });
    workers[0]!.tell({ kind: "answer", id: workers[0]!.id, answer: answer(1), last: true });
    expect(await Promise.all(answers)).toEqual([answer(1), answer(2), answer(3)]);
  });

  it("tells news, and stops a question that is withdrawn", async () => {
    const worker = new FakeWorker();
    const pool = new WorkerPool([worker]);
    const leaving = new AbortController();
    const onnews = vi.fn();
    const first = pool.evaluate(question(9), { signal: leaving.signal, onnews });
    const second = pool.evaluate(question(5));
    worker.tell({ kind: "answer", id: worker.id, answer: answer(4), last: false });
    expect(onnews).toHaveBeenCalledWith(answer(4));
    leaving.abort();
    await expect(first).rejects.toThrow("withdrawn");
    expect(worker.asked.at(-1)).toMatchObject({ kind: "stop" });
    worker.tell({ kind: "stopped", id: worker.id });
    worker.tell({ kind: "answer", id: worker.id, answer: answer(5), last: true });
    expect(await second).toEqual(answer(5));
  });

  it("goes on without a worker that fails, and says so when none is left", async () => {
    const workers = [new FakeWorker(), new FakeWorker()];
    const pool = new WorkerPool(workers);
    const answers = [1, 2, 3].map((nodes) => pool.evaluate(question(nodes)));
    workers[0]!.onerror?.({ message: "broken" } as ErrorEvent);
    await expect(answers[0]).rejects.toThrow("broken");
    workers[1]!.tell({ kind: "failed", id: workers[1]!.id, reason: "no position" });
    await expect(answers[1]).rejects.toThrow("no position");
    workers[1]!.onerror?.({ message: "broken too" } as ErrorEvent);
    await expect(answers[2]).rejects.toThrow("broken too");
    expect(workers.every((worker) => worker.ended)).toBe(true);
  });

  it("says so when the worker fails that explores a position", async () => {
    const workers = [new FakeWorker(), new FakeWorker()];
    const pool = new WorkerPool(workers);
    const lost = pool.explore("azul", [], false, 1);
    workers[0]!.onerror?.({ message: "broken" } as ErrorEvent);
    await expect(lost).rejects.toThrow("broken");
    const next = pool.explore("azul", [], false, 1);
    const asked = workers[1]!.asked.at(-1)!;
    expect(asked.kind).toBe("explore");
    const id = asked.kind === "explore" ? asked.id : 0;
    const place = { text: "azul" } as Place;
    workers[1]!.tell({ kind: "place", id, place });
    expect(await next).toBe(place);
  });
});
