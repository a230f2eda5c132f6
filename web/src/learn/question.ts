/** What is the right answer to a question of a lesson, as the game played it. */

import type { Study } from "../messages";
import type { Answer, Step } from "../tutorial/lesson";

export function rightAnswer(step: Step, study: Study, viewer: number): Answer {
  const { is, about, event, field } = step.ask!;
  if (is !== undefined) return is;
  if (about === "score") return study.position.scores[viewer]!;
  if (about === "winner") return winner(study.position.outcome?.winners ?? [], viewer);
  const found = study.entries
    .flatMap((entry) => entry.events)
    .findLast(
      (happened) =>
        happened.kind === event &&
        (!("player" in happened) || happened.player === viewer) &&
        (!("side" in happened) || happened.side === step.side),
    );
  return Number(Object.entries(found ?? {}).find(([name]) => name === field)?.[1]);
}

function winner(winners: readonly number[], viewer: number): string {
  if (winners.length > 1) return "learn-shared";
  return winners[0] === viewer ? "learn-you" : "learn-opponent";
}
