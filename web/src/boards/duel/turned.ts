/** A plate's cells after quarter turns clockwise. */
export function turned(cells: string, turns: number): string {
  let [a, b, c, d] = cells as unknown as [string, string, string, string];
  for (let turn = 0; turn < turns % 4; turn++) [a, b, c, d] = [c, a, d, b];
  return a + b + c + d;
}
