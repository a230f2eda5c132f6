/** Positions and the moves between them: a line of play with its variations. */

import type { Explored, MoveEntry } from "../messages";

export interface Node {
  readonly id: number;
  readonly parent: Node | null;
  /** What led here; several where nature has drawn. */
  readonly entries: MoveEntry[];
  readonly place: Explored;
  readonly children: Node[];
}

/** What an edge of the tree is known by. */
export function edgeOf(entries: readonly MoveEntry[]): string {
  return entries.map((entry) => entry.move.text).join(" ");
}

export class Tree {
  readonly root: Node;
  #next = 0;

  constructor(place: Explored) {
    this.root = { id: this.#next++, parent: null, entries: [], place, children: [] };
  }

  /** The node that a move leads to, if it was tried before. */
  find(node: Node, move: string): Node | null {
    return node.children.find((child) => edgeOf(child.entries) === move) ?? null;
  }

  /** A node below another one; the one that is there if the moves were tried before. */
  add(node: Node, place: Explored): Node {
    const known = this.find(node, edgeOf(place.entries));
    if (known) return known;
    const added: Node = {
      id: this.#next++,
      parent: node,
      entries: place.entries,
      place,
      children: [],
    };
    node.children.push(added);
    return added;
  }

  /** Takes a variation away; what is left to stand at is its parent. */
  remove(node: Node): Node {
    const parent = node.parent;
    if (!parent) return node;
    parent.children.splice(parent.children.indexOf(node), 1);
    return parent;
  }
}
