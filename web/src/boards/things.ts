/** Names for whatever can be picked on a board; a move is made by picking all of its things. */

import type { Move } from "../messages";

export const CENTRE = 0;

export const take = (source: number, colour: string) => `take-${source}-${colour}`;
export const sun = (factory: number, colour: string) => `sun-${factory}-${colour}`;
export const moon = (colour: string) => `moon-${colour}`;
/** A pattern line; the one after the last is the floor line, or the broken tiles. */
export const line = (index: number) => `line-${index}`;
/** A space of the wall or the dome. */
export const cell = (row: number, column: number) => `cell-${row}-${column}`;
export const chip = (factory: number) => `chip-${factory}`;
export const plate = (name: string | null) => `plate-${name ?? "hidden"}`;
export const space = (index: number) => `space-${index}`;
export const turn = (turns: number) => `turn-${turns}`;
export const rest = (colour: string) => `rest-${colour}`;
export const pay = (kind: string) => `pay-${kind}`;
export const STACK = "stack";
export const STOP = "stop";
export const COMPLETE = "complete";
export const DECLINE = "decline";

/** Nature's moves are picked from a list, each by its text. */
export const nature = (move: Move) => `nature-${move.text}`;

/** What must be picked to make the move, in the natural order. */
export function thingsOf(move: Move): string[] {
  switch (move.kind) {
    case "Take":
      return [take(move.source, move.colour), line(move.line)];
    case "Place":
      return [cell(move.row, move.column)];
    case "TakeSun":
      return [sun(move.factory, move.colour), line(move.line)];
    case "TakeMoon":
      return [moon(move.colour), line(move.line)];
    case "TakeChip":
      return [chip(move.factory)];
    case "TakePlate":
    case "KeepPlate":
    case "PutUnder":
      return [plate(move.plate)];
    case "DrawPlate":
      return [STACK];
    case "StopDrawing":
      return [STOP];
    case "LayPlate":
      return [turn(move.turns), space(move.space)];
    case "StackTile":
      return [rest(move.colour)];
    case "Complete":
      return [COMPLETE];
    case "Decline":
      return [DECLINE];
    case "PayChip":
      return [pay(move.chip)];
    default:
      return [nature(move)];
  }
}

const NATURE = new Set(["Draw", "Seat", "Deal", "Plate", "RevealChip", "Back", "Tablet"]);

export function isNature(move: Move): boolean {
  return NATURE.has(move.kind);
}

/** The colour that a thing shows, for the letter keys. */
export function colourOf(thing: string): string | null {
  return /^(?:take-\d+-|sun-\d+-|moon-|rest-|nature-\+)([A-Z])$/.exec(thing)?.[1] ?? null;
}

/** The pattern line that a thing is, for the number keys. */
export function lineOf(thing: string): number | null {
  const found = /^line-(\d+)$/.exec(thing)?.[1];
  return found === undefined ? null : Number(found);
}
