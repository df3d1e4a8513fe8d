/** Writes the pages of the rules; with `--check` it writes nothing and fails when one is stale. */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { argv, exit } from "node:process";
import { rules } from "../rules.ts";
import { corpusPage } from "./corpusPage.ts";
import { corpusProofIn } from "./CorpusProof.ts";
import { rulePage } from "./rulePage.ts";
import { rulesPage } from "./rulesPage.ts";

const root = join(import.meta.dirname, "../../../..");
const folder = "docs/rules";
const isCheck = argv.includes("--check");

const record = read("docs/proof/check-corpus.json");
const proof = corpusProofIn(record === undefined ? undefined : JSON.parse(record));
const pages = new Map([
  ...rules.map((rule) => [`${folder}/${rule.id}.md`, rulePage(rule, proof)] as const),
  [`${folder}/README.md`, rulesPage(rules, proof)],
  ["docs/corpus-findings.md", corpusPage(proof)],
]);
const stale = [...pages].filter(([path, text]) => read(path) !== text).map(([path]) => path);
// A page whose rule is gone would stay for ever.
const orphans = list(folder).filter((path) => !pages.has(path));

if (isCheck && stale.length + orphans.length > 0) {
  console.error(`stale, run \`npm run generate\`:\n${[...stale, ...orphans].map((path) => `  ${path}`).join("\n")}`);
  exit(1);
}
if (!isCheck) {
  for (const path of stale) write(path, pages.get(path) ?? "");
  for (const path of orphans) rmSync(join(root, path));
}
console.log(isCheck ? "pages of rules are fresh" : `${stale.length} pages of rules written`);

function list(path: string): readonly string[] {
  try {
    return readdirSync(join(root, path)).map((name) => `${path}/${name}`);
  } catch {
    return [];
  }
}

function read(path: string): string | undefined {
  try {
    return readFileSync(join(root, path), "utf8");
  } catch {
    return undefined;
  }
}

function write(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}
