import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { anyEvent } from "../../tests/helpers/json.ts";
import { lineDefects } from "./classify.ts";
import { deepestNesting } from "./scanJson.ts";
import { parseLine } from "./parseLine.ts";
import { printLine } from "../print/printLine.ts";

const head = '{ "timestamp":"2025-11-02T10:20:30Z", "event":"Music"';

describe("parseLine", () => {
  it("reads an event with its name", () => {
    fc.assert(
      fc.property(anyEvent, (event) => {
        expect(parseLine(printLine(event, {}))).toMatchObject({ ok: true, kind: event["event"] });
      }),
    );
  });

  it("never throws, and names the defect of whatever is no event", () => {
    const fragments = fc.constantFrom(
      "{",
      "}",
      "[",
      '"',
      '"event":"A"',
      ",",
      "18446744073709551615",
      "nan",
      "\0",
      "\ufeff",
      "\ufffd",
      " ",
      "\\",
    );
    const text = fc.oneof(fc.string({ unit: fragments }), fc.string({ unit: "binary" }));
    fc.assert(
      fc.property(text, (line) => {
        const parsed = parseLine(line);
        expect(parsed.ok ? typeof parsed.event : Object.keys(lineDefects)).toContain(
          parsed.ok ? "object" : parsed.defect,
        );
      }),
      { numRuns: 3000 },
    );
  });

  it.each([
    ["nothing but nesting", (depth: number) => `${head}, "A":${"[".repeat(depth)}${"]".repeat(depth)} }`],
    [
      "nesting behind a long integer",
      (depth: number) => `${head}, "I":18446744073709551615, "A":${'{"a":'.repeat(depth)}1${"}".repeat(depth)} }`,
    ],
  ])("takes deep nesting for a defect: %s", (_name, line) => {
    expect(parseLine(line(deepestNesting - 1)).ok).toBe(true);
    expect(parseLine(line(deepestNesting))).toEqual({ ok: false, defect: "too-deep" });
    expect(parseLine(line(200_000))).toEqual({ ok: false, defect: "too-deep" });
  });

  it("does not take many objects for deep ones, nor brackets in a string", () => {
    expect(parseLine(`${head}, "A":[${Array(5000).fill("{}").join()}] }`).ok).toBe(true);
    expect(parseLine(`${head}, "A":"${"[".repeat(5000)}" }`).ok).toBe(true);
  });

  it("prints whatever it accepts", () => {
    const line = `${head}, "A":${"[".repeat(deepestNesting - 1)}${"]".repeat(deepestNesting - 1)} }`;
    const parsed = parseLine(line);
    expect(parsed.ok && printLine(parsed.event).length).toBeGreaterThan(2 * deepestNesting);
  });

  it("does not borrow an event name from __proto__", () => {
    expect(parseLine('{"__proto__":{"event":"Music"}}')).toEqual({ ok: false, defect: "no-event-name" });
  });
});
