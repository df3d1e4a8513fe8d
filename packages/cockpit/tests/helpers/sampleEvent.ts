import type { JsonObject, JsonValue, Kind } from "@shipslog/contract";
import { readSchema } from "../../../contract/tests/helpers/publishedSchemas.ts";

interface Schema {
  readonly type?: string;
  readonly const?: JsonValue;
  readonly enum?: readonly JsonValue[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly minItems?: number;
  readonly minimum?: number;
  readonly not?: unknown;
}

const schemaOf = (kind: Kind) => readSchema(kind) as Schema;

/** The paths of all fields with one of the given types in a kind; lists contribute their first element. */
export function fieldPathsOf(kind: Kind, types: readonly string[]): readonly (readonly string[])[] {
  const found: string[][] = [];
  const visit = (schema: Schema, path: string[]): void => {
    if (types.includes(schema.type ?? "") && path[0] !== "event") found.push(path);
    for (const [name, each] of Object.entries(schema.properties ?? {})) visit(each, [...path, name]);
    if (schema.items !== undefined) visit(schema.items, [...path, "0"]);
  };
  visit(schemaOf(kind), []);
  return found;
}

/** An event of a kind with every field set, and the given value at a path. */
export function sampleEvent(kind: Kind, path: readonly string[], value: JsonValue): JsonObject {
  return valueOf(schemaOf(kind), path, value) as JsonObject;
}

function valueOf(schema: Schema, path: readonly string[] | undefined, given: JsonValue): JsonValue {
  if (path?.length === 0) return given;
  if (schema.const !== undefined) return schema.const;
  if (schema.enum?.[0] !== undefined) return schema.enum[0];
  const below = (name: string): readonly string[] | undefined => (path?.[0] === name ? path.slice(1) : undefined);
  switch (schema.type) {
    case "object": {
      const fields = Object.entries(schema.properties ?? {}).filter(([, each]) => each.not === undefined);
      return Object.fromEntries(fields.map(([name, each]) => [name, valueOf(each, below(name), given)]));
    }
    case "array": {
      const length = Math.max(1, schema.minItems ?? 1);
      return Array.from({ length }, (_, at) => (schema.items ? valueOf(schema.items, below(`${at}`), given) : 0));
    }
    case "string":
      return "2026-05-01T12:00:00Z";
    case "boolean":
      return true;
    default:
      return Math.max(1, schema.minimum ?? 1);
  }
}
