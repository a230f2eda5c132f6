/** The rules in words: numbered sections of paragraphs and lists, as the catalogues hold them. */

import type { GameName } from "../routes";
import { t, words } from "../words.svelte";

export interface Block {
  text: string;
  /** The points of a list, in place of a paragraph's text. */
  items: string[] | null;
}

export interface Section {
  title: string;
  blocks: Block[];
}

const LETTERS = "abcdefghijklmnopqrstuvwxyz";

export function rulesOf(game: GameName): Section[] {
  const sections: Section[] = [];
  for (let number = 1; words.has(`rules-${game}-${number}-title`); number++) {
    const stem = `rules-${game}-${number}`;
    sections.push({ title: words.say(`${stem}-title`), blocks: blocksOf(stem) });
  }
  return sections;
}

/** Paragraphs, and neighbouring points joined into lists. */
function blocksOf(stem: string): Block[] {
  const blocks: Block[] = [];
  for (const letter of LETTERS) {
    const key = `${stem}-${letter}`;
    if (words.has(key)) blocks.push({ text: t(key), items: null });
    else if (words.has(`${key}-item`)) {
      const list = blocks.at(-1)?.items;
      if (list) list.push(words.say(`${key}-item`));
      else blocks.push({ text: "", items: [words.say(`${key}-item`)] });
    } else break;
  }
  return blocks;
}
