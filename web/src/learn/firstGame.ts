/** The game that a finished lesson leads into: against the gentlest bot. */

import { api } from "../api";
import { levels } from "../levels.svelte";
import { nickname, quickStart, remember } from "../mine";
import { router } from "../router.svelte";
import { t } from "../words.svelte";

export async function startFirstGame(game: string): Promise<void> {
  await levels.load();
  const bot = levels.list[0]?.name ?? quickStart().level;
  const joined = await api.create({
    game,
    options: game === "azul" ? { players: "2" } : {},
    seats: [
      { kind: "me", name: nickname() || t("name-guest") },
      { kind: "bot", bot },
    ],
    dealer: "seeded",
  });
  remember({ id: joined.table, game });
  router.go(`table/${joined.table}`);
}
