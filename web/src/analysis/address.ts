/** A position's text in an address, where spaces would be three letters each. */

export function addressOf(text: string): string {
  return encodeURIComponent(text.replaceAll(" ", "_"));
}

/** The text behind the `#`; empty for what cannot be one. */
export function textOf(hash: string): string {
  try {
    return decodeURIComponent(hash).replaceAll("_", " ");
  } catch {
    return "";
  }
}
