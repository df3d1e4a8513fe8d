import type { JsonObject, JsonValue } from "@shipslog/contract";
import { describe, expect, it } from "vitest";
import { judgeBySchema, unjudgedKeywords } from "./judgeBySchema.ts";

const everyType = ["array", "boolean", "integer", "number", "null", "object", "string"];

const cases: readonly (readonly [schema: JsonObject, fits: JsonValue, breaks: JsonValue, gatewayText: string])[] = [
  [{ type: "string" }, "a", 1, "1 is not of type 'string'"],
  [{ type: ["integer", "null"] }, 2n ** 60n, 1.5, "1.5 is not of type 'integer', 'null'"],
  [{ type: "number" }, 1.5, "1", "'1' is not of type 'number'"],
  [{ type: "object" }, {}, [], "[] is not of type 'object'"],
  [{ type: "boolean" }, false, null, "None is not of type 'boolean'"],
  [{ enum: [1, "x"] }, "x", true, "True is not one of [1, 'x']"],
  [{ const: { a: 1, b: 2 } }, { b: 2, a: 1 }, {}, "{'a': 1, 'b': 2} was expected"],
  [{ required: ["a"] }, { a: 0 }, {}, "'a' is a required property"],
  [{ properties: { a: { type: "string" } } }, { b: 1 }, { a: 1 }, "1 is not of type 'string'"],
  [{ patternProperties: { _L$: { type: "null" } } }, { b: 1 }, { b_L: 1 }, "1 is not of type 'null'"],
  [
    { additionalProperties: false, properties: { a: {} }, patternProperties: { "^x": {} } },
    { a: 1, x1: 1 },
    { b: 1 },
    "Additional properties are not allowed ('b' was unexpected)",
  ],
  [{ additionalProperties: { type: "string" } }, { a: "" }, { a: 1 }, "1 is not of type 'string'"],
  [{ items: { type: "integer" } }, [1], [1, "a"], "'a' is not of type 'integer'"],
  [{ items: [{ type: "integer" }, { type: "string" }] }, [1, "a", 2], ["a"], "'a' is not of type 'integer'"],
  [{ minItems: 1 }, [1], [], "[] is too short"],
  [{ maxItems: 1 }, "text", [1, 2], "[1, 2] is too long"],
  [
    { uniqueItems: true },
    [{ a: 1 }, { a: 2 }],
    [
      { a: 1, b: 1 },
      { b: 1, a: 1 },
    ],
    "[{'a': 1, 'b': 1}, {'b': 1, 'a': 1}] has non-unique elements",
  ],
  [{ minLength: 2 }, "🚀🚀", "🚀", "'🚀' is too short"],
  [{ maxLength: 1 }, "🚀", "ab", "'ab' is too long"],
  [{ minProperties: 1 }, { a: 1 }, {}, "{} is too short"],
  [{ maxProperties: 0 }, {}, { a: 1 }, "{'a': 1} is too long"],
  [{ pattern: "^a" }, "ab", "ba", "'ba' does not match '^a'"],
  [{ format: "date-time" }, "2026-05-01T12:00:00Z", "2026-05-01 12:00", "'2026-05-01 12:00' is not a 'date-time'"],
  [{ minimum: 1 }, 1, 0, "0 is less than the minimum of 1"],
  [{ minimum: 1, exclusiveMinimum: true }, 2, 1, "1 is less than the minimum of 1"],
  [{ maximum: 1 }, 1, 2, "2 is greater than the maximum of 1"],
  [{ maximum: 1, exclusiveMaximum: true }, 0, 1, "1 is greater than the maximum of 1"],
  [{ exclusiveMinimum: 1 }, 2, 1, "1 is not above 1"],
  [{ exclusiveMaximum: 1 }, 0, 1, "1 is not below 1"],
  [{ not: { enum: [1] } }, 2, 1, "{'enum': [1]} is not allowed for 1"],
  [{ allOf: [{ type: "string" }, { minLength: 1 }] }, "a", "", "'' is too short"],
  [{ anyOf: [{ type: "string" }, { type: "null" }] }, null, 1, "1 is not valid under any of the given schemas"],
  [{ oneOf: [{ type: "integer" }, { type: "number" }] }, 1.5, 1, "1 is valid under 2 of the given schemas"],
  [{ definitions: { a: { type: "string" } }, $ref: "#/definitions/a" }, "a", 1, "1 is not of type 'string'"],
];

describe("judgeBySchema", () => {
  it.each(cases)("judges by %j", (schema, fits, breaks, gatewayText) => {
    expect(judgeBySchema(fits, schema)).toEqual([]);
    expect(judgeBySchema(breaks, schema).map((each) => each.gatewayText)).toEqual([gatewayText]);
  });

  it("names the key that must not be sent", () => {
    const disallowed = { not: { type: everyType } };
    const schema = { properties: { message: { items: { patternProperties: { _Localised$: disallowed } } } } };
    const found = judgeBySchema({ message: [{}, { "a/b_Localised": "x" }] }, schema);
    expect(found.map(({ pointer, text }) => [pointer, text])).toEqual([
      ["/message/1/a~1b_Localised", "this key must not be sent"],
    ]);
  });

  it("stops after twenty problems", () => {
    const value = Array.from({ length: 1000 }, () => "x");
    expect(judgeBySchema(value, { items: { type: "integer" } })).toHaveLength(20);
  });

  it("names keywords that it cannot judge, and takes names of properties for names", () => {
    expect(unjudgedKeywords({ type: "object", properties: { a: { type: "string", if: {} } } })).toEqual(["if"]);
    expect(unjudgedKeywords({ type: "object", properties: { if: { type: "string" } } })).toEqual([]);
  });
});
