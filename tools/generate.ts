/**
 * `npm run generate` writes every generated file that is in git; with `--check` it writes nothing and fails when one is stale. What git
 * ignores is written by `npm run build` (JSON Schemas) and by `npm run docs` (pages of the site).
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { generators, type Generator } from "./generate/generators.ts";
import { root } from "./workspace.ts";

const isCheck = process.argv.includes("--check");
for (const generator of generators) generate(generator);

function generate({ name, files, owns = [] }: Generator): void {
  const made = new Map(files().map(({ path, text }) => [path, text]));
  const stale = [...made].filter(([path, text]) => read(path) !== text);
  const orphans = owns.flatMap(list).filter((path) => !made.has(path));
  if (isCheck) {
    report(name, [...stale.map(([path]) => path), ...orphans]);
    return;
  }
  for (const [path, text] of stale) write(path, text);
  for (const path of orphans) rmSync(join(root, path));
  console.log(`${name}: ${stale.length} of ${made.size} files written, ${orphans.length} removed`);
}

function report(name: string, stale: readonly string[]): void {
  if (stale.length === 0) console.log(`${name}: fresh`);
  else {
    console.error(`${name}: stale, run \`npm run generate\`:\n${stale.map((path) => `  ${path}`).join("\n")}`);
    process.exitCode = 1;
  }
}

function read(path: string): string | undefined {
  return existsSync(join(root, path)) ? readFileSync(join(root, path), "utf8") : undefined;
}

function list(folder: string): readonly string[] {
  const entries = readdirSync(join(root, folder), { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
  return files.map((path) => relative(root, path).replaceAll("\\", "/"));
}

function write(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}
