/** What each event of Azul changes on the table, so that it can be shown one after another. */

import type { AzulBoard, AzulEvent, AzulPosition, PatternLine } from "../../messages";
import { count, pour, sorted, without } from "./heaps";

export function emptyLine(line: PatternLine): void {
  line.colour = null;
  line.count = 0;
}

function score(position: AzulPosition, player: number, points: number): void {
  position.boards[player]!.score += points;
  position.scores[player]! += points;
}

function toFloor(board: AzulBoard, letters: string): void {
  board.floor.push(...letters);
}

/** Changes the position in place. */
export function foldAzul(position: AzulPosition, event: AzulEvent): void {
  const board = "player" in event ? position.boards[event.player] : undefined;
  switch (event.kind) {
    case "StarterDrawn":
      position.starter = event.player;
      break;
    case "BagRefilled":
      pour(position.lid, position.bag);
      break;
    case "TileDealt": {
      const at = event.factory - 1;
      position.factories[at] = sorted((position.factories[at] ?? "") + event.colour);
      count(position.bag, event.colour, -1);
      break;
    }
    case "RoundStarted":
      position.round = event.round;
      position.starter = event.player;
      break;
    case "RoundEnded":
      position.marker = -1;
      break;
    case "Took":
      if (event.source === 0) position.centre = without(position.centre, event.colour);
      else {
        position.factories[event.source - 1] = "";
        position.centre = sorted(position.centre + event.moved);
      }
      break;
    case "MarkerTaken":
      position.marker = event.player;
      if (event.on_floor) toFloor(board!, "*");
      break;
    case "LineFilled":
      Object.assign(board!.lines[event.line]!, { colour: event.colour, count: event.held });
      break;
    case "FellToFloor":
      toFloor(board!, event.colour.repeat(event.count - event.to_lid));
      count(position.lid, event.colour, event.to_lid);
      break;
    case "TilePlaced":
      emptyLine(board!.lines[event.row]!);
      board!.wall[event.row]![event.column] = event.colour;
      count(position.lid, event.colour, event.to_lid);
      score(position, event.player, event.points);
      break;
    case "LineDropped":
      emptyLine(board!.lines[event.line]!);
      break;
    case "FloorScored":
      board!.floor = [];
      count(position.lid, event.tiles);
      score(position, event.player, -event.points);
      break;
    case "BonusScored":
      score(position, event.player, event.points);
      break;
  }
}
