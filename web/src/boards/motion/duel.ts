/** What each event of Azul Duel changes on the table, so that it can be shown in order. */

import type { DuelEvent, DuelPlate, DuelPosition } from "../../messages";
import { turned } from "../duel/turned";
import { PLATES } from "../motifs";
import { emptyLine } from "./azul";
import { count, less, pour, sorted, without } from "./heaps";

function plateNamed(name: string): DuelPlate {
  return { name, type: name[0]!, cells: PLATES[name] ?? null };
}

/** Removes a plate by its name, else one that only its type is known of. */
function drop(plates: DuelPlate[], name: string | null, type?: string): void {
  const named = plates.findIndex((plate) => plate.name === name);
  const at = named >= 0 ? named : plates.findIndex((plate) => plate.type === (name?.[0] ?? type));
  plates.splice(Math.max(0, at), 1);
}

function score(position: DuelPosition, player: number, points: number): void {
  position.boards[player]!.score += points;
  position.scores[player]! += points;
}

function plates(position: DuelPosition, event: DuelEvent): void {
  switch (event.kind) {
    case "BackShown":
      position.top = { name: null, type: event.type, cells: null };
      break;
    case "PlateRevealed":
      position.top = null;
      position.display.push(plateNamed(event.plate));
      break;
    case "PlateTaken":
      drop(position.display, event.plate);
      position.laying = plateNamed(event.plate);
      break;
    case "PlateDrawn":
      position.hand.push({ name: null, type: event.type, cells: null });
      position.top = null;
      score(position, event.player, -event.cost);
      break;
    case "PlateSeen": {
      if (event.plate === null) break;
      const seen = plateNamed(event.plate);
      const at = position.hand.findIndex(({ name, type }) => name === null && type === seen.type);
      if (at >= 0) position.hand[at] = seen;
      break;
    }
    case "PlateKept":
      drop(position.hand, event.plate);
      position.laying = plateNamed(event.plate);
      break;
    case "PlatePutUnder":
      drop(position.hand, event.plate);
      break;
    case "PlateLaid": {
      const cells = turned(PLATES[event.plate] ?? "    ", event.turns);
      const laid = { name: event.plate, turns: event.turns, cells };
      position.boards[event.player]!.plates[event.space] = laid;
      position.laying = null;
      break;
    }
  }
}

function tiles(position: DuelPosition, event: DuelEvent): void {
  const { large, small } = position;
  switch (event.kind) {
    case "BagRefilled":
      pour(position.tower, position.bag);
      break;
    case "TileDealt": {
      const factory = event.factory === 0 ? large : small[event.factory - 1]!;
      factory.sun = sorted(factory.sun + event.colour);
      if ("chip" in factory) factory.chip ??= "?";
      count(position.bag, event.colour, -1);
      break;
    }
    case "TookSun":
      if (event.factory === 0) {
        large.sun = "";
        large.moon = sorted(large.moon + event.rest);
      } else {
        small[event.factory - 1]!.sun = "";
        position.rest = event.rest;
      }
      break;
    case "Stacked":
      small[event.factory - 1]!.moon += event.colour;
      position.rest = less(position.rest, event.colour);
      break;
    case "TookMoon":
      for (const factory of event.factories) {
        const from = factory === 0 ? large : small[factory - 1]!;
        from.moon = factory === 0 ? without(from.moon, event.colour) : from.moon.slice(0, -1);
      }
      break;
    case "ChipRevealed":
      small[event.factory - 1]!.chip = event.chip;
      break;
  }
}

function boards(position: DuelPosition, event: DuelEvent): void {
  const board = "player" in event ? position.boards[event.player] : undefined;
  switch (event.kind) {
    case "LineFilled":
      Object.assign(board!.lines[event.line]!, { colour: event.colour, count: event.held });
      break;
    case "TilesBroke":
      board!.broken = sorted(board!.broken + event.colour.repeat(event.count - event.to_tower));
      count(position.tower, event.colour, event.to_tower);
      break;
    case "ChipTaken":
      position.small[event.factory - 1]!.chip = null;
      board!.chips.push(event.chip);
      break;
    case "ChipSpent":
      board!.chips.splice(Math.max(0, board!.chips.indexOf(event.chip)), 1);
      board!.spent.push(event.chip);
      break;
    case "LineDropped":
      emptyLine(board!.lines[event.line]!);
      break;
    case "TilePlaced":
      emptyLine(board!.lines[event.row]!);
      board!.tiles[event.row]![event.column] = event.colour;
      count(position.tower, event.colour, event.to_tower);
      score(position, event.player, event.points);
      break;
    case "SpecialPlaced":
      board!.tiles[event.row]![event.column] = "*";
      score(position, event.player, event.points);
      break;
    case "BrokenScored":
      count(position.tower, event.tiles);
      board!.broken = "";
      score(position, event.player, -event.points);
      break;
    case "TabletScored":
      score(position, event.player, event.points);
      break;
  }
}

/** Changes the position in place. */
export function foldDuel(position: DuelPosition, event: DuelEvent): void {
  plates(position, event);
  tiles(position, event);
  boards(position, event);
  switch (event.kind) {
    case "TabletDrawn":
      position.tablets.push(event.side);
      break;
    case "StarterDrawn":
      position.starter = event.player;
      break;
    case "RoundStarted":
      position.round = event.round;
      position.starter = event.player;
      break;
    case "RoundEnded":
      position.first_tile = -1;
      break;
    case "FirstTileTaken":
      position.first_tile = event.player;
      break;
  }
}
