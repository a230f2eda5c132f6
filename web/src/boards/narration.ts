/** Events as sentences, for the log and for screen readers. */

import type { GameEvent } from "../messages";
import { type Params, words } from "../words.svelte";
import { cellsText, chipName, colourName, factoryName, heapText, plateText } from "./labels";
import { PLATES } from "./motifs";

type Game = "azul" | "duel";

/** Runs of these are told in one sentence. */
const RUNS = new Set([
  "TileDealt",
  "PlateRevealed",
  "PlateSeen",
  "PlatePutUnder",
  "Stacked",
  "ChipSpent",
]);

/** `TilePlaced` as part of a key: `tile-placed`. */
function dashed(kind: string): string {
  return kind.replace(/(?!^)[A-Z]/g, (letter) => `-${letter}`).toLowerCase();
}

function value(field: string, found: unknown): string | number {
  switch (field) {
    case "line":
    case "row":
    case "column":
    case "space":
      return Number(found) + 1;
    case "moved":
    case "rest":
      return heapText(String(found)) || "none";
    case "tiles":
      return typeof found === "string" ? heapText(found) || "none" : Number(found);
    case "factories":
      return (found as number[]).map(factoryName).join(", ");
    default:
      return typeof found === "number" ? found : String(found);
  }
}

function params(event: GameEvent, names: readonly string[]): Params {
  const told: Params = {};
  for (const [field, found] of Object.entries(event)) told[field] = value(field, found);
  if ("player" in event) told.name = names[event.player] ?? "";
  if ("side" in event) told.tablet = words.say(`tablet-${event.side}`);
  if ("plate" in event) {
    told.type = event.plate?.[0] ?? "none";
    told.cells = event.plate === null ? "none" : cellsText(PLATES[event.plate] ?? "");
  }
  return told;
}

function suffix(event: GameEvent): string {
  if (event.kind === "LineFilled" && event.held === event.line + 1) return "-full";
  const loss = event.kind === "FloorScored" || event.kind === "BrokenScored";
  return loss && event.points < event.cost ? "-cut" : "";
}

function one(game: Game, event: GameEvent, names: readonly string[]): string {
  return words.say(`event-${game}-${dashed(event.kind)}${suffix(event)}`, params(event, names));
}

/** Several events of one kind in one sentence. */
function many(game: Game, run: readonly GameEvent[], names: readonly string[]): string {
  const told = params(run[0]!, names);
  const each = <T>(show: (event: GameEvent) => T | null) =>
    run.map(show).filter((shown) => shown !== null);
  const plates = each((event) => ("plate" in event && event.plate ? plateText(event.plate) : null));
  const chips = each((event) => ("chip" in event ? chipName(event.chip) : null));
  const colours = each((event) => ("colour" in event ? colourName(event.colour) : null));
  return words.say(`events-${game}-${dashed(run[0]!.kind)}`, {
    ...told,
    count: run.length,
    plates: plates.join("; ") || "none",
    chips: chips.join(", "),
    colours: colours.join(", "),
  });
}

/** What is worth telling: no loss of nothing, of the backs that a stack shows only the last, and
 * a deal that a refilled bag interrupts as one.
 */
function worthTelling(events: readonly GameEvent[]): GameEvent[] {
  const later = (index: number, kind: string) =>
    events.slice(index + 1).some((event) => event.kind === kind);
  return events.filter((event, index) => {
    if (event.kind === "FloorScored" || event.kind === "BrokenScored") return event.cost > 0;
    if (event.kind === "BackShown") return !later(index, "BackShown");
    const interrupted = events.slice(index + 1).findIndex((next) => next.kind === "BagRefilled");
    return !(event.kind === "TileDealt" && interrupted >= 0 && later(index, "TileDealt"));
  });
}

/** Sentence by sentence; `names` are the seats'. */
export function narrate(
  game: Game,
  events: readonly GameEvent[],
  names: readonly string[],
): string[] {
  const sentences: string[] = [];
  const told = worthTelling(events);
  for (let at = 0; at < told.length;) {
    const event = told[at]!;
    let end = at + 1;
    while (RUNS.has(event.kind) && told[end]?.kind === event.kind) end++;
    const run = told.slice(at, end);
    const joined = run.length > 1 || event.kind === "TileDealt";
    sentences.push(joined ? many(game, run, names) : one(game, event, names));
    at = end;
  }
  return sentences;
}
