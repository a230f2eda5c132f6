/** What the reader chose, kept in this browser. */

export type Language = "en" | "it" | "nb" | "pl";
export type Theme = "auto" | "light" | "dark";
export type Volume = "quiet" | "normal" | "loud";
export type Speed = "off" | "fast" | "normal" | "slow";

export const SPEEDS: readonly Speed[] = ["off", "fast", "normal", "slow"];

export interface Settings {
  /** Null follows the browser. */
  language: Language | null;
  theme: Theme;
  speed: Speed;
  /** Show every colour's letter on its tiles. */
  letters: boolean;
  sound: boolean;
  volume: Volume;
  /** Notify when it is this page's turn. */
  notify: boolean;
  /** Ask before a move is sent. */
  confirm: boolean;
}

const PLACE = "manueline.settings";

function defaults(): Settings {
  const still = globalThis.matchMedia?.("(prefers-reduced-motion: reduce)").matches ?? false;
  return {
    language: null,
    theme: "auto",
    speed: still ? "off" : "normal",
    letters: false,
    sound: true,
    volume: "normal",
    notify: false,
    confirm: false,
  };
}

const CHOICES: { [K in keyof Settings]?: readonly unknown[] } = {
  language: [null, "en", "it", "nb", "pl"],
  theme: ["auto", "light", "dark"],
  speed: SPEEDS,
  volume: ["quiet", "normal", "loud"],
};

/** The saved settings; whatever is missing or unreadable takes its default. */
export function readSettings(saved: string | null): Settings {
  const settings = defaults();
  let found: unknown;
  try {
    found = JSON.parse(saved ?? "null");
  } catch {
    return settings;
  }
  if (typeof found !== "object" || found === null) return settings;
  for (const [key, value] of Object.entries(found as Record<string, unknown>)) {
    if (!Object.hasOwn(settings, key)) continue;
    const choices = CHOICES[key as keyof Settings] ?? [true, false];
    if (choices.includes(value)) Object.assign(settings, { [key]: value });
  }
  return settings;
}

export const settings: Settings = $state(readSettings(stored(PLACE)));

/** Reads a value that this browser keeps; null where storage is forbidden. */
export function stored(place: string): string | null {
  try {
    return localStorage.getItem(place);
  } catch {
    return null;
  }
}

/** Keeps a value in this browser where that is allowed. */
export function store(place: string, value: string): void {
  try {
    localStorage.setItem(place, value);
  } catch {
    // A browser without storage forgets, and plays all the same.
  }
}

$effect.root(() => {
  $effect(() => store(PLACE, JSON.stringify(settings)));
  $effect(() => {
    document.documentElement.dataset.theme = settings.theme;
    document.documentElement.dataset.speed = settings.speed;
  });
});
