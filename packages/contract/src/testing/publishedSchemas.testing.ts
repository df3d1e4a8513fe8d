import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import { kinds, type Kind } from "../kinds.ts";

const schemas = join(import.meta.dirname, "../../schemas");

/** The published JSON Schemas, compiled by Ajv as any other project would. */
export function compilePublishedSchemas(): ReadonlyMap<Kind, ValidateFunction> {
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  return new Map(kinds.map((kind) => [kind, ajv.compile(readSchema(kind))]));
}

/** Reads one published JSON Schema. */
export function readSchema(kind: Kind): object {
  return JSON.parse(readFileSync(join(schemas, `${kind}.schema.json`), "utf8")) as object;
}
