/** The page's words in the reader's language, from the same catalogues as Python's. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { MessageKey } from "./message-keys";
import { settings, type Language } from "./settings.svelte";

export type Params = Record<string, FluentVariable>;

export const LANGUAGES: Record<Language, string> = {
  en: "English",
  it: "Italiano",
  nb: "Norsk bokmål",
  pl: "Polski",
};

const FILES = import.meta.glob<string>("../../src/manueline/locales/*/*.ftl", {
  query: "?raw",
  import: "default",
});

/** The first of the preferred languages that the page speaks. */
export function choose(preferred: readonly string[]): Language {
  for (const tag of preferred) {
    const code = tag.toLowerCase().split("-")[0] ?? "";
    if (code in LANGUAGES) return code as Language;
    if (code === "no" || code === "nn") return "nb";
  }
  return "en";
}

class Words {
  language: Language = $derived(settings.language ?? choose(navigator.languages));
  #bundles = new Map<Language, FluentBundle>();
  #reading = new Map<string, Promise<void>>();
  #wanted = new Set<string>();
  /** Counts the catalogues that were read, to wake whoever shows words. */
  #read = $state(0);

  /** Reads catalogues by file name, in the reader's language and, to fall back on, in English. */
  async load(...files: string[]): Promise<void> {
    for (const file of files) this.#wanted.add(file);
    await this.follow();
    if (this.language !== "en") void this.#all("en");
  }

  /** Reads in the reader's language whatever is in use. */
  async follow(): Promise<void> {
    await this.#all(this.language);
  }

  async #all(language: Language): Promise<void> {
    await Promise.all([...this.#wanted].map((file) => this.#file(language, file)));
  }

  #file(language: Language, file: string): Promise<void> {
    const path = `../../src/manueline/locales/${language}/${file}.ftl`;
    let reading = this.#reading.get(path);
    if (!reading) {
      reading = FILES[path]?.().then((text) => this.#add(language, text)) ?? Promise.resolve();
      this.#reading.set(path, reading);
      reading.catch(() => this.#reading.delete(path));
    }
    return reading;
  }

  #add(language: Language, text: string): void {
    const bundle =
      this.#bundles.get(language) ?? new FluentBundle(language, { useIsolating: false });
    bundle.addResource(new FluentResource(text), { allowOverrides: true });
    this.#bundles.set(language, bundle);
    this.#read++;
  }

  /** The bundle that knows a key: the reader's language, else English. */
  #knowing(key: string): FluentBundle | undefined {
    void this.#read;
    return [this.language, "en" as const]
      .map((code) => this.#bundles.get(code))
      .find((bundle) => bundle?.hasMessage(key));
  }

  has(key: string): key is MessageKey {
    return this.#knowing(key) !== undefined;
  }

  /** The message, or its key where no catalogue that was read knows it. */
  say(key: string, params?: Params): string {
    const bundle = this.#knowing(key);
    const pattern = bundle?.getMessage(key)?.value;
    return bundle && pattern ? bundle.formatPattern(pattern, params, []) : key;
  }
}

export const words = new Words();

/** A message by its key; reading it in a component follows the language. */
export function t(key: MessageKey, params?: Params): string {
  return words.say(key, params);
}

$effect.root(() => {
  $effect(() => {
    document.documentElement.lang = words.language;
    void words.follow();
  });
});
