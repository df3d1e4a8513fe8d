import type { PublishedSchema } from "./schemas.ts";

const introductions = { closed: "one of", seen: "seen so far:", example: "for example" } as const;

const formatValue = (value: unknown) => (value === "" ? '""' : String(value));

/** Formats a field's type, as `array of object`. */
export function formatType({ type = "any", items, not }: PublishedSchema): string {
  if (not !== undefined) return "never";
  return items === undefined ? type : `${type} of ${formatType(items)}`;
}

/** Formats the values a field may have; empty when the specification does not restrict them. */
export function formatValues(node: PublishedSchema): string {
  if (node.const !== undefined) return `always ${formatValue(node.const)}`;
  const values = node.enum ?? node["x-values"];
  if (values === undefined) return formatPattern(node["x-expected"] ?? "");
  return `${introductions[node["x-strength"] ?? "closed"]} ${values.map(formatValue).join(", ")}`;
}

const formatPattern = (expected: string) => (expected.startsWith("$") ? `written as ${expected}` : expected);

/** Formats the range of a number; empty when any number is allowed. */
export function formatRange({ minimum, maximum }: PublishedSchema): string {
  const isStated = (limit: number | undefined) => limit !== undefined && Math.abs(limit) < Number.MAX_SAFE_INTEGER;
  const parts = [...(isStated(minimum) ? [`from ${minimum}`] : []), ...(isStated(maximum) ? [`to ${maximum}`] : [])];
  return parts.join(" ");
}

/** Formats how a number is written in the journal; empty for other types. */
export function formatPrecision(node: PublishedSchema): string {
  if (node["x-bigint"] === true) return "may exceed 2^53-1: read it without rounding";
  const decimals = node["x-decimals"];
  if (decimals === undefined) return "";
  return `${decimals} decimals, ${node["x-precision"] ?? "double"} precision`;
}

/** Formats the number of elements of an array; empty when any number is allowed. */
export function formatItemCount({ minItems, maxItems }: PublishedSchema): string {
  if (minItems === undefined && maxItems === undefined) return "";
  return minItems === maxItems
    ? `exactly ${minItems} elements`
    : `${minItems ?? 0} to ${maxItems ?? "any number of"} elements`;
}

/** Formats the conditions between the fields of an object, one sentence each. */
export function formatConditions({ allOf = [] }: PublishedSchema): readonly string[] {
  return allOf.map((condition) => {
    const when = Object.entries(requirementsOf(condition.if)).map(([field, demand]) => `${field} ${demand}`);
    const then = Object.entries(requirementsOf(condition.then)).map(([field, demand]) => `${field} ${demand}`);
    return `When ${when.join(" and ")}, ${then.join(" and ")}.`;
  });
}

function requirementsOf({ required = [], properties = {} }: PublishedSchema): Record<string, string> {
  const present = required.map((field) => [field, "is present"] as const);
  const stated = Object.entries(properties).map(([field, node]) => {
    // The schema `false` forbids a field.
    return [field, typeof node === "boolean" ? "is absent" : `is ${formatValue(node.const)}`] as const;
  });
  return Object.fromEntries([...present, ...stated]);
}
