/** The moves of a game by rounds. */

import type { MoveEntry, Replay } from "../messages";

export interface ListedMove {
  entry: MoveEntry;
  /** The number of the position after it. */
  ply: number;
}

export interface ListedRound {
  round: number;
  moves: ListedMove[];
}

/** What nature did in one go is one move: a deal typed in tile by tile is a deal. */
export function roundsOf(replay: Replay): ListedRound[] {
  const rounds: ListedRound[] = [];
  let { round } = replay.start;
  replay.entries.forEach((entry, index) => {
    if (rounds.at(-1)?.round !== round) rounds.push({ round, moves: [] });
    const { moves } = rounds.at(-1)!;
    const last = moves.at(-1);
    if (last && last.entry.player < 0 && entry.player < 0) {
      const events = [...last.entry.events, ...entry.events];
      moves[moves.length - 1] = { entry: { ...entry, events }, ply: index + 1 };
    } else moves.push({ entry, ply: index + 1 });
    // The last move of a round ends it.
    round = entry.position?.round ?? round;
  });
  return rounds;
}

/** The number of the position in which a player first decides; without one, of the last position. */
export function firstDecision({ entries }: Replay): number {
  const first = entries.findIndex(({ player }) => player >= 0);
  return first < 0 ? entries.length : first;
}

/** For every round the position in which a player first decides. */
export function roundStarts(replay: Replay): number[] {
  return roundsOf(replay).flatMap(({ moves }) => {
    const first = moves.find(({ entry }) => entry.player >= 0);
    return first ? [first.ply - 1] : [];
  });
}
