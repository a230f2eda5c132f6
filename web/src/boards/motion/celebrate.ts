/** Tiles that rain over the page when the reader has won. */

import { ensureSprite, picture } from "../sprite";

const COLOURS = "BYRKW";
const TILES = 36;
const SVG = "http://www.w3.org/2000/svg";

function tile(letter: string): SVGSVGElement {
  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("viewBox", "0 0 40 40");
  svg.setAttribute("class", "rain");
  svg.setAttribute("aria-hidden", "true");
  const use = document.createElementNS(SVG, "use");
  use.setAttribute("href", picture(letter));
  svg.append(use);
  return svg;
}

/** Each falls at its own pace and turns on its way; all are gone after four seconds. */
export function rainTiles(): void {
  ensureSprite();
  for (let index = 0; index < TILES; index++) {
    const body = tile(COLOURS[index % COLOURS.length]!);
    const side = 18 + Math.random() * 22;
    body.style.cssText = `left: ${Math.random() * 100}vw; width: ${side}px; height: ${side}px`;
    document.body.append(body);
    const sway = (Math.random() - 0.5) * 160;
    const turn = (Math.random() - 0.5) * 900;
    const fall = body.animate(
      [
        { transform: "translate(0, -10vh) rotate(0)", opacity: 1 },
        { transform: `translate(${sway}px, 110vh) rotate(${turn}deg)`, opacity: 0.9 },
      ],
      {
        duration: 1800 + Math.random() * 1400,
        delay: Math.random() * 800,
        easing: "cubic-bezier(.3,.1,.7,1)",
        fill: "both",
      },
    );
    void fall.finished.catch(() => undefined).then(() => body.remove());
  }
}
