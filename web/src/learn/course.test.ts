import { beforeEach, expect, test, vi } from "vitest";
import { api } from "../api";
import type { LegalMove, Study, StudyRequest } from "../messages";
import { settings } from "../settings.svelte";
import type { Lesson } from "../tutorial/lesson";
import { Course } from "./course.svelte";

const lesson: Lesson = {
  game: "azul",
  options: { players: "2" },
  viewer: 0,
  steps: [
    { text: "welcome", position: "first" },
    { text: "take", expect: "2R>2", then: ["3K>3"], right: "good", wrong: "bad" },
    { text: "again", expect_any: ["CW>3", "CW>4"] },
    { text: "else", position: "other", options: { wall: "grey" }, expect: "1B>2" },
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
    const entries = (request.moves ?? []).map((played) => ({ move: move(played) }));
    const legal = [move("2R>2"), move("CW>4"), move("1B>2")];
    return Promise.resolve({ entries, position: { text }, legal } as unknown as Study);
  });
});

test("a step that has nothing to find is done at once", async () => {
  const course = new Course(lesson);
  await course.go(0);
  expect(course.isDone).toBe(true);
  expect(course.playback.position).toMatchObject({ text: "first" });
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
  course.shown = true;
  expect(course.hint).toMatchObject({ text: "CW>4" });
});
