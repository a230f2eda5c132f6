import { describe, expect, it } from "vitest";
import { fitAzul, fitDuel, type Fit } from "./fit";

/** The place that the table page leaves for a board, by window. */
const PLACES = {
  phone: [338, 470],
  "phone on its side": [710, 266],
  tablet: [790, 1000],
  laptop: [1040, 640],
  desk: [1500, 950],
  large: [2080, 1310],
} as const;
type Place = keyof typeof PLACES;

const azul = (players: number, place: Place) =>
  fitAzul(players, PLACES[place][0], PLACES[place][1]);
const duel = (place: Place) => fitDuel(PLACES[place][0], PLACES[place][1]);

const places = Object.keys(PLACES) as Place[];

describe("a board's place", () => {
  it.each(places)("shows both boards of a game of two on a %s", (place) => {
    const fit = azul(2, place);
    expect(fit.folded).toBe(false);
    expect(fit.cell).toBeGreaterThanOrEqual(24);
    expect(fit.piece).toBeGreaterThanOrEqual(22);
  });

  it.each(places)("keeps tiles of a finger's size in Duel on a %s", (place) => {
    const fit = duel(place);
    expect(Math.min(fit.cell, fit.piece)).toBeGreaterThanOrEqual(19);
    expect(fit.folded).toBe(place.startsWith("phone"));
  });

  it("folds the others' details in a game of four on phones only", () => {
    const folded = places.filter((place) => azul(4, place).folded);
    expect(folded).toEqual(["phone", "phone on its side"]);
  });

  it("arranges by the shape of the place", () => {
    const shapes = places.map((place) => azul(2, place).arrangement);
    expect(shapes).toEqual(["stack", "flat", "stack", "corner", "corner", "corner"]);
  });

  it("has larger tiles the more room there is", () => {
    const cells = (["phone", "laptop", "desk", "large"] as const).map(
      (place) => azul(2, place).cell,
    );
    expect([...cells].sort((one, other) => one - other)).toEqual(cells);
    expect(cells.at(-1)!).toBeGreaterThan(90);
  });

  it("is never wider or higher than there is room", () => {
    for (const width of [320, 390, 610, 1024, 1800]) {
      for (const height of [240, 420, 800, 1300]) {
        const fits: Fit[] = [2, 3, 4].map((players) => fitAzul(players, width, height));
        for (const fit of [...fits, fitDuel(width, height)]) {
          expect(fit.cell).toBeGreaterThan(0);
          expect(fit.cell * 12.24 + 8).toBeLessThanOrEqual(width + 1);
        }
      }
    }
  });
});
