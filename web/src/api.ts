/** Asking the server over HTTP. */

import type {
  Claim,
  EvaluateRequest,
  Evaluations,
  Explored,
  Joined,
  LevelInfo,
  Lobby,
  NewTable,
  PositionRequest,
  Problem,
  PuzzleExplained,
  PuzzleList,
  PuzzleTask,
  PuzzleTry,
  ReasonsRequest,
  Replay,
  ReviewNews,
  ReviewRequest,
  Revoke,
  Sit,
  Study,
  StudyRequest,
  TableInfo,
  ToldReasons,
  Verified,
} from "./messages";
import { PROTOCOL } from "./messages";
import type { Known } from "./socket";

/** The server said no, or could not be asked (`unreachable`). */
export class Failure extends Error {
  constructor(readonly problem: Problem) {
    super(problem.message);
  }
}

function problem(code: string, message: string): Problem {
  return { code, message, clause: null, params: {} };
}

/** A server that has not answered after so many milliseconds is taken to be away. */
const ANSWER_WITHIN = 20_000;
/** Searches take their time. */
const SEARCH_WITHIN = 120_000;

async function call<T>(
  method: string,
  path: string,
  body?: object | string,
  within = ANSWER_WITHIN,
): Promise<T> {
  const patience = new AbortController();
  const request: RequestInit = { method, signal: patience.signal };
  if (typeof body === "string") {
    request.body = body;
    request.headers = { "content-type": "text/plain" };
  } else if (body) {
    request.body = JSON.stringify(body);
    request.headers = { "content-type": "application/json" };
  }
  const alarm = setTimeout(() => patience.abort(), within);
  let answer: Response;
  try {
    answer = await fetch(new URL(`api/${path}`, document.baseURI), request);
  } catch {
    throw new Failure(problem("unreachable", "the server cannot be reached"));
  } finally {
    clearTimeout(alarm);
  }
  const isJson = answer.headers.get("content-type")?.includes("json");
  const read: Promise<unknown> = isJson ? answer.json() : answer.text();
  const found = (await read.catch(() => null)) as T | Problem | null;
  if (answer.ok && found !== null) return found as T;
  if (found && typeof found === "object" && "code" in found) throw new Failure(found);
  throw new Failure(problem("server-error", `the server answered ${answer.status}`));
}

export const api = {
  levels: () => call<LevelInfo[]>("GET", "levels"),
  lobby: () => call<Lobby>("GET", "tables"),
  create: (table: NewTable) => call<Joined>("POST", "tables", table),
  named: (ids: string[]) => call<TableInfo[]>("GET", `tables/named?ids=${ids.join(",")}`),
  table: (id: string) => call<TableInfo>("GET", `tables/${id}`),
  sit: (id: string, sit: Sit) => call<Joined>("POST", `tables/${id}/seats`, sit),
  seats: (id: string) => call<Joined>("GET", `tables/${id}/seats`),
  revoke: (id: string, revoke: Revoke) => call<Joined>("POST", `tables/${id}/revoke`, revoke),
  claim: (id: string, claim: Claim) => call<Joined>("POST", `tables/${id}/claim`, claim),
  replay: (id: string) => call<Replay>("GET", `tables/${id}/replay`),
  verify: (id: string) => call<Verified>("GET", `tables/${id}/verify`),
  study: (request: StudyRequest) => call<Study>("POST", "study", request),
  readRecord: (text: string) => call<Replay>("POST", "replay", text),
  record: (id: string) => call<string>("GET", `tables/${id}/record`),
  review: (request: ReviewRequest) => call<ReviewNews>("POST", "review", request, SEARCH_WITHIN),
  evaluate: (request: EvaluateRequest) =>
    call<Evaluations>("POST", "evaluate", request, SEARCH_WITHIN),
  position: (request: PositionRequest) => call<Explored>("POST", "position", request),
  picture: (text: string) => call<string>("POST", "picture", { text }),
  reasons: (request: ReasonsRequest) => call<ToldReasons>("POST", "reasons", request),
  puzzles: (game: string) => call<PuzzleList>("GET", `puzzles?game=${game}`),
  puzzle: (id: string) => call<PuzzleTask>("GET", `puzzles/${encodeURIComponent(id)}`),
  puzzleTry: (id: string, tried: PuzzleTry) =>
    call<PuzzleExplained>("POST", `puzzles/${encodeURIComponent(id)}/try`, tried),
};

export function recordAddress(id: string): string {
  return new URL(`api/tables/${id}/record`, document.baseURI).href;
}

/** The address of a table's socket, with what the page has already, so that it gets the rest. */
export function socketAddress(id: string, known: Known | null): string {
  const address = new URL(`api/tables/${id}/socket`, document.baseURI);
  address.searchParams.set("protocol", String(PROTOCOL));
  if (known) {
    address.searchParams.set("version", String(known.version));
    address.searchParams.set("digest", known.digest);
    address.searchParams.set("you", known.you.join(","));
  }
  address.protocol = address.protocol === "https:" ? "wss:" : "ws:";
  return address.href;
}
