import fc from "fast-check";
import type { JsonObject, JsonValue } from "../../src/text/Json.ts";

/** Keys as they come, and those that trouble JavaScript objects or the printer. */
const key = fc.oneof(
  fc.string({ unit: "binary", maxLength: 6 }),
  fc.constantFrom(
    "__proto__",
    "constructor",
    "toString",
    "X",
    "X_Localised",
    "X_Localised_Localised",
    "_Localised",
    "7",
    "",
  ),
);

const { value, object } = fc.letrec<{ value: JsonValue; object: JsonObject; array: JsonValue[] }>((tie) => ({
  value: fc.oneof(
    { depthSize: "small", withCrossShrink: true },
    fc.string({ unit: "binary" }),
    fc.double({ noNaN: true, noDefaultInfinity: true }),
    fc.integer(),
    fc.bigInt({ min: 2n ** 53n, max: 2n ** 70n }),
    fc.bigInt({ min: -(2n ** 70n), max: -(2n ** 53n) }),
    fc.boolean(),
    fc.constant(null),
    tie("array"),
    tie("object"),
  ),
  array: fc.array(tie("value"), { maxLength: 5 }),
  object: fc
    .array(fc.tuple(key, tie("value")), { maxLength: 8 })
    .map((entries): JsonObject => Object.fromEntries(entries)),
}));

/** Any value that lossless JSON can say. */
export const anyJson: fc.Arbitrary<JsonValue> = value;

/** Any object that lossless JSON can say. */
export const anyObject: fc.Arbitrary<JsonObject> = object;

/** Any event: an object that begins with a timestamp and a usable name. */
export const anyEvent: fc.Arbitrary<JsonObject> = fc
  .tuple(fc.stringMatching(/^[A-Za-z]\w{0,12}$/), anyObject)
  .map(([name, rest]) => ({ timestamp: "2025-11-02T10:20:30Z", event: name, ...withoutFrame(rest) }));

function withoutFrame(rest: JsonObject): JsonObject {
  // JavaScript puts a key that looks like an index before all others.
  const frame = /^(?:timestamp|event|\d+)$/;
  return Object.fromEntries(Object.entries(rest).filter(([name]) => !frame.test(name)));
}

/** Makes every negative zero zero: the one difference that printing may make. */
export function withoutNegativeZero(json: JsonValue): JsonValue {
  if (typeof json === "number") return json === 0 ? 0 : json;
  if (typeof json !== "object" || json === null) return json;
  if (Array.isArray(json)) return json.map(withoutNegativeZero);
  return Object.fromEntries(Object.entries(json).map(([name, member]) => [name, withoutNegativeZero(member)]));
}

/**
 * Spells a value out so that two are the same exactly when their spellings are: key order, `bigint` against number and
 * negative zero all show. What it spells is JSON, and lossless parsing gives the value back.
 */
export function spell(json: JsonValue): string {
  if (typeof json === "bigint") return String(json);
  if (typeof json === "number") return Object.is(json, -0) ? "-0" : json.toExponential();
  if (typeof json !== "object" || json === null) return JSON.stringify(json);
  if (Array.isArray(json)) return `[${json.map(spell).join()}]`;
  const members = Object.entries(json).map(([name, member]) => `${JSON.stringify(name)}:${spell(member)}`);
  return `{${members.join()}}`;
}
