/**
 * Counts the lines and branches of the packages that the tests and the reduced proofs reach, and writes `docs/coverage.md`:
 * `npm run coverage`. Vitest counts what runs in its own processes; all other processes write the counts of V8 to a folder.
 * `npm run coverage -- cli fleet` runs the tests of these packages alone and prints the lines that they miss.
 */
import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { coverageOf } from "./coverage/coverageOf.ts";
import type { FileReport } from "./coverage/FileReport.ts";
import { readNativeScripts } from "./coverage/NativeScript.ts";
import { percent, tally } from "./coverage/tally.ts";
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
  "**/testing/**",
];

const asked = process.argv.slice(2);
rmSync(natives, { recursive: true, force: true });
mkdirSync(natives, { recursive: true });
const tests = run(
  "vitest",
  [
    "run",
    ...asked.map((name) => `packages/${name}/`),
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
const rows = tally(Object.fromEntries(files)).map(
  ({ name, files: count, lines, branches }) => `| ${name} | ${count} | ${percent(lines)} | ${percent(branches)} |`,
);
const page = `# Coverage

What the tests and the reduced proofs reach of the code that ships, by \`npm run coverage\`: in the test runner, in threads and in processes
of their own, except processes that were killed and code that runs in a browser. Generated code is left out: the generators are tested.

| package | files | lines | branches |
|---|---|---|---|
${rows.join("\n")}
`;
if (asked.length === 0) writeFileSync(join(root, "docs/coverage.md"), page);
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
