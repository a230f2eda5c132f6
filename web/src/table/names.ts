/** What seats are called. */

import { levelName } from "../levels.svelte";
import type { SeatInfo, TableInfo } from "../messages";
import { t } from "../words.svelte";

/** A seat's name: the person's, the bot's level, or its number where there is none. */
export function seatName(seat: SeatInfo, index: number): string {
  if (seat.kind === "open") return t("seat-open");
  if (seat.kind === "bot" && seat.bot) return levelName(seat.bot);
  return seat.name || t("seat-nameless", { seat: index + 1 });
}

/** All seats' names; bots of one level are told apart by numbers. */
export function seatNames(table: TableInfo): string[] {
  const names = table.seats.map(seatName);
  return names.map((name, index) => {
    const alike = names.flatMap((other, at) => (other === name ? [at] : []));
    const numbered = alike.length > 1 && table.seats[index]?.kind === "bot";
    return numbered ? `${name} ${alike.indexOf(index) + 1}` : name;
  });
}
