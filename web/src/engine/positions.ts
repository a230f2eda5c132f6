/** Positions as the boards show them, read from their texts (docs/notation.md) without the server. */

import type {
  AzulPosition,
  DuelPlate,
  DuelPosition,
  Outcome,
  PatternLine,
  Position,
} from "../messages";
import known from "./components.json";

const NATURE = -1;
/** A22, A26: no round comes after this one. */
const FACTORY_TILES = 4;
const LAST_ROUND = 20;

/** A seat's number from 1 on; `nature` is what stands for none. */
function seatOf(word: string, nature: string): number | null {
  if (word === nature) return NATURE;
  return word === "-" ? null : Number(word) - 1;
}

const tilesOf = (word: string): string => (word === "-" ? "" : word);
const partsOf = (word: string, separator: string): string[] =>
  word === "-" ? [] : word.split(separator);

function linesOf(word: string): PatternLine[] {
  return word.split("/").map((line, row) => ({
    colour: line === "-" ? null : line[0]!,
    count: line === "-" ? 0 : Number(line.slice(1)),
    capacity: row + 1,
  }));
}

function countsOf(word: string, names: readonly string[]): Record<string, number> {
  const counts = word.split(".").map(Number);
  return Object.fromEntries(names.map((name, index) => [name, counts[index] ?? 0]));
}

const spacesOf = (word: string): (string | null)[][] =>
  word.split("/").map((row) => [...row].map((tile) => (tile === "." ? null : tile)));

/** The position in a view's text, and its seat. */
function split(view: string): { viewer: number | null; words: string[] } {
  const [head = "", ...words] = view.split(" ");
  const seat = head.slice("view:".length);
  return { viewer: seat === "-" ? null : Number(seat) - 1, words };
}

/** A position from the text of a view. */
export function positionOf(view: string, outcome: Outcome | null): Position {
  return split(view).words[0] === "duel" ? duelOf(view, outcome) : azulOf(view, outcome);
}

function azulOf(view: string, outcome: Outcome | null): AzulPosition {
  const { viewer, words } = split(view);
  const [kind = "", round, phase = "", turn = "", starter = "", factories = ""] = words;
  const [centre = "", marker = ""] = words[6]!.split(":");
  const colours = [..."BYRKW"];
  const boards = words.slice(9).map((word) => {
    const [score, lines = "", wall = "", floor = ""] = word.split(";");
    return {
      score: Number(score),
      lines: linesOf(lines),
      wall: spacesOf(wall),
      floor: [...tilesOf(floor)],
    };
  });
  const dealt = factories.split("/").map(tilesOf);
  const isColoured = kind.endsWith("c");
  /** On the grey wall a full line need not fill its row, so that nothing is promised there. */
  const isLast = boards.some(({ lines, wall }) =>
    wall.some((row, index) => {
      const free = row.filter((tile) => tile === null).length;
      return free === 0 || (isColoured && free === 1 && lines[index]!.count === index + 1);
    }),
  );
  return {
    game: "azul",
    text: view,
    viewer,
    turn: seatOf(turn, "n"),
    phase,
    scores: boards.map(({ score }) => score),
    outcome,
    wall: isColoured ? "coloured" : "grey",
    pattern: isColoured ? known.azul.pattern : null,
    floor_costs: known.azul.floor_costs,
    round: Number(round),
    starter: seatOf(starter, "-") ?? NATURE,
    marker: seatOf(marker, "*") ?? NATURE,
    last_round: outcome !== null || Number(round) >= LAST_ROUND || isLast,
    factories: dealt,
    filled: phase === "deal" ? Math.floor(dealt.join("").length / FACTORY_TILES) + 1 : 0,
    centre: tilesOf(centre),
    bag: countsOf(words[7]!, colours),
    lid: countsOf(words[8]!, colours),
    boards,
  };
}

/** A plate such as `s3`, `s3@1` (seat 1 knows it) or, where its face is hidden, `s?`. */
function plateOf(word: string): DuelPlate {
  const [name = ""] = word.split("@");
  const type = name[0]!;
  if (name.endsWith("?")) return { name: null, type, cells: null };
  return { name, type, cells: cellsOf(name, 0) };
}

const cellsOf = (name: string, turns: number): string =>
  known.duel.cells[4 * known.duel.plates.indexOf(name) + turns]!;

const chipsOf = (word: string): string[] =>
  word.split(".").flatMap((count, index) => {
    return Array<string>(Number(count)).fill(known.duel.chips[index]!);
  });

function duelBoard(word: string) {
  const [score, lines, plates, tiles, broken, chips, spent, tokens, taken, passed] =
    word.split(";");
  return {
    score: Number(score),
    lines: linesOf(lines!),
    plates: plates!.split("/").map((laid) => {
      const [name = "", turns] = laid.split("r");
      if (laid === "-") return null;
      return { name, turns: Number(turns), cells: cellsOf(name, Number(turns)) };
    }),
    tiles: spacesOf(tiles!),
    broken: tilesOf(broken!),
    chips: chipsOf(chips!),
    spent: chipsOf(spent!),
    tokens: Number(tokens),
    chips_taken: Number(taken),
    passed: passed === "passed",
    tablet_points: [], // only the server reckons them
  };
}

function duelOf(view: string, outcome: Outcome | null): DuelPosition {
  const { viewer, words } = split(view);
  const [, tablets, round, phase, turn, active, starter, first, focus, factories] = words as [
    string,
    string,
    string,
    string,
    string,
    string,
    string,
    string,
    string,
    string,
  ];
  const [bag, tower, chips, display, stack, held, laying, rest, payment, ...boardWords] =
    words.slice(10) as [string, string, string, string, string, string, string, string, string];
  const [large, ...small] = factories.split("/").map((factory) => factory.split(":"));
  const [top, under] = stack.split("/") as [string, string];
  const colours = [..."BYRKT"];
  const boards = boardWords.map((word: string) => duelBoard(word));
  const returned = partsOf(under, ",").map((group) => {
    const [owner, plates] = group.split(":");
    return { owner: Number(owner) - 1, plates: plates!.split(".").map(plateOf) };
  });
  const hand = partsOf(held, ".").map(plateOf);
  const shown = partsOf(display, ".").map(plateOf);
  const laid = boards.flatMap(({ plates }) => plates.filter((plate) => plate !== null)).length;
  const below = returned.reduce((sum, { plates }) => sum + plates.length, 0);
  const located = shown.length + laid + hand.length + below + Number(top !== "-");
  return {
    game: "duel",
    text: view,
    viewer,
    turn: seatOf(turn, "n"),
    phase,
    scores: boards.map(({ score }) => score),
    outcome,
    tablets: partsOf(tablets, "+"),
    round: Number(round),
    rounds: known.duel.rounds,
    active: seatOf(active, "-") ?? NATURE,
    starter: seatOf(starter, "-") ?? NATURE,
    first_tile: seatOf(first, "*") ?? NATURE,
    first_tile_cost: known.duel.first_tile_cost,
    last_round: Number(round) === known.duel.rounds,
    focus: Number(focus),
    large: { sun: tilesOf(large![0]!), moon: tilesOf(large![1]!) },
    small: small.map(([sun, moon, chip]) => ({
      sun: tilesOf(sun!),
      moon: tilesOf(moon!),
      chip: chip === "-" ? null : chip!,
    })),
    bag: countsOf(bag, colours),
    tower: countsOf(tower, colours),
    unseen_chips: countsOf(chips, known.duel.chips),
    display: shown,
    top: top === "-" ? null : plateOf(top),
    unseen_plates: known.duel.plates.length - located - Number(laying !== "-"),
    returned,
    hand,
    laying: laying === "-" ? null : plateOf(laying),
    rest: tilesOf(rest),
    payment: chipsOf(payment),
    broken_costs: known.duel.broken_costs,
    special_points: known.duel.special_points,
    boards,
  };
}
