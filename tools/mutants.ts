/**
 * Makes small changes to the files of a folder and names those that no test of its package notices:
 * `npm run mutants -- packages/contract/src/text`. A folder with many files takes hours; `--sample 10 --seed 1` draws ten of its files.
 * A package with slow tests is tried with some of them: `--tests packages/simulator/src/session`, also several times. Results of unchanged
 * code are kept in `.cache`; `--force` tries everything again.
 */
import { spawnSync } from "node:child_process";
import { globSync, statSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { randomOf } from "../tests/helpers/randomOf.ts";
import { root } from "./workspace.ts";

const { values, positionals } = parseArgs({
  options: {
    sample: { type: "string" },
    seed: { type: "string", default: "1" },
    tests: { type: "string", multiple: true, default: [] },
    force: { type: "boolean" },
  },
  allowPositionals: true,
});
const [wanted = ""] = positionals;
const [, owner] = /^packages\/([^/]+)\/(?:src|page)(?:\/|$)/.exec(wanted) ?? [];
if (owner === undefined || positionals.length !== 1) {
  console.error("Name a folder or file of a package: npm run mutants -- packages/contract/src/text");
  process.exit(2);
}

const all = sourcesIn(wanted);
const files = values.sample === undefined ? all : draw(all, Number(values.sample), Number(values.seed));
console.log(`${files.length} of ${all.length} files${values.sample === undefined ? "" : `, seed ${values.seed}`}`);
const results = `.cache/mutants/${wanted.replaceAll("/", "-")}.json`;
const words = ["run", "tools/stryker.config.json", "--mutate", files.join(","), "--incrementalFile", results];
const { status } = spawnSync("stryker", values.force === true ? [...words, "--force"] : words, {
  cwd: root,
  stdio: "inherit",
  env: { ...process.env, SHIPSLOG_MUTANTS: owner, SHIPSLOG_MUTANTS_TESTS: values.tests.join(",") },
  shell: process.platform === "win32",
});
process.exitCode = status ?? 1;

/** The files of a folder that ship and are written by hand. */
function sourcesIn(path: string): readonly string[] {
  const found = statSync(join(root, path)).isFile() ? [path] : globSync(`${path}/**/*.{ts,tsx}`, { cwd: root });
  return found.filter((file) => !/\.test\.|\.test-d\.|[\\/]generated?[\\/]/.test(file)).toSorted();
}

function draw(from: readonly string[], count: number, seed: number): readonly string[] {
  const left = [...from];
  const random = randomOf(seed);
  return Array.from({ length: Math.min(count, from.length) }, () =>
    left.splice(Math.floor(random() * left.length), 1),
  ).flat();
}
