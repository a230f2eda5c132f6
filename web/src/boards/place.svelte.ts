/** What a board's components share of its place on the page. */

import { getContext, setContext, type Snippet } from "svelte";
import type { Fit } from "./fit";

export interface Place {
  readonly fit: Fit;
  /** What a head shows besides name and score, by seat: a clock, who is away. */
  readonly extra: Snippet<[number]> | undefined;
}

const KEY = Symbol("place");

export function providePlace(place: Place): void {
  setContext(KEY, place);
}

export function usePlace(): Place {
  return getContext<Place>(KEY);
}
