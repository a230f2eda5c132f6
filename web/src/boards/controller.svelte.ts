/** What the reader is doing on a board: the selection made reactive, shared by its components. */

import { getContext, setContext } from "svelte";
import type { LegalMove, Move } from "../messages";
import * as selecting from "./selection";
import { isNature, thingsOf, turn } from "./things";

/** What a board is given by whoever holds the game. */
export interface Play {
  legal: LegalMove[];
  hint: Move | null;
  busy: boolean;
  onplay: (move: LegalMove) => void;
}

/** `can` goes on with what is picked; `may` begins something else. */
export type State = "picked" | "can" | "may" | "none";

export class Controller {
  #play: () => Play;
  /** Nature's moves are typed in beside the board. */
  #legal = $derived.by(() => {
    const { busy, legal } = this.#play();
    return busy ? [] : legal.filter((move) => !isNature(move));
  });
  /** Starts anew with every list of legal moves, and is written by picks until then. */
  selection: selecting.Selection = $derived(selecting.begin(this.#legal));
  /** The thing under the pointer or with the focus. */
  over: string | null = $state(null);
  /** The thing that Tab reaches. */
  current: string | null = $state(null);
  dragged: string | null = $state(null);

  #others = $derived(selecting.others(this.selection));
  #completions = $derived(selecting.completions(this.selection));
  #next = $derived(selecting.next(this.selection));
  #hinted = $derived.by(() => {
    const hint = this.#play().hint;
    return new Set(hint ? thingsOf(hint) : []);
  });
  /** What the arrow keys walk: first things, and once something is picked what goes with it. */
  stops = $derived(this.picking ? this.#next : selecting.firsts(this.selection));
  tabStop = $derived.by(() => {
    if (this.current !== null && this.stops.has(this.current)) return this.current;
    return this.stops.values().next().value ?? null;
  });

  constructor(play: () => Play) {
    this.#play = play;
  }

  get legal(): readonly LegalMove[] {
    return this.#legal;
  }

  /** Whether a move is begun and not yet made. */
  get picking(): boolean {
    return !selecting.isEmpty(this.selection);
  }

  state(thing: string): State {
    if (selecting.isPicked(this.selection, thing)) return "picked";
    if (this.stops.has(thing)) return "can";
    return this.#others.has(thing) ? "may" : "none";
  }

  isHinted(thing: string): boolean {
    return this.#hinted.has(thing);
  }

  /** The move that picking the thing now would make. */
  wouldMake(thing: string): LegalMove | null {
    return this.#completions.get(thing) ?? null;
  }

  /** The move under the pointer: what is shown before it is made. */
  get previewed(): LegalMove | null {
    return this.over === null ? null : this.wouldMake(this.over);
  }

  /** True if the pick made a move. */
  pick(thing: string): boolean {
    if (this.state(thing) === "none") return false;
    const { selection, move } = selecting.pick(this.selection, thing);
    this.selection = selection;
    if (move) this.#play().onplay(move);
    return move !== null;
  }

  /** Picks a thing unless it is picked, so that a drag can begin. */
  hold(thing: string): void {
    if (!selecting.isPicked(this.selection, thing)) this.pick(thing);
  }

  clear(): void {
    this.selection = selecting.begin(this.#legal);
  }

  /** The quarter turns at which a plate would be laid; null when none is being laid. */
  get turns(): number | null {
    const found = /^turn-(\d)$/.exec(this.selection.picked[0] ?? "")?.[1];
    return found === undefined ? null : Number(found);
  }

  turnBy(quarters: number): void {
    if (this.turns !== null) this.pick(turn((this.turns + quarters + 4) % 4));
  }
}

const KEY = Symbol("controller");

export function provideController(controller: Controller): void {
  setContext(KEY, controller);
}

export function useController(): Controller {
  return getContext<Controller>(KEY);
}
