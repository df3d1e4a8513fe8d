/**
 * Counts the lines and branches of the packages that the tests and the reduced proofs reach, and writes `docs/coverage.md`:
 * `npm run coverage`. Vitest counts what runs in its own processes; all other processes write the counts of V8 to a folder.
 * `npm run coverage -- cli fleet tests/fleet` runs the tests of these packages and those whose paths are given, and prints the lines that
 * they miss; with `--keep` it replaces the rows of these packages.
 */
import { execFileSync, spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { parseArgs } from "node:util";
import { coverageOf } from "./coverage/coverageOf.ts";
import type { FileReport } from "./coverage/FileReport.ts";
import { readNativeScripts } from "./coverage/NativeScript.ts";
import { everything, printCoveragePage } from "./coverage/page.ts";
import { tally } from "./coverage/tally.ts";
import { cacheFolder, root } from "../lab/workspace.ts";

const folder = join(cacheFolder, "coverage");
const natives = join(cacheFolder, "coverage-of-processes");
/** The tests of the generators cover generated code; code that runs only at build time or only in tests does not ship. */
const left = [
  "**/generated/**",
  "**/generate/**",
  "**/*.test.ts",
  "**/*.test-d.ts",
  "**/*.testing.ts",
  "packages/*/src/**/testing/**",
];

const { values, positionals } = parseArgs({ allowPositionals: true, options: { keep: { type: "boolean" } } });
const asked = positionals.filter((word) => !word.includes("/"));
const paths = positionals.filter((word) => word.includes("/"));
rmSync(natives, { recursive: true, force: true });
mkdirSync(natives, { recursive: true });
const tests = run(
  "vitest",
  [
    "run",
    ...asked.map((name) => `packages/${name}/`),
    ...paths,
    "--coverage.enabled",
    "--coverage.provider=v8",
    "--coverage.reporter=json",
    "--coverage.reportOnFailure",
    `--coverage.reportsDirectory=${folder}`,
    ...(asked.length === 0 ? ["*"] : asked).map((name) => `--coverage.include=packages/${name}/src/**/*.ts`),
    ...left.map((pattern) => `--coverage.exclude=${pattern}`),
    "--exclude=tests/house.test.ts",
  ],
  { SHIPSLOG_COVERAGE: natives },
);
// Counting takes memory and time, so a proof about memory or time may fail here. CI is where it must hold.
if (asked.length === 0) run("npm", ["run", "-s", "proof", "--", "--reduced"], { NODE_V8_COVERAGE: natives });

const reports = JSON.parse(readFileSync(join(folder, "coverage-final.json"), "utf8")) as Record<string, FileReport>;
const scripts = readNativeScripts(natives);
const files = Object.entries(reports).map(([path, report]) => {
  return [path, coverageOf(report, readFileSync(path, "utf8"), scripts.get(path) ?? [])] as const;
});
const pagePath = join(root, "docs/coverage.md");
const ran = asked.length === 0 ? everything : ["its own tests", ...paths].join(", ");
const commit = execFileSync("git", ["rev-parse", "--short", "HEAD"], { cwd: root, encoding: "utf8" }).trim();
const page = printCoveragePage(readFileSync(pagePath, "utf8"), tally(Object.fromEntries(files)), { ran, commit });
if (asked.length === 0 || values.keep === true) writeFileSync(pagePath, page);
for (const [path, { missedLines }] of files) {
  if (missedLines.length > 0) console.log(`${relative(root, path)}: ${missedLines.join(", ")}`);
}
console.log(page);
process.exitCode = tests;

function run(command: string, words: readonly string[], env: NodeJS.ProcessEnv): number {
  const { status } = spawnSync(command, words, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: "inherit",
    shell: process.platform === "win32",
  });
  return status ?? 1;
}
