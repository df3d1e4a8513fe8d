import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { recordOutput } from "../../tests/helpers/host.ts";
import { printPage, wrapWords } from "./TextPage.ts";

describe("a page", () => {
  it("aligns columns and wraps the last one", () => {
    const output = { ...recordOutput(true), hasColour: false, columns: 41 };
    const page = {
      title: "Title",
      blocks: [
        {
          rows: [
            ["a", "one"],
            ["bcd", "two three four five six seven eight nine"],
          ],
        },
      ],
    };
    expect(printPage(page, output)).toBe(
      ["Title", "", "  a    one", "  bcd  two three four five six seven", "       eight nine", ""].join("\n"),
    );
  });

  it("puts the last column below the others when there is no room beside them", () => {
    const output = { ...recordOutput(true), hasColour: false, columns: 41 };
    const rows = [
      ["a", "one"],
      ["--choose from|a|list|of|values", "two three four five six seven eight nine"],
    ];
    expect(printPage({ title: "Title", blocks: [{ rows }] }, output)).toBe(
      [
        "Title",
        "",
        "  a",
        "      one",
        "  --choose from|a|list|of|values",
        "      two three four five six seven",
        "      eight nine",
        "",
      ].join("\n"),
    );
  });

  it("does not wrap for a pipe", () => {
    expect(printPage({ title: "t", blocks: ["word ".repeat(100)] }, recordOutput())).toHaveLength(503 + 1);
  });

  it("keeps every word when wrapping", () => {
    fc.assert(
      fc.property(
        fc.array(fc.stringMatching(/^[a-z]{1,9}$/), { minLength: 1 }),
        fc.integer({ min: 9, max: 60 }),
        (words, columns) => {
          const lines = wrapWords(words.join(" "), columns);
          expect(lines.join(" ").split(" ")).toEqual(words);
          for (const line of lines) expect(line.length).toBeLessThanOrEqual(columns);
        },
      ),
    );
  });
});
