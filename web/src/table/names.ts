/** What seats are called. */

import { levelName } from "../levels.svelte";
import type { Replay, SeatInfo, TableInfo } from "../messages";
import { t, words } from "../words.svelte";

/** A seat's name: the person's, the bot's level, or its number where there is none. */
export function seatName(seat: SeatInfo, index: number): string {
  if (seat.kind === "open") return t("seat-open");
  if (seat.kind === "bot" && seat.bot) return levelName(seat.bot);
  return seat.name || t("seat-nameless", { seat: index + 1 });
}

/** Names as a sentence lists them: with a word before the last one. */
export function listed(names: readonly string[]): string {
  return new Intl.ListFormat(words.language).format(names);
}

/** Equal names are told apart by numbers, at the seats that may have one. */
export function toldApart(names: string[], mayHave: (seat: number) => boolean): string[] {
  return names.map((name, seat) => {
    const alike = names.flatMap((other, at) => (other === name ? [at] : []));
    return alike.length > 1 && mayHave(seat) ? `${name} ${alike.indexOf(seat) + 1}` : name;
  });
}

/** All seats' names; bots of one level are told apart by numbers. */
export function seatNames(table: TableInfo): string[] {
  return toldApart(table.seats.map(seatName), (seat) => table.seats[seat]?.kind === "bot");
}

/** What a record calls somebody without a name, in English. */
const NAMELESS = /^(Player \d)?$/;

/** The names of a record's players; equal ones are told apart by numbers. */
export function playerNames({ players }: Pick<Replay, "players">): string[] {
  const names = players.map((name, seat) =>
    NAMELESS.test(name) ? t("seat-nameless", { seat: seat + 1 }) : levelName(name),
  );
  return toldApart(names, () => true);
}
