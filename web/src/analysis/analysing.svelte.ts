/** The analysis board: where it stands, what the engine says, and which moves were tried. */

import { api } from "../api";
import { isAbort, startEvaluator, type Evaluator } from "../engine/evaluator";
import { movesOf } from "../engine/moves";
import type { Move, Question, SearchAnswer } from "../messages";
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

export class Analysing {
  tree: Tree | null = $state.raw(null);
  node: Node | null = $state.raw(null);
  /** Changes with the tree, which is no state itself. */
  changes = $state(0);
  lines: FoundLine[] = $state.raw([]);
  searched = $state(0);
  busy = $state(false);
  failure: unknown = $state.raw(null);
  isOn = $state(true);
  #evaluators = new Map<string, Promise<Evaluator>>();
  #asking = new AbortController();

  /** Begins anew from a position's or a view's text. */
  async open(text: string): Promise<boolean> {
    return this.#ask(async () => {
      const place = await api.position({ text: text.trim() });
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
      const place = await api.position({ text: node.place.text, ...further });
      this.#stand(tree.add(node, place));
    });
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
    this.lines = [];
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
    const asking = new AbortController();
    this.#asking = asking;
    void this.#evaluate(position.game, position.text, asking.signal);
  }

  async #evaluate(game: string, view: string, signal: AbortSignal): Promise<void> {
    try {
      const evaluator = await this.#evaluator(game);
      const onnews = (answer: SearchAnswer) => this.#told(game, answer);
      const question: Question = { view, nodes: NODES[evaluator.place], lines: MOST_LINES };
      const answer = await evaluator.evaluate(question, { signal, onnews });
      if (!signal.aborted) this.#told(game, answer);
    } catch (reason) {
      if (!isAbort(reason)) this.failure = reason;
    }
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
