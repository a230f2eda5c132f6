/** Keeps the page's own files in the browser, so that it opens without a network, too. */

import { href } from "./router.svelte";

/** Registers the worker, and hands it the files that were loaded before it was there. */
export async function keepOffline(): Promise<void> {
  if (!("serviceWorker" in navigator)) return;
  await navigator.serviceWorker.register(href("worker.js"));
  const { active } = await navigator.serviceWorker.ready;
  const loaded = performance.getEntriesByType("resource").map((entry) => entry.name);
  active?.postMessage(loaded.filter((name) => name.startsWith(href("assets/"))));
}
