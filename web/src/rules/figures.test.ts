import { beforeAll, expect, test } from "vitest";
import { narrate } from "../boards/narration";
import type { GameName } from "../routes";
import { settings, type Language } from "../settings.svelte";
import { words } from "../words.svelte";
import { boardDrawing, wallDrawing } from "./board";
import { figuresOf, type Figure } from "./figures";
import { offerDrawing, platesDrawing } from "./offer";
import { rulesOf } from "./sections";
import type { Drawing, Shape } from "./shapes";

const GAMES: GameName[] = ["azul", "duel"];
const PARTS = { lines: "lines", wall: "wall", below: "below" };

beforeAll(async () => {
  settings.language = "en";
  await words.load("game", "log", "ui", "rules-azul", "rules-duel");
});

function drawn({ show, position, events }: Figure): Drawing {
  if (show === "plates" && position.game === "duel") return platesDrawing(position);
  if (show === "offer") return offerDrawing(position, events, { sun: "sun", moon: "moon" });
  if (show === "wall") return wallDrawing(position, events);
  return boardDrawing(position, events, show === "parts" ? PARTS : null);
}

function extent(shape: Shape): { right: number; bottom: number } {
  if (shape.kind === "text") return { right: shape.x, bottom: shape.y };
  const [width, height] =
    shape.kind === "panel" ? [shape.width, shape.height] : [shape.size, shape.size];
  return { right: shape.x + width, bottom: shape.y + height };
}

test.each(GAMES)(
  "every figure of %s stands in a section and is drawn within its edges",
  async (game) => {
    const sections = rulesOf(game);
    for (const figure of await figuresOf(game)) {
      expect(sections[figure.section - 1]).toBeDefined();
      const { width, height, shapes } = drawn(figure);
      expect(shapes.length).toBeGreaterThan(5);
      for (const shape of shapes) {
        const { right, bottom } = extent(shape);
        expect(Math.min(shape.x, shape.y)).toBeGreaterThanOrEqual(-3);
        expect(right).toBeLessThanOrEqual(width + 3);
        expect(bottom).toBeLessThanOrEqual(height + 3);
      }
    }
  },
);

test.each(GAMES)("a tile that is placed in a figure of %s is framed", async (game) => {
  const figures = (await figuresOf(game)).filter(({ show }) => show === "wall");
  for (const figure of figures) {
    const placed = figure.events.filter((event) => /Placed$/.test(event.kind));
    const frames = drawn(figure).shapes.filter((shape) => shape.kind === "frame");
    expect(frames).toHaveLength(placed.length);
  }
});

test.each(["en", "it", "nb", "pl"] as Language[])(
  "captions are whole sentences in %s",
  async (language) => {
    settings.language = language;
    await words.follow();
    for (const game of GAMES) {
      for (const { events, show } of await figuresOf(game)) {
        const told = narrate(game, events, ["Player 1", "Player 2"]);
        expect(told.length > 0).toBe(show !== "parts");
        for (const sentence of told) expect(sentence).not.toMatch(/event-|\{|undefined/);
      }
    }
  },
);
