import { expect, test } from "vitest";
import type { MoveEntry, Replay } from "../messages";
import { firstDecision, roundsOf, roundStarts } from "./rounds";

/** Who moves, and the round after it. */
function game(...moves: [number, number][]): Replay {
  const entries = moves.map(([player, round], index) => ({
    entry: "move",
    version: index + 1,
    player,
    events: [{ kind: `event ${index}` }],
    position: { round },
  }));
  return { start: { round: 1 }, entries: entries as unknown as MoveEntry[] } as unknown as Replay;
}

const replay = game([-1, 1], [-1, 1], [0, 1], [1, 2], [-1, 2], [1, 2]);

test("moves are listed by the round they are made in, nature's in one go", () => {
  const listed = roundsOf(replay).map(({ round, moves }) => [round, moves.map(({ ply }) => ply)]);
  expect(listed).toEqual([
    [1, [2, 3, 4]],
    [2, [5, 6]],
  ]);
  expect(roundsOf(replay)[0]!.moves[0]!.entry.events).toHaveLength(2);
});

test("a round begins where a player first decides", () => {
  expect(roundStarts(replay)).toEqual([2, 5]);
  expect(firstDecision(replay)).toBe(2);
  expect(firstDecision(game([-1, 1]))).toBe(1);
  expect(roundStarts(game([-1, 1]))).toEqual([]);
});
