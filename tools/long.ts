/**
 * `npm run long` runs every claim at full size: each `*.long.test.ts`, two at a time, then those that measure the machine, alone.
 * `npm run long -- NAME ...` runs those whose name has one of these words in it, `--size N` at another size, `--seed N` again with the
 * seed of an earlier run. `--list` runs nothing and lists the claims. `--out FILE` writes the table to a file, for a release.
 * `--update` writes what was run at full size into docs/proofs.md.
 */
import { randomInt } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { createVitest, type Reporter, type TestModule, type Vitest } from "vitest/node";
import { readCommit } from "./commit.ts";
import { Progress } from "./long/Progress.ts";
import { listClaims, resultTable, updatePage, type FoundClaim, type LongResult } from "./long/tables.ts";
import { root } from "./workspace.ts";

const pagePath = "docs/proofs.md";
const longTests = ["packages/*/tests/*.long.test.ts", "tests/*.long.test.ts"];

const { values, positionals } = parseArgs({
  options: {
    size: { type: "string" },
    seed: { type: "string" },
    list: { type: "boolean", default: false },
    update: { type: "boolean", default: false },
    out: { type: "string" },
  },
  allowPositionals: true,
});
const seed = wholeNumber("seed", values.seed) ?? randomInt(2 ** 31);
const size = wholeNumber("size", values.size);
if (size !== undefined && values.update) fail("--update keeps runs at full size only; leave out --size");

const isAsked = ({ name }: FoundClaim) => positionals.length === 0 || positionals.some((word) => name.includes(word));
const claims = await collectClaims();
const asked = claims.filter(isAsked);
if (asked.length === 0) fail(`No claim is named ${positionals.join(" or ")}; --list lists them`);

if (values.list) console.log(listClaims(asked));
else {
  const results = await runAll(asked);
  const table = resultTable(results);
  console.log(`\n${table}`);
  if (values.out !== undefined) writeFileSync(values.out, `${table}\n`);
  if (values.update) {
    const path = join(root, pagePath);
    writeFileSync(path, updatePage(readFileSync(path, "utf8"), claims, results));
    console.log(`${pagePath}: ${results.length} rows updated`);
  }
  const failed = results.filter(({ state }) => state === "failed").length;
  const passed = results.filter(({ state }) => state === "passed").length;
  console.log(`seed ${seed}\n${passed} passed, ${failed} failed`);
  process.exitCode = failed === 0 && passed > 0 ? 0 : 1;
}

/** Loads every long test without running it, and returns its claims. */
async function collectClaims(): Promise<readonly FoundClaim[]> {
  const vitest = await open({ isolate: false, maxWorkers: availableParallelism() });
  try {
    const { testModules, unhandledErrors } = await vitest.collect([], { staticParse: false });
    const errors = [...testModules.flatMap((module) => module.errors()), ...unhandledErrors];
    if (errors.length > 0) fail(`A long test cannot be loaded: ${errors.map(messageOf).join("\n")}`);
    return testModules.flatMap(claimsOf).toSorted((one, other) => (one.name < other.name ? -1 : 1));
  } finally {
    await vitest.close();
  }
}

function messageOf(error: unknown): string {
  return error instanceof Object && "message" in error ? String(error.message) : String(error);
}

function claimsOf(module: TestModule): readonly FoundClaim[] {
  const path = module.relativeModuleId;
  return [...module.children.allTests()].flatMap((test) => {
    const { claim } = test.meta();
    return claim === undefined ? [] : [{ path, name: nameOf(path), claim }];
  });
}

/** `journal/model` for packages/journal/tests/model.long.test.ts, `soak` for tests/soak.long.test.ts. */
function nameOf(path: string): string {
  return path
    .replace(/^packages\//, "")
    .replace(/(?:^|\/)tests\//, "/")
    .replace(/^\//, "")
    .replace(".long.test.ts", "");
}

async function runAll(chosen: readonly FoundClaim[]): Promise<readonly LongResult[]> {
  process.env["SHIPSLOG_SIZE"] = size === undefined ? "full" : String(size);
  process.env["SHIPSLOG_SEED"] = String(seed);
  const commit = readCommit(pagePath).slice(0, 7);
  const { version } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as { readonly version: string };
  const progress = new Progress({
    claims: chosen,
    size,
    version: `${version} (${commit})`,
    now: Date.now,
    print: console.log,
  });
  const alone = pathsOf(chosen.filter(({ claim }) => claim.alone === true));
  const together = pathsOf(chosen).filter((path) => !alone.includes(path));
  console.log(`${chosen.length} claims, seed ${seed}`);
  await runFiles(together, Math.min(2, availableParallelism()), progress);
  await runFiles(alone, 1, progress);
  return progress.results;
}

function pathsOf(some: readonly FoundClaim[]): readonly string[] {
  return [...new Set(some.map(({ path }) => path))];
}

async function runFiles(paths: readonly string[], workers: number, reporter: Reporter): Promise<void> {
  if (paths.length === 0) return;
  // Each file has a process of its own, so that memory and times are those of the claim alone.
  const vitest = await open({ isolate: true, maxWorkers: workers, reporters: [reporter] });
  try {
    const specifications = (await vitest.globTestSpecifications()).filter(({ moduleId }) =>
      paths.some((path) => moduleId === join(root, path)),
    );
    await vitest.runTestSpecifications(specifications);
  } finally {
    await vitest.close();
  }
}

/** Opens Vitest over the long tests. */
function open(options: { isolate: boolean; maxWorkers: number; reporters?: Reporter[] }): Promise<Vitest> {
  const { isolate, maxWorkers, reporters = [] } = options;
  return createVitest({
    root,
    include: longTests,
    watch: false,
    pool: "forks",
    isolate,
    maxWorkers,
    fileParallelism: maxWorkers > 1,
    retry: 0,
    // Without any reporter Vitest would print its own.
    reporters: [...reporters, {}],
  });
}

function wholeNumber(name: string, text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const value = Number(text);
  if (!Number.isSafeInteger(value) || value < 0) fail(`--${name} must be a whole number and is ${text}`);
  return value;
}

function fail(message: string): never {
  console.error(message);
  process.exit(2);
}
