/** A table's socket: comes back by itself, and asks again what was not answered. */

import type { ClientMessage, Done, Hinted, Refused, ServerMessage, Sync } from "./messages";

export type Connection =
  | "connecting"
  | "open"
  | "lost"
  | "down"
  /** Newer pages of this browser took the place; only the reader brings this one back. */
  | "replaced"
  /** The server does not want this page any more: the table is gone, or the reader is banned. */
  | "ended"
  /** This page is too old for the server. */
  | "outdated";

type WithoutId<M> = M extends { id: string } ? Omit<M, "id"> : never;
/** A request before it has its id. */
export type Request = WithoutId<Exclude<ClientMessage, Sync>>;
/** What the page has of the table. */
export type Known = Required<Pick<Sync, "version" | "digest" | "you">>;

export interface Wire {
  send(text: string): void;
  close(): void;
  onopen: (() => void) | null;
  onclose: ((event: { code: number }) => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
}

export interface Listener {
  heard(message: ServerMessage): void;
  connected(connection: Connection): void;
}

interface Pending {
  text: string;
  done: (answer: Done | Hinted) => void;
  failed: (reason: Refused) => void;
  /** The connection is taken for dead if no answer has come when this goes off. */
  alarm?: ReturnType<typeof setTimeout>;
}

/** Why the server closes a socket (src/manueline/server/live/pages.py). */
export const CLOSE = {
  restart: 1012,
  banned: 4403,
  gone: 4404,
  replaced: 4409,
  outdated: 4426,
  busy: 4429,
} as const;

const SOONEST = 400;
/** A restart takes seconds: the first tries come so often, later ones less. */
const LATEST = 4_000;
const LATEST_LATER = 15_000;
const EARLY = 8;
/** After a restart everybody comes back; chance spreads them over so many milliseconds. */
const SPREAD = 3_000;
const BUSY_FOR = 15_000;
/** After so many failures the page says that the server is down. */
const PATIENCE = 4;
const ANSWER_WITHIN = 12_000;
const HINT_WITHIN = 60_000;
/** The server pings every ten seconds; a connection silent for so long is dead. */
const SILENT_AT_MOST = 35_000;

/** Milliseconds until the next try after so many failures; chance keeps a crowd apart. */
export function delay(failures: number, chance: number, code = 0): number {
  const latest = failures < EARLY ? LATEST : LATEST_LATER;
  const backoff = Math.min(latest, SOONEST * 2 ** failures) * (0.75 + chance / 2);
  if (code === CLOSE.busy) return Math.max(backoff, BUSY_FOR * (0.5 + chance));
  if (code === CLOSE.restart && failures === 0) return SOONEST + chance * SPREAD;
  return backoff;
}

const FINAL: Partial<Record<number, Connection>> = {
  [CLOSE.banned]: "ended",
  [CLOSE.gone]: "ended",
  [CLOSE.replaced]: "replaced",
  [CLOSE.outdated]: "outdated",
};

export class TableSocket {
  #wire: Wire | null = null;
  #pending = new Map<string, Pending>();
  #failures = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #silence: ReturnType<typeof setTimeout> | undefined;
  #closed = false;
  #waitsForReader = false;
  #asked = 0;
  readonly #page = Math.random().toString(36).slice(2, 10);

  constructor(
    private readonly open: () => Wire,
    private readonly listener: Listener,
  ) {
    listener.connected("connecting");
    this.#connect();
  }

  /** Sends a request, again after every lost connection until it is answered. */
  request(request: Request): Promise<Done | Hinted> {
    const id = this.#nextId();
    const text = JSON.stringify({ ...request, id });
    return new Promise((done, failed) => {
      const pending = { text, done, failed };
      this.#pending.set(id, pending);
      if (this.#wire) this.#send(this.#wire, pending, request.kind === "hint");
    });
  }

  /** Asks for what is lacking; without a connection there is no need, since a new one begins so. */
  sync(known: Known): void {
    this.#wire?.send(JSON.stringify({ kind: "sync", id: this.#nextId(), ...known }));
  }

  #nextId(): string {
    return `${this.#page}-${++this.#asked}`;
  }

  /** Tries at once, as when the device is online again or the reader wants it. */
  hurry(): void {
    if (this.#wire || this.#closed) return;
    if (this.#timer === undefined && !this.#waitsForReader) return;
    clearTimeout(this.#timer);
    this.#connect();
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    clearTimeout(this.#silence);
    for (const pending of this.#pending.values()) clearTimeout(pending.alarm);
    this.#wire?.close();
  }

  #connect(): void {
    this.#timer = undefined;
    this.#waitsForReader = false;
    const wire = this.open();
    this.#listenFor(wire);
    wire.onopen = () => {
      this.#wire = wire;
      for (const pending of this.#pending.values()) this.#send(wire, pending, false);
    };
    wire.onmessage = (event) => this.#hear(wire, event.data);
    wire.onclose = (event) => this.#lost(wire, event.code);
  }

  #listenFor(wire: Wire): void {
    clearTimeout(this.#silence);
    this.#silence = setTimeout(() => this.#drop(wire), SILENT_AT_MOST);
  }

  #send(wire: Wire, pending: Pending, slow: boolean): void {
    clearTimeout(pending.alarm);
    pending.alarm = setTimeout(() => this.#drop(wire), slow ? HINT_WITHIN : ANSWER_WITHIN);
    wire.send(pending.text);
  }

  #hear(wire: Wire, data: unknown): void {
    const message = JSON.parse(String(data)) as ServerMessage;
    this.#listenFor(wire);
    if (message.kind === "ping") {
      wire.send(JSON.stringify({ kind: "pong", ping: message.ping }));
      return;
    }
    if (message.kind === "snapshot" || message.kind === "update") {
      // Only now the table has been reached; a server that refuses must not be asked faster.
      this.#failures = 0;
      this.listener.connected("open");
    }
    if ((message.kind === "done" || message.kind === "hinted") && this.#answers(message.id)) {
      this.#take(message.id)?.done(message);
    } else if (message.kind === "refused" && this.#answers(message.id)) {
      this.#take(message.id)?.failed(message);
    }
    this.listener.heard(message);
  }

  #answers(id: string | null): id is string {
    return id !== null && this.#pending.has(id);
  }

  #take(id: string): Pending | undefined {
    const pending = this.#pending.get(id);
    clearTimeout(pending?.alarm);
    this.#pending.delete(id);
    return pending;
  }

  #drop(wire: Wire): void {
    wire.onclose = wire.onmessage = null;
    wire.close();
    this.#lost(wire, 0);
  }

  #lost(wire: Wire, code: number): void {
    if (this.#wire === wire) this.#wire = null;
    clearTimeout(this.#silence);
    if (this.#closed || this.#timer !== undefined) return;
    for (const pending of this.#pending.values()) clearTimeout(pending.alarm);
    const final = FINAL[code];
    if (final !== undefined) {
      this.#waitsForReader = final === "replaced";
      this.#closed = !this.#waitsForReader;
      this.listener.connected(final);
      return;
    }
    this.listener.connected(this.#failures >= PATIENCE ? "down" : "lost");
    this.#timer = setTimeout(() => this.#connect(), delay(this.#failures++, Math.random(), code));
  }
}
