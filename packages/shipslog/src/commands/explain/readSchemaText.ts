import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { packageFolder } from "../../parts/packageFolder.ts";

/** Reads a published file of the contract, as `FSDJump.schema.json`; the build puts all of them into one. */
export async function readSchemaText(file: string): Promise<string> {
  const text = await readFile(join(packageFolder, "dist/schemas.json"), "utf8");
  const schemas = JSON.parse(text) as Readonly<Record<string, string>>;
  const schema = schemas[file];
  if (schema === undefined) throw new Error(`no schema is named ${file}`);
  return schema;
}
