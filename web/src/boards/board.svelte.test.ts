// @vitest-environment jsdom
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import type { LegalMove, Move } from "../messages";
import { words } from "../words.svelte";
import Board from "./Board.svelte";
import { played, type PlayedEntry } from "./fixtures/played";
import { thingsOf } from "./things";

const onplay = vi.fn<(move: LegalMove) => void>();
let entry: PlayedEntry = $state.raw(played("azul-grey").entries[0]!);
let hint: Move | null = $state.raw(null);
let busy = $state(false);
let board: ReturnType<typeof mount>;

/** jsdom has no layout, and so nothing to scroll. */
const scrolled = vi.fn<(this: Element) => void>();
Element.prototype.scrollIntoView = scrolled;

beforeAll(() => words.load("ui", "game", "log"));

function open(shown: PlayedEntry): void {
  show(shown);
  const props = {
    get position() {
      return entry.position;
    },
    get legal() {
      return entry.legal;
    },
    get hint() {
      return hint;
    },
    get busy() {
      return busy;
    },
    seats: ["Ann", "Ben", "Cleo"].slice(0, shown.position.boards.length),
    ...{ last: null, viewpoint: 0, onplay },
  };
  board = mount(Board, { target: document.body, props });
  flushSync();
}

function show(shown: PlayedEntry): void {
  entry = shown;
  flushSync();
}

const button = (thing: string) =>
  document.querySelector<HTMLButtonElement>(`button[data-thing="${thing}"]`);

/** What a screen reader says of it. */
const name = (thing: string) => button(thing)!.querySelector(".unseen")!.textContent;

/** As a mouse does it; a click by key would go on to the next thing. */
function click(thing: string): void {
  button(thing)!.dispatchEvent(new MouseEvent("click", { bubbles: true, detail: 1 }));
  flushSync();
}

const key = (name: string) => {
  const target = document.activeElement ?? document.body;
  target.dispatchEvent(new KeyboardEvent("keydown", { key: name, bubbles: true }));
  flushSync();
};

const ownTurns = (name: "azul-grey" | "duel-random") =>
  played(name).entries.filter((entry) => entry.position.turn === 0 && entry.legal.length > 0);

/** Some turns of every sort: rendering all of them takes long. */
function someTurns(name: "azul-grey" | "duel-random"): PlayedEntry[] {
  const seen = new Map<string, number>();
  return ownTurns(name).filter(({ position, legal }) => {
    const sort = [position.phase, ...new Set(legal.map((move) => move.kind))].join();
    seen.set(sort, (seen.get(sort) ?? 0) + 1);
    return seen.get(sort)! <= 3;
  });
}

beforeEach(() => {
  onplay.mockClear();
  scrolled.mockClear();
  hint = null;
  busy = false;
});
afterEach(() => unmount(board));

describe.each(["azul-grey", "duel-random"] as const)("the board of %s", (game) => {
  it("has a labelled button for everything that a legal move of any sort needs", () => {
    const turns = someTurns(game);
    open(turns[0]!);
    for (const shown of turns) {
      show(shown);
      const buttons = [...document.getElementsByTagName("button")];
      const named = new Map(buttons.map((found) => [found.dataset.thing, found]));
      for (const thing of new Set(shown.legal.flatMap(thingsOf))) {
        if (thing.startsWith("turn-")) continue;
        expect(named.get(thing), `${thing} in ${shown.position.phase}`).toBeDefined();
        expect(named.get(thing)!.firstElementChild!.textContent).toBeTruthy();
      }
      const stops = buttons.filter((found) => found.dataset.thing && found.tabIndex === 0);
      expect(stops).toHaveLength(1);
    }
  }, 60_000);

  it("calls a board one's own only for whoever sits there", () => {
    const [turn] = ownTurns(game);
    const labels = () =>
      [...document.querySelectorAll(".player-board")].map((found) =>
        found.getAttribute("aria-label"),
      );
    open({ ...turn!, position: { ...turn!.position, viewer: 0 } });
    expect(labels()[0]).toBe("Your board");
    show({ ...turn!, position: { ...turn!.position, viewer: null } });
    expect(labels()).not.toContain("Your board");
  });

  it("shows no key in place of words", () => {
    const turns = ownTurns(game);
    open(turns.at(-1)!);
    const labels = [...document.querySelectorAll("[aria-label]")].map((element) =>
      element.getAttribute("aria-label")!,
    );
    for (const label of labels) expect(label).not.toMatch(/^(board|play|place|tile|tablet)-/);
  });
});

describe("a take", () => {
  const turn = ownTurns("azul-grey")[0]!;
  const move = turn.legal.find((legal) => legal.kind === "Take" && legal.line === 2)!;

  it("is made by clicking source and line", () => {
    open(turn);
    const [source, target] = thingsOf(move) as [string, string];
    click(source);
    expect(button(source)!.dataset.state).toBe("picked");
    expect(button(target)!.dataset.state).toBe("can");
    expect(onplay).not.toHaveBeenCalled();
    click(target);
    expect(onplay.mock.calls[0]![0].text).toBe(move.text);
  });

  it("is made by keys alone: a colour's letter and a line's number", () => {
    open(turn);
    const colour = "colour" in move ? move.colour : "";
    const first = document.querySelector<HTMLElement>(`button[data-thing$="-${colour}"]`)!;
    key(colour.toLowerCase());
    expect(document.activeElement).toBe(first);
    key("3");
    const made = onplay.mock.calls[0]![0];
    expect(thingsOf(made)).toEqual([first.dataset.thing, "line-2"]);
  });

  it("brings the own board into sight once something is picked", () => {
    open(turn);
    expect(scrolled).not.toHaveBeenCalled();
    click(thingsOf(move)[0]!);
    expect(scrolled.mock.contexts).toEqual([document.querySelector(".own")]);
  });

  it("is let go with Escape", () => {
    open(turn);
    const [source] = thingsOf(move) as [string];
    click(source);
    key("Escape");
    expect(button(source)!.dataset.state).toBe("can");
  });

  it("tells its points and cost before it is made", () => {
    open(turn);
    const costly = turn.legal.find((legal) => (legal.preview?.cost ?? 0) > 0)!;
    const [source, target] = thingsOf(costly) as [string, string];
    click(source);
    expect(name(target)).toContain(
      `cost ${costly.preview!.cost}`.replace("cost", costly.preview!.points ? "minus" : "cost"),
    );
    expect(button(target)!.textContent).toContain(`−${costly.preview!.cost}`);
  });

  it("cannot be made while the board is busy", () => {
    open(turn);
    busy = true;
    flushSync();
    const [source, target] = thingsOf(move) as [string, string];
    click(source);
    click(target);
    expect(onplay).not.toHaveBeenCalled();
    expect(document.querySelectorAll('[data-state="can"]')).toHaveLength(0);
  });

  it("is marked when it is the hint", () => {
    open(turn);
    hint = move;
    flushSync();
    for (const thing of thingsOf(move)) expect(button(thing)!.dataset.hint).toBe("true");
  });
});

describe("a plate", () => {
  it("is turned by R before it is laid", () => {
    const turn = ownTurns("duel-random").find(({ position }) => position.phase === "lay")!;
    open(turn);
    key("r");
    key("r");
    const space = turn.legal.find((move) => move.kind === "LayPlate")!;
    const target = thingsOf(space)[1]!;
    click(target);
    const made = onplay.mock.calls[0]![0];
    expect(made.kind === "LayPlate" && made.turns).toBe(2);
  });
});
