import { describe, expect, it } from "vitest";
import { fieldsOf, paint, type Brush } from "./draft";

const BOARD = "0;-/-/-/-/-;...../...../...../...../.....;-";
const AZUL = `azul2c 1 offer 1 1 BBYK/-/-/-/- -:* 18.19.20.19.20 0.0.0.0.0 ${BOARD} ${BOARD}`;
const CHIPLESS = "0.0.0.0.0.0.0.0.0.0";
const EMPTY_DOME = "-/-/-/-/-/-/-/-/-;....../....../....../....../....../......";
const DUEL_BOARD = `5;-/-/-/-/-/-;${EMPTY_DOME};-;${CHIPLESS};${CHIPLESS};2;0;-`;
const DUEL = [
  "duel rows+columns+diagonals 1 acquire 1 1 1 * 0 B:-/-:-:?/-:-:?/-:-:?/-:-:? 9.9.9.9.9",
  `0.0.0.0.0 2.2.2.2.2.2.2.2.2.2 s1.w2.w6 s?/- - - - ${CHIPLESS} ${DUEL_BOARD} ${DUEL_BOARD}`,
].join(" ");
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

  it("lays and turns dome plates of Duel, and takes them away", () => {
    const plate = (name: string): Brush => ({ kind: "plate", name });
    const laid = paint(DUEL, "space-0-4", plate("w2"), null)!;
    expect(word(laid, 19)?.split(";")[2]).toBe("-/-/-/-/w2r0/-/-/-/-");
    expect(word(laid, 13)).toBe("s1.w6");
    const turned = paint(laid, "space-0-4", plate("w2"), null)!;
    expect(word(turned, 19)?.split(";")[2]).toBe("-/-/-/-/w2r1/-/-/-/-");
    expect(paint(laid, "space-1-0", plate("w2"), null)).toBeNull();
    expect(paint(laid, "display", plate("w2"), null)).toBeNull();
    const shown = paint(paint(laid, "space-0-4", ERASE, null)!, "display", plate("w2"), null);
    expect(shown).toBe(DUEL);
    expect(word(paint(DUEL, "plate-s1", ERASE, null), 13)).toBe("w2.w6");
  });

  it("moves bonus chips of Duel between the unseen ones, factories and players", () => {
    const chip = (kind: string): Brush => ({ kind: "chip", chip: kind });
    const shown = paint(DUEL, "moon-2", chip("RT"), null)!;
    expect(word(shown, 9)).toBe("B:-/-:-:?/-:-:RT/-:-:?/-:-:?");
    expect(word(shown, 12)).toBe("2.2.2.2.2.2.1.2.2.2");
    expect(paint(shown, "chip-2", chip("?"), null)).toBe(DUEL);
    const held = paint(DUEL, "chips-1", chip("K"), null)!;
    expect(word(held, 20)?.split(";")[5]).toBe("0.0.0.1.0.0.0.0.0.0");
    expect(paint(held, "chips-1", ERASE, null)).toBe(DUEL);
    expect(paint(paint(held, "head-0", chip("K"), null)!, "chip-1", chip("K"), null)).toBeNull();
  });

  it("stacks tiles on moon sides of Duel", () => {
    const large = paint(DUEL, "moon-0", tile("T"), null)!;
    expect(word(large, 9)?.split("/")[0]).toBe("B:T");
    const stacked = paint(paint(DUEL, "moon-1", tile("R"), null)!, "moon-1", tile("B"), null)!;
    expect(word(stacked, 9)?.split("/")[1]).toBe("-:RB:?");
    expect(word(paint(stacked, "moon-1-0", ERASE, null), 9)?.split("/")[1]).toBe("-:R:?");
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
    expect(fieldsOf(duel)[9]).toBe("factories");
    expect(fieldsOf(AZUL)[5]).toBe("factories-azul");
  });
});
