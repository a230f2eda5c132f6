/** Walking with the arrow keys: the nearest thing in a direction. */

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export type Direction = "ArrowLeft" | "ArrowRight" | "ArrowUp" | "ArrowDown";

export function isDirection(key: string): key is Direction {
  return /^Arrow(Left|Right|Up|Down)$/.test(key);
}

const middle = (box: Box) => ({ x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 });

/** How far two spans lie apart; 0 where they overlap. */
function apart(start: number, end: number, otherStart: number, otherEnd: number): number {
  return Math.max(0, otherStart - end, start - otherEnd);
}

/** The index of the nearest box that way, sideways counting double; -1 where there is none. */
export function nearest(from: Box, boxes: readonly Box[], direction: Direction): number {
  const level = direction === "ArrowLeft" || direction === "ArrowRight";
  const sign = direction === "ArrowRight" || direction === "ArrowDown" ? 1 : -1;
  const here = middle(from);
  let best = -1;
  let least = Infinity;
  boxes.forEach((box, index) => {
    const there = middle(box);
    const ahead = sign * (level ? there.x - here.x : there.y - here.y);
    if (ahead < 2) return;
    const aside = level
      ? apart(from.top, from.bottom, box.top, box.bottom)
      : apart(from.left, from.right, box.left, box.right);
    const distance = ahead + 3 * aside;
    if (distance < least) [best, least] = [index, distance];
  });
  return best;
}
