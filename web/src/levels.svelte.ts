/** The bots that can be seated, by name; asked for once. */

import { api } from "./api";
import type { LevelInfo } from "./messages";
import { t, words } from "./words.svelte";

/** What there is to choose until the server has said so, or while it cannot be asked. */
export const USUAL_LEVELS = [
  "newcomer",
  "novice",
  "casual",
  "regular",
  "practised",
  "skilled",
  "experienced",
  "seasoned",
  "strong",
  "formidable",
  "brilliant",
  "expert",
  "virtuoso",
  "champion",
  "master",
];

class Levels {
  list: LevelInfo[] = $state.raw(USUAL_LEVELS.map((name) => ({ name, ratings: {} })));
  #asked: Promise<void> | null = null;

  load(): Promise<void> {
    this.#asked ??= api.levels().then(
      (list) => {
        this.list = list;
      },
      () => {
        this.#asked = null;
      },
    );
    return this.#asked;
  }
}

export const levels = new Levels();

/** A level's name in the reader's language. */
export function levelName(level: string): string {
  const key = `level-${level}`;
  return words.has(key) ? t(key) : level;
}

/** What a bot is like; one that is no level is somebody's engine. */
export function levelAbout(level: string): string {
  const key = `level-${level}-about`;
  return words.has(key) ? t(key) : t("level-engine-about");
}
