/** A review under way: the server asks, the engine answers, the server composes the report. */

import { api } from "../api";
import { isAbort, startEvaluator, type Evaluator } from "../engine/evaluator";
import type { Move, Replay, ReviewQuestion, ReviewSettings, SearchAnswer } from "../messages";
import { reportOf, type Report } from "./report";

/** How much work a review is. The server's processors serve everybody, so it does less. */
const THOROUGH: ReviewSettings = { nodes: 15_000, deals: 64, deal_nodes: 400 };
const QUICK: ReviewSettings = { nodes: 900, deals: 8, deal_nodes: 60 };

export class Reviewing {
  /** Nodes that were searched, and all that are known to be wanted. */
  searched = $state(0);
  wanted = $state(0);
  report: Report | null = $state.raw(null);
  /** Every move that the report names, by its text. */
  moves: Record<string, Move> = {};
  /** What each seat's chance was before some moves, by their number; grows while it searches. */
  chances: ReadonlyMap<number, readonly number[]> = $state.raw(new Map());
  /** What the player saw before a decision, by the number of moves before it. */
  views = new Map<number, string>();
  failure: unknown = $state.raw(null);
  evaluator: Evaluator | null = $state.raw(null);
  #closed = new AbortController();

  constructor(
    readonly record: string,
    readonly replay: Replay,
  ) {}

  async run(start: (game: string) => Promise<Evaluator> = startEvaluator): Promise<void> {
    try {
      this.evaluator = await start(this.replay.game);
      const settings = this.evaluator.place === "page" ? THOROUGH : QUICK;
      const answers: Record<string, SearchAnswer> = {};
      for (;;) {
        const news = await api.review({ record: this.record, settings, answers });
        if (this.#closed.signal.aborted) return;
        if (news.questions.length === 0) {
          this.moves = news.moves;
          this.report = reportOf(news);
          return;
        }
        await this.#answer(this.evaluator, news.questions, answers);
      }
    } catch (reason) {
      if (!isAbort(reason)) this.failure = reason;
    }
  }

  /** Stops the searches; the engine stays for exercises until the page is left. */
  close(): void {
    this.#closed.abort();
    this.evaluator?.close();
  }

  async #answer(
    evaluator: Evaluator,
    questions: ReviewQuestion[],
    answers: Record<string, SearchAnswer>,
  ): Promise<void> {
    // Decisions first: their answers are what can be shown at once.
    const ordered = questions.toSorted(
      (one, other) => Number(one.ply === null) - Number(other.ply === null),
    );
    this.wanted += ordered.reduce((sum, { question }) => sum + question.nodes, 0);
    const { signal } = this.#closed;
    await Promise.all(
      ordered.map(async ({ key, question, ply }) => {
        if (ply !== null) this.views.set(ply, question.view);
        // The first numbers are there before the first search is.
        const onnews = (news: SearchAnswer) => this.#show(ply, news);
        const answer = await evaluator.evaluate(question, {
          signal,
          onnews: this.chances.size === 0 && ply !== null ? onnews : undefined,
        });
        answers[key] = answer;
        this.searched += question.nodes;
        this.#show(ply, answer);
      }),
    );
  }

  #show(ply: number | null, answer: SearchAnswer): void {
    const wins = answer.lines[0]?.wins;
    if (ply !== null && wins) this.chances = new Map([...this.chances, [ply, wins]]);
  }
}
