import { describe, expect, it } from "vitest";
import { whyOf } from "./exercise.svelte";
import type { Reason } from "./report";

const reason = (kind: string, worth: number): Reason => ({ kind, values: {}, worth });
const [floor, line, column] = [reason("floor", -2), reason("line", 3), reason("column", 7)];

describe("the words about a move that was tried", () => {
  it("says what speaks against a worse move", () => {
    expect(whyOf(false, [[line, floor], [column]])).toEqual({ own: [floor], lacks: [] });
  });

  it("says what a better move does where nothing speaks against this one", () => {
    expect(whyOf(false, [[line], [column, floor]])).toEqual({ own: [], lacks: [column] });
  });

  it("says what speaks for a good move", () => {
    expect(whyOf(true, [[line, floor]])).toEqual({ own: [line], lacks: [] });
  });
});
