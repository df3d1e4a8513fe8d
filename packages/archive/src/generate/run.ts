/** Writes the tables of the kinds; with `--check` it writes nothing and fails when one is stale. */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { argv, exit } from "node:process";
import { colonsModule } from "./colonsModule.ts";
import { kindTables } from "./kindTables.ts";
import { tablesModule } from "./tablesModule.ts";

const root = join(import.meta.dirname, "../../../..");
const isCheck = argv.includes("--check");
const folder = "packages/archive/src/generated";
const tables = kindTables();
const outputs = [
  { path: `${folder}/kindTables.ts`, text: tablesModule(tables) },
  { path: `${folder}/leastColons.ts`, text: colonsModule(tables) },
];

const stale = outputs.filter(({ path, text }) => read(join(root, path)) !== text);
if (isCheck && stale.length > 0) {
  console.error(`stale, run \`npm run generate\`:\n${stale.map(({ path }) => `  ${path}`).join("\n")}`);
  exit(1);
}
if (!isCheck) for (const { path, text } of stale) write(join(root, path), text);
console.log(isCheck ? "tables of kinds are fresh" : `${stale.length} files of tables written`);

function read(path: string): string | undefined {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return undefined;
  }
}

function write(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}
