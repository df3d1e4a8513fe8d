import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { JsonObject } from "../text/Json.ts";
import { anyObject, spell } from "../../tests/helpers/json.ts";
import type { ObjectLayout } from "../text/Layout.ts";
import { parseJson } from "../text/parse.ts";
import { printLine } from "./printLine.ts";
import { roundToLayout, settleToLayout } from "./roundToLayout.ts";

const six = { decimals: 6, precision: "single" } as const;
const layout: ObjectLayout = {
  timestamp: "plain",
  event: "plain",
  FuelLevel: six,
  DistFromStarLS: { decimals: 6, precision: "double" },
  StarPos: { items: { decimals: 5, precision: "single" } },
  Factions: { items: { fields: { Name: "plain", Influence: six } } },
};

const float = fc.double({ noNaN: true, min: -1e7, max: 1e7 });
const event: fc.Arbitrary<JsonObject> = fc.record({
  timestamp: fc.constant("t"),
  event: fc.constant("Any"),
  FuelLevel: float,
  DistFromStarLS: float,
  StarPos: fc.array(float),
  Factions: fc.array(
    fc.record({ Name: fc.string(), Influence: fc.oneof(float, fc.double({ noNaN: true, min: -1e-6, max: 1e-6 })) }),
  ),
  Count: fc.integer(),
});

describe("settleToLayout", () => {
  it("rounds as roundToLayout does, and leaves the lists and objects in the event alone", () => {
    fc.assert(
      fc.property(event, (before) => {
        const { StarPos, Factions } = before;
        const inner = spell({ StarPos, Factions } as JsonObject);
        expect(spell(settleToLayout({ ...before }, layout))).toBe(spell(roundToLayout(before, layout)));
        expect(spell({ StarPos, Factions } as JsonObject)).toBe(inner);
      }),
    );
  });
});

describe("roundToLayout", () => {
  it("is idempotent", () => {
    fc.assert(
      fc.property(event, (before) => {
        const settled = roundToLayout(before, layout);
        expect(spell(roundToLayout(settled, layout))).toBe(spell(settled));
      }),
    );
  });

  it("gives the event that a reader of its print has, all decimals fixed", () => {
    fc.assert(
      fc.property(event, (before) => {
        const settled = roundToLayout(before, layout);
        const line = printLine(settled, layout);
        expect(spell(parseJson(line))).toBe(spell(settled));
        expect(line).toMatch(
          /"FuelLevel":-?\d+\.\d{6}, "DistFromStarLS":-?\d+\.\d{6}, "StarPos":\[( {2}|-?\d+\.\d{5}(,-?\d+\.\d{5})*)\]/,
        );
        expect(line).not.toMatch(/-0\.0+[,\] }]/);
      }),
    );
  });

  it("touches only what the layout gives decimals", () => {
    fc.assert(
      fc.property(anyObject, (before) => {
        expect(spell(roundToLayout(before, {}))).toBe(spell(before));
      }),
    );
  });

  it("settles the floats of an object inside", () => {
    const nested: ObjectLayout = { Fuel: { fields: { FuelMain: six } } };
    expect(roundToLayout({ Fuel: { FuelMain: 29.86, Other: 29.86 } }, nested)).toEqual({
      Fuel: { FuelMain: 29.860001, Other: 29.86 },
    });
  });

  it.each(["text", true, null, 18446744073709551615n, [29.86], [["text"]], { Other: 29.86 }])(
    "leaves %s as it is where the layout has another type",
    (value) => {
      const fields = { fields: { FuelMain: six } };
      const others: ObjectLayout = { A: fields, B: { items: fields }, C: six };
      expect(roundToLayout({ A: value, B: value, C: value }, others)).toEqual({ A: value, B: value, C: value });
    },
  );

  it("finds the layout by the event's name", () => {
    expect(roundToLayout({ timestamp: "t", event: "FSDJump", FuelLevel: 29.86, Other: 29.86 })).toEqual({
      timestamp: "t",
      event: "FSDJump",
      FuelLevel: 29.860001,
      Other: 29.86,
    });
  });

  it("keeps __proto__ a key", () => {
    const settled = roundToLayout(parseJson('{"__proto__":{"FuelLevel":1},"event":"Any"}') as JsonObject, layout);
    expect(Object.keys(settled)).toEqual(["__proto__", "event"]);
    expect(settled["FuelLevel"]).toBeUndefined();
  });
});
