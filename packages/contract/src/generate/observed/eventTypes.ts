import { isDependable, type ObservedDeclaration, type ObservedType } from "../../observed/ObservedDeclaration.ts";
import { fieldEvidence, kindEvidence, readDeclarations } from "./evidence.ts";
import { treeOf, type ObservedNode } from "./ObservedNode.ts";

/** The module with the type of every observed kind; the comments hold the evidence. */
export function eventTypesModule(): string {
  return [
    ...readDeclarations.map(printKind),
    "/** The type of each observed kind, by its name. */",
    "export interface ObservedEventByKind {",
    ...readDeclarations.map(({ kind }) => `  ${kind}: ${kind};`),
    "}",
    "",
  ].join("\n");
}

function printKind(declaration: ObservedDeclaration): string {
  const { kind } = declaration;
  const body = printFields(treeOf(declaration), "", kind);
  return `/** ${kindEvidence(declaration)} */\nexport interface ${kind} ${body}\n`;
}

/** The fields of an object; `kind` is given at the top, where the two common fields are certain. */
function printFields(fields: ReadonlyMap<string, ObservedNode>, indent: string, kind?: string): string {
  const inner = `${indent}  `;
  const lines = [...fields].map(([name, node]) => {
    const isCommon = kind !== undefined && (name === "timestamp" || name === "event");
    const type = kind !== undefined && name === "event" ? JSON.stringify(kind) : printType(node, inner);
    const mark = isCommon || isDependable(node.field) ? "" : "?";
    return `${inner}/** ${fieldEvidence(node.field)} */ ${name}${mark}: ${type};`;
  });
  return ["{", ...lines, `${indent}}`].join("\n");
}

function printType(node: ObservedNode, indent: string): string {
  const types = new Set(
    (Object.keys(node.field.types) as ObservedType[]).flatMap((type) => printOne(type, node, indent)),
  );
  return types.size === 0 ? "unknown" : [...types].join(" | ");
}

function printOne(type: ObservedType, { field, fields, items }: ObservedNode, indent: string): readonly string[] {
  if (type === "object") return [fields.size === 0 ? "Record<string, never>" : printFields(fields, indent)];
  if (type === "array") return [items === undefined ? "unknown[]" : `(${printType(items, indent)})[]`];
  if (type === "integer") return isIdentifier(field.path) ? ["number", "bigint"] : ["number"];
  if (type === "string" && field.values !== undefined) {
    return [...Object.keys(field.values).map((value) => JSON.stringify(value)), "(string & {})"];
  }
  return [type];
}

/** Integers that may be beyond 2^53-1, which are read as `bigint`. */
const isIdentifier = (path: string) => /(ID|Id|Address)(\[\])?$/.test(path);
