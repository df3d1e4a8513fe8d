import { isDependable, type ObservedDeclaration, type ObservedType } from "../../observed/ObservedDeclaration.ts";
import { fieldEvidence, kindEvidence } from "./evidence.ts";
import { treeOf, type ObservedNode } from "./ObservedNode.ts";

/**
 * The JSON Schema of an observed kind. It requires the types that were seen and the fields that are always present; values
 * and ranges are annotations, because other ones may exist.
 */
export function observedSchema(declaration: ObservedDeclaration): object {
  const { kind, together } = declaration;
  const { properties, ...keywords } = objectKeywords(
    treeOf(declaration),
    (name) => name === "timestamp" || name === "event",
  );
  return {
    $schema: "https://json-schema.org/draft/2020-12/schema",
    $id: `urn:shipslog:${kind}`,
    title: kind,
    description: kindEvidence(declaration),
    "x-tier": "observed",
    ...(together.length === 0 ? {} : { "x-together": together }),
    type: "object",
    ...keywords,
    properties: { ...properties, event: { ...properties["event"], const: kind } },
  };
}

interface ObjectKeywords {
  readonly required?: readonly string[];
  readonly properties: Readonly<Record<string, object>>;
}

function objectKeywords(fields: ReadonlyMap<string, ObservedNode>, isKnown: (name: string) => boolean): ObjectKeywords {
  const required = [...fields]
    .filter(([name, { field }]) => isKnown(name) || isDependable(field))
    .map(([name]) => name);
  return {
    ...(required.length === 0 ? {} : { required }),
    properties: Object.fromEntries([...fields].map(([name, node]) => [name, nodeSchema(node)])),
  };
}

function nodeSchema({ field, fields, items }: ObservedNode): object {
  const { values, range, decimals } = field;
  return {
    type: typeKeyword(Object.keys(field.types) as ObservedType[]),
    description: fieldEvidence(field),
    ...(values === undefined ? {} : { "x-strength": "seen", "x-values": Object.keys(values) }),
    ...(range === undefined ? {} : { "x-range": range }),
    ...(decimals === undefined ? {} : { "x-decimals": decimals.length === 1 ? decimals[0] : decimals }),
    ...(fields.size === 0 ? {} : objectKeywords(fields, () => false)),
    ...(items === undefined ? {} : { items: nodeSchema(items) }),
  };
}

function typeKeyword(types: readonly ObservedType[]): ObservedType | readonly ObservedType[] {
  return types.length === 1 ? (types[0] as ObservedType) : types;
}
