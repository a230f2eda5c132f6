/** Short messages at the edge of the page, also read aloud by screen readers. */

import { Failure } from "./api";
import type { Problem, Refused } from "./messages";
import { t, words, type Params } from "./words.svelte";

interface Notice {
  id: number;
  text: string;
  bad: boolean;
}

const SHOWN_FOR = 6000;

class Notices {
  list: Notice[] = $state([]);
  #count = 0;

  say(text: string, bad = false): void {
    const id = ++this.#count;
    this.list = [...this.list.filter((notice) => notice.text !== text), { id, text, bad }];
    setTimeout(() => this.dismiss(id), SHOWN_FOR);
  }

  /** Says what went wrong, in the reader's words. */
  async fail(reason: unknown): Promise<void> {
    this.say(await reasonWords(reason), true);
  }

  dismiss(id: number): void {
    this.list = this.list.filter((notice) => notice.id !== id);
  }
}

export const notices = new Notices();

/** Why something was refused, in the reader's language; of a record, with the line. */
export async function reasonWords(reason: unknown): Promise<string> {
  const problem = reason instanceof Failure ? reason.problem : (reason as Problem | Refused);
  if (typeof problem?.code !== "string") throw reason;
  if (problem.code === "unreachable") return t("connection-unreachable");
  // Without a network the catalogue may not come; the server's own words are better than none.
  await words.load("errors").catch(() => undefined);
  const key = `error-${problem.code}`;
  const told = words.has(key)
    ? t(key, plain(problem.params))
    : t("error-unknown", { message: problem.message });
  const { line } = problem.params;
  return typeof line === "number" && line > 0 ? t("error-in-line", { line, reason: told }) : told;
}

/** Only texts and numbers can stand in a message. */
function plain(params: Record<string, unknown>): Params {
  const entries = Object.entries(params).map(([key, value]) => [
    key,
    typeof value === "number" || typeof value === "string" ? value : String(value),
  ]);
  return Object.fromEntries(entries) as Params;
}
