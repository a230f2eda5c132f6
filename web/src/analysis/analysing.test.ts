import { beforeEach, expect, it, vi } from "vitest";
import type { Evaluator } from "../engine/evaluator";
import type { Explored, SearchAnswer } from "../messages";
import { Analysing } from "./analysing.svelte";

const place = {
  start: "azul",
  text: "azul",
  position: { game: "azul", text: "view:- azul", viewer: null, turn: -1 },
  legal: [],
  entries: [],
  deals: {
    deals: [1, 2, 3].map((seat) => ({ view: `view:${seat} azul`, weight: 1 })),
    exact: true,
  },
} as unknown as Explored;
const answer: SearchAnswer = {
  nodes: 1,
  lines: [{ ids: [1], win: 0.5, wins: [0.5, 0.5], scores: [3, 3], error: 0.1 }],
};

const evaluate = vi.fn<Evaluator["evaluate"]>();
vi.mock("../api", () => ({ api: { position: () => Promise.resolve(place) }, Failure: Error }));
vi.mock("../engine/evaluator", async (original) => ({
  ...(await original<object>()),
  startEvaluator: () => Promise.resolve({ place: "page", evaluate, close: () => undefined }),
}));

beforeEach(() => evaluate.mockReset());

it("can average deals again after that has failed", async () => {
  const analysing = new Analysing();
  await analysing.open("azul");
  evaluate.mockResolvedValueOnce(answer).mockRejectedValue(new Error("the engine has failed"));
  await analysing.averageDeals();
  expect(analysing.failure).toEqual(new Error("the engine has failed"));
  expect(analysing.average).toBeNull();
  evaluate.mockReset().mockResolvedValue(answer);
  await analysing.averageDeals();
  expect(analysing.failure).toBeNull();
  expect(analysing.average).toMatchObject({ done: 3, all: 3 });
});
