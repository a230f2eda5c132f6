/** Which page an address names. */

export type GameName = "azul" | "duel";

export type Route =
  | { page: "home" }
  | { page: "new"; mode: string | null }
  | { page: "lobby" }
  | { page: "table"; id: string }
  | { page: "replay"; id: string | null }
  | { page: "review"; id: string | null }
  | { page: "analysis" }
  | { page: "puzzles" }
  | { page: "learn"; game: GameName | null }
  | { page: "rules"; game: GameName }
  | { page: "missing" };

const GAMES: readonly string[] = ["azul", "duel"];
const ID = /^[A-Za-z0-9_-]{1,40}$/;

/** The route of a path below the base, such as `table/abc`. */
export function routeOf(path: string, search = ""): Route {
  const [first = "", second, ...more] = path.replace(/^\/+|\/+$/g, "").split("/");
  if (more.length > 0) return { page: "missing" };
  const game = second !== undefined && GAMES.includes(second) ? (second as GameName) : null;
  switch (first) {
    case "":
    case "lobby":
      return second === undefined ? { page: first || "home" } : { page: "missing" };
    case "new":
      if (second !== undefined) break;
      return { page: "new", mode: new URLSearchParams(search).get("mode") };
    case "table":
      if (second && ID.test(second)) return { page: "table", id: second };
      break;
    case "replay":
    case "review":
      if (second === undefined) return { page: first, id: null };
      if (ID.test(second)) return { page: first, id: second };
      break;
    case "analysis":
    case "puzzles":
      if (second === undefined) return { page: first };
      break;
    case "learn":
      if (second === undefined || game) return { page: "learn", game };
      break;
    case "rules":
      if (game) return { page: "rules", game };
      break;
  }
  return { page: "missing" };
}
