import { describe, expect, test } from "vitest";
import { readSettings } from "./settings.svelte";

describe("saved settings", () => {
  test("are taken over where they are valid", () => {
    const settings = readSettings('{"language":"pl","speed":"fast","letters":true}');
    expect(settings).toMatchObject({ language: "pl", speed: "fast", letters: true });
  });

  test("fall back to defaults one by one", () => {
    const settings = readSettings('{"language":"xx","speed":3,"letters":"yes","theme":"dark"}');
    expect(settings).toMatchObject({ language: null, letters: false, theme: "dark" });
    expect(settings.speed).toBe("normal");
  });

  test("survive rubbish", () => {
    for (const rubbish of [null, "", "{", "7", "null", "[]", '{"__proto__":true}']) {
      expect(readSettings(rubbish).theme).toBe("auto");
    }
  });
});
