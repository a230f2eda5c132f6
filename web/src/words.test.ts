import { describe, expect, test } from "vitest";
import { settings } from "./settings.svelte";
import { choose, t, words } from "./words.svelte";

describe("the language", () => {
  test("is the first preferred one that the page speaks", () => {
    expect(choose(["de-AT", "it-CH", "en"])).toBe("it");
    expect(choose(["de", "fr"])).toBe("en");
  });

  test("is bokmål for any Norwegian", () => {
    expect(choose(["no"])).toBe("nb");
    expect(choose(["nn-NO"])).toBe("nb");
  });

  test("changes the words at once", async () => {
    settings.language = "en";
    await words.load("ui");
    expect(t("common-cancel")).toBe("Cancel");
    settings.language = "it";
    await words.follow();
    expect(t("common-cancel")).toBe("Annulla");
    settings.language = "en";
    expect(t("common-cancel")).toBe("Cancel");
  });
});

test("an unknown key shows itself", () => {
  expect(words.say("no-such-key")).toBe("no-such-key");
});
