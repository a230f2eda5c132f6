import { beforeEach, expect, test, vi } from "vitest";
import { api } from "../api";
import type { GameEvent, LegalMove, Study, StudyRequest } from "../messages";
import { settings } from "../settings.svelte";
import type { Lesson, Question, Step } from "../tutorial/lesson";
import { Course } from "./course.svelte";
import { rightAnswer } from "./question";

const step = (text: string, rest: Partial<Step>): Step => ({
  text,
  clauses: [],
  right: `${text}-right`,
  ...rest,
});
const lesson: Lesson = {
  game: "azul",
  options: { players: "2" },
  viewer: 0,
  steps: [
    step("welcome", { position: "first", ask: { answers: [3, 5], is: 5 } }),
    step("take", { expect: "2R>2", then: ["3K>3"], wrong: "bad" }),
    step("again", { expect_any: ["CW>3", "CW>4"] }),
    step("else", { position: "other", options: { wall: "grey" }, expect: "1B>2" }),
    step("score", { then: ["CB>1"], ask: { answers: [0, 7], about: "score" } }),
  ],
};
const move = (text: string) => ({ kind: "Take", text }) as unknown as LegalMove;
const asked: StudyRequest[] = [];

beforeEach(() => {
  settings.speed = "off";
  asked.length = 0;
  vi.spyOn(api, "study").mockImplementation((request) => {
    asked.push(request);
    const text = [request.position, ...(request.moves ?? [])].join(" ");
    const entries = (request.moves ?? []).map((played) => ({ move: move(played), events: [] }));
    const legal = [move("2R>2"), move("CW>4"), move("1B>2")];
    const position = { text, scores: [7, 0] };
    return Promise.resolve({ entries, position, legal } as unknown as Study);
  });
});

test("a wrong move is answered and not played", async () => {
  const course = new Course(lesson);
  await course.go(1);
  await course.play(move("CW>4"));
  expect(course.answer).toBe("wrong");
  expect(asked).toHaveLength(1);
});

test("the right move is played together with what follows", async () => {
  const course = new Course(lesson);
  await course.go(1);
  await course.play(move("2R>2"));
  expect(course.answer).toBe("right");
  expect(course.playback.position).toMatchObject({ text: "first 2R>2 3K>3" });
});

test("a step goes on from where the one before ended, or from its own position", async () => {
  const course = new Course(lesson);
  await course.go(2);
  expect(asked[0]).toMatchObject({ position: "first", moves: ["2R>2", "3K>3"] });
  await course.go(3);
  expect(asked[1]).toMatchObject({ position: "other", moves: [], options: { wall: "grey" } });
});

test("the move is pointed at only when the reader asks", async () => {
  const course = new Course(lesson);
  await course.go(2);
  expect(course.hint).toBeNull();
  await course.show();
  expect(course.hint).toMatchObject({ text: "CW>4" });
});

test("a question is done with the right answer, and what follows is played then", async () => {
  const course = new Course(lesson);
  await course.go(4);
  await course.respond(0);
  expect([course.answer, course.isDone]).toEqual(["wrong", false]);
  expect(course.playback.position).toMatchObject({ text: "other 1B>2" });
  await course.respond(7);
  expect([course.answer, course.found]).toEqual(["right", 7]);
  expect(course.playback.position).toMatchObject({ text: "other 1B>2 CB>1" });
});

test("whoever asks is shown the answer", async () => {
  const course = new Course(lesson);
  await course.go(0);
  await course.show();
  expect([course.answer, course.found]).toEqual(["right", 5]);
});

const studied = (events: object[], winners: number[] = []) =>
  ({
    entries: [{ events: events as GameEvent[] }],
    position: { scores: [12, 3], outcome: { winners } },
  }) as unknown as Study;
const answer = (ask: Omit<Question, "answers">, study: Study, side?: string) =>
  rightAnswer(step("", { ask: { answers: [], ...ask }, ...(side && { side }) }), study, 0);

test("the right answer is what the learner's event says", () => {
  const events = [
    { kind: "TabletScored", player: 0, side: "rows", points: 3 },
    { kind: "TabletScored", player: 0, side: "columns", points: 7 },
    { kind: "TabletScored", player: 1, side: "columns", points: 14 },
  ];
  const ask = { event: "TabletScored", field: "points" };
  expect(answer(ask, studied(events), "columns")).toBe(7);
});

test("the right answer is the learner's score, or who won", () => {
  expect(answer({ about: "score" }, studied([]))).toBe(12);
  expect(answer({ about: "winner" }, studied([], [0]))).toBe("learn-you");
  expect(answer({ about: "winner" }, studied([], [1]))).toBe("learn-opponent");
  expect(answer({ about: "winner" }, studied([], [0, 1]))).toBe("learn-shared");
});
