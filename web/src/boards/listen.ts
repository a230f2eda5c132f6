/** Pointer and keys on a board, told to its controller. Elements say what they are by data-thing,
 * data-drag (what a drag from here picks up) and data-drop (which kind may be dropped here).
 */

import { tick } from "svelte";
import type { Controller } from "./controller.svelte";
import { DragGhost } from "./drag";
import { isDirection, nearest } from "./geometry";
import { after } from "./selection";
import { colourOf, line, lineOf } from "./things";

const FAR = 6;

/** Where letters and numbers are typed. */
const TYPED = "input:not([type=range]), textarea, select, dialog";

function thingAt(target: EventTarget | null): string | null {
  const found = target instanceof Element ? target.closest<HTMLElement>("[data-thing]") : null;
  return found?.dataset.thing ?? null;
}

export function listen(root: HTMLElement, controller: Controller): () => void {
  const aborter = new AbortController();
  const on = <K extends keyof HTMLElementEventMap>(
    kind: K,
    act: (event: HTMLElementEventMap[K]) => void,
    passive = true,
  ) => root.addEventListener(kind, act, { signal: aborter.signal, passive });

  const button = (thing: string) =>
    root.querySelector<HTMLElement>(`button[data-thing="${thing}"]`);
  const focus = (thing: string | null) => {
    if (thing !== null) button(thing)?.focus();
  };

  /** Keys go on to what comes next, so that Tab is not needed within a move. */
  async function pickByKey(thing: string): Promise<void> {
    const made = controller.pick(thing);
    await tick();
    if (!made && controller.state(thing) === "picked") focus(controller.tabStop);
  }

  on("pointerover", (event) => {
    if (event.pointerType !== "touch") controller.over = thingAt(event.target);
  });
  on("pointerleave", () => (controller.over = null));
  on("focusin", (event) => {
    const thing = thingAt(event.target);
    controller.over = thing;
    if (thing !== null) controller.current = thing;
  });
  on("focusout", (event) => {
    const lost = thingAt(event.target);
    // Later, since an element that is being taken away loses the focus in the middle of it.
    queueMicrotask(() => {
      const gone = thingAt(document.activeElement) !== lost;
      if (gone && controller.over === lost) controller.over = null;
    });
  });

  let touched = false;
  let shown: string | null = null;
  let dropped = false;
  on("click", (event) => {
    const thing = thingAt(event.target);
    if (dropped || thing === null) {
      dropped = false;
      return;
    }
    if (event.detail === 0) return void pickByKey(thing);
    // A finger cannot hover: its first tap on a space shows the plate there, its second lays it.
    const looks = touched && thing.startsWith("space-") && shown !== thing;
    if (looks) controller.over = thing;
    else controller.pick(thing);
  });

  on("pointerdown", (event) => {
    touched = event.pointerType === "touch";
    shown = controller.over;
    dropped = false;
    const from = (event.target as Element).closest<HTMLElement>("[data-drag]");
    if (!from || event.button !== 0) return;
    const thing = from.dataset.drag!;
    if (thing !== "laying" && controller.state(thing) === "none") return;
    let ghost: DragGhost | null = null;
    const drag = new AbortController();
    const at = { x: event.clientX, y: event.clientY };
    const options = { signal: drag.signal };
    const end = (moved: PointerEvent, cancelled: boolean) => {
      drag.abort();
      if (!ghost) return;
      ghost.remove();
      controller.dragged = null;
      dropped = true;
      setTimeout(() => (dropped = false));
      if (!cancelled) drop(controller, thing, moved);
      controller.over = null;
    };
    addEventListener(
      "pointermove",
      (moved) => {
        if (!ghost && Math.hypot(moved.clientX - at.x, moved.clientY - at.y) < FAR) return;
        if (!ghost) {
          ghost = new DragGhost(root, thing, from);
          controller.dragged = thing;
          if (thing !== "laying" && controller.wouldMake(thing) === null) controller.hold(thing);
        }
        ghost.move(moved.clientX - at.x, moved.clientY - at.y);
        controller.over = thingAt(document.elementFromPoint(moved.clientX, moved.clientY));
      },
      options,
    );
    addEventListener("pointerup", (moved) => end(moved, false), options);
    addEventListener("pointercancel", (moved) => end(moved, true), options);
  });

  on(
    "wheel",
    (event) => {
      const laying = (event.target as Element).closest("[data-turns]");
      if (!laying || controller.turns === null) return;
      event.preventDefault();
      controller.turnBy(event.deltaY > 0 ? 1 : -1);
    },
    false,
  );

  function walk(key: string): boolean {
    if (!isDirection(key)) return false;
    const stops = [...controller.stops].map(button).filter((found) => found !== null);
    const here = document.activeElement;
    if (!(here instanceof HTMLElement) || !root.contains(here)) {
      focus(controller.tabStop);
      return stops.length > 0;
    }
    const boxes = stops.map((stop) => stop.getBoundingClientRect());
    stops[nearest(here.getBoundingClientRect(), boxes, key)]?.focus();
    return stops.length > 0;
  }

  function number(key: string): boolean {
    const lines = [
      ...new Set(controller.legal.flatMap((move) => ("line" in move ? [move.line] : []))),
    ];
    if (!/^\d$/.test(key) || lines.length === 0) return false;
    const wanted = line(key === "0" ? Math.max(...lines) : Number(key) - 1);
    const focused = thingAt(document.activeElement);
    if (controller.state(wanted) === "none") return false;
    if (focused !== null && controller.state(focused) === "can" && lineOf(focused) === null) {
      controller.hold(focused);
    }
    if (controller.wouldMake(wanted)) controller.pick(wanted);
    return true;
  }

  function letter(key: string, shift: boolean): boolean {
    if (key.toLowerCase() === "r" && controller.turns !== null) {
      controller.turnBy(shift ? -1 : 1);
      return true;
    }
    const shown = [...root.querySelectorAll<HTMLElement>("button[data-thing]")]
      .map((found) => found.dataset.thing!)
      .filter(
        (thing) => colourOf(thing) === key.toUpperCase() && controller.state(thing) !== "none",
      );
    const next = after(shown, thingAt(document.activeElement));
    // What needs no target is typed straight away: the order of left-over tiles.
    if (next !== null && controller.wouldMake(next)) controller.pick(next);
    else focus(next);
    return next !== null;
  }

  /** Letters and numbers mean nothing to a button beside the board, so they work from there too. */
  function isOurs(target: Element, key: string): boolean {
    if (target.contains(root) || root.contains(target)) return true;
    return /^[a-z0-9]$/i.test(key) && !target.closest(TYPED);
  }

  function keydown(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    if (!isOurs(event.target as Element, event.key)) return;
    let done = false;
    if (event.key === "Escape") {
      const source = controller.selection.picked[0];
      done = controller.selection.picked.length > 0;
      controller.clear();
      if (source) focus(source);
    } else {
      done = walk(event.key) || number(event.key) || letter(event.key, event.shiftKey);
    }
    if (done) event.preventDefault();
  }
  document.addEventListener("keydown", keydown, { signal: aborter.signal });

  return () => aborter.abort();
}

function drop(controller: Controller, thing: string, event: PointerEvent): void {
  const under = document.elementFromPoint(event.clientX, event.clientY);
  const target = thingAt(under);
  if (target !== null && controller.wouldMake(target)) {
    controller.pick(target);
    return;
  }
  const kinds = under?.closest<HTMLElement>("[data-drop]")?.dataset.drop?.split(" ") ?? [];
  if (kinds.some((kind) => thing.startsWith(`${kind}-`)) && controller.wouldMake(thing)) {
    controller.pick(thing);
  } else {
    controller.clear();
  }
}
