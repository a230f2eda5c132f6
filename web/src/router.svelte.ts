/** Where the reader is; addresses are paths below the `<base href>`. */

import { routeOf, type Route } from "./routes";

const base = new URL(document.baseURI);

/** The address of a path below the base, as a link shows it. */
export function href(path: string): string {
  return new URL(path, base).href;
}

function here(): Route {
  const { pathname, search } = location;
  if (!pathname.startsWith(base.pathname)) return { page: "missing" };
  return routeOf(pathname.slice(base.pathname.length), search);
}

class Router {
  route: Route = $state.raw(here());
  /** Behind the `#`; a replay's ply, or a seat's token. */
  hash = $state(location.hash.slice(1));

  constructor() {
    addEventListener("popstate", () => this.#arrive());
    addEventListener("hashchange", () => this.#arrive());
    document.addEventListener("click", (event) => this.#follow(event));
  }

  go(path: string): void {
    history.pushState(null, "", href(path));
    this.#arrive();
    scrollTo(0, 0);
  }

  /** Changes what stands behind the `#` without a step in the history. */
  mark(hash: string): void {
    history.replaceState(null, "", location.pathname + location.search + (hash && `#${hash}`));
    this.hash = hash;
  }

  #arrive(): void {
    const found = here();
    // A page is made anew for another route, and not for another place on the same page.
    if (JSON.stringify(found) !== JSON.stringify(this.route)) this.route = found;
    this.hash = location.hash.slice(1);
  }

  /** Plain clicks on links to other pages of ours change the page without loading it anew. */
  #follow(event: MouseEvent): void {
    const { metaKey, ctrlKey, shiftKey, altKey, button } = event;
    if (event.defaultPrevented || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return;
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (!link || link.target || link.hasAttribute("download")) return;
    const target = new URL(link.href);
    if (target.origin !== location.origin || !target.pathname.startsWith(base.pathname)) return;
    if (target.pathname.slice(base.pathname.length).startsWith("api/")) return;
    event.preventDefault();
    this.go(target.href);
  }
}

export const router = new Router();
