import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import type { Position } from "../messages";
import { positionOf } from "./positions";

interface Fixture {
  start: Position;
  entries: { position: Position }[];
}

function positionsOf(name: string): Position[] {
  const packed = readFileSync(new URL(`../boards/fixtures/${name}.json.gz`, import.meta.url));
  const { start, entries } = JSON.parse(gunzipSync(packed).toString()) as Fixture;
  return [start, ...entries.map(({ position }) => position)];
}

describe("a position from its text", () => {
  it.each(["azul-grey", "duel-random"])("is the one that the server sends: %s", (name) => {
    const positions = positionsOf(name);
    expect(positions.length).toBeGreaterThan(20);
    for (const position of positions) {
      const read = positionOf(position.text, position.outcome);
      // On the grey wall the server knows more about the last round, and only it counts tablets.
      const boards = position.boards.map((board) =>
        "tablet_points" in board ? { ...board, tablet_points: [] } : board,
      );
      expect(read).toEqual({ ...position, boards, last_round: read.last_round });
      if (read.last_round) expect(position.last_round).toBe(true);
    }
  });
});
