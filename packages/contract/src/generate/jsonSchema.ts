import type { Clause, Condition } from "../declare/Condition.ts";
import type { SchemaNode } from "./declared.ts";

/** The published JSON Schema (2020-12) of a kind: an event is valid exactly when `validate` finds no error in `spec`. */
export function jsonSchema(kind: string, node: SchemaNode): object {
  return {
    $schema: "https://json-schema.org/draft/2020-12/schema",
    $id: `urn:shipslog:${kind}`,
    ...published(node),
  };
}

/** The schema of a kind in its companion file, where the array is required. */
export function fileSchema(kind: string, node: SchemaNode): object {
  const field = node["x-file"]?.field;
  return { ...jsonSchema(kind, field ? { ...node, required: [...(node.required ?? []), field] } : node) };
}

function published({ "x-conditions": conditions, properties, items, ...rest }: SchemaNode): object {
  return {
    ...rest,
    ...(items && { items: published(items) }),
    ...(properties && { properties: mapValues(properties, published) }),
    ...(conditions && { allOf: conditions.map(ifThen) }),
  };
}

/** A condition as JSON Schema keywords. */
function ifThen({ when, then }: Condition): object {
  return { if: clauseSchema(when), then: clauseSchema(then) };
}

function clauseSchema({ field, is }: Clause): object {
  if (is === "present") return { required: [field] };
  if (is === "absent") return { properties: { [field]: false } };
  const properties = { [field]: { const: is.value } };
  return is.orAbsent === true ? { properties } : { required: [field], properties };
}

function mapValues<From, To>(object: Readonly<Record<string, From>>, map: (value: From) => To): Record<string, To> {
  return Object.fromEntries(Object.entries(object).map(([key, value]) => [key, map(value)]));
}
