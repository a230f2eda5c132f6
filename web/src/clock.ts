/** The arithmetic of clocks: what the server told, and what has passed since. */

import type { Clocks } from "./messages";

/** Seconds left for a seat `passed` milliseconds after the clocks were told. */
export function left(clocks: Clocks, seat: number, passed: number): number {
  const told = clocks.left[seat] ?? 0;
  if (clocks.running !== seat) return told;
  return Math.max(0, told - Math.max(0, passed / 1000 - clocks.free));
}

/** Whether the clock of a seat still waits for its first move. */
export function waits(clocks: Clocks, seat: number, passed: number): boolean {
  return clocks.running === seat && passed / 1000 < clocks.free;
}

/** `12:05`, `1:02:03`; below ten seconds with tenths, rounded so that 0 means over. */
export function shown(seconds: number): string {
  if (seconds < 10) return (Math.ceil(seconds * 10) / 10).toFixed(1);
  const whole = Math.ceil(seconds);
  const parts = [Math.floor(whole / 60) % 60, whole % 60];
  if (whole >= 3600) parts.unshift(Math.floor(whole / 3600));
  return parts.map((part, index) => (index ? String(part).padStart(2, "0") : part)).join(":");
}
