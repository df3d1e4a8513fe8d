import type { Condition } from "../../declare/Condition.ts";
import type { IssueCode } from "../../issues/Issue.ts";
import { isForbidden, type SchemaNode } from "../declared.ts";

/** What the conditions of one object need besides themselves. */
export interface CheckedConditions {
  readonly conditions: readonly Condition[];
  readonly required: readonly string[];
}

/** Limits of a number, and the issue code of a value outside. */
export interface CheckedRange {
  readonly minimum: number | undefined;
  readonly maximum: number | undefined;
  readonly code: IssueCode;
}

/** A pattern, its readable form, the issue code of a mismatch, and the usual one of the forms it allows. */
export interface CheckedPattern {
  readonly pattern: string;
  readonly expected: string;
  readonly code: IssueCode;
  readonly usual?: SchemaNode["x-usual"];
}

/** How a value starts and ends, and the readable form. */
export interface CheckedForm {
  readonly ends: readonly [start: string, end: string];
  readonly expected: string;
}

/**
 * Rewrites a declaration into the keywords of `keywords.ts`: each of them yields one issue at one place, which JSON Schema's
 * own keywords do not (an `enum` miss would be reported beside the `type` miss, an unknown field not at all).
 */
export function checkedSchema(node: SchemaNode): object {
  if (isForbidden(node)) return { "check-forbidden": true };
  if (node.properties) return checkedObject(node);
  if (node.items) return checkedArray(node);
  if (node.type === "integer") return checkedInteger(node);
  if (node.type === "number") return checkedNumber(node);
  return { type: node.type, ...checkedText(node) };
}

function checkedObject(node: SchemaNode): object {
  const properties = Object.entries(node.properties ?? {});
  const required = node.required ?? [];
  return {
    type: "object",
    "check-required": Object.fromEntries(required.map((name) => [name, node.properties?.[name]?.type])),
    "check-known": properties.map(([name]) => name),
    properties: Object.fromEntries(properties.map(([name, field]) => [name, checkedSchema(field)])),
    ...(node["x-conditions"] && { "check-conditions": { conditions: node["x-conditions"], required } }),
    ...(node["x-expects-any"] && { "check-expects-any": node["x-expects-any"] }),
  };
}

function checkedArray(node: SchemaNode): object {
  const length = { minimum: node.minItems, maximum: node.maxItems, code: "wrong-length" } satisfies CheckedRange;
  const bounded = node.minItems !== undefined || node.maxItems !== undefined;
  return { type: "array", items: checkedSchema(node.items!), ...(bounded && { "check-length": length }) };
}

/** Reading: a quantity beyond these limits is a note. */
const exactQuantity = {
  minimum: Number.MIN_SAFE_INTEGER,
  maximum: Number.MAX_SAFE_INTEGER,
  code: "large-quantity",
} as const satisfies CheckedRange;

function checkedInteger(node: SchemaNode): object {
  const isQuantity = node["x-bigint"] === undefined && node.enum === undefined;
  return {
    "check-integer": rangeOf(node) ?? (isQuantity ? exactQuantity : true),
    ...(node.enum && { "check-closed": node.enum }),
    ...(node["x-strength"] === "seen" && { "check-seen": node["x-values"] }),
  };
}

function checkedNumber(node: SchemaNode): object {
  const unbounded = { minimum: undefined, maximum: undefined, code: "out-of-range" } satisfies CheckedRange;
  return { type: "number", "check-range": rangeOf(node) ?? unbounded };
}

function rangeOf({ minimum, maximum, "x-code": code = "out-of-range" }: SchemaNode): CheckedRange | undefined {
  return minimum === undefined && maximum === undefined ? undefined : { minimum, maximum, code };
}

function checkedText(node: SchemaNode): object {
  if (node.const !== undefined) return { "check-closed": [node.const] };
  if (node.enum) return { "check-closed": node.enum };
  const expected = node["x-expected"] ?? "";
  const code = node["x-code"] ?? "wrong-form";
  return {
    ...(node.pattern !== undefined && {
      "check-pattern": { pattern: node.pattern, expected, code, usual: node["x-usual"] } satisfies CheckedPattern,
    }),
    ...(node["x-form"] && { "check-form": { ends: node["x-form"], expected } satisfies CheckedForm }),
    ...(node["x-strength"] === "seen" && { "check-seen": node["x-values"] }),
  };
}
