import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { argv, exit } from "node:process";
import { outputs } from "./outputs.ts";

/** `npm run generate` writes every generated file; with `--check` it writes nothing and fails when one is stale. */
const root = join(import.meta.dirname, "../../../..");
const check = argv.includes("--check");

const stale = outputs(readProofs()).filter(({ path, text }) => read(join(root, path)) !== text);
if (check) reportStale();
else for (const { path, text } of stale) write(join(root, path), text);
console.log(check ? "generated files are fresh" : `${stale.length} files written`);

function readProofs(): Map<string, unknown> {
  const folder = join(root, "docs/proof");
  const names = list(folder).filter((name) => name.endsWith(".json"));
  return new Map(names.map((name) => [name.slice(0, -5), JSON.parse(readFileSync(join(folder, name), "utf8"))]));
}

function reportStale(): void {
  if (stale.length === 0) return;
  console.error(`stale, run \`npm run generate\`:\n${stale.map(({ path }) => `  ${path}`).join("\n")}`);
  exit(1);
}

function list(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

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
