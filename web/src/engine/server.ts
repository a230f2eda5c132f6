/** The server searches: questions are sent together, as many as one request may hold. */

import { api, Failure } from "../api";
import type { Question, SearchAnswer } from "../messages";
import type { Asking, Evaluator } from "./evaluator";

/** The server's limits of one request. */
export const MOST_QUESTIONS = 64;
export const MOST_NODES = 60_000;
/** How long to wait when the server has too much to do and does not say for how long, in seconds. */
const WAIT = 2;
const MOST_TRIES = 30;

interface Task extends Asking {
  question: Question;
  resolve: (answer: SearchAnswer) => void;
  reject: (reason: unknown) => void;
}

type Send = (questions: Question[]) => Promise<SearchAnswer[]>;
type Sleep = (seconds: number) => Promise<void>;

const send: Send = async (questions) => (await api.evaluate({ questions })).answers;
const sleep: Sleep = (seconds) => new Promise((resolve) => setTimeout(resolve, seconds * 1000));

export class ServerEvaluator implements Evaluator {
  readonly place = "server";
  readonly atOnce = MOST_QUESTIONS;
  #waiting: Task[] = [];
  #sending = false;
  #closed = false;

  constructor(
    private readonly send_: Send = send,
    private readonly sleep_: Sleep = sleep,
  ) {}

  evaluate(question: Question, asking: Asking = {}): Promise<SearchAnswer> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ question, resolve, reject, ...asking });
      void this.#work();
    });
  }

  close(): void {
    this.#closed = true;
  }

  async #work(): Promise<void> {
    if (this.#sending) return;
    this.#sending = true;
    await Promise.resolve(); // whatever is asked together goes together
    while (this.#waiting.length > 0 && !this.#closed) {
      const tasks = this.#take();
      if (tasks.length === 0) continue;
      try {
        const answers = await this.#patiently(tasks.map(({ question }) => question));
        tasks.forEach((task, index) => task.resolve(answers[index]!));
      } catch (reason) {
        for (const task of tasks) task.reject(reason);
      }
    }
    const withdrawn = new DOMException("the question was withdrawn", "AbortError");
    if (this.#closed) for (const task of this.#waiting.splice(0)) task.reject(withdrawn);
    this.#sending = false;
  }

  /** The questions of the next request; those that were withdrawn are left out. */
  #take(): Task[] {
    const tasks: Task[] = [];
    let nodes = 0;
    while (tasks.length < MOST_QUESTIONS) {
      const task = this.#waiting[0];
      if (!task || (tasks.length > 0 && nodes + task.question.nodes > MOST_NODES)) break;
      this.#waiting.shift();
      if (task.signal?.aborted) {
        task.reject(new DOMException("the question was withdrawn", "AbortError"));
        continue;
      }
      nodes += task.question.nodes;
      tasks.push(task);
    }
    return tasks;
  }

  async #patiently(questions: Question[]): Promise<SearchAnswer[]> {
    for (let tries = 1; ; tries++) {
      try {
        return await this.send_(questions);
      } catch (reason) {
        const problem = reason instanceof Failure ? reason.problem : null;
        const isBusy = problem?.code === "too-many" || problem?.code === "busy";
        if (!isBusy || tries === MOST_TRIES || this.#closed) throw reason;
        await this.sleep_(Number(problem.params["seconds"] ?? WAIT));
      }
    }
  }
}
