import { beforeAll, expect, test } from "vitest";
import { rulesOf } from "./sections";
import { settings } from "../settings.svelte";
import { words } from "../words.svelte";

beforeAll(async () => {
  settings.language = "en";
  await words.load("rules-azul", "rules-duel");
});

test("the rules come in sections with paragraphs and lists in their order", () => {
  const sections = rulesOf("azul");
  expect(sections.length).toBeGreaterThan(8);
  const taking = sections.find((section) => section.title === "Factory offer: taking tiles")!;
  expect(taking.blocks.map((block) => block.items?.length ?? "text")).toEqual(["text", 2, "text"]);
});

test("no section is empty in either game", () => {
  for (const game of ["azul", "duel"] as const) {
    for (const { blocks } of rulesOf(game)) expect(blocks.length).toBeGreaterThan(0);
  }
});
