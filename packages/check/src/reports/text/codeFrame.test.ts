import { displayWidth, escapeControls } from "@shipslog/contract/internal";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { excerptOf } from "../../findings/excerpt.ts";
import { hostileFindings } from "../../../tests/helpers/hostileFindings.ts";
import { jumpLine } from "../../../tests/helpers/sampleFindings.ts";
import { codeFrame } from "./codeFrame.ts";

describe("codeFrame", () => {
  it("shows all of a short line", () => {
    const frame = codeFrame(excerptOf(`{ "a":1, "b":[2] }`, "/b"), 40);
    expect(frame).toEqual({ before: `{ "a":1, "b":`, value: "[2]", after: " }" });
  });

  it("cuts a long line between words and marks the cuts", () => {
    const frame = codeFrame(excerptOf(jumpLine, "/SystemAddress"), 60);
    expect(frame).toEqual({ before: `… "SystemAddress":`, value: "2869977884081", after: ", …" });
  });

  it("marks no value for a whole line", () => {
    expect(codeFrame(excerptOf("half a li", ""), 40)).toEqual({ before: "", value: "", after: "half a li" });
  });

  it("shows a hidden character, and keeps a flag and a family whole", () => {
    const frame = codeFrame(excerptOf('{ "a":"\u200B🇫🇷👩‍👩‍👧‍👦" }', "/a"), 40);
    expect(frame.value).toBe('"<U+200B>🇫🇷👩‍👩‍👧‍👦"');
    expect(displayWidth(frame.value)).toBe(14);
  });

  it("fits its width and shows the value for any text", () => {
    fc.assert(
      fc.property(hostileFindings, fc.integer({ min: 40, max: 200 }), (findings, width) => {
        for (const { excerpt } of findings) {
          const { before, value, after } = codeFrame(excerpt, width);
          expect(displayWidth(before + value + after)).toBeLessThanOrEqual(width);
          const { text, start, length } = excerpt;
          const whole = escapeControls(text.slice(start, start + length));
          // A lone surrogate at an edge belongs to its pair.
          const isSplit = /<U\+D/.test(whole);
          expect(isSplit || whole.startsWith(value)).toBe(true);
          expect(isSplit || length === 0 || value !== "").toBe(true);
        }
      }),
    );
  });
});
