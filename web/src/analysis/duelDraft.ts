/** Strokes on what only Azul Duel has: dome plates, bonus chips and moon sides. */

import known from "../engine/components.json";
import type { Brush, Draft } from "./draft";

const CHIPS = 12;
const DISPLAY = 13;
/** Parts of a board. */
const PLATES = 2;
const OWN_CHIPS = 5;

const names: readonly string[] = known.duel.plates;
const kinds: readonly string[] = known.duel.chips;

/** Takes an unseen chip, or puts one back; false if there is none. */
function takeUnseen(draft: Draft, chip: string, back: boolean): boolean {
  return draft.part(CHIPS, ".", kinds.indexOf(chip), (count) => changed(count, back ? 1 : -1));
}

function changed(count: string, by: number): string | null {
  const number = Number(count) + by;
  return number < 0 ? null : String(number);
}

/** Whether the plate lies on a dome. */
function isLaid(draft: Draft, name: string): boolean {
  const boards = draft.words.slice(draft.layout.boards);
  return boards.some((board) =>
    board
      .split(";")
      [PLATES]?.split("/")
      .some((laid) => laid.startsWith(`${name}r`)),
  );
}

function inDisplay(draft: Draft, change: (plates: string[]) => string[] | null): boolean {
  return draft.part(DISPLAY, " ", 0, (word) => {
    const plates = change(word === "-" ? [] : word.split("."));
    if (!plates) return null;
    return plates.sort((a, b) => names.indexOf(a) - names.indexOf(b)).join(".") || "-";
  });
}

const leaveDisplay = (draft: Draft, name: string): boolean =>
  inDisplay(draft, (plates) =>
    plates.includes(name) ? plates.filter((other) => other !== name) : null,
  );

/** Lays a plate on a space of a dome; one that lies there already is turned. */
function onSpace(draft: Draft, board: number, space: number, brush: Brush): boolean {
  return draft.part(board, ";", PLATES, (row) => {
    const plates = row.split("/");
    const there = plates[space];
    if (there === undefined) return null;
    if (brush.kind === "erase") {
      if (there === "-") return null;
      plates[space] = "-";
    } else if (brush.kind !== "plate") return null;
    else if (there.startsWith(`${brush.name}r`)) {
      plates[space] = `${brush.name}r${(Number(there.at(-1)) + 1) % 4}`;
    } else if (isLaid(draft, brush.name)) return null;
    else {
      leaveDisplay(draft, brush.name);
      plates[space] = `${brush.name}r0`;
    }
    return plates.join("/");
  });
}

/** A small factory has one chip: face down, one of a kind, or none. */
function onFactory(draft: Draft, factory: number, brush: Brush): boolean {
  return draft.part(draft.layout.factories, "/", factory, (word) => {
    const [sun, moon, chip] = word.split(":");
    if (chip === undefined) return null;
    const wanted = brush.kind === "chip" ? brush.chip : brush.kind === "erase" ? "-" : chip;
    if (wanted === chip) return null;
    if (kinds.includes(wanted) && !takeUnseen(draft, wanted, false)) return null;
    if (kinds.includes(chip)) takeUnseen(draft, chip, true);
    return [sun, moon, wanted].join(":");
  });
}

/** The chips that a player holds. */
function onChips(draft: Draft, board: number, brush: Brush): boolean {
  return draft.part(board, ";", OWN_CHIPS, (word) => {
    const counts = word.split(".");
    const last = counts.findLastIndex((count) => count !== "0");
    const at = brush.kind === "chip" ? kinds.indexOf(brush.chip) : last;
    if (at < 0 || (brush.kind !== "chip" && brush.kind !== "erase")) return null;
    const isBack = brush.kind === "erase";
    if (!takeUnseen(draft, kinds[at]!, isBack)) return null;
    counts[at] = changed(counts[at]!, isBack ? -1 : 1)!;
    return counts.join(".");
  });
}

/** The large factory's moon side is a heap; a small one's is a stack, from the bottom. */
function onMoon(draft: Draft, factory: number, place: string, brush: Brush): boolean {
  return draft.part(draft.layout.factories, "/", factory, (word) => {
    const [sun, moon = "", ...rest] = word.split(":");
    if (brush.kind !== "tile" && brush.kind !== "erase") return null;
    const changed =
      factory === 0 ? draft.heap(moon, brush, place || null) : draft.floor(moon, brush);
    return changed === null ? null : [sun, changed, ...rest].join(":");
  });
}

/** A stroke on something of Duel; null if it is nothing that only Duel has. */
export function strokeDuel(
  draft: Draft,
  [what, first = "", second = ""]: string[],
  brush: Brush,
): boolean | null {
  const number = Number(first);
  const board = draft.layout.boards + number;
  switch (what) {
    case "space":
      return onSpace(draft, board, Number(second), brush);
    case "plate":
      return brush.kind === "erase" && leaveDisplay(draft, first);
    case "display":
      if (brush.kind !== "plate" || isLaid(draft, brush.name)) return false;
      return inDisplay(draft, (plates) =>
        plates.includes(brush.name) ? null : [...plates, brush.name],
      );
    case "chip":
      return onFactory(draft, number, brush);
    case "chips":
    case "head":
      return onChips(draft, board, brush);
    case "moon":
      if (brush.kind === "chip" && number > 0) return onFactory(draft, number, brush);
      return onMoon(draft, number, second, brush);
  }
  return null;
}
