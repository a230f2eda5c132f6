/** What happened, in the reader's words: the log's lines and the screen reader's sentences. */

import { PLATES, type GameEvent, type LogEntry, type Move } from "./messages";
import { t, type Params } from "./words.svelte";

/** Events whose runs are told in one sentence. */
const RUNS = new Set([
  ...["TileDealt", "PlateRevealed", "PlateSeen", "PlatePutUnder", "Stacked", "ChipSpent"],
]);
/** Sentences that go on telling what the one before them began. */
const GOES_ON = new Set([
  ...["MarkerTaken", "LineFilled", "FellToFloor", "FirstTileTaken", "TilesBroke", "Stacked"],
]);
/** Fields that count from 0, where people count from 1. */
const FROM_ONE = new Set(["line", "row", "column", "space"]);

/** `TilePlaced` becomes `tile-placed`. */
function dashed(kind: string): string {
  return kind.replace(/(?!^)[A-Z]/g, (letter) => `-${letter}`).toLowerCase();
}

function list(words: string[], between = ", "): string {
  return words.length > 0 ? words.join(between) : "none";
}

/** A colour's name, or what a special letter means on a plate. */
export function letterWords(letter: string): string {
  if (letter === "*") return t("cell-special");
  return letter === "?" ? t("cell-wild") : t("colour", { colour: letter });
}

/** How many tiles of which colour; `*` is the starting player marker, `-` a space left free. */
export function heapWords(letters: string): string {
  const counts = new Map<string, number>();
  for (const letter of letters.replaceAll("-", "")) {
    counts.set(letter, (counts.get(letter) ?? 0) + 1);
  }
  const words = [...counts].map(([colour, count]) =>
    colour === "*" ? t("tile-marker") : t("heap", { count, colour }),
  );
  return list(words);
}

function plateParams(plate: string | null): Params {
  const cells = plate === null ? undefined : PLATES[plate];
  if (plate === null || cells === undefined) return { cells: "none", type: "s" };
  return { type: plate[0] ?? "s", cells: list([...cells].map(letterWords)) };
}

export function plateWords(plate: string): string {
  return t("plate", plateParams(plate));
}

function factoryWords(factory: number): string {
  return factory === 0 ? t("place-large") : t("place-factory", { factory });
}

/** The fields of a move or an event as a message needs them. */
function params(fields: object, names: readonly string[]): Params {
  const made: Params = {};
  for (const [field, value] of Object.entries(fields) as [string, unknown][]) {
    if (field === "player") made["name"] = names[value as number] ?? "?";
    else if (field === "plate") Object.assign(made, plateParams(value as string | null));
    else if (field === "side") made["tablet"] = t(`tablet-${value as string}`);
    else if (field === "factories") made[field] = list((value as number[]).map(factoryWords));
    else if (FROM_ONE.has(field)) made[field] = (value as number) + 1;
    else if (typeof value === "number") made[field] = value;
    else if (typeof value === "boolean") made[field] = String(value);
    else if (typeof value === "string") {
      const isHeap = field === "moved" || field === "rest" || field === "tiles";
      made[field] = isHeap ? heapWords(value) : value;
    }
  }
  return made;
}

function variant(event: GameEvent): string {
  if (event.kind === "LineFilled" && event.held === event.line + 1) return "-full";
  if ("cost" in event && "points" in event && event.points < event.cost) return "-cut";
  return "";
}

function sentence(game: string, event: GameEvent, names: readonly string[]): string {
  const key = `event-${game}-${dashed(event.kind)}${variant(event)}`;
  return t(key, params(event, names));
}

function runSentence(game: string, run: GameEvent[], names: readonly string[]): string {
  const plates = run.flatMap((event) => ("plate" in event && event.plate ? [event.plate] : []));
  const colours = run.flatMap((event) => ("colour" in event ? [event.colour] : []));
  const chips = run.flatMap((event) => ("chip" in event ? [event.chip] : []));
  return t(`events-${game}-${dashed(run[0]!.kind)}`, {
    ...params(run[0]!, names),
    count: run.length,
    plates: list(plates.map(plateWords), "; "),
    colours: list(colours.map(letterWords)),
    chips: list(chips.map((chip) => t("chip", { chip }))),
  });
}

/** Events as lines: a run in one sentence, and what one take leads to on one line. */
export function tell(game: string, events: readonly GameEvent[], names: readonly string[]): string[] {
  const lines: string[] = [];
  let at = 0;
  while (at < events.length) {
    const event = events[at]!;
    let end = at + 1;
    while (RUNS.has(event.kind) && events[end]?.kind === event.kind) end++;
    const run = events.slice(at, end);
    const told = run.length > 1 ? runSentence(game, run, names) : sentence(game, event, names);
    if (at > 0 && GOES_ON.has(event.kind)) lines.push(`${lines.pop()!} ${told}`);
    else lines.push(told);
    at = end;
  }
  return lines;
}

/** An entry of the log as lines. */
export function tellEntry(game: string, entry: LogEntry, names: readonly string[]): string[] {
  const name = names[entry.player] ?? "?";
  switch (entry.entry) {
    case "move":
      return tell(game, entry.events, names);
    case "takeback":
      return [t("entry-takeback", { name })];
    case "ending":
      return [t(`entry-ending-${entry.reason}`, { name })];
    case "handover":
      return [t("entry-handover", { name, bot: entry.bot ?? "none" })];
  }
}

/** A move in words, for hints and buttons. */
export function moveWords(game: string, move: Move): string {
  return t(`move-${game}-${dashed(move.kind)}`, params(move, []));
}
