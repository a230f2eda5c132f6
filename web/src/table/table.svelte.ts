/** A table as the page holds it: the server's word, and what the reader is about to do. */

import { api, socketAddress } from "../api";
import { Playback } from "../boards/playback.svelte";
import type {
  HintMove,
  LegalMove,
  LogEntry,
  Move,
  MoveEntry,
  Refused,
  ServerMessage,
  ToldReason,
} from "../messages";
import { notices } from "../notices.svelte";
import { reload } from "../reload";
import { settings } from "../settings.svelte";
import { TableSocket, type Connection, type Request, type Wire } from "../socket";
import { t, words } from "../words.svelte";
import { hasOthers, heard, isPrivate, ownTurn, type TableView } from "./view";

export interface Said {
  id: number;
  seat: number;
  phrase: string;
}

const SAID_KEPT = 30;
/** Refusals after which there is nothing to wait for. */
const FINAL = ["old-rules", "banned"];

export class Table {
  view: TableView | null = $state.raw(null);
  missing = $state(false);
  /** Why the server does not show this table any more. */
  refusal: Refused | null = $state.raw(null);
  connection: Connection = $state("connecting");
  said: Said[] = $state.raw([]);
  hints: HintMove[] | null = $state.raw(null);
  /** What speaks for and against each of them. */
  hintReasons: ToldReason[][] = $state.raw([]);
  /** Which of them the board shows. */
  hinted = $state(0);
  thinking = $state(false);
  /** The move that waits for the reader's confirmation. */
  pending: LegalMove | null = $state.raw(null);
  /** Whether a request that changes the game is on its way. */
  waiting = $state(false);
  /** The seat whose private plates may be shown in a hot seat; null while the curtain is down. */
  #unveiled: number | null = $state(null);
  readonly playback = new Playback();
  #socket: TableSocket;
  #count = 0;

  constructor(readonly id: string) {
    this.#socket = this.#connect();
  }

  #connect(): TableSocket {
    const open = () => new WebSocket(socketAddress(this.id, this.view)) as Wire;
    return new TableSocket(open, {
      heard: (message) => this.#heard(message),
      connected: (connection) => this.#connected(connection),
    });
  }

  #connected(connection: Connection): void {
    this.connection = connection;
    if (connection === "outdated") reload();
  }

  close(): void {
    this.#socket.close();
  }

  /** Comes anew, as the one who has just taken a seat. */
  rejoin(): void {
    this.#socket.close();
    this.#socket = this.#connect();
  }

  hurry(): void {
    this.#socket.hurry();
  }

  /** The own seat that is to move, as soon as all that led there has been shown. */
  turn = $derived(this.view && !this.playback.playing ? ownTurn(this.view) : null);
  /** What the reader has been shown so far: nothing is told before it is seen. */
  log: LogEntry[] = $derived(
    this.view?.log.filter((entry) => entry.version <= this.playback.version) ?? [],
  );
  isOver = $derived(this.view?.table.phase === "over" && !this.playback.playing);
  hasOthers = $derived(this.view !== null && hasOthers(this.view));
  /** Nobody may see the board until the one whose turn it is says that they are there. */
  curtain: number | null = $derived.by(() => {
    if (!this.view || this.view.you.length < 2 || this.view.table.phase !== "playing") return null;
    const { position } = this.view;
    const hidden = isPrivate(position) && position.viewer !== this.#unveiled;
    return hidden ? position.viewer : null;
  });
  isConnected = $derived(this.connection === "open" || this.connection === "connecting");
  busy = $derived(this.waiting || this.playback.playing || this.pending !== null);
  legal = $derived(this.view && !this.busy ? this.view.legal : []);
  hint: Move | null = $derived(this.pending ?? this.hints?.[this.hinted]?.move ?? null);
  last: MoveEntry | null = $derived(
    (this.log.findLast((entry) => entry.entry === "move" && entry.player >= 0) as
      MoveEntry | undefined) ?? null,
  );

  unveil(): void {
    this.#unveiled = this.curtain;
  }

  #heard(message: ServerMessage): void {
    if (message.kind === "said") {
      const said = { id: ++this.#count, seat: message.seat, phrase: message.phrase };
      this.said = [...this.said, said].slice(-SAID_KEPT);
      return;
    }
    if (message.kind === "bot-waits") {
      notices.say(t("bot-waits"));
      return;
    }
    if (message.kind === "refused" && message.id === null) {
      this.#turnedAway(message);
      return;
    }
    const before = this.view;
    const after = heard(before, message, performance.now());
    if (after === "gap") {
      this.#socket.sync(before!);
      return;
    }
    if (after === null || after === before) return;
    this.view = after;
    // Plates that are drawn later are private again.
    if (!isPrivate(after.position)) this.#unveiled = null;
    if (message.kind === "snapshot") this.#reset(after);
    else if (message.kind === "update") this.#show(before!, after);
  }

  /** Without a request of ours it is the table itself that is refused. */
  #turnedAway(refused: Refused): void {
    if (refused.code === "no-such-table") {
      this.missing = true;
      this.close();
    } else if (FINAL.includes(refused.code)) this.refusal = refused;
    else if (refused.code !== "outdated") void notices.fail(refused);
  }

  #reset(after: TableView): void {
    this.playback.reset(after.position, after.version);
    this.#forget();
  }

  #show(before: TableView, after: TableView): void {
    const entries = after.log.slice(before.log.length);
    const moves = entries.filter((entry) => entry.entry === "move");
    if (moves.length === entries.length) this.playback.push(moves, after.position, after.version);
    else this.playback.reset(after.position, after.version);
    this.#forget();
  }

  /** What was meant for the position before is void. */
  #forget(): void {
    this.pending = null;
    this.hints = null;
    this.hintReasons = [];
    this.hinted = 0;
    this.thinking = false;
  }

  /** A move chosen on the board: sent at once, or when the reader has confirmed it. */
  choose(move: LegalMove): void {
    if (settings.confirm) this.pending = move;
    else void this.play(move);
  }

  confirm(): void {
    if (this.pending) void this.play(this.pending);
  }

  async play(move: Move): Promise<void> {
    await this.#change({ kind: "play", version: this.#version, move: move.text });
    this.pending = null;
  }

  /** Lets go of a move not yet confirmed, else goes back in the game or asks the others to. */
  async undo(): Promise<void> {
    if (this.pending) this.pending = null;
    else await this.#change({ kind: "undo", version: this.#version });
  }

  async ask(request: Request): Promise<boolean> {
    try {
      await this.#socket.request(request);
      return true;
    } catch (reason) {
      await notices.fail(reason);
      return false;
    }
  }

  answer(accept: boolean): Promise<boolean> {
    return this.ask({ kind: "answer", version: this.#version, accept });
  }

  async think(): Promise<void> {
    if (this.thinking) return;
    this.thinking = true;
    const version = this.#version;
    try {
      const answer = await this.#socket.request({ kind: "hint", version });
      if (answer.kind === "hinted" && version === this.#version) {
        this.hints = answer.moves;
        this.hinted = 0;
        void this.#explain(version);
      }
    } catch (reason) {
      await notices.fail(reason);
    }
    if (version === this.#version) this.thinking = false;
  }

  /** A hint is of use without words, too. */
  async #explain(version: number): Promise<void> {
    const text = this.view?.position?.text;
    const lines = this.hints?.map(({ move }) => [move.text]) ?? [];
    if (!text || lines.length === 0) return;
    try {
      const [found] = await Promise.all([api.reasons({ text, lines }), words.load("reasons")]);
      if (version === this.#version && this.hints) this.hintReasons = found.lines;
    } catch {
      // Then there are no words.
    }
  }

  get #version(): number {
    return this.view?.version ?? 0;
  }

  async #change(request: Request): Promise<void> {
    if (this.waiting) return;
    this.waiting = true;
    await this.ask(request);
    this.waiting = false;
  }
}
