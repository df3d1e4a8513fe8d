import fc from "fast-check";
import { expect, it } from "vitest";
import { tokensOf } from "./tokens.ts";

type Leaf = readonly [path: string, raw: string];

/** The scalars of a value, found by walking it. */
function leavesOf(value: unknown, path: string): readonly Leaf[] {
  if (Array.isArray(value)) return value.flatMap((item) => leavesOf(item, `${path}[]`));
  if (typeof value !== "object" || value === null) return [[path, JSON.stringify(value)]];
  return Object.entries(value).flatMap(([key, inner]) => leavesOf(inner, path === "" ? key : `${path}.${key}`));
}

const fieldName = fc.stringMatching(/^[A-Za-z_]{1,8}$/);
const scalar = fc.oneof(fc.string(), fc.integer(), fc.boolean(), fc.constant(null));
const { object } = fc.letrec((tie) => ({
  object: fc.dictionary(fieldName, tie("value"), { maxKeys: 4, noNullPrototype: true }),
  value: fc.oneof({ depthSize: "small" }, scalar, fc.array(tie("value"), { maxLength: 3 }), tie("object")),
}));

it("finds every scalar with its path and offset", () => {
  fc.assert(
    fc.property(object, fc.nat(2), (value, indent) => {
      const text = JSON.stringify(value, null, indent);
      const tokens = tokensOf(text);
      expect(tokens.map(({ path, raw }) => [path, raw])).toEqual(leavesOf(value, ""));
      expect(tokens.every(({ raw, start }) => text.startsWith(raw, start))).toBe(true);
    }),
  );
});

it("finds the scalars of a truncated text", () => {
  fc.assert(
    fc.property(object, fc.nat(), (value, at) => {
      const whole = JSON.stringify(value);
      const cut = whole.slice(0, at % (whole.length + 1));
      const paths = leavesOf(value, "").map(([path]) => path);
      const found = tokensOf(cut).map(({ path }) => path);
      // The last one may be part of a key.
      expect(found.slice(0, -1)).toEqual(paths.slice(0, Math.max(0, found.length - 1)));
    }),
  );
});
