/** Loading the page anew, where this one is too old for the server. */

const PLACE = "manueline.reloaded";
const AT_MOST_EVERY = 60_000;

/** Whether the page may be loaded anew now; a server that stays incompatible must not make it loop. */
export function mayReload(last: number, now: number): boolean {
  return now - last > AT_MOST_EVERY;
}

/** Loads the page anew, unless that was done just now; whether it was. */
export function reload(): boolean {
  const now = Date.now();
  if (!mayReload(Number(sessionStorage.getItem(PLACE) ?? 0), now)) return false;
  sessionStorage.setItem(PLACE, String(now));
  location.reload();
  return true;
}

/** A part of the page that the server no longer has is from before its last update. */
export function reloadWhenPartsAreMissing(): void {
  addEventListener("vite:preloadError", (event) => {
    if (reload()) event.preventDefault();
  });
}
