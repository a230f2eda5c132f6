/** What seats are called. */

import { levelName } from "../levels.svelte";
import type { SeatInfo, TableInfo } from "../messages";
import { t } from "../words.svelte";

/** A seat's name: the person's, the bot's level, or its number where there is none. */
export function seatName(seat: SeatInfo, index: number): string {
  if (seat.kind === "open") return t("seat-open");
  if (seat.kind === "bot" && seat.bot) return levelName(seat.bot);
  return seat.name || t("new-seat", { seat: index + 1 });
}

/** All seats' names: bots of one level are told apart by numbers, a nameless reader is "you". */
export function seatNames(table: TableInfo, you: readonly number[] = []): string[] {
  const names = table.seats.map((seat, index) => {
    const nameless = you.length === 1 && you[0] === index && seat.name === "";
    return nameless ? t("new-seat-me") : seatName(seat, index);
  });
  return names.map((name, index) => {
    const alike = names.flatMap((other, at) => (other === name ? [at] : []));
    const numbered = alike.length > 1 && table.seats[index]?.kind === "bot";
    return numbered ? `${name} ${alike.indexOf(index) + 1}` : name;
  });
}
