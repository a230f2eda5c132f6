import { describe, expect, it } from "vitest";
import { meansOf, worthOf, type Worth } from "./average";

const worth = (win: number, lead: number, weight = 1, error = 0.01): Worth => ({
  weight,
  wins: [win, 1 - win],
  leads: [lead, -lead],
  error,
});

describe("the mean over deals", () => {
  it("has the error of a sample's spread", () => {
    const [first, second] = meansOf([worth(0.4, 1), worth(0.6, 3)], true);
    expect(first?.win).toBeCloseTo(0.5);
    expect(first?.lead).toBeCloseTo(2);
    expect(first?.error).toBeCloseTo(0.1); // sqrt(0.02 / 1 / 2)
    expect(second?.win).toBeCloseTo(0.5);
    expect(second?.lead).toBeCloseTo(-2);
  });

  it("weighs all deals by their chances, with the error of the searches alone", () => {
    const [first] = meansOf([worth(0.4, 0, 3, 0.04), worth(0.8, 0, 1, 0)], false);
    expect(first?.win).toBeCloseTo(0.5);
    expect(first?.error).toBeCloseTo(0.03);
    expect(meansOf([], true)).toEqual([]);
  });

  it("takes the best line of an answer", () => {
    const line = { ids: [1], wins: [0.7, 0.3], scores: [50, 44], error: 0.02, exact: true };
    expect(worthOf({ nodes: 9, lines: [line] }, 2)).toEqual({
      weight: 2,
      wins: [0.7, 0.3],
      leads: [6, -6],
      error: 0,
    });
    expect(worthOf({ nodes: 9, lines: [{ ids: [1] }] }, 1)).toBeNull();
  });
});
