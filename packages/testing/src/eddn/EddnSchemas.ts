import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { parseJson } from "@shipslog/contract/text";
import type { JsonObject, JsonValue } from "@shipslog/contract";
import { EddnError } from "./EddnError.ts";
import { unjudgedKeywords } from "./judgeBySchema.ts";
import { textOfJson } from "./textOfJson.ts";

/** What a `$schemaRef` leads to. */
export type FoundSchema =
  | { readonly state: "known"; readonly name: string; readonly isTest: boolean; readonly schema: JsonObject }
  /** The folder has a newer version of it. */
  | { readonly state: "outdated" | "unknown"; readonly name: string; readonly isTest: boolean };

const reference = /\/schemas\/(?<topic>[^/#]+)\/(?<version>\d+)(?<test>\/test)?#?$/;

/** The JSON Schemas of EDDN from a folder, by what `$schemaRef` says. */
export class EddnSchemas {
  readonly #schemas: ReadonlyMap<string, JsonObject>;

  /** No schema at all: every upload names an unknown one. */
  static readonly none = new EddnSchemas(new Map());

  private constructor(schemas: ReadonlyMap<string, JsonObject>) {
    this.#schemas = schemas;
  }

  /** Reads the files `*.json` of a folder, as those in the folder `schemas` of EDDN's repository. */
  static async read(folder: string): Promise<EddnSchemas> {
    const names = await readdir(folder).catch((cause: unknown) => {
      throw new EddnError(`the folder of schemas ${folder} cannot be read`, { cause });
    });
    const schemas = new Map<string, JsonObject>();
    for (const file of names.filter((name) => name.endsWith(".json")).toSorted()) {
      const path = join(folder, file);
      const schema = parsed(path, await readFile(path, "utf8"));
      const name = nameOf(schema["id"] ?? schema["$id"] ?? null)?.name;
      if (name === undefined) continue;
      const [keyword] = unjudgedKeywords(schema);
      if (keyword !== undefined) throw new EddnError(`${path} uses the keyword ${keyword}, which is not judged here`);
      schemas.set(name, schema);
    }
    if (schemas.size === 0) {
      throw new EddnError(`${folder} has no schema of EDDN: a file *.json with an id such as …/schemas/journal/1#`);
    }
    return new EddnSchemas(schemas);
  }

  /** The names of the schemas, as `journal/1`. */
  get names(): readonly string[] {
    return [...this.#schemas.keys()].toSorted();
  }

  /** Finds the schema that a `$schemaRef` names. */
  find(schemaRef: JsonValue): FoundSchema {
    const found = nameOf(schemaRef);
    if (found === undefined) return { state: "unknown", name: textOfJson(schemaRef).slice(0, 200), isTest: false };
    const { name, topic, version, isTest } = found;
    const schema = this.#schemas.get(name);
    if (schema !== undefined) return { state: "known", name, isTest, schema };
    const newer = this.names.some((each) => each.startsWith(`${topic}/`) && Number(each.split("/")[1]) > version);
    return { state: newer ? "outdated" : "unknown", name, isTest };
  }
}

function nameOf(schemaRef: JsonValue) {
  const { topic, version, test } = reference.exec(textOfJson(schemaRef))?.groups ?? {};
  if (topic === undefined || version === undefined) return undefined;
  return { name: `${topic}/${version}`, topic, version: Number(version), isTest: test !== undefined };
}

function parsed(path: string, text: string): JsonObject {
  try {
    const value = parseJson(text);
    if (typeof value === "object" && value !== null && !Array.isArray(value)) return value as JsonObject;
  } catch (cause) {
    throw new EddnError(`${path} is not JSON`, { cause });
  }
  throw new EddnError(`${path} is not a JSON Schema`);
}
