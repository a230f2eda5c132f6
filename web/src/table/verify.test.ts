// @vitest-environment node
import { expect, test } from "vitest";
import { commitmentOf } from "./verify";

test("the commitment is the one that the dealer publishes", async () => {
  const seed = "00".repeat(31) + "07";
  expect(await commitmentOf(seed)).toBe(
    "4b3dcc2ac2f69d81349175623ae7af71f18a33049e4f4a2f67cc436a463e9bc1",
  );
});
