import { kinds, type JsonObject, type JsonValue, type Kind } from "@shipslog/contract";
import fc from "fast-check";
import { kindTables } from "../../src/generated/kindTables.ts";
import { exactJson } from "../../src/tables/extra.ts";
import { isList, type Structure, type ValueType } from "../../src/columns/Structure.ts";

const text = fc.oneof(
  fc.string({ unit: "grapheme", maxLength: 12 }),
  fc.constantFrom("", ":", '":', "\u0000", "\uD800", "\uFFFD", "null", "1", "2026-01-01T00:00:00Z", "é\u2028"),
);
const number = fc.oneof(
  fc.double({ noNaN: true }),
  fc.integer(),
  fc.constantFrom(0, -0, 1e21, 2 ** 53, 0.1, 5e-324, 1.7976931348623157e308, 29.860001),
);
const anyTime = fc
  .date({ min: new Date("0001-01-01T00:00:00Z"), max: new Date("9999-12-31T23:59:59Z"), noInvalidDate: true })
  .map((date) => `${date.toISOString().slice(0, 19)}Z`);
/** Mostly the same few months, because each month is a file. */
const timestamp = fc.oneof(
  { weight: 50, arbitrary: fc.constantFrom("2026-01-02T03:04:05Z", "2026-02-28T23:59:59Z") },
  { weight: 1, arbitrary: anyTime },
);

const values: Readonly<Record<ValueType, fc.Arbitrary<JsonValue>>> = {
  VARCHAR: text,
  BOOLEAN: fc.boolean(),
  BIGINT: fc.maxSafeInteger(),
  UBIGINT: fc.oneof(
    fc.maxSafeNat(),
    fc.bigInt({ min: 2n ** 53n, max: 2n ** 64n - 1n }),
    fc.constant(18446744073709551615n),
  ),
  DOUBLE: number,
  TIMESTAMP: timestamp,
};

/** Any JSON, including integers too large for a double. */
const anything: fc.Arbitrary<JsonValue> = fc.letrec<{ any: JsonValue }>((tie) => ({
  any: fc.oneof(
    { depthSize: "small", withCrossShrink: true },
    fc.oneof(
      text,
      number,
      fc.boolean(),
      fc.constant(null),
      fc.bigInt({ min: -(2n ** 70n), max: 2n ** 70n }).map(narrowBigint),
    ),
    fc.array(tie("any"), { maxLength: 3 }),
    fc.dictionary(text, tie("any"), { maxKeys: 3, noNullPrototype: true }),
  ),
})).any;

/** A bigint only where a double cannot hold the value. */
function narrowBigint(value: bigint): JsonValue {
  return BigInt.asIntN(54, value) === value ? Number(value) : value;
}

/** Values that mostly fit a structure and sometimes do not. */
function valueOf(structure: Structure): fc.Arbitrary<JsonValue> {
  const fitting =
    typeof structure === "string"
      ? values[structure]
      : isList(structure)
        ? fc.array(valueOf(structure[0]), { maxLength: 3 })
        : fc.record(Object.fromEntries(Object.entries(structure).map(([name, field]) => [name, valueOf(field)])), {
            requiredKeys: [],
            noNullPrototype: true,
          });
  return fc.oneof({ weight: 60, arbitrary: fitting as fc.Arbitrary<JsonValue> }, { weight: 1, arbitrary: anything });
}

const events = new Map(kinds.map((kind) => [kind, valueOf(kindTables[kind])]));

/** A line of a kind, unusual in any way that still parses: unknown fields, wrong types, repeated keys, white space. */
export function lineArbitrary(kind: Kind): fc.Arbitrary<string> {
  const known = (events.get(kind) ?? fc.constant({})).map((value) =>
    typeof value === "object" && value !== null && !Array.isArray(value) ? (value as JsonObject) : {},
  );
  const unknown = fc.oneof(
    { weight: 3, arbitrary: fc.constant({}) },
    { weight: 1, arbitrary: fc.dictionary(text, anything, { maxKeys: 2, noNullPrototype: true }) },
  );
  return fc
    .tuple(known, unknown, fc.constantFrom("", " ", "\t"), fc.integer({ min: 0, max: 9 }))
    .map(([event, more, blank, twice]) => {
      const members = [["event", kind], ...Object.entries(event), ...Object.entries(more)].filter(
        ([key], index) => index === 0 || key !== "event",
      );
      const printed = members.map(([key, value]) => `${JSON.stringify(key)}${blank}:${exactJson(value)}`);
      // A repeated key: JSON.parse keeps the last value.
      const again = twice === 0 && printed[1] !== undefined ? [`${JSON.stringify(members[1]?.[0])}:7`] : [];
      return `{${blank}${[...printed, ...again].join(`,${blank}`)}}`;
    });
}
