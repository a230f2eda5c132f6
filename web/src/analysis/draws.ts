/** A move of nature in words, for the button that chooses it. */

import { cellsText } from "../boards/labels";
import { PLATES } from "../boards/motifs";
import type { Move } from "../messages";
import { t, words } from "../words.svelte";

export function drawWords(move: Move, names: readonly string[]): string {
  switch (move.kind) {
    case "Seat":
      return t("analysis-draw-seat", { name: names[move.player] ?? "?" });
    case "Draw":
      return words.say("colour", { colour: move.colour });
    case "RevealChip":
      return words.say("chip", { chip: move.chip });
    case "Tablet":
      return words.say(`tablet-${move.side}`);
    case "Back":
      return words.say("plate-type", { type: move.type });
    case "Plate":
      if (!move.plate) return move.text;
      return words.say("plate", {
        type: move.plate[0]!,
        cells: cellsText(PLATES[move.plate] ?? ""),
      });
    default:
      return move.text;
  }
}
