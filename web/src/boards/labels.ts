/** Colours, heaps, plates and chips in words, for labels and sentences. */

import type { Preview } from "../messages";
import { t } from "../words.svelte";
import { PLATES } from "./motifs";

/** A tile or a space by its letter. */
export function colourName(letter: string): string {
  if (letter === "*") return t("tile-special");
  return letter === "?" ? t("cell-wild") : t("colour", { colour: letter });
}

export function tilesText(count: number, letter: string): string {
  return t("tiles", { count, colour: letter });
}

export interface Group {
  letter: string;
  count: number;
}

/** Equal letters together, in the order of their first ones. */
export function groups(letters: string): Group[] {
  const counts = new Map<string, number>();
  for (const letter of letters) counts.set(letter, (counts.get(letter) ?? 0) + 1);
  return [...counts].map(([letter, count]) => ({ letter, count }));
}

/** How many of which colour: "2 red, 1 blue", the marker for `*`. */
export function heapText(letters: string): string {
  return groups(letters)
    .map(({ letter, count }) =>
      letter === "*" ? t("tile-marker") : t("heap", { count, colour: letter }),
    )
    .join(", ");
}

export function cellsText(cells: string): string {
  return [...cells].map(colourName).join(", ");
}

export function chipName(chip: string): string {
  return t("chip", { chip });
}

export function plateText(name: string): string {
  return t("plate", { type: name[0]!, cells: cellsText(PLATES[name] ?? "") });
}

export function factoryName(factory: number): string {
  return factory === 0 ? t("place-large") : t("place-factory", { factory });
}

export function previewText(preview: Preview | null | undefined): string {
  if (!preview) return "";
  const { points, cost } = preview;
  if (points !== null && cost > 0) return t("play-preview-both", { points, cost });
  if (points !== null) return t("play-preview", { points });
  return cost > 0 ? t("play-preview-cost", { cost }) : "";
}
