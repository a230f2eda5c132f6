/** Several workers, each with one question at a time; questions wait for a free one. */

import type { Place } from "../../../native/wasm/engine.mjs";
import type { Question, SearchAnswer } from "../messages";
import type { Asking, Evaluator } from "./evaluator";
import { loadEngine, loadWeights } from "./files";
import type { FromWorker, ToWorker } from "./messages";

interface Task extends Asking {
  id: number;
  question: Question;
  resolve: (answer: SearchAnswer) => void;
  reject: (reason: unknown) => void;
}

/** The part of a Worker that is used here. */
export interface WorkerLike {
  postMessage(message: ToWorker): void;
  terminate(): void;
  onmessage: ((event: MessageEvent<FromWorker>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
}

interface Exploring {
  member: Member;
  resolve: (place: Place) => void;
  reject: (reason: unknown) => void;
}

interface Member {
  worker: WorkerLike;
  task: Task | null;
}

function aborted(): DOMException {
  return new DOMException("the question was withdrawn", "AbortError");
}

export class WorkerPool implements Evaluator {
  readonly place = "page";
  readonly atOnce: number;
  #members: Member[];
  #waiting: Task[] = [];
  #next = 1;
  #exploring = new Map<number, Exploring>();

  constructor(workers: WorkerLike[]) {
    this.atOnce = workers.length;
    this.#members = workers.map((worker) => ({ worker, task: null }));
    for (const member of this.#members) {
      member.worker.onmessage = ({ data }) => this.#told(member, data);
      member.worker.onerror = (event) => this.#failed(member, event.message);
    }
  }

  /** Workers with the engine and the network of a game: as many as there are cores, at most `most`. */
  static async start(game: string, most: number): Promise<WorkerPool> {
    const [module, weights] = await Promise.all([loadEngine(), loadWeights(game)]);
    const count = Math.max(1, Math.min(most, navigator.hardwareConcurrency));
    const workers = Array.from(
      { length: count },
      () => new Worker(new URL("./engine.worker.ts", import.meta.url), { type: "module" }),
    );
    for (const worker of workers) {
      worker.postMessage({ kind: "load", module, game, weights } satisfies ToWorker);
    }
    return new WorkerPool(workers);
  }

  evaluate(question: Question, asking: Asking = {}): Promise<SearchAnswer> {
    return new Promise((resolve, reject) => {
      if (asking.signal?.aborted) {
        reject(aborted());
        return;
      }
      const task: Task = { id: this.#next++, question, resolve, reject, ...asking };
      asking.signal?.addEventListener("abort", () => this.#withdraw(task), { once: true });
      this.#waiting.push(task);
      this.#assign();
    });
  }

  readonly explore = (
    text: string,
    moves: number[],
    deals: boolean,
    seed: number,
  ): Promise<Place> => {
    const [first] = this.#members;
    const id = this.#next++;
    return new Promise((resolve, reject) => {
      if (!first) {
        reject(new Error("no worker is left"));
        return;
      }
      this.#exploring.set(id, { member: first, resolve, reject });
      first.worker.postMessage({ kind: "explore", id, text, moves, deals, seed });
    });
  };

  close(): void {
    for (const { reject } of this.#exploring.values()) reject(aborted());
    for (const { worker, task } of this.#members) {
      worker.terminate();
      task?.reject(aborted());
    }
    for (const task of this.#waiting) task.reject(aborted());
    this.#members = [];
    this.#waiting = [];
  }

  #assign(): void {
    for (const member of this.#members) {
      if (member.task) continue;
      const task = this.#waiting.shift();
      if (!task) return;
      member.task = task;
      const { id, question } = task;
      member.worker.postMessage({ kind: "ask", id, question, live: task.onnews !== undefined });
    }
  }

  #withdraw(task: Task): void {
    const member = this.#members.find((one) => one.task === task);
    if (member) member.worker.postMessage({ kind: "stop", id: task.id });
    else this.#waiting = this.#waiting.filter((one) => one !== task);
    task.reject(aborted());
  }

  #told(member: Member, message: FromWorker): void {
    const exploring = message.id === null ? undefined : this.#exploring.get(message.id);
    if (exploring && message.id !== null) {
      this.#exploring.delete(message.id);
      if (message.kind === "place") exploring.resolve(message.place);
      else exploring.reject(new Error("reason" in message ? message.reason : "no position"));
      return;
    }
    const task = member.task;
    if (!task || message.id !== task.id) return;
    if (message.kind === "answer" && !message.last) {
      if (!task.signal?.aborted) task.onnews?.(message.answer);
      return;
    }
    member.task = null;
    if (message.kind === "answer") task.resolve(message.answer);
    else if (message.kind === "failed") task.reject(new Error(message.reason));
    this.#assign();
  }

  #failed(member: Member, reason: string): void {
    const task = member.task;
    member.task = null;
    this.#members = this.#members.filter((one) => one !== member);
    member.worker.terminate();
    task?.reject(new Error(reason));
    for (const [id, exploring] of this.#exploring) {
      if (exploring.member !== member) continue;
      this.#exploring.delete(id);
      exploring.reject(new Error(reason));
    }
    if (this.#members.length === 0) {
      for (const left of this.#waiting.splice(0)) left.reject(new Error(reason));
    } else this.#assign();
  }
}
