import { expect, test } from "vitest";
import type { Snapshot, LogEntry, Update, Position, TableInfo } from "../messages";
import {
  heard,
  isPrivate,
  joined,
  ownTurn,
  standing,
  withoutSecrets,
  type TableView,
} from "./view";

const seat = { name: "", bot: null, connected: true, ending: null };
const table = {
  id: "abc",
  game: "azul",
  seats: [
    { kind: "person", ...seat },
    { kind: "person", ...seat },
  ],
  phase: "playing",
} as unknown as TableInfo;
const position = { game: "azul", turn: 1, viewer: 1 } as unknown as Position;

const snapshot = {
  ...{ kind: "snapshot", version: 4, digest: "d4", table, you: [1], host: false, position },
  ...{ legal: [], can_undo: false, log: [], clocks: null },
} as Snapshot;

function update(since: number, version: number): Update {
  const entry = { entry: "takeback", version, player: 0, to: 1 } as const;
  const rest = { position, legal: [], can_undo: true, clocks: null };
  return { kind: "update", since, version, digest: `d${version}`, entries: [entry], ...rest };
}

const view = heard(null, snapshot, 7) as TableView;

test("a snapshot is the beginning", () => {
  expect(view).toMatchObject({ version: 4, told: 7, canUndo: false });
});

test("an update that follows on is taken over", () => {
  expect(heard(view, update(4, 5), 9)).toMatchObject({ version: 5, told: 9, canUndo: true });
});

test("an update after a gap asks for what is lacking", () => {
  expect(heard(view, update(5, 6), 9)).toBe("gap");
});

test("an update that is known already changes nothing", () => {
  expect(heard(view, update(2, 3), 9)).toBe(view);
  expect(heard(view, update(3, 4), 9)).toBe(view);
});

test("a change of the table leaves the game alone", () => {
  const changed = heard(view, { kind: "table", table, you: [], host: true }, 9) as TableView;
  expect(changed).toMatchObject({ version: 4, you: [], host: true });
  expect(changed.position).toBe(position);
});

test("it is this page's turn only if it holds the seat and the game is on", () => {
  expect(ownTurn(view)).toBe(1);
  expect(ownTurn({ ...view, you: [0] })).toBeNull();
  expect(ownTurn({ ...view, table: { ...table, phase: "over" } })).toBeNull();
});

test("moves that were taken back do not stand", () => {
  const move = (version: number) => ({ entry: "move", version, player: 0 }) as LogEntry;
  const back: LogEntry = { entry: "takeback", version: 4, player: 0, to: 1 };
  const log = [move(1), move(2), move(3), back, move(5)];
  expect(standing(log).map((entry) => entry.version)).toEqual([1, 4, 5]);
});

test("plates that one seat alone may see make a position private", () => {
  const plate = (name: string | null) => ({ name, type: "s", cells: null });
  const duel = { game: "duel", hand: [plate(null)], returned: [] } as unknown as Position;
  expect(isPrivate(duel)).toBe(false);
  expect(isPrivate({ ...duel, hand: [plate("s3")] } as Position)).toBe(true);
  expect(isPrivate(position)).toBe(false);
});

test("a deal typed in tile by tile is one entry", () => {
  const dealt = (version: number, player: number) =>
    ({ entry: "move", version, player, events: [{ kind: "TileDealt" }] }) as unknown as LogEntry;
  const log = joined([dealt(1, -1), dealt(2, -1), dealt(3, 0), dealt(4, -1)]);
  expect(log.map((entry) => entry.version)).toEqual([2, 3, 4]);
  expect(log[0]).toMatchObject({ events: [{ kind: "TileDealt" }, { kind: "TileDealt" }] });
});

test("at a screen for several people the log hides what one has seen", () => {
  const events = [{ kind: "PlateSeen", player: 0, plate: "s3" }];
  const entry = { entry: "move", version: 1, player: 0, events } as unknown as LogEntry;
  expect(withoutSecrets(entry)).toMatchObject({ events: [{ plate: null }] });
});
