import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { JsonValue } from "./Json.ts";
import { anyJson, spell } from "../../tests/helpers/json.ts";
import { parseJson } from "./parse.ts";

/** What a parser makes of a text: its value spelled out, or the kind of error it throws. */
function outcome(parse: (text: string) => unknown, text: string): string {
  try {
    return spell(parse(text) as JsonValue);
  } catch (error) {
    return (error as Error).name;
  }
}

describe("parseJson", () => {
  it("gives back any value, no integer rounded", () => {
    fc.assert(
      fc.property(anyJson, (value) => {
        expect(spell(parseJson(spell(value)))).toBe(spell(value));
      }),
      { numRuns: 1000 },
    );
  });

  it("keeps the digits of the mission that real journals have", () => {
    expect(parseJson('{ "MissionID":18446744073709551615 }')).toStrictEqual({ MissionID: 18446744073709551615n });
  });

  it.each([
    ["9007199254740991", 9007199254740991],
    ["9007199254740992", 9007199254740992n],
    ["-9007199254740991", -9007199254740991],
    ["-9007199254740993", -9007199254740993n],
    ["9007199254740993.0", 9007199254740992],
    ["9007199254740993e0", 9007199254740992],
    ["100000000000000000000e-2", 1e18],
    ["1e20", 1e20],
    ["6367357492446.899", 6367357492446.899],
    ["0.12345678901234567890", 0.12345678901234568],
    ['"18446744073709551615"', "18446744073709551615"],
    ["[1,18446744073709551615]", [1, 18446744073709551615n]],
    ['{"a":1,"a":18446744073709551615}', { a: 18446744073709551615n }],
    ['{"a":18446744073709551615,"a":1}', { a: 1 }],
    ["\t -18446744073709551615\n", -18446744073709551615n],
  ])("reads %s", (text, value) => expect(parseJson(text)).toStrictEqual(value));

  it("is JSON.parse for every text without a long integer", () => {
    const fragments = [
      "{",
      "}",
      "[",
      "]",
      ",",
      ":",
      '"',
      '"a"',
      "1",
      "-",
      "0",
      ".5",
      "e1",
      "true",
      "nul",
      "\\",
      "\\u12",
      " ",
      "\0",
    ];
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...fragments), maxLength: 12 }), (text) => {
        expect(outcome(parseJson, text)).toBe(outcome(JSON.parse, text));
      }),
      { numRuns: 5000 },
    );
  });

  it.each(["", '{"__proto__":{"polluted":1}', "-nan(ind)", "18446744073709551615,", "\0", "018446744073709551615"])(
    "refuses %j with a SyntaxError",
    (text) => expect(() => parseJson(text)).toThrow(SyntaxError),
  );

  it.each(["", ',"id":18446744073709551615'])("keeps __proto__ a key and pollutes nothing (%j)", (more) => {
    const value = parseJson(`{"__proto__":{"polluted":1}${more}}`) as Record<string, unknown>;
    expect(Object.keys(value)[0]).toBe("__proto__");
    expect(value["polluted"]).toBeUndefined();
    expect(({} as Record<string, unknown>)["polluted"]).toBeUndefined();
  });

  it("keeps the digits of an integer of up to 1000 digits; a longer one is infinite", () => {
    expect(parseJson("9".repeat(1000))).toBe(BigInt("9".repeat(1000)));
    expect(parseJson(`[-${"9".repeat(1001)}]`)).toEqual([-Infinity]);
  });

  it("keeps a lone surrogate and an escaped NUL", () => {
    expect(parseJson('"\\ud800 \ud800 \\u0000"')).toBe("\ud800 \ud800 \0");
  });
});
