/** A table's socket: comes back by itself, and asks again what was not answered. */

import type { ClientMessage, Done, Hinted, Refused, ServerMessage, Sync } from "./messages";

export type Connection = "connecting" | "open" | "lost" | "down";

type WithoutId<M> = M extends unknown ? Omit<M, "id"> : never;
/** A request before it has its id. */
export type Request = WithoutId<Exclude<ClientMessage, Sync>>;

export interface Wire {
  send(text: string): void;
  close(): void;
  onopen: (() => void) | null;
  onclose: (() => void) | null;
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

const SOONEST = 400;
const LATEST = 12_000;
/** After so many failures the page says that the server is down. */
const PATIENCE = 4;
const ANSWER_WITHIN = 12_000;
const HINT_WITHIN = 60_000;

/** Milliseconds until the next try after so many failures; chance keeps a crowd apart. */
export function delay(failures: number, chance: number): number {
  return Math.min(LATEST, SOONEST * 2 ** failures) * (0.75 + chance / 2);
}

export class TableSocket {
  #wire: Wire | null = null;
  #pending = new Map<string, Pending>();
  #failures = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #closed = false;
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

  /** Asks for everything; without a connection there is no need, since a new one begins so. */
  sync(): void {
    this.#wire?.send(JSON.stringify({ kind: "sync", id: this.#nextId() }));
  }

  #nextId(): string {
    return `${this.#page}-${++this.#asked}`;
  }

  /** Tries at once, as when the device is online again. */
  hurry(): void {
    if (this.#wire || this.#closed || this.#timer === undefined) return;
    clearTimeout(this.#timer);
    this.#connect();
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    for (const pending of this.#pending.values()) clearTimeout(pending.alarm);
    this.#wire?.close();
  }

  #connect(): void {
    this.#timer = undefined;
    const wire = this.open();
    wire.onopen = () => {
      this.#wire = wire;
      for (const pending of this.#pending.values()) this.#send(wire, pending, false);
    };
    wire.onmessage = (event) => this.#hear(event.data);
    wire.onclose = () => this.#lost(wire);
  }

  #send(wire: Wire, pending: Pending, slow: boolean): void {
    clearTimeout(pending.alarm);
    pending.alarm = setTimeout(() => this.#drop(wire), slow ? HINT_WITHIN : ANSWER_WITHIN);
    wire.send(pending.text);
  }

  #hear(data: unknown): void {
    const message = JSON.parse(String(data)) as ServerMessage;
    this.#failures = 0;
    this.listener.connected("open");
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
    this.#lost(wire);
  }

  #lost(wire: Wire): void {
    if (this.#wire === wire) this.#wire = null;
    if (this.#closed || this.#timer !== undefined) return;
    for (const pending of this.#pending.values()) clearTimeout(pending.alarm);
    this.listener.connected(this.#failures >= PATIENCE ? "down" : "lost");
    this.#timer = setTimeout(() => this.#connect(), delay(this.#failures++, Math.random()));
  }
}
