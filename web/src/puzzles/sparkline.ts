/** A small curve of ratings. */

export const WIDTH = 120;
export const HEIGHT = 36;
const EDGE = 3;
/** So many points of rating are shown at least: small changes are no mountains. */
const LEAST_SPAN = 100;

export interface Curve {
  path: string;
  /** Where it ends. */
  x: number;
  y: number;
}

/** Null for fewer than two ratings, which are no curve. */
export function curve(ratings: readonly number[]): Curve | null {
  if (ratings.length < 2) return null;
  const [low, high] = [Math.min(...ratings), Math.max(...ratings)];
  const span = Math.max(LEAST_SPAN, high - low);
  const middle = (low + high) / 2;
  const points = ratings.map((rating, index) => ({
    x: EDGE + (index / (ratings.length - 1)) * (WIDTH - 2 * EDGE),
    y: HEIGHT / 2 - ((rating - middle) / span) * (HEIGHT - 2 * EDGE),
  }));
  const texts = points.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`);
  return { path: `M${texts.join("L")}`, ...points.at(-1)! };
}
