/** The analysis board: where it stands, what the engine says, and which moves were tried. */

import { api } from "../api";
import { isAbort, startEvaluator, type Evaluator } from "../engine/evaluator";
import { movesOf } from "../engine/moves";
import type {
  Explored,
  Move,
  PositionRequest,
  Question,
  SearchAnswer,
  ToldReason,
} from "../messages";
import { meansOf, worthOf, type Mean, type Worth } from "./average";
import { explored, gameOf } from "./places";
import { Tree, type Node } from "./tree";

export const MOST_LINES = 3;
/** The server's processors serve everybody, so it does less. */
const NODES = { page: 100_000, server: 6000 };

export interface FoundLine {
  moves: Move[];
  /** Of the player to move. */
  win: number;
  score: number;
  error: number;
  exact: boolean;
}

/** Deals that are averaged, and how thoroughly each is searched. */
const DEALS = 64;
const DEAL_NODES = 400;

/** What is known so far of the mean over nature's deals. */
export interface Average {
  means: Mean[];
  done: number;
  all: number;
  exact: boolean;
}

export class Analysing {
  tree: Tree | null = $state.raw(null);
  node: Node | null = $state.raw(null);
  /** Changes with the tree, which is no state itself. */
  changes = $state(0);
  lines: FoundLine[] = $state.raw([]);
  searched = $state(0);
  /** What speaks for and against the first moves of lines, by their texts, once they are searched. */
  reasons: Record<string, ToldReason[]> = $state.raw({});
  average: Average | null = $state.raw(null);
  busy = $state(false);
  failure: unknown = $state.raw(null);
  isOn = $state(true);
  #evaluators = new Map<string, Promise<Evaluator>>();
  #asking = new AbortController();

  /** Begins anew from a position's or a view's text. */
  async open(text: string): Promise<boolean> {
    return this.#ask(async () => {
      const place = await this.#place({ text: text.trim() });
      this.tree = new Tree(place);
      this.#stand(this.tree.root);
    });
  }

  async play(move: string): Promise<void> {
    const { tree, node } = this;
    if (!tree || !node) return;
    const known = tree.find(node, move);
    if (known) this.#stand(known);
    else await this.#explore({ moves: [move] });
  }

  /** Lets nature draw by chance until a player is to move. */
  async deal(): Promise<void> {
    await this.#explore({ deal: true });
  }

  /** Judges many of the deals that can come here. */
  async averageDeals(): Promise<void> {
    const place = this.node?.place;
    if (!place) return;
    const { signal } = this.#asking;
    const { game } = place.position;
    this.failure = null;
    try {
      const found = (await this.#place({ text: place.text, deals: DEALS })).deals;
      const evaluator = await this.#evaluator(game);
      if (!found || signal.aborted) return;
      const worths: Worth[] = [];
      const all = found.deals.length;
      this.average = { means: [], done: 0, all, exact: found.exact };
      await Promise.all(
        found.deals.map(async ({ view, weight }) => {
          const question: Question = { view, nodes: DEAL_NODES, seed: 1 };
          const worth = worthOf(await evaluator.evaluate(question, { signal }), weight);
          if (!worth || signal.aborted) return;
          worths.push(worth);
          const means = meansOf(worths, !found.exact);
          this.average = { means, done: worths.length, all, exact: found.exact };
        }),
      );
    } catch (reason) {
      if (isAbort(reason) || signal.aborted) return;
      this.#search(); // withdraws the other deals
      this.failure = reason;
    }
  }

  go(node: Node): void {
    this.#stand(node);
  }

  remove(): void {
    if (!this.tree || !this.node) return;
    this.#stand(this.tree.remove(this.node));
  }

  toggle(): void {
    this.isOn = !this.isOn;
    this.#search();
  }

  close(): void {
    this.#asking.abort();
    for (const starting of this.#evaluators.values()) {
      void starting.then((evaluator) => evaluator.close());
    }
  }

  async #explore(further: { moves?: string[]; deal?: boolean }): Promise<void> {
    const { tree, node } = this;
    if (!tree || !node) return;
    await this.#ask(async () => {
      const place = await this.#place({ text: node.place.text, ...further });
      this.#stand(tree.add(node, place));
    });
  }

  #place(request: PositionRequest): Promise<Explored> {
    return explored(request, () => this.#evaluator(gameOf(request.text)));
  }

  async #ask(work: () => Promise<void>): Promise<boolean> {
    this.busy = true;
    this.failure = null;
    try {
      await work();
      return true;
    } catch (reason) {
      this.failure = reason;
      return false;
    } finally {
      this.busy = false;
    }
  }

  #stand(node: Node): void {
    this.node = node;
    this.changes++;
    this.#search();
  }

  #evaluator(game: string): Promise<Evaluator> {
    let starting = this.#evaluators.get(game);
    if (!starting) {
      starting = startEvaluator(game, 1);
      this.#evaluators.set(game, starting);
    }
    return starting;
  }

  /** Searches the position anew; what is known of another one is forgotten. */
  #search(): void {
    this.#asking.abort();
    this.#asking = new AbortController();
    this.average = null;
    this.lines = [];
    this.reasons = {};
    this.searched = 0;
    const position = this.node?.place.position;
    if (
      !this.isOn ||
      !position ||
      position.viewer === null ||
      this.node!.place.legal.length === 0
    ) {
      return;
    }
    void this.#evaluate(position.game, position.text, this.#asking.signal);
  }

  async #evaluate(game: string, view: string, signal: AbortSignal): Promise<void> {
    try {
      const evaluator = await this.#evaluator(game);
      const onnews = (answer: SearchAnswer) => this.#told(game, answer);
      const question: Question = { view, nodes: NODES[evaluator.place], lines: MOST_LINES };
      const answer = await evaluator.evaluate(question, { signal, onnews });
      if (signal.aborted) return;
      this.#told(game, answer);
      await this.#explain(view, signal);
    } catch (reason) {
      if (!isAbort(reason)) this.failure = reason;
    }
  }

  /** The numbers need no words, and without the server there are none. */
  async #explain(view: string, signal: AbortSignal): Promise<void> {
    const { lines } = this;
    if (lines.length === 0) return;
    const texts = lines.map(({ moves }) => moves.map((move) => move.text));
    const found = await api.reasons({ text: view, lines: texts }).catch(() => null);
    if (!found || signal.aborted) return;
    this.reasons = Object.fromEntries(
      found.lines.map((reasons, index) => [texts[index]?.[0] ?? "", reasons]),
    );
  }

  #told(game: string, answer: SearchAnswer): void {
    this.searched = answer.nodes;
    this.lines = answer.lines.flatMap((line) =>
      line.win === null || line.win === undefined
        ? []
        : [
            {
              moves: movesOf(game, line.ids),
              win: line.win,
              score: line.score ?? 0,
              error: line.error ?? 0,
              exact: line.exact ?? false,
            },
          ],
    );
  }
}
