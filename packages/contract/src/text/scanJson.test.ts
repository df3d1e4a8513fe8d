import { describe, expect, it } from "vitest";
import fc from "fast-check";
import { anyJson } from "../../tests/helpers/json.ts";
import { printValue } from "../print/printLine.ts";
import { scanJson, countUpTo, deepestNesting, nestsTooDeep } from "./scanJson.ts";

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

const fragments = [
  "{",
  "}",
  "[",
  "]",
  ",",
  ":",
  '"',
  '"a"',
  "12",
  "-",
  "0",
  ".5",
  "e1",
  "E+2",
  "true",
  "nul",
  "\\n",
  "\\u12ab",
  "\\x",
  " ",
  "\0",
  "\t",
  "'",
  "x",
];

describe("scanJson", () => {
  it("finds a fault exactly where JSON.parse refuses", () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...fragments), maxLength: 12 }), (text) => {
        expect(scanJson(text).fault === undefined).toBe(isJson(text));
      }),
      { numRuns: 20_000 },
    );
  });

  it("takes every beginning of an object or array as one that ends too early", () => {
    const container = anyJson.filter((value) => typeof value === "object" && value !== null);
    fc.assert(
      fc.property(container, fc.nat(), (value, seed) => {
        const whole = printValue(value, "plain");
        expect(scanJson(whole).fault).toBeUndefined();
        const text = whole.slice(0, seed % whole.length);
        expect(scanJson(text).fault).toMatchObject({ kind: expect.stringMatching(/^ends/) as string, at: text.length });
      }),
      { numRuns: 1000 },
    );
  });

  it("does not take the text before the fault for faulty", () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...fragments), maxLength: 12 }), (text) => {
        const { fault } = scanJson(text);
        if (fault === undefined || fault.kind === "after-value") return;
        const before = scanJson(text.slice(0, fault.at)).fault;
        expect(before === undefined || before.kind.startsWith("ends")).toBe(true);
      }),
      { numRuns: 5000 },
    );
  });

  it.each([
    ['{"a":1} x', "after-value", 8],
    ['{"a" 1}', "no-punctuation", 5],
    ["{a:1}", "no-value", 1],
    ["{1:2}", "no-value", 1],
    ["{[]}", "no-value", 1],
    ['{"a":1,2}', "no-value", 7],
    ['{"a":1]', "no-punctuation", 6],
    ["[1}", "no-punctuation", 2],
    ['{"a":-nan(ind)}', "no-value", 5],
    ['{"a":"\t"}', "in-string", 6],
    ['{"a":"\\x"}', "in-string", 6],
    ['{"a":"\\u12', "ends-in-string", 10],
    ['{"a":fal', "ends", 8],
    ['{"a":1.', "ends", 7],
  ])("says how %s is wrong and where", (text, kind, at) => expect(scanJson(text).fault).toEqual({ kind, at }));

  it("counts nesting, without a stack of its own to run out of", () => {
    expect(scanJson('{"a":[{},[1]]}').depth).toBe(3);
    expect(scanJson("[".repeat(1_000_000)).depth).toBe(1_000_000);
  });
});

it("counts every occurrence, but not beyond the limit", () => {
  const text = fc.string({ unit: fc.constantFrom("{", "[", "a") });
  fc.assert(
    fc.property(text, fc.constantFrom("{", "["), fc.nat(12), (written, character, limit) => {
      const all = written.split(character).length - 1;
      expect(countUpTo(written, character, limit)).toBe(Math.min(all, limit));
    }),
  );
});

const nested = (depth: number, open: string, close: string) => `${open.repeat(depth)}${close.repeat(depth)}`;

it.each([
  ["[", "]"],
  ['{"a":', "}"],
  ['{"a":[', "]}"],
])("allows %s as deep as an event may nest, and no deeper", (open, close) => {
  const most = deepestNesting / open.replaceAll(/[^[{]/g, "").length;
  const padding = `"${"x".repeat(2 * deepestNesting)}"`;
  expect(nestsTooDeep(`[${padding},${nested(most - 1, open, close)}]`)).toBe(false);
  expect(nestsTooDeep(`[${padding},${nested(most + 1, open, close)}]`)).toBe(true);
  expect(nestsTooDeep(nested(most + 1, open, close))).toBe(true);
});

it("allows the deepest nesting also beside more brackets than are nested", () => {
  const deep = nested(deepestNesting - 1, "[", "]");
  expect(nestsTooDeep(`[${deep},[],{}]`)).toBe(false);
  expect(nestsTooDeep(`[[${deep}],[],{}]`)).toBe(true);
});

it("does not take many for deep, nor brackets in texts", () => {
  expect(nestsTooDeep(`[${"[],".repeat(5 * deepestNesting)}{}]`)).toBe(false);
  expect(nestsTooDeep(`["${"[{".repeat(5 * deepestNesting)}"]`)).toBe(false);
});
