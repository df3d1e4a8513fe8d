import { severities, type CompanionFile } from "@shipslog/contract";
import fc from "fast-check";
import type { Finding } from "../../src/findings/Finding.ts";
import { sampleRules } from "./sampleFindings.ts";

/** Pieces that end or escape a part of a format, or control a terminal. */
const pieces = [
  ...Array.from(
    "&<>\"'\\{}[]%:,=\u0000\u0007\b\t\n\r\u001b\u007f\u0085\u009b\u200b\u2028\u202e\ufeff\ufffe\uffff\udfff\ud800",
  ),
  "]]>",
  "<!--",
  "-->",
  "&#0;",
  "\u001b[2J",
  "\u001b]0;title\u0007",
  "%0A::error::",
  "\n::stop-commands::x\n",
  " ::add-mask::x",
  "##[error]",
  "{0}",
  "[text](1)",
  "C:\\Users\\x",
  "/etc/x",
  "東京",
  "😀",
  "e\u0301",
];

/** Hostile text, lone surrogates included. */
export const hostileText: fc.Arbitrary<string> = fc
  .array(
    fc.oneof(
      fc.constantFrom(...pieces),
      fc.string({ maxLength: 12 }),
      fc.string({ unit: "binary", maxLength: 4 }),
      fc.integer({ min: 0, max: 0xffff }).map((unit) => String.fromCharCode(unit)),
    ),
    { maxLength: 30, size: "max" },
  )
  .map((parts) => parts.join(""));

const excerpt = hostileText.chain((text) =>
  fc.nat(text.length).chain((start) =>
    fc.record({
      text: fc.constant(text),
      start: fc.constant(start),
      length: fc.nat(text.length - start),
      column: fc.nat(1e5).map((before) => before + start + 1),
      isCut: fc.boolean(),
    }),
  ),
);

const file = fc.oneof(fc.constant("Journal.2026-05-01T120000.01.log"), hostileText);
const place = fc.oneof(
  fc.record({
    position: fc.record({ file, offset: fc.nat(), line: fc.integer({ min: 1, max: 1e7 }), generation: fc.nat(9) }),
    companion: fc.constant(undefined),
  }),
  fc.record({
    position: fc.constant(undefined),
    companion: fc.record({
      file: fc.oneof(fc.constantFrom("Status.json", "NavRoute.json"), hostileText).map((name) => name as CompanionFile),
      revision: fc.integer({ min: 1, max: 1e6 }),
      observedAtMs: fc.nat(),
    }),
  }),
);

const texts = fc.record({
  kind: hostileText,
  message: hostileText,
  pointer: hostileText,
  expected: hostileText,
  received: hostileText,
  restsOn: hostileText,
  basis: fc.constantFrom("spec" as const, "game" as const),
  severity: fc.constantFrom(...severities),
  rule: fc.oneof(fc.constantFrom(...sampleRules.map(({ id }) => id)), hostileText),
  excerpt,
});

/** Findings in which every text is hostile. */
export const hostileFindings: fc.Arbitrary<readonly Finding[]> = fc.array(
  fc.tuple(texts, place).map(([what, where]) => ({ ...what, ...where })),
  { maxLength: 20 },
);
