import fc from "fast-check";
import { expect, it } from "vitest";
import { escapeControls } from "./escapeControls.ts";

it("leaves no character that a terminal interprets", () => {
  const anything = fc.string({
    unit: fc.oneof(fc.constantFrom("\u001B", "\u009B", "\r", "\n", "\u202E"), fc.string()),
  });
  fc.assert(
    fc.property(anything, (text) => {
      expect(escapeControls(text)).not.toMatch(/[\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069]/u);
    }),
  );
});

it("shows a symbol for each, and keeps other text", () => {
  expect(escapeControls("\u001B[2Jgone\u0007")).toBe("␛[2Jgone␇");
  expect(escapeControls("Hôpital Saint-Éloi 日本")).toBe("Hôpital Saint-Éloi 日本");
});
