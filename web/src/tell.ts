/** The log's entries and the players' moves in the reader's words. */

import { cellsText } from "./boards/labels";
import { PLATES } from "./boards/motifs";
import { narrate } from "./boards/narration";
import type { LogEntry, Move, MoveEntry } from "./messages";
import type { GameName } from "./routes";
import { t, type Params, words } from "./words.svelte";

/** An entry of the log as lines; what one take leads to stands on one. */
export function tellEntry(game: string, entry: LogEntry, names: readonly string[]): string[] {
  const name = names[entry.player] ?? "?";
  switch (entry.entry) {
    case "move":
      return tellMove(game, entry, names);
    case "takeback":
      return [t("entry-takeback", { name })];
    case "ending":
      return [t(`entry-ending-${entry.reason}`, { name })];
    case "handover":
      return [t("entry-handover", { name, bot: entry.bot ?? "none" })];
  }
}

function tellMove(game: string, entry: MoveEntry, names: readonly string[]): string[] {
  const sentences = narrate(game as GameName, entry.events, names);
  const endsRound = entry.events.some((event) => event.kind === "RoundEnded");
  return endsRound || sentences.length === 0 ? sentences : [sentences.join(" ")];
}

/** Fields that count from 0, where people count from 1. */
const FROM_ONE = new Set(["line", "row", "column", "space"]);

/** A move in words, for hints and buttons. */
export function moveWords(game: string, move: Move): string {
  const params: Params = {};
  for (const [field, value] of Object.entries(move) as [string, string | number | null][]) {
    if (value !== null) params[field] = FROM_ONE.has(field) ? Number(value) + 1 : value;
  }
  if ("plate" in move && move.plate) {
    params["type"] = move.plate[0]!;
    params["cells"] = cellsText(PLATES[move.plate] ?? "");
  }
  const kind = move.kind.replace(/(?!^)[A-Z]/g, (letter) => `-${letter}`).toLowerCase();
  const key = `move-${game}-${kind}`;
  // Nature's moves are only named in variations of a record.
  return words.has(key) ? words.say(key, params) : move.text;
}
