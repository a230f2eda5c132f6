// @vitest-environment jsdom
import { describe, expect, it, vi } from "vitest";
import { Failure } from "../api";
import type { Question, SearchAnswer } from "../messages";
import { MOST_NODES, MOST_QUESTIONS, ServerEvaluator } from "./server";

const question = (nodes: number): Question => ({ view: "view:1 azul", nodes });
const answers = (questions: Question[]): Promise<SearchAnswer[]> =>
  Promise.resolve(questions.map(({ nodes }) => ({ nodes, lines: [{ ids: [1] }] })));

describe("the server as evaluator", () => {
  it("sends together what fits into one request", async () => {
    const send = vi.fn(answers);
    const server = new ServerEvaluator(send);
    const many = Array.from({ length: MOST_QUESTIONS + 1 }, () => server.evaluate(question(1)));
    const large = [server.evaluate(question(MOST_NODES)), server.evaluate(question(MOST_NODES))];
    await Promise.all([...many, ...large]);
    const sizes = send.mock.calls.map(([questions]) => questions.length);
    expect(sizes).toEqual([MOST_QUESTIONS, 1, 1, 1]);
  });

  it("waits as long as a busy server says", async () => {
    const busy = { code: "too-many", message: "wait", clause: null, params: { seconds: 7 } };
    const send = vi.fn(answers).mockRejectedValueOnce(new Failure(busy));
    const sleep = vi.fn(() => Promise.resolve());
    const server = new ServerEvaluator(send, sleep);
    expect((await server.evaluate(question(3))).nodes).toBe(3);
    expect(sleep).toHaveBeenCalledWith(7);
  });

  it("gives up where the server refuses, and leaves out what was withdrawn", async () => {
    const refused = { code: "bad-view", message: "no", clause: null, params: {} };
    const server = new ServerEvaluator(() => Promise.reject(new Failure(refused)));
    await expect(server.evaluate(question(3))).rejects.toThrow("no");
    const send = vi.fn(answers);
    const leaving = new AbortController();
    const other = new ServerEvaluator(send);
    const withdrawn = other.evaluate(question(1), { signal: leaving.signal });
    leaving.abort();
    await expect(withdrawn).rejects.toThrow("withdrawn");
    expect(send).not.toHaveBeenCalled();
  });
});
