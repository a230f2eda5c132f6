import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { ServerMessage } from "./messages";
import { CLOSE, delay, TableSocket, type Connection, type Wire } from "./socket";

class Fake implements Wire {
  sent: string[] = [];
  closed = false;
  onopen: (() => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  send(text: string) {
    this.sent.push(text);
  }
  close(code = 1006) {
    this.closed = true;
    this.onclose?.({ code });
  }
  tell(message: object) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  idOf(index: number): string {
    return (JSON.parse(this.sent[index]!) as { id: string }).id;
  }
}

let wires: Fake[];
let states: Connection[];
let heard: ServerMessage[];
let socket: TableSocket;

beforeEach(() => {
  vi.useFakeTimers();
  [wires, states, heard] = [[], [], []];
  socket = new TableSocket(
    () => {
      const wire = new Fake();
      wires.push(wire);
      return wire;
    },
    { heard: (message) => heard.push(message), connected: (state) => states.push(state) },
  );
});

afterEach(() => {
  socket.close();
  vi.useRealTimers();
});

test("a request is answered by the message with its id", async () => {
  wires[0]!.onopen!();
  const first = socket.request({ kind: "say", phrase: "hello" });
  const second = socket.request({ kind: "rematch" });
  wires[0]!.tell({ kind: "done", id: wires[0]!.idOf(1), version: 3 });
  wires[0]!.tell({ kind: "refused", id: wires[0]!.idOf(0), code: "unknown-phrase" });
  await expect(first).rejects.toMatchObject({ code: "unknown-phrase" });
  await expect(second).resolves.toMatchObject({ version: 3 });
});

test("what was not answered is asked again with the same id on a new connection", () => {
  wires[0]!.onopen!();
  void socket.request({ kind: "play", version: 4, move: "3R>4" });
  wires[0]!.close();
  vi.advanceTimersByTime(2000);
  wires[1]!.onopen!();
  expect(wires[1]!.sent).toEqual(wires[0]!.sent);
});

test("a request made while there is no connection waits for one", () => {
  void socket.request({ kind: "leave" });
  expect(wires[0]!.sent).toEqual([]);
  wires[0]!.onopen!();
  expect(wires[0]!.sent).toHaveLength(1);
});

test("a connection that answers nothing is given up", () => {
  wires[0]!.onopen!();
  void socket.request({ kind: "leave" });
  vi.advanceTimersByTime(20_000);
  expect(wires[0]!.closed).toBe(true);
  expect(wires.length).toBeGreaterThan(1);
});

test("failures one after another take longer, and then say that the server is down", () => {
  for (let failure = 0; failure < 6; failure++) {
    wires.at(-1)!.close();
    vi.advanceTimersByTime(20_000);
  }
  expect(states).toContain("lost");
  expect(states.at(-1)).toBe("down");
  expect(delay(0, 0.5)).toBeLessThan(delay(3, 0.5));
  expect(delay(50, 1)).toBeLessThan(20_000);
});

test("after close nothing comes back", () => {
  socket.close();
  vi.advanceTimersByTime(60_000);
  expect(wires).toHaveLength(1);
});

test("only a snapshot or an update ends the backoff", () => {
  const refused = { kind: "refused", id: null, code: "too-many" };
  const waits: number[] = [];
  for (let failure = 0; failure < 10; failure++) {
    const tries = wires.length;
    wires.at(-1)!.onopen!();
    wires.at(-1)!.tell(refused);
    wires.at(-1)!.close();
    let waited = 0;
    while (wires.length === tries) {
      vi.advanceTimersByTime(100);
      waited += 100;
    }
    waits.push(waited);
  }
  expect(waits.at(-1)).toBeGreaterThan(6000);
  wires.at(-1)!.tell({ kind: "update", since: 1, version: 1 });
  wires.at(-1)!.close();
  vi.advanceTimersByTime(1000);
  expect(wires).toHaveLength(12);
});

test("a page obeys the code with which its socket is closed", () => {
  for (const [code, state] of [
    [CLOSE.gone, "ended"],
    [CLOSE.banned, "ended"],
    [CLOSE.replaced, "replaced"],
    [CLOSE.outdated, "outdated"],
  ] as const) {
    const own: Fake[] = [];
    const seen: Connection[] = [];
    const page = new TableSocket(
      () => {
        own.push(new Fake());
        return own.at(-1)!;
      },
      { heard: () => undefined, connected: (now) => seen.push(now) },
    );
    own[0]!.close(code);
    vi.advanceTimersByTime(120_000);
    expect(own).toHaveLength(1);
    expect(seen.at(-1)).toBe(state);
    page.hurry();
    expect(own).toHaveLength(state === "replaced" ? 2 : 1);
    page.close();
  }
  expect(delay(0, 0, CLOSE.busy)).toBeGreaterThan(7000);
});

test("after a restart a crowd comes back spread over some seconds", () => {
  const delays = [0, 0.25, 0.5, 0.75, 1].map((chance) => delay(0, chance, CLOSE.restart));
  expect(Math.max(...delays) - Math.min(...delays)).toBeGreaterThan(2000);
  expect(Math.max(...delays)).toBeLessThan(5000);
});

test("a ping is answered, and a connection that stays silent is given up", () => {
  wires[0]!.onopen!();
  wires[0]!.tell({ kind: "ping", ping: 7 });
  expect(JSON.parse(wires[0]!.sent[0]!)).toEqual({ kind: "pong", ping: 7 });
  expect(heard).toEqual([]);
  for (let minute = 0; minute < 6; minute++) {
    vi.advanceTimersByTime(10_000);
    wires[0]!.tell({ kind: "ping", ping: minute });
  }
  expect(wires[0]!.closed).toBe(false);
  vi.advanceTimersByTime(36_000);
  expect(wires[0]!.closed).toBe(true);
});
