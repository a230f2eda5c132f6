/** Positions to analyse: from the server, or from the engine of this page where it cannot be asked. */

import type { Place } from "../../../native/wasm/engine.mjs";
import { api, Failure } from "../api";
import type { Evaluator } from "../engine/evaluator";
import { idOf, moveOf } from "../engine/moves";
import { positionOf } from "../engine/positions";
import type {
  Explored,
  Move,
  Outcome,
  PossibleDeal,
  PossibleDeals,
  PositionRequest,
} from "../messages";

export type Explore = NonNullable<Evaluator["explore"]>;

const MOST_SEED = 2 ** 31;

export function gameOf(text: string): "azul" | "duel" {
  return /^(view:\S+ )?duel/.test(text) ? "duel" : "azul";
}

/** `startEngine` is called only if the server does not answer. */
export async function explored(
  request: PositionRequest,
  startEngine: () => Promise<Evaluator>,
): Promise<Explored> {
  try {
    return await api.position(request);
  } catch (reason) {
    if (!(reason instanceof Failure) || reason.problem.code !== "unreachable") throw reason;
    const { explore } = await startEngine();
    if (!explore) throw reason;
    return await exploredHere(request, explore);
  }
}

/** Without words of events, and without what moves would score: these need the server. */
export async function exploredHere(request: PositionRequest, explore: Explore): Promise<Explored> {
  const text = request.text.trim();
  const game = gameOf(text);
  const ids = (request.moves ?? []).map((move) => idOf(game, move));
  const seed = () => Math.floor(Math.random() * MOST_SEED);
  const place = await explore(text, ids, request.deal ?? false, seed());
  const weights = place.chance.reduce((sum, [, weight]) => sum + weight, 0);
  return {
    start: place.start,
    text: place.text,
    filled: text.startsWith("view:") && !text.endsWith(` ${place.start}`),
    entries: place.steps.map(([id, player], index) => ({
      entry: "move",
      version: index + 1,
      player,
      move: moveOf(game, id)!,
      events: [],
      position: null,
      changes: null,
    })),
    position: positionOf(place.view, outcomeOf(place)),
    legal: known(game, place.legal).map((move) => ({ ...move, preview: null })),
    outcomes: place.chance.flatMap(([id, weight]) => {
      const move = moveOf(game, id);
      return move ? [{ move, chance: weight / weights }] : [];
    }),
    deals: await dealsOf(place, request.deals ?? 0, explore),
    problems: [],
  };
}

const known = (game: string, ids: readonly number[]): Move[] =>
  ids.map((id) => moveOf(game, id)).filter((move) => move !== undefined);

function outcomeOf({ outcome }: Place): Outcome | null {
  if (!outcome) return null;
  const { scores, ranks, tie_break } = outcome;
  const winners = ranks.flatMap((rank, seat) => (rank === 1 ? [seat] : []));
  return { scores, ranks, winners, tie_break: tie_break || null };
}

/** All deals that can come with their probabilities if they are at most `most`, else a sample. */
async function dealsOf(
  place: Place,
  most: number,
  explore: Explore,
): Promise<PossibleDeals | null> {
  if (most === 0 || place.chance.length === 0) return null;
  const every = await everyDeal(place, most, explore);
  if (every) return { deals: every, exact: true };
  const seeds = Array.from({ length: most }, (_, index) => index + 1);
  const dealt = await Promise.all(seeds.map((seed) => explore(place.text, [], true, seed)));
  return { deals: dealt.map(({ view }) => ({ view, weight: 1 })), exact: false };
}

/** Null if there are more; as the server's `alternatives`. */
async function everyDeal(
  start: Place,
  most: number,
  explore: Explore,
): Promise<PossibleDeal[] | null> {
  const found = new Map<string, PossibleDeal>();
  const waiting = new Map([[start.text, { place: start, share: 1 }]]);
  for (;;) {
    const [open] = waiting.values();
    if (!open) return [...found.values()];
    const { place, share } = open;
    waiting.delete(place.text);
    const total = place.chance.reduce((sum, [, weight]) => sum + weight, 0);
    const after = await Promise.all(
      place.chance.map(([id]) => explore(place.text, [id], false, 0)),
    );
    after.forEach((next, index) => {
      const reached = (share * place.chance[index]![1]) / total;
      if (next.chance.length > 0) {
        const before = waiting.get(next.text)?.share ?? 0;
        waiting.set(next.text, { place: next, share: before + reached });
      } else {
        const before = found.get(next.text)?.weight ?? 0;
        found.set(next.text, { view: next.view, weight: before + reached });
      }
    });
    if (waiting.size + found.size > most) return null;
  }
}
