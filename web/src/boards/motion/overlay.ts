/** Flights and points over the page, moved by the browser; whoever has no anchor does not fly. */

import { picture } from "../sprite";
import type { Count } from "./counts";
import type { Flight } from "./flights";

const SVG = "http://www.w3.org/2000/svg";

function find(anchors: readonly string[]): DOMRect | null {
  for (const anchor of anchors) {
    const found = document.querySelector(`[data-anchor="${anchor}"]`);
    const box = found?.getBoundingClientRect();
    if (box && box.width > 0) return box;
  }
  return null;
}

export interface Start {
  flight: Flight;
  from: DOMRect;
}

/** Measures where flights begin, before the things there are lifted. */
export function starts(flights: readonly Flight[]): Start[] {
  return flights.flatMap((flight) => {
    const from = find(flight.from);
    return from ? [{ flight, from }] : [];
  });
}

function shape(what: string): HTMLElement {
  const body = document.createElement("div");
  body.className = `flight ${what === "plate" ? "plate-back" : what.startsWith("chip-") ? "disc" : ""}`;
  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("viewBox", "0 0 40 40");
  const use = document.createElementNS(SVG, "use");
  const letter = what === "plate" ? "?" : what.startsWith("chip-") ? what[5]! : what;
  use.setAttribute("href", picture(letter));
  svg.append(use);
  body.append(svg);
  return body;
}

function side(box: DOMRect, what: string): number {
  const least = Math.min(box.width, box.height);
  return what === "plate" ? least : Math.min(least, 44);
}

/** Flies all of them; settles when the last has landed, or was swept away. */
export async function fly(all: readonly Start[], each: number, step: number): Promise<void> {
  const moving = all.flatMap(({ flight, from }, index) => {
    const to = find(flight.to);
    if (!to) return [];
    const size = side(from, flight.what);
    const scale = side(to, flight.what) / size;
    const body = shape(flight.what);
    Object.assign(body.style, {
      width: `${size}px`,
      height: `${size}px`,
      left: `${from.left + (from.width - size) / 2}px`,
      top: `${from.top + (from.height - size) / 2}px`,
    });
    document.body.append(body);
    const x = to.left + to.width / 2 - (from.left + from.width / 2);
    const y = to.top + to.height / 2 - (from.top + from.height / 2);
    const arc = Math.min(36, Math.hypot(x, y) / 8);
    const motion = body.animate(
      [
        { transform: "translate(0, 0) scale(1)" },
        { transform: `translate(${x / 2}px, ${y / 2 - arc}px) scale(${(1.15 * (1 + scale)) / 2})` },
        { transform: `translate(${x}px, ${y}px) scale(${scale})` },
      ],
      { duration: each, delay: index * step, easing: "cubic-bezier(.4,0,.3,1)", fill: "both" },
    );
    return [motion.finished.catch(() => undefined).then(() => body.remove())];
  });
  const longest = each + all.length * step + 400;
  await Promise.race([Promise.all(moving), new Promise((done) => setTimeout(done, longest))]);
}

/** The box around everything that is there. */
function around(anchors: readonly string[]): DOMRect | null {
  const boxes = anchors.map((anchor) => find([anchor])).filter((box) => box !== null);
  if (boxes.length === 0) return null;
  const left = Math.min(...boxes.map((box) => box.left));
  const top = Math.min(...boxes.map((box) => box.top));
  const right = Math.max(...boxes.map((box) => box.right));
  const bottom = Math.max(...boxes.map((box) => box.bottom));
  return new DOMRect(left, top, right - left, bottom - top);
}

/** A frame around what is counted; one around each where they do not lie in a line. */
function light(anchors: readonly string[], box: DOMRect, lasting: number): void {
  const inLine = anchors.length === 1 || box.width > 3 * box.height || box.height > 3 * box.width;
  const frames = inLine ? [box] : anchors.flatMap((anchor) => find([anchor]) ?? []);
  for (const frame of frames) {
    const body = document.createElement("div");
    body.className = "lit";
    Object.assign(body.style, {
      left: `${frame.left - 2}px`,
      top: `${frame.top - 2}px`,
      width: `${frame.width + 4}px`,
      height: `${frame.height + 4}px`,
    });
    document.body.append(body);
    const motion = body.animate([{ opacity: 0 }, { opacity: 1, offset: 0.25 }, { opacity: 0 }], {
      duration: lasting,
      fill: "both",
    });
    void motion.finished.catch(() => undefined).then(() => body.remove());
  }
}

/** Lights what is counted, with its points over it; parts stay, and sums rise. */
export function count({ anchors, points, kind }: Count, lasting: number): void {
  const box = around(anchors);
  if (!box) return;
  if (kind === "part") light(anchors, box, lasting);
  const body = document.createElement("div");
  body.className = `points ${kind}`;
  body.textContent = points < 0 ? `−${-points}` : `+${points}`;
  body.style.left = `${box.left + box.width / 2}px`;
  body.style.top = `${box.top + box.height / 2}px`;
  document.body.append(body);
  const height = kind === "part" ? -50 : -150;
  const rise = [
    { transform: "translate(-50%, -30%) scale(.6)", opacity: 0 },
    { transform: "translate(-50%, -60%) scale(1.1)", opacity: 1, offset: 0.2 },
    { transform: "translate(-50%, -60%) scale(1)", opacity: 1, offset: 0.7 },
    { transform: `translate(-50%, ${height}%) scale(.95)`, opacity: 0 },
  ];
  const motion = body.animate(rise, { duration: lasting, easing: "ease-out", fill: "both" });
  void motion.finished.catch(() => undefined).then(() => body.remove());
}

/** Ends whatever is in the air. */
export function sweep(): void {
  for (const body of document.querySelectorAll(".flight, .points, .lit")) body.remove();
}
