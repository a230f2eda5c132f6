import { describe, expect, it } from "vitest";
import type { LegalMove } from "../messages";
import { played } from "./fixtures/played";
import * as selecting from "./selection";
import { isNature, thingsOf } from "./things";

const takes = (...texts: string[]): LegalMove[] =>
  texts.map((text) => ({
    kind: "Take",
    text,
    id: null,
    source: Number(text[0]),
    colour: text[1]!,
    line: Number(text[3]) - 1,
    preview: { points: 1, cost: 0 },
  }));

const LEGAL = takes("1R>1", "1R>6", "1B>2", "1B>6", "0R>3", "0R>6");

describe("a selection", () => {
  it("offers every source first, and targets too for whoever begins there", () => {
    const begun = selecting.begin(LEGAL);
    expect([...selecting.firsts(begun)]).toEqual(["take-1-R", "take-1-B", "take-0-R"]);
    expect(selecting.others(begun).has("line-2")).toBe(true);
    expect(selecting.isEmpty(begun)).toBe(true);
  });

  it("offers only the targets of the picked source", () => {
    const { selection, move } = selecting.pick(selecting.begin(LEGAL), "take-1-R");
    expect(move).toBeNull();
    expect([...selecting.next(selection)]).toEqual(["line-0", "line-5"]);
  });

  it("offers other sources, but no target that the picked source does not go to", () => {
    const { selection } = selecting.pick(selecting.begin(LEGAL), "take-1-R");
    const others = [...selecting.others(selection)];
    expect(others).toEqual(["take-1-R", "take-1-B", "take-0-R"]);
  });

  it("makes the move when source and target are picked, in either order", () => {
    for (const order of [
      ["take-1-B", "line-1"],
      ["line-1", "take-1-B"],
    ]) {
      const first = selecting.pick(selecting.begin(LEGAL), order[0]!);
      expect(first.move).toBeNull();
      const second = selecting.pick(first.selection, order[1]!);
      expect(second.move?.text).toBe("1B>2");
      expect(selecting.isEmpty(second.selection)).toBe(true);
    }
  });

  it("replaces a picked source by another", () => {
    const first = selecting.pick(selecting.begin(LEGAL), "take-1-R").selection;
    const second = selecting.pick(first, "take-0-R").selection;
    expect(selecting.isPicked(second, "take-1-R")).toBe(false);
    expect([...selecting.next(second)]).toEqual(["line-2", "line-5"]);
  });

  it("keeps the new source alone when it does not go with the picked target", () => {
    const target = selecting.pick(selecting.begin(LEGAL), "line-1").selection;
    const { selection, move } = selecting.pick(target, "take-0-R");
    expect(move).toBeNull();
    expect(selection.picked).toEqual(["take-0-R"]);
  });

  it("lets go of what is picked again", () => {
    const picked = selecting.pick(selecting.begin(LEGAL), "take-1-R").selection;
    expect(selecting.isEmpty(selecting.pick(picked, "take-1-R").selection)).toBe(true);
  });

  it("ignores what no legal move needs", () => {
    const begun = selecting.begin(LEGAL);
    expect(selecting.pick(begun, "take-4-W")).toEqual({ selection: begun, move: null });
  });

  it("tells the move that a pick would make before it is made", () => {
    const picked = selecting.pick(selecting.begin(LEGAL), "take-0-R").selection;
    const made = selecting.completions(picked);
    expect([...made].map(([thing, move]) => [thing, move.text])).toEqual([
      ["line-2", "0R>3"],
      ["line-5", "0R>6"],
    ]);
  });

  it("begins with an unturned plate, which can be turned before a space is picked", () => {
    const lays: LegalMove[] = [0, 1, 2, 3].flatMap((turns) =>
      [0, 4].map((space): LegalMove => ({
        ...{ kind: "LayPlate", text: `lay:${space + 1}r${turns}`, id: null },
        ...{ space, turns, preview: null },
      })),
    );
    const begun = selecting.begin(lays);
    expect(selecting.completions(begun).get("space-4")?.text).toBe("lay:5r0");
    const turned = selecting.pick(begun, "turn-3").selection;
    expect(selecting.pick(turned, "space-0").move?.text).toBe("lay:1r3");
  });

  it("tells of every thing what picking it then does", () => {
    for (const { legal } of played("duel-random").entries.slice(0, 60)) {
      const begun = selecting.begin(legal);
      for (const first of selecting.others(begun)) {
        const { selection } = selecting.pick(begun, first);
        const made = selecting.completions(selection);
        for (const thing of [...selecting.others(selection), ...selecting.next(selection)]) {
          if (selecting.isPicked(selection, thing)) continue;
          expect(made.get(thing)?.text).toBe(selecting.pick(selection, thing).move?.text);
        }
      }
    }
  });

  it("can make every legal move of whole games", () => {
    for (const name of ["azul-grey", "duel-random"] as const) {
      for (const { legal } of played(name).entries) {
        for (const move of legal) {
          let selection = selecting.begin(legal);
          let made: LegalMove | null = null;
          for (const thing of thingsOf(move)) {
            if (selecting.isPicked(selection, thing)) continue;
            ({ selection, move: made } = selecting.pick(selection, thing));
          }
          expect(made?.text).toBe(move.text);
          expect(isNature(move)).toBe(false);
        }
      }
    }
  });
});

describe("walking a colour with its letter", () => {
  it("goes round its sources", () => {
    expect(selecting.after(["a", "b"], null)).toBe("a");
    expect(selecting.after(["a", "b"], "a")).toBe("b");
    expect(selecting.after(["a", "b"], "b")).toBe("a");
    expect(selecting.after([], "b")).toBeNull();
  });
});
