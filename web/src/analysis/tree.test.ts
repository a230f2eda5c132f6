import { describe, expect, it } from "vitest";
import type { Explored } from "../messages";
import { Tree } from "./tree";

function place(...moves: string[]): Explored {
  return { entries: moves.map((text) => ({ move: { text } })) } as unknown as Explored;
}

describe("a tree of variations", () => {
  it("keeps every move once, and forgets what is removed", () => {
    const tree = new Tree(place());
    const first = tree.add(tree.root, place("1B>1"));
    const second = tree.add(tree.root, place("+B", "+Y"));
    expect(tree.add(tree.root, place("1B>1"))).toBe(first);
    expect(tree.find(tree.root, "+B +Y")).toBe(second);
    const below = tree.add(first, place("2R>2"));
    expect(below.parent).toBe(first);
    expect(tree.remove(first)).toBe(tree.root);
    expect(tree.root.children).toEqual([second]);
    expect(tree.remove(tree.root)).toBe(tree.root);
  });
});
