import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { escapeControls } from "./controlCharacters.ts";

const hostile = fc.string({
  unit: fc.oneof(
    fc.constantFrom("\u001B", "\u009B", "\r", "\n", "\u202E", "\u200B", "\u200D", "\uD800", "👩", "🏴"),
    fc.string({ unit: "binary" }),
  ),
});

describe("escapeControls", () => {
  it("shows controls as pictures and other invisible characters as code points", () => {
    expect(escapeControls("a\u0000\u001b[31m\t\r\n\u007f")).toBe("a␀␛[31m␉␍␊␡");
    expect(escapeControls("\u009b\u202e\u2028\ufeff\ud800")).toBe("<U+009B><U+202E><U+2028><U+FEFF><U+D800>");
    expect(escapeControls("a\u200Bb\u200D")).toBe("a<U+200B>b<U+200D>");
  });

  it.each(["Łódź 東京 e\u0301 😀", "Hôpital Saint-Éloi 日本", "🇫🇷 👩‍👩‍👧‍👦 🏴󠁧󠁢󠁥󠁮󠁧󠁿 ❤️", ""])(
    "keeps visible text and whole emoji: %s",
    (text) => {
      expect(escapeControls(text)).toBe(text);
    },
  );

  it("leaves no control character outside an emoji, and is idempotent", () => {
    const joined = /(?<=\p{Extended_Pictographic}[\uFE0F\p{Emoji_Modifier}]?)\u200D(?=\p{Extended_Pictographic})/gu;
    fc.assert(
      fc.property(hostile, (text) => {
        const shown = escapeControls(text);
        expect(shown.replaceAll(joined, "")).not.toMatch(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/u);
        expect(escapeControls(shown)).toBe(shown);
      }),
    );
  });
});
