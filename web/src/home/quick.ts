/** Starting a game against bots with one request. */

import { api } from "../api";
import { nickname, remember, type QuickStart } from "../mine";
import { router } from "../router.svelte";
import { t } from "../words.svelte";

/** Opens the table and goes there. Throws a Failure. */
export async function startAgainstBots({ game, opponents, level }: QuickStart): Promise<void> {
  const bots = Array.from({ length: opponents }, () => ({ kind: "bot" as const, bot: level }));
  const joined = await api.create({
    game,
    options: game === "azul" ? { players: String(opponents + 1) } : {},
    seats: [{ kind: "me", name: nickname() || t("name-guest") }, ...bots],
    dealer: "seeded",
  });
  remember({ id: joined.table, game });
  router.go(`table/${joined.table}`);
}
