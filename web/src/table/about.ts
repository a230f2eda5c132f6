/** A table's rules in a few words. */

import type { TableInfo } from "../messages";
import { t } from "../words.svelte";

export function clockWords(clock: NonNullable<TableInfo["clock"]>): string {
  if (clock.kind === "turn") return t("clock-turn-about", { seconds: clock.seconds });
  const minutes = Math.round(clock.seconds / 6) / 10;
  return t("clock-game-about", { minutes, increment: clock.increment });
}

export function optionWords(table: TableInfo): string {
  const parts = [t("common-players", { count: table.seats.length })];
  if (table.options["wall"] === "grey") parts.push(t("new-wall-grey"));
  if (table.from_position) parts.push(t("table-from-position"));
  return parts.join(" · ");
}
