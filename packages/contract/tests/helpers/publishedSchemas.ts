import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import { schemaText } from "../../src/generate/schemaFiles.ts";
import { kinds, type Kind } from "../../src/events/kinds.ts";

/** The published JSON Schemas, compiled by Ajv as any other project would. */
export function compilePublishedSchemas(): ReadonlyMap<Kind, ValidateFunction> {
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  return new Map(kinds.map((kind) => [kind, ajv.compile(readSchema(kind))]));
}

/** One published JSON Schema, of a specified or of an observed kind. */
export function readSchema(kind: string): object {
  return JSON.parse(schemaText(`${kind}.schema.json`)) as object;
}
