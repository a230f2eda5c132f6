/** Checking in this browser that a seed is the one that was committed to before the game. */

const PREFIX = "manueline commitment";

function bytesOf(hex: string): Uint8Array {
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}

/** The hash that is shown before the game; docs/notation.md specifies it. */
export async function commitmentOf(seed: string): Promise<string> {
  const message = new Uint8Array([...new TextEncoder().encode(PREFIX), ...bytesOf(seed)]);
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", message));
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
