import { expect, test } from "vitest";
import { mayReload } from "./reload";

test("a page that is still too old after it was loaded anew does not load itself again", () => {
  expect(mayReload(0, 1_000_000)).toBe(true);
  expect(mayReload(1_000_000, 1_005_000)).toBe(false);
  expect(mayReload(1_000_000, 1_070_000)).toBe(true);
});
