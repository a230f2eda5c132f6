import { describe, expect, it } from "vitest";
import { fieldsOf, paint, type Brush } from "./draft";

const BOARD = "0;-/-/-/-/-;...../...../...../...../.....;-";
const AZUL = `azul2c 1 offer 1 1 BBYK/-/-/-/- -:* 18.19.20.19.20 0.0.0.0.0 ${BOARD} ${BOARD}`;
const PATTERN = ["BYRKW", "WBYRK", "KWBYR", "RKWBY", "YRKWB"];
const tile = (colour: string): Brush => ({ kind: "tile", colour });
const ERASE: Brush = { kind: "erase" };

function word(text: string | null, index: number): string | undefined {
  return text?.split(" ")[index];
}

describe("a brush on a position", () => {
  it("moves tiles between the bag and a factory", () => {
    const added = paint(AZUL, "factory-2", tile("R"), PATTERN);
    expect([word(added, 5), word(added, 7)]).toEqual(["BBYK/R/-/-/-", "18.19.19.19.20"]);
    const erased = paint(AZUL, "factory-1-B", ERASE, PATTERN);
    expect([word(erased, 5), word(erased, 7)]).toEqual(["BYK/-/-/-/-", "19.19.20.19.20"]);
    expect(paint(AZUL, "factory-2", ERASE, PATTERN)).toBeNull();
  });

  it("fills lines tile by tile, and changes their colour", () => {
    const one = paint(AZUL, "slot-0-2-0", tile("Y"), PATTERN)!;
    const two = paint(one, "slot-0-2-1", tile("Y"), PATTERN)!;
    expect(word(two, 9)?.split(";")[1]).toBe("-/-/Y2/-/-");
    const other = paint(two, "slot-0-2-0", tile("K"), PATTERN);
    expect(word(other, 9)?.split(";")[1]).toBe("-/-/K1/-/-");
    expect(word(other, 7)).toBe("18.19.20.18.20");
    const full = paint(paint(AZUL, "line-1-0", tile("Y"), null)!, "line-1-0", tile("Y"), null);
    expect(full).toBeNull();
  });

  it("lays the colour of a coloured wall, and takes it away again", () => {
    const laid = paint(AZUL, "wall-1-1-2", tile("R"), PATTERN)!;
    expect(word(laid, 10)?.split(";")[2]).toBe("...../..Y../...../...../.....");
    expect(paint(laid, "wall-1-1-2", ERASE, PATTERN)).toBe(AZUL);
    const grey = paint(AZUL, "wall-1-1-2", tile("R"), null);
    expect(word(grey, 10)?.split(";")[2]).toBe("...../..R../...../...../.....");
  });

  it("keeps the order of a floor line, with the marker", () => {
    const marked = paint(AZUL, "floor-0-0", { kind: "marker" }, PATTERN)!;
    const floor = paint(marked, "floor-0-1", tile("B"), PATTERN)!;
    expect(word(floor, 9)?.split(";")[3]).toBe("*B");
    expect(paint(paint(floor, "floor-0", ERASE, null)!, "floor-0", ERASE, null)).toBe(AZUL);
  });

  it("takes nothing out of an empty bag, and ignores what is no place for tiles", () => {
    const empty = AZUL.replace("18.19.20.19.20", "0.0.0.0.0");
    expect(paint(empty, "centre", tile("B"), PATTERN)).toBeNull();
    expect(paint(AZUL, "head-0", tile("B"), PATTERN)).toBeNull();
  });

  it("knows the factories of Duel, and names the parts of both texts", () => {
    const board =
      "5;-/-/-/-/-/-;-/-/-/-/-/-/-/-/-;....../....../....../....../....../......;-;0;0;2;0;-";
    const head = "duel rows+columns+diagonals 1 acquire 1 1 1 * 0";
    const duel = `${head} B:-/-:-:?/-:-:?/-:-:?/-:-:? 9.9.9.9.9 0.0.0.0.0 2 - - - - - 0 ${board} ${board}`;
    expect(word(paint(duel, "factory-1", tile("T"), null), 9)).toBe("B:-/T:-:?/-:-:?/-:-:?/-:-:?");
    expect(word(paint(duel, "floor-1-0", tile("K"), null), 20)?.split(";")[4]).toBe("K");
    expect(duel.split(" ").length - fieldsOf(duel).length).toBe(2);
    expect(AZUL.split(" ").length - fieldsOf(AZUL).length).toBe(2);
  });
});
