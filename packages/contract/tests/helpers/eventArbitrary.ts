import fc from "fast-check";
import type { Clause } from "../../src/declare/Condition.ts";
import { isForbidden, type SchemaNode } from "../../src/generate/declared.ts";

/** A JSON object under construction. */
export type Draft = { [key: string]: unknown };

/** Builds any value a declaration allows, without an issue of any severity. */
export function valueArbitrary(node: SchemaNode): fc.Arbitrary<unknown> {
  if (node.properties) return objectArbitrary(node);
  if (node.items) {
    const { minItems = 0, maxItems = Math.max(minItems, 3) } = node;
    return fc.array(valueArbitrary(node.items), { minLength: minItems, maxLength: maxItems });
  }
  if (node.const !== undefined) return fc.constant(node.const);
  if (node.enum) return fc.constantFrom(...node.enum);
  if (node["x-strength"] === "seen") return fc.constantFrom(...node["x-values"]!);
  return scalarArbitrary(node);
}

function scalarArbitrary(node: SchemaNode): fc.Arbitrary<unknown> {
  switch (node.type) {
    case "boolean":
      return fc.boolean();
    case "integer":
      return node["x-bigint"]
        ? idArbitrary
        : fc.integer({ min: node.minimum ?? -(2 ** 31), max: node.maximum ?? 2 ** 32 });
    case "number":
      return fc.double({ noNaN: true, min: node.minimum ?? -1e9, max: node.maximum ?? 1e9 });
    default:
      return textArbitrary(node);
  }
}

const idArbitrary = fc.oneof(fc.maxSafeNat(), fc.bigInt({ min: 2n ** 53n, max: 2n ** 64n - 1n }));

function textArbitrary(node: SchemaNode): fc.Arbitrary<string> {
  if (node["x-code"] === "not-a-timestamp") return timestampArbitrary;
  if (node.pattern !== undefined) return fc.stringMatching(new RegExp(node.pattern));
  const [start, end] = node["x-form"] ?? ["", ""];
  return fc.string({ unit: "grapheme" }).map((inner) => start + inner + end);
}

const timestampArbitrary = fc
  .date({ min: new Date("2014-12-16T00:00:00Z"), max: new Date("2099-12-31T23:59:59Z"), noInvalidDate: true })
  .map((date) => `${date.toISOString().slice(0, 19)}Z`);

/** All fields are drawn, some optional ones dropped, and then what the conditions ask for is put right. */
function objectArbitrary(node: SchemaNode): fc.Arbitrary<Draft> {
  const fields = Object.entries(node.properties!).filter(([, field]) => !isForbidden(field));
  const whole = fc.record(Object.fromEntries(fields.map(([name, field]) => [name, valueArbitrary(field)])));
  const optional = fields.map(([name]) => name).filter((name) => !node.required?.includes(name));
  const conditions = node["x-conditions"] ?? [];
  return fc
    .tuple(whole, fc.subarray(optional))
    .map(([all, dropped]) => {
      const kept = Object.fromEntries(Object.entries(all).filter(([name]) => !dropped.includes(name)));
      return repaired(node, kept, all);
    })
    .filter((draft) => conditions.every(({ when, then }) => !holds(draft, when) || holds(draft, then)));
}

function repaired(node: SchemaNode, draft: Draft, all: Draft): Draft {
  for (const { when, then } of node["x-conditions"] ?? []) if (holds(draft, when)) make(draft, then, all);
  const anyOf = node["x-expects-any"];
  if (anyOf && !anyOf.some((name) => name in draft)) draft[anyOf[0]!] = all[anyOf[0]!];
  return draft;
}

/** Whether a clause holds for an object. */
export function holds(draft: Draft, { field, is }: Clause): boolean {
  if (typeof is === "string") return field in draft === (is === "present");
  return draft[field] === is.value;
}

/** Makes a clause hold; `all` has a value for every field. */
function make(draft: Draft, { field, is }: Clause, all: Draft): void {
  if (is === "absent") delete draft[field];
  else draft[field] = is === "present" ? all[field] : is.value;
}
