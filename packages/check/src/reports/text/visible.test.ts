import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { hostileText } from "../../../tests/helpers/hostileFindings.ts";
import { visible } from "./visible.ts";

describe("visible", () => {
  it("shows controls as pictures and other invisible characters as code points", () => {
    expect(visible("a\u0000\u001b[31m\t\r\n\u007f")).toBe("a␀␛[31m␉␍␊␡");
    expect(visible("\u009b\u202e\u2028\ufeff\ud800")).toBe("<U+009B><U+202E><U+2028><U+FEFF><U+D800>");
  });

  it("keeps visible characters of any script", () => {
    expect(visible("Łódź 東京 e\u0301 😀")).toBe("Łódź 東京 e\u0301 😀");
  });

  it("leaves no control character and is idempotent", () => {
    fc.assert(
      fc.property(hostileText, (text) => {
        const shown = visible(text);
        expect(shown).not.toMatch(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/u);
        expect(visible(shown)).toBe(shown);
      }),
    );
  });
});
