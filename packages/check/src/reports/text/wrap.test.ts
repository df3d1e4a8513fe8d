import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { hostileText } from "../hostileFindings.testing.ts";
import { columnsOf } from "./columns.ts";
import { visible } from "./visible.ts";
import { clip, wrapText } from "./wrap.ts";

const shown = hostileText.map(visible);
const width = fc.integer({ min: 2, max: 40 });

describe("wrap", () => {
  it("breaks between words, and inside a word that fits no line", () => {
    expect(wrapText("one two three", 7)).toEqual(["one two", "three"]);
    expect(wrapText("abcdefgh ij", 3)).toEqual(["abc", "def", "gh", "ij"]);
    expect(wrapText("", 3)).toEqual([""]);
  });

  it("loses no letter and exceeds no width", () => {
    fc.assert(
      fc.property(shown, width, (text, columns) => {
        const lines = wrapText(text, columns);
        expect(lines.join("").replaceAll(" ", "")).toBe(text.replaceAll(" ", ""));
        for (const line of lines) expect(columnsOf(line)).toBeLessThanOrEqual(columns);
      }),
    );
  });
});

describe("clip", () => {
  it("keeps what fits and marks what does not", () => {
    expect(clip("abc", 3)).toBe("abc");
    expect(clip("abcd", 3)).toBe("ab…");
    expect(clip("東京都", 4)).toBe("東…");
    fc.assert(
      fc.property(shown, width, (text, columns) => {
        expect(columnsOf(clip(text, columns))).toBeLessThanOrEqual(columns);
      }),
    );
  });
});

describe("columnsOf", () => {
  it("counts squares twice and marks not at all", () => {
    expect([
      columnsOf("abc"),
      columnsOf("東京"),
      columnsOf("e\u0301"),
      columnsOf("😀"),
      columnsOf("ｱ"),
      columnsOf("│─^…"),
    ]).toEqual([3, 4, 1, 2, 1, 4]);
  });
});
