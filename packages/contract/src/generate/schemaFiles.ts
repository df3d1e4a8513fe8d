import { asyncApi } from "./asyncApi.ts";
import { declared } from "./declared.ts";
import { jsonSchema } from "./jsonSchema.ts";
import { observedSchema } from "./observed/observedSchema.ts";
import { readDeclarations } from "./observed/evidence.ts";

/** What each published file holds, by its name. */
const contents: ReadonlyMap<string, () => object> = new Map([
  ...[...declared].map(([kind, node]) => [`${kind}.schema.json`, () => jsonSchema(kind, node)] as const),
  ...readDeclarations.map((each) => [`${each.kind}.schema.json`, () => observedSchema(each)] as const),
  ["asyncapi.json", asyncApi] as const,
]);

/** The names of the published files: a JSON Schema for each kind, and the AsyncAPI document. */
export const schemaFiles: readonly string[] = [...contents.keys()];

/** The text of a published file, as `Docked.schema.json`. The build writes it; whatever runs from the sources makes it when asked. */
export function schemaText(file: string): string {
  const content = contents.get(file);
  if (content === undefined) throw new Error(`The contract has no file ${file}`);
  return `${JSON.stringify(content(), null, 2)}\n`;
}
