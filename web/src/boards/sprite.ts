/** The tiles' pictures, put into the document once, for `<use>` to show anywhere at any size. */

import { MOTIFS } from "./motifs";

const ID = "azulejos";

/** Light falls from the top left on a glazed, slightly domed square. */
const GLAZE =
  '<linearGradient id="az-shine" x1="0" y1="0" x2="1" y2="1">' +
  '<stop offset="0" stop-color="#fff" stop-opacity=".42"/>' +
  '<stop offset=".38" stop-color="#fff" stop-opacity=".06"/>' +
  '<stop offset=".62" stop-color="#000" stop-opacity="0"/>' +
  '<stop offset="1" stop-color="#000" stop-opacity=".2"/></linearGradient>' +
  '<clipPath id="az-edge"><rect width="40" height="40" rx="4.5"/></clipPath>' +
  '<clipPath id="az-left"><path d="M20 4A16 16 0 0 0 20 36Z"/></clipPath>' +
  '<clipPath id="az-right"><path d="M20 4A16 16 0 0 1 20 36Z"/></clipPath>';

const RIM =
  '<path d="M1 36V5A4 4 0 0 1 5 1H36" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="1.4"/>' +
  '<path d="M39 4V35A4 4 0 0 1 35 39H4" fill="none" stroke="#000" stroke-opacity=".28" stroke-width="1.4"/>';

function symbol(name: string, picture: string): string {
  const glazed =
    name === "wild"
      ? picture
      : `<g clip-path="url(#az-edge)">${picture}<rect width="40" height="40" fill="url(#az-shine)"/></g>${RIM}`;
  const id = name === "*" ? "special" : name;
  return `<symbol id="az-${id}" viewBox="0 0 40 40">${glazed}</symbol><symbol id="az-flat-${id}" viewBox="0 0 40 40">${picture}</symbol>`;
}

/** The address of a letter's tile; flat ones have no glaze, as printed on a board. */
export function picture(letter: string, flat = false): string {
  const id = letter === "*" ? "special" : letter === "?" ? "wild" : letter;
  return `#az-${flat ? "flat-" : ""}${id}`;
}

export function ensureSprite(): void {
  if (document.getElementById(ID)) return;
  const symbols = Object.entries(MOTIFS).map(([name, svg]) => symbol(name, svg));
  const holder = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  holder.id = ID;
  holder.setAttribute("class", "unseen");
  holder.setAttribute("aria-hidden", "true");
  holder.innerHTML = `<defs>${GLAZE}</defs>${symbols.join("")}`;
  document.body.prepend(holder);
}
