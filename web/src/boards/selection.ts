/** The one controller of picking: from the legal moves and what is picked so far it tells what can
 * be picked, and the move that a pick completes. Mouse, touch, keys and screen readers all ask it.
 */

import type { LegalMove } from "../messages";
import { thingsOf } from "./things";

export interface Selection {
  readonly legal: readonly LegalMove[];
  /** What is picked, in the order of the moves' things; a gap where a later one came first. */
  readonly picked: readonly (string | undefined)[];
}

export interface Pick {
  selection: Selection;
  /** The move that is complete now. */
  move: LegalMove | null;
}

export function start(legal: readonly LegalMove[]): Selection {
  return { legal, picked: [] };
}

/** The selection that a turn begins with: a plate that is being laid is unturned at first. */
export function begin(legal: readonly LegalMove[]): Selection {
  const [first] = legal;
  const laying = first?.kind === "LayPlate";
  return laying ? { legal, picked: [thingsOf(first)[0]] } : start(legal);
}

export function isEmpty(selection: Selection): boolean {
  return selection.picked.every((thing) => thing === undefined);
}

function fits(move: LegalMove, picked: Selection["picked"]): boolean {
  const things = thingsOf(move);
  return picked.every((thing, slot) => thing === undefined || things[slot] === thing);
}

/** Where the thing stands among the things of the moves that have it. */
function slotOf(legal: readonly LegalMove[], thing: string): number | null {
  for (const move of legal) {
    const slot = thingsOf(move).indexOf(thing);
    if (slot >= 0) return slot;
  }
  return null;
}

/** What can begin a move anew or take the place of something picked. A line that the picked tiles
 * cannot go to does neither: picking it would only let go of them. */
export function others({ legal, picked }: Selection): Set<string> {
  const isFree = picked.every((thing) => thing === undefined);
  return new Set(
    legal.flatMap((move) =>
      thingsOf(move).filter((_, slot) => isFree || slot === 0 || picked[slot] !== undefined),
    ),
  );
}

/** The things that moves naturally begin with. */
export function firsts(selection: Selection): Set<string> {
  return new Set(selection.legal.map((move) => thingsOf(move)[0]!));
}

/** What goes on from here: things that complete or continue what is picked. */
export function next(selection: Selection): Set<string> {
  const moves = selection.legal.filter((move) => fits(move, selection.picked));
  const open = moves.flatMap((move) =>
    thingsOf(move).filter((_, slot) => selection.picked[slot] === undefined),
  );
  return new Set(open);
}

export function isPicked(selection: Selection, thing: string): boolean {
  return selection.picked.includes(thing);
}

/** Picking a thing again lets go of it; one of the same kind replaces it. */
export function pick(selection: Selection, thing: string): Pick {
  const { legal } = selection;
  const slot = slotOf(legal, thing);
  if (slot === null) return { selection, move: null };
  const picked = [...selection.picked];
  if (picked[slot] === thing) {
    picked[slot] = undefined;
    return { selection: { legal, picked }, move: null };
  }
  picked[slot] = thing;
  const kept = legal.some((move) => fits(move, picked)) ? picked : only(thing, slot);
  const move = completed(legal, kept);
  return { selection: move ? begin(legal) : { legal, picked: kept }, move };
}

function only(thing: string, slot: number): (string | undefined)[] {
  const picked: (string | undefined)[] = [];
  picked[slot] = thing;
  return Array.from(picked);
}

function completed(legal: readonly LegalMove[], picked: Selection["picked"]): LegalMove | null {
  const whole = (move: LegalMove) =>
    thingsOf(move).every((thing, slot) => thing === picked[slot]) && fits(move, picked);
  return legal.find(whole) ?? null;
}

/** For every thing whose pick would make a move, that move: for previews. */
export function completions({ legal, picked }: Selection): Map<string, LegalMove> {
  const made = new Map<string, LegalMove>();
  for (const move of legal) {
    const things = thingsOf(move);
    things.forEach((thing, slot) => {
      const others = things.every((other, at) => at === slot || picked[at] === other);
      if (others && picked[slot] !== thing) made.set(thing, move);
    });
  }
  return made;
}

/** The thing after `from` among those of a colour, to walk them with its letter. */
export function after(things: readonly string[], from: string | null): string | null {
  if (things.length === 0) return null;
  const at = from === null ? -1 : things.indexOf(from);
  return things[(at + 1) % things.length] ?? null;
}
