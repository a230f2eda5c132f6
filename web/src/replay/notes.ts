/** What a record has beside a move, as lines in the reader's words. */

import type { Note, NotedMove } from "../messages";
import { moveWords } from "../tell";
import { t } from "../words.svelte";

/** Above zero a lead is written with its sign, as one below it is. */
function signed(points: number): string {
  const shown = String(Math.round(Math.abs(points) * 10) / 10);
  if (points === 0) return shown;
  return points < 0 ? `−${shown}` : `+${shown}`;
}

/** Moves one after another, with their comments and, in brackets, variations of their own. */
function lineWords(game: string, line: readonly NotedMove[]): string {
  const told = line.map(({ move, comment, variations }) => {
    const others = variations.map((other) => `(${lineWords(game, other)})`);
    return [moveWords(game, move), comment && `– ${comment}`, ...others].filter(Boolean).join(" ");
  });
  return told.join("; ");
}

export function noteLines(game: string, note: Note): string[] {
  const lines: string[] = [];
  if (note.comment) lines.push(`“${note.comment}”`);
  if (note.evaluation !== null) {
    lines.push(t("replay-evaluation", { points: signed(note.evaluation) }));
  }
  for (const line of note.variations) {
    lines.push(t("replay-instead", { moves: lineWords(game, line) }));
  }
  return lines;
}
