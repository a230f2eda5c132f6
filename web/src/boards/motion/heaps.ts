/** Heaps of tiles as letters: how events change them. */

const ORDER = "BYRKWT";

/** In colour order, as positions write heaps. */
export function sorted(letters: string): string {
  return [...letters].sort((a, b) => ORDER.indexOf(a) - ORDER.indexOf(b)).join("");
}

export function without(letters: string, letter: string): string {
  return letters.replaceAll(letter, "");
}

/** Without the first of a letter. */
export function less(letters: string, letter: string): string {
  return letters.replace(letter, "");
}

export function count(counts: Record<string, number>, letters: string, by = 1): void {
  for (const letter of letters) if (letter in counts) counts[letter]! += by;
}

/** All of one heap into another. */
export function pour(from: Record<string, number>, into: Record<string, number>): void {
  for (const letter of Object.keys(from)) {
    into[letter] = (into[letter] ?? 0) + from[letter]!;
    from[letter] = 0;
  }
}
