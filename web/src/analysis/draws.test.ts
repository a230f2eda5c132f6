// @vitest-environment jsdom
import { beforeAll, describe, expect, it } from "vitest";
import { words } from "../words.svelte";
import { drawWords } from "./draws";

beforeAll(() => words.load("ui", "game", "coach"));

const NAMES = ["Ana", "Rui"];

describe("a draw in words", () => {
  it("names the player who begins", () => {
    expect(drawWords({ kind: "Seat", text: "seat:2", id: 1, player: 1 }, NAMES)).toBe("Rui begins");
  });

  it("names what is drawn", () => {
    expect(drawWords({ kind: "Draw", text: "+B", id: 1, colour: "B" }, NAMES)).toBe("blue");
    expect(drawWords({ kind: "RevealChip", text: "x", id: 1, chip: "RT" }, NAMES)).toBe(
      "red or turquoise",
    );
    expect(drawWords({ kind: "Tablet", text: "x", id: 1, side: "rows" }, NAMES)).toBe("Rows");
  });

  it("has a text for a move that it has no words for", () => {
    expect(drawWords({ kind: "Deal", text: "BBBB/…", id: null, groups: [] }, NAMES)).toBe("BBBB/…");
  });
});
