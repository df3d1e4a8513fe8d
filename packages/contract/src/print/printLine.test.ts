import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { layouts } from "../generated/layouts.ts";
import type { JsonObject } from "../text/Json.ts";
import { anyEvent, anyObject, spell, withoutNegativeZero } from "../../tests/helpers/json.ts";
import type { ObjectLayout } from "../text/Layout.ts";
import { parseJson } from "../text/parse.ts";
import { printLine, printObject, printString } from "./printLine.ts";

const decimals = { decimals: 6, precision: "single" } as const;
const layout: ObjectLayout = {
  timestamp: "plain",
  event: "plain",
  StarPos: { items: { decimals: 5, precision: "single" } },
  X: decimals,
  Factions: { items: { fields: { Name: "plain", Influence: decimals } } },
  Fuel: { fields: { FuelMain: decimals, FuelReservoir: decimals } },
};

/** Sorts keys at every depth, because a layout may move them. */
function sorted(object: JsonObject): string {
  return spell(JSON.parse(JSON.stringify(object, sortKeys)) as JsonObject);
}

function sortKeys(_key: string, value: unknown): unknown {
  if (typeof value === "bigint") return `bigint ${value}`;
  if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)));
}

describe("printLine", () => {
  it("writes blanks, empty arrays, tight numbers, decimals and order as the game does", () => {
    const event: JsonObject = {
      Factions: [{ Influence: 1, Name: 'é/"\\' }, {}],
      timestamp: "t",
      Fuel: { FuelMain: 0.1, FuelReservoir: 0.12345678 },
      StarPos: [1, -2.5, 3],
      Empty: [],
      Services: ["dock", "autodock"],
      event: "Any",
      Pips: [4, 8, 0],
      MissionID: 18446744073709551615n,
    };
    expect(printLine(event, layout)).toBe(
      '{ "timestamp":"t", "event":"Any", "Pips":[4,8,0], "MissionID":18446744073709551615, ' +
        '"StarPos":[1.00000,-2.50000,3.00000], "Empty":[  ], "Services":[ "dock", "autodock" ], ' +
        '"Factions":[ { "Name":"é/\\"\\\\", "Influence":1.000000 }, {  } ], "Fuel":{ "FuelMain":0.100000, "FuelReservoir":0.12345678 } }',
    );
  });

  it.each([
    [[18446744073709551615n, 1, 0.5], "[18446744073709551615,1,0.5]"],
    [[1, "a"], '[ 1, "a" ]'],
    [[null], "[ null ]"],
  ])("writes only an array of nothing but numbers tight: %s", (A, text) => {
    expect(printLine({ A })).toBe(`{ "A":${text} }`);
  });

  it("parses back to an equal event, in any layout and in none", () => {
    fc.assert(
      fc.property(anyObject, fc.constantFrom(layout, {}), (event, how) => {
        const again = parseJson(printLine(event, how)) as JsonObject;
        expect(sorted(again)).toBe(sorted(withoutNegativeZero(event) as JsonObject));
      }),
      { numRuns: 1000 },
    );
  });

  it("keeps the order of an event without a layout", () => {
    fc.assert(
      fc.property(anyEvent, (event) => {
        expect(spell(parseJson(printLine(event, {})))).toBe(spell(withoutNegativeZero(event)));
      }),
    );
  });

  it("knows the layout of each kind by the event's name", () => {
    expect(Object.keys(layouts).length).toBe(16);
    const line = printLine({ FuelUsed: 2, JumpDist: 1, event: "FSDJump", timestamp: "t" });
    expect(line).toBe('{ "timestamp":"t", "event":"FSDJump", "JumpDist":1.000, "FuelUsed":2.000000 }');
  });

  it.each(["constructor", "__proto__", "toString", "Music"])(
    "takes an event called %s for one without a layout",
    (name) =>
      expect(printLine({ timestamp: "t", event: name, X: 1 })).toBe(`{ "timestamp":"t", "event":"${name}", "X":1 }`),
  );

  it("refuses what JSON cannot say", () => {
    expect(() => printLine({ event: "A", X: Number.NaN })).toThrow(new RangeError("NaN cannot be written as JSON"));
    expect(() => printLine({ event: "A", X: [undefined] } as unknown as JsonObject)).toThrow(
      new TypeError("a value of type undefined cannot be written as JSON"),
    );
  });
});

describe("printObject", () => {
  it("gives a caller's function each member with its layout, and a member without one as plain", () => {
    const given: unknown[] = [];
    const text = printObject({ Other: [2], X: 1 }, { X: decimals }, (value, how, key) => {
      given.push([key, value, how]);
      return "?";
    });
    expect(text).toBe('{ "Other":?, "X":? }');
    expect(given).toEqual([
      ["Other", [2], "plain"],
      ["X", 1, decimals],
    ]);
  });
});

describe("printString", () => {
  it("is JSON.stringify for every text", () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ unit: "binary" }),
          fc.array(fc.nat(0xffff)).map((codes) => String.fromCharCode(...codes)),
        ),
        (text) => {
          expect(printString(text)).toBe(JSON.stringify(text));
        },
      ),
      { numRuns: 2000 },
    );
  });
});

describe("a compact layout", () => {
  it("prints the parents of a body without spaces, as in real scans", () => {
    const event = { event: "Scan", Parents: [{ Planet: 48 }, { Star: 0 }] };
    expect(printLine(event, { event: "plain", Parents: { items: "compact" } })).toBe(
      '{ "event":"Scan", "Parents":[ {"Planet":48}, {"Star":0} ] }',
    );
  });
});
