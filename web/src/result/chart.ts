/** The geometry of the score chart. */

export interface Curve {
  points: { x: number; y: number; score: number }[];
  path: string;
}

export interface Chart {
  curves: Curve[];
  /** Heights of the lines across, with their scores. */
  grid: { y: number; score: number }[];
  xs: number[];
}

export const WIDTH = 480;
export const HEIGHT = 220;
export const MARGIN = { left: 34, right: 14, top: 12, bottom: 26 };

const STEPS = [1, 2, 5, 10, 20, 25, 50, 100];
const MOST_LINES = 6;

/** One curve a seat, from the scores of all seats at every point in time. */
export function chart(progress: readonly (readonly number[])[]): Chart {
  const scores = progress.flat();
  const low = Math.min(0, ...scores);
  const high = Math.max(10, ...scores);
  const step = STEPS.find((size) => (high - low) / size <= MOST_LINES) ?? 200;
  const [bottom, top] = [Math.floor(low / step) * step, Math.ceil(high / step) * step];
  const wide = WIDTH - MARGIN.left - MARGIN.right;
  const tall = HEIGHT - MARGIN.top - MARGIN.bottom;
  const x = (index: number) => MARGIN.left + (wide * index) / Math.max(1, progress.length - 1);
  const y = (score: number) => MARGIN.top + (tall * (top - score)) / (top - bottom);
  const grid = [];
  for (let score = bottom; score <= top; score += step) grid.push({ y: y(score), score });
  const curves = (progress[0] ?? []).map((_, seat) => {
    const points = progress.map((row, index) => {
      const score = row[seat] ?? 0;
      return { x: x(index), y: y(score), score };
    });
    const path = points.map((point, index) => `${index ? "L" : "M"}${point.x} ${point.y}`).join("");
    return { points, path };
  });
  return { curves, grid, xs: progress.map((_, index) => x(index)) };
}
