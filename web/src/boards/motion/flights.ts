/** Which things fly from where to where in a beat, by anchors. */

import type { GameEvent, Position } from "../../messages";
import { JOINS, type Beat } from "./beats";

export interface Flight {
  /** A tile's letter, `first`, `chip-` and its kind, or `plate`. */
  what: string;
  /** Anchors, the best first; whatever is missing on the page is passed over. */
  from: string[];
  to: string[];
}

/** Where tiles begin that a beat moves: by the event that opens it. */
function sources(position: Position, opening: GameEvent): string[][] {
  switch (opening.kind) {
    case "Took": {
      const place = opening.source === 0 ? "centre" : `factory-${opening.source}`;
      return Array<string[]>(opening.count).fill([`${place}-${opening.colour}`, place]);
    }
    case "TookSun": {
      const place = `factory-${opening.factory}`;
      return Array<string[]>(opening.count).fill([`${place}-${opening.colour}`, place]);
    }
    case "TookMoon":
      return opening.factories.flatMap((factory) => moons(position, factory, opening.colour));
    case "LineDropped": {
      const held = position.boards[opening.player]!.lines[opening.line]!.count;
      return slots(opening.player, opening.line, 0, held).map((slot) => [slot]);
    }
    default:
      return [];
  }
}

function moons(position: Position, factory: number, colour: string): string[][] {
  if (position.game !== "duel") return [];
  if (factory > 0) {
    const height = position.small[factory - 1]?.moon.length ?? 1;
    return [[`moon-${factory}-${height - 1}`, `moon-${factory}`]];
  }
  const tiles = [...position.large.moon].filter((tile) => tile === colour);
  return tiles.map(() => [`moon-0-${colour}`, "moon-0"]);
}

function slots(player: number, line: number, first: number, end: number): string[] {
  return Array.from({ length: end - first }, (_, i) => `slot-${player}-${line}-${first + i}`);
}

function onFloor(position: Position, player: number): number {
  const board = position.boards[player];
  return board === undefined ? 0 : "floor" in board ? board.floor.length : board.broken.length;
}

/** A take, or a line that falls: its tiles to the line, the floor and the lid, in that order. */
function moved(position: Position, beat: Beat): Flight[] {
  const opening = beat[0]!;
  const from = sources(position, opening);
  const colour = "colour" in opening ? opening.colour : "";
  const flights: Flight[] = [];
  const send = (to: string[], start = from.shift()) => {
    if (start) flights.push({ what: colour, from: start, to });
  };
  let fallen = 0;
  for (const event of beat.slice(1)) {
    if (event.kind === "MarkerTaken") {
      const space = `floor-${event.player}-${onFloor(position, event.player) + fallen++}`;
      flights.push({ what: "first", from: ["marker", "centre"], to: [space] });
    } else if (event.kind === "FirstTileTaken") {
      flights.push({ what: "first", from: ["first", "moon-0"], to: [`first-${event.player}`] });
    } else if (event.kind === "LineFilled") {
      const filled = slots(event.player, event.line, event.held - event.count, event.held);
      for (const slot of filled) send([slot, `line-${event.player}-${event.line}`]);
    } else if (event.kind === "FellToFloor" || event.kind === "TilesBroke") {
      const away = "to_lid" in event ? event.to_lid : event.to_tower;
      for (let tile = 0; tile < event.count - away; tile++) {
        send([`floor-${event.player}-${onFloor(position, event.player) + fallen++}`]);
      }
      for (let tile = 0; tile < away; tile++) send(["lid"]);
    }
  }
  return [...flights, ...leftOver(opening)];
}

function leftOver(opening: GameEvent): Flight[] {
  if (opening.kind === "Took") {
    const place = `factory-${opening.source}`;
    return [...opening.moved].map((what) => ({
      what,
      from: [`${place}-${what}`, place],
      to: [`centre-${what}`, "centre"],
    }));
  }
  if (opening.kind !== "TookSun") return [];
  const place = `factory-${opening.factory}`;
  return [...opening.rest].map((what) => ({
    what,
    from: [`${place}-${what}`, place],
    to: opening.factory === 0 ? [`moon-0-${what}`, "moon-0"] : ["rest", `moon-${opening.factory}`],
  }));
}

function single(position: Position, event: GameEvent): Flight[] {
  switch (event.kind) {
    case "TileDealt":
      return [{ what: event.colour, from: ["bag"], to: [`factory-${event.factory}`] }];
    case "TilePlaced": {
      const { player, row, column, colour } = event;
      const held = position.boards[player]!.lines[row]!.count;
      const away = slots(player, row, 1, Math.max(1, held));
      return [
        {
          what: colour,
          from: [`slot-${player}-${row}-0`],
          to: [`wall-${player}-${row}-${column}`],
        },
        ...away.map((slot) => ({ what: colour, from: [slot], to: ["lid"] })),
      ];
    }
    case "FloorScored":
    case "BrokenScored":
      return [...event.tiles].map((tile, space) => ({
        what: tile === "*" ? "first" : tile,
        from: [`floor-${event.player}-${space}`],
        to: tile === "*" ? [`head-${event.player}`] : ["lid"],
      }));
    case "Stacked":
      return [
        {
          what: event.colour,
          from: [`rest-${event.colour}`, "rest", `factory-${event.factory}`],
          to: [`moon-${event.factory}`],
        },
      ];
    case "ChipTaken":
      return [
        {
          what: `chip-${event.chip}`,
          from: [`chip-${event.factory}`],
          to: [`chips-${event.player}`],
        },
      ];
    case "ChipSpent":
      return [
        {
          what: `chip-${event.chip}`,
          from: [`chips-${event.player}`],
          to: [`line-${event.player}-${event.line}`],
        },
      ];
    case "PlateRevealed":
      return [{ what: "plate", from: ["stack"], to: ["display"] }];
    case "PlateTaken":
      return [{ what: "plate", from: [`plate-${event.plate}`], to: [`head-${event.player}`] }];
    case "PlateDrawn":
      return [{ what: "plate", from: ["stack"], to: ["hand", `head-${event.player}`] }];
    case "PlateLaid": {
      const to = [`space-${event.player}-${event.space}`];
      return [{ what: "plate", from: ["laying", `head-${event.player}`], to }];
    }
    default:
      return [];
  }
}

export function flightsOf(position: Position, beat: Beat): Flight[] {
  const flights: Flight[] = [];
  for (let at = 0; at < beat.length;) {
    const opens = sources(position, beat[at]!).length > 0;
    let end = at + 1;
    while (opens && end < beat.length && JOINS.has(beat[end]!.kind)) end++;
    flights.push(...(opens ? moved(position, beat.slice(at, end)) : single(position, beat[at]!)));
    at = end;
  }
  return flights;
}
