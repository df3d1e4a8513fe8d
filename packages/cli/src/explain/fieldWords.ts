import type { PublishedSchema } from "./schemas.ts";

const introductions = { closed: "one of", seen: "seen so far:", example: "for example" } as const;

const sayValue = (value: unknown) => (value === "" ? '""' : String(value));

/** Says a field's type, as `array of object`. */
export function sayType({ type = "any", items, not }: PublishedSchema): string {
  if (not !== undefined) return "never";
  return items === undefined ? type : `${type} of ${sayType(items)}`;
}

/** Says which values a field may have and how strongly the specification says so; empty when it says nothing. */
export function sayValues(node: PublishedSchema): string {
  if (node.const !== undefined) return `always ${sayValue(node.const)}`;
  const values = node.enum ?? node["x-values"];
  if (values === undefined) return sayForm(node["x-expected"] ?? "");
  return `${introductions[node["x-strength"] ?? "closed"]} ${values.map(sayValue).join(", ")}`;
}

const sayForm = (expected: string) => (expected.startsWith("$") ? `written as ${expected}` : expected);

/** Says the range of a number; empty when there is none beyond what JSON numbers can hold. */
export function sayRange({ minimum, maximum }: PublishedSchema): string {
  const isStated = (limit: number | undefined) => limit !== undefined && Math.abs(limit) < Number.MAX_SAFE_INTEGER;
  const parts = [...(isStated(minimum) ? [`from ${minimum}`] : []), ...(isStated(maximum) ? [`to ${maximum}`] : [])];
  return parts.join(" ");
}

/** Says how a number is written in the journal; empty for everything else. */
export function sayWriting(node: PublishedSchema): string {
  if (node["x-bigint"] === true) return "may exceed 2^53-1: read it without rounding";
  const decimals = node["x-decimals"];
  if (decimals === undefined) return "";
  return `${decimals} decimals, ${node["x-precision"] ?? "double"} precision`;
}

/** Says how many elements an array has; empty when that is open. */
export function sayLength({ minItems, maxItems }: PublishedSchema): string {
  if (minItems === undefined && maxItems === undefined) return "";
  return minItems === maxItems
    ? `exactly ${minItems} elements`
    : `${minItems ?? 0} to ${maxItems ?? "any number of"} elements`;
}

/** Says the conditions between the fields of an object, one sentence each. */
export function sayConditions({ allOf = [] }: PublishedSchema): readonly string[] {
  return allOf.map((condition) => {
    const when = Object.entries(demandsOf(condition.if)).map(([field, demand]) => `${field} ${demand}`);
    const then = Object.entries(demandsOf(condition.then)).map(([field, demand]) => `${field} ${demand}`);
    return `When ${when.join(" and ")}, ${then.join(" and ")}.`;
  });
}

function demandsOf({ required = [], properties = {} }: PublishedSchema): Record<string, string> {
  const present = required.map((field) => [field, "is there"] as const);
  const stated = Object.entries(properties).map(([field, node]) => {
    // In a schema `false` stands for a field that must not be there.
    return [field, typeof node === "boolean" ? "is not there" : `is ${sayValue(node.const)}`] as const;
  });
  return Object.fromEntries([...present, ...stated]);
}
