import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { inspect, promisify } from "node:util";
import { kinds } from "@shipslog/contract";
import { observedKinds } from "@shipslog/contract/observed";
import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import type { Installed } from "./install.ts";

/** Uses the JSON Schemas and the AsyncAPI document of the installed contract as another project would; `tell` hears what is wrong. */
export async function trySchemas(
  installed: Installed,
  tell: (what: string, wrong: string | undefined) => void,
): Promise<void> {
  const { resolve } = createRequire(join(installed.folder, "user.mjs"));
  const read = (file: string) =>
    JSON.parse(readFileSync(resolve(`@shipslog/contract/schemas/${file}`), "utf8")) as object;
  const all = [...kinds, ...observedKinds];
  tell(
    `the JSON Schemas of ${all.length} kinds compile, and judge events`,
    await complaint(() => judge(read, installed)),
  );
  tell("the AsyncAPI document holds together", await complaint(() => followReferences(read("asyncapi.json"))));
}

async function complaint(work: () => void | Promise<void>): Promise<string | undefined> {
  try {
    await work();
    return undefined;
  } catch (error) {
    return inspect(error);
  }
}

/** Compiles every schema, and validates the lines that the installed command writes, which must all be valid, and one that is not. */
async function judge(read: (file: string) => object, { folder, env }: Installed): Promise<void> {
  const ajv = new Ajv2020({ strict: false });
  const compile = (kind: string) => ajv.compile(read(`${kind}.schema.json`));
  const schemas = new Map([...kinds, ...observedKinds].map((kind) => [kind as string, compile(kind)]));
  const line = "simulate grand-tour --out - --quiet --seed 42 --for 8h --dialect spec";
  const { stdout } = await promisify(execFile)("shipslog", line.split(" "), { cwd: folder, env, maxBuffer: 2 ** 26 });
  const events = stdout
    .trimEnd()
    .split("\n")
    .map((text) => JSON.parse(text) as { readonly event: string });
  const wrong = events.filter((event) => schemas.get(event.event)?.(event) !== true);
  if (events.length < 100 || wrong.length > 0) {
    throw new Error(`${wrong.length} of ${events.length}: ${inspect(wrong[0])}`);
  }
  const docked = schemas.get("Docked") as ValidateFunction;
  if (docked({ timestamp: "2026-05-01T12:00:00Z", event: "Docked" })) {
    throw new Error("a Docked without a station is valid");
  }
}

function followReferences(document: object): void {
  const references = [...JSON.stringify(document).matchAll(/"\$ref":"#\/([^"]+)"/g)].map(([, path = ""]) => path);
  const leading = references.filter((path) => at(document, path.split("/")) === undefined);
  if (references.length < 20 || leading.length > 0) {
    throw new Error(`of ${references.length} references these lead nowhere: ${leading.join(", ")}`);
  }
}

function at(value: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>((inner, name) => (inner as Readonly<Record<string, unknown>> | undefined)?.[name], value);
}
