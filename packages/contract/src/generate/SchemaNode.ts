import type { Annotations } from "../declare/Annotations.ts";

/** A declaration as plain JSON Schema with our annotations, as every generator reads it. */
export interface SchemaNode extends Annotations {
  readonly title?: string;
  readonly type?: "string" | "integer" | "number" | "boolean" | "array" | "object";
  readonly const?: string | number | boolean;
  readonly enum?: readonly (string | number)[];
  readonly pattern?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly not?: object;
  readonly items?: SchemaNode;
  readonly properties?: Readonly<Record<string, SchemaNode>>;
  readonly required?: readonly string[];
}

/** Whether a node declares a field that must be absent. */
export function isForbidden(node: SchemaNode): boolean {
  return node.not !== undefined;
}
