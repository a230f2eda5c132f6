/** Colours, heaps, plates and chips in words, for labels. */

import type { PreviewFace } from "../messages";
import { t } from "../words.svelte";

export function colourName(letter: string): string {
  return t(letter === "*" ? "colour-special" : letter === "?" ? "colour-wild" : `colour-${letter}`);
}

/** How many of which colour: "2 red, 1 blue". */
export function heapText(letters: string): string {
  return groups(letters)
    .map(({ letter, count }) => t("board-count", { count, colour: colourName(letter) }))
    .join(", ");
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

export function chipName(kind: string): string {
  return [...kind].map(colourName).join("–");
}

export function cellsText(cells: string): string {
  return [...cells].map(colourName).join(", ");
}

export function previewText(preview: PreviewFace | null | undefined): string {
  if (!preview) return "";
  const { points, cost } = preview;
  if (points !== null && cost > 0) return t("play-preview-both", { points, cost });
  if (points !== null) return t("play-preview", { points });
  return cost > 0 ? t("play-preview-cost", { cost }) : "";
}
