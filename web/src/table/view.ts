/** What the page knows of a table, and how the server's messages change it. */

import type {
  Clocks,
  Snapshot,
  LegalMove,
  LogEntry,
  MoveEntry,
  Update,
  Position,
  ServerMessage,
  TableInfo,
} from "../messages";

export interface TableView {
  version: number;
  /** A hash of the log, by which the server recognises it when this page comes back. */
  digest: string;
  table: TableInfo;
  you: number[];
  host: boolean;
  position: Position;
  legal: LegalMove[];
  canUndo: boolean;
  log: LogEntry[];
  clocks: Clocks | null;
  /** When the clocks were told, in milliseconds. */
  told: number;
}

/** The view after a message; `gap` if something in between was missed. */
export function heard(
  view: TableView | null,
  message: ServerMessage,
  now: number,
): TableView | "gap" | null {
  switch (message.kind) {
    case "snapshot":
      return snapshot(message, now);
    case "update":
      return view && update(view, message, now);
    case "table":
      return view && { ...view, table: message.table, you: message.you, host: message.host };
    default:
      return view;
  }
}

function snapshot(message: Snapshot, now: number): TableView {
  const { version, digest, table, you, host, position, legal, log, clocks } = message;
  const canUndo = message.can_undo;
  return { version, digest, table, you, host, position, legal, canUndo, log, clocks, told: now };
}

function update(view: TableView, message: Update, now: number): TableView | "gap" {
  if (message.version < view.version) return view;
  if (message.since !== view.version) return message.version === view.version ? view : "gap";
  return {
    ...view,
    version: message.version,
    digest: message.digest,
    position: message.position,
    legal: message.legal,
    canUndo: message.can_undo,
    log: [...view.log, ...message.entries],
    clocks: message.clocks,
    told: now,
  };
}

/** The seat of this page that is to move; null while it waits. */
export function ownTurn(view: TableView): number | null {
  const { turn } = view.position;
  return view.table.phase === "playing" && turn !== null && view.you.includes(turn) ? turn : null;
}

/** Whether other people play at the table, so that a takeback needs their consent. */
export function hasOthers(view: TableView): boolean {
  return view.table.seats.some(
    (seat, index) => seat.kind === "person" && seat.bot === null && !view.you.includes(index),
  );
}

/** The level of the bots that one person alone plays against; null in any other company. */
export function onlyLevel({ table, you }: TableView): string | null {
  const others = table.seats.filter((_, index) => !you.includes(index));
  const levels = new Set(others.map((seat) => (seat.kind === "bot" ? seat.bot : null)));
  return you.length === 1 && levels.size === 1 ? ([...levels][0] ?? null) : null;
}

/** Whether the page shows what only one player may see: drawn plates, until they are put away. */
export function isPrivate(position: Position): boolean {
  return position.game === "duel" && position.hand.some((plate) => plate.name !== null);
}

/** The log without the moves that were taken back. */
export function standing(log: readonly LogEntry[]): LogEntry[] {
  const kept: LogEntry[] = [];
  for (const entry of log) {
    if (entry.entry === "takeback") {
      while (kept.length > 0 && kept.at(-1)!.version > entry.to) kept.pop();
    }
    kept.push(entry);
  }
  return kept;
}

/** The log with what nature did in one go as one entry: a deal typed in tile by tile is a deal. */
export function joined(log: readonly LogEntry[]): LogEntry[] {
  const entries: LogEntry[] = [];
  for (const entry of log) {
    const last = entries.at(-1);
    if (isNatures(entry) && last && isNatures(last)) {
      entries[entries.length - 1] = { ...entry, events: [...last.events, ...entry.events] };
    } else entries.push(entry);
  }
  return entries;
}

function isNatures(entry: LogEntry): entry is MoveEntry {
  return entry.entry === "move" && entry.player < 0;
}

/** An entry as everybody at one screen may read it. */
export function withoutSecrets(entry: LogEntry): LogEntry {
  if (entry.entry !== "move") return entry;
  const events = entry.events.map((event) =>
    event.kind === "PlateSeen" || event.kind === "PlatePutUnder"
      ? { ...event, plate: null }
      : event,
  );
  return { ...entry, events };
}
