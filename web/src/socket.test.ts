import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { ServerMessage } from "./messages";
import { delay, TableSocket, type Connection, type Wire } from "./socket";

class Fake implements Wire {
  sent: string[] = [];
  closed = false;
  onopen: (() => void) | null = null;
  onclose: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  send(text: string) {
    this.sent.push(text);
  }
  close() {
    this.closed = true;
    this.onclose?.();
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
