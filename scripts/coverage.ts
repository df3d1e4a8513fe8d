/** Runs every test, counts the lines and branches of the packages they reach, and writes `docs/coverage.md`: `npm run coverage`. */
import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { percent, tally, type FileCoverage } from "./coverage/tally.ts";
import { cacheFolder, root } from "./workspace.ts";

const folder = join(cacheFolder, "coverage");
/** Generated code is judged by the tests of its generators; what runs only at build time or only in tests does not ship. */
const left = [
  "**/generated/**",
  "**/generate/**",
  "**/*.test.ts",
  "**/*.test-d.ts",
  "**/*.testing.ts",
  "**/testing/**",
];

const { status } = spawnSync(
  "vitest",
  [
    "run",
    "--coverage.enabled",
    "--coverage.provider=v8",
    "--coverage.reporter=json-summary",
    `--coverage.reportsDirectory=${folder}`,
    "--coverage.include=packages/*/src/**/*.ts",
    ...left.map((pattern) => `--coverage.exclude=${pattern}`),
    "--exclude=tests/house.test.ts",
  ],
  { cwd: root, stdio: "inherit", shell: process.platform === "win32" },
);
const summary = JSON.parse(readFileSync(join(folder, "coverage-summary.json"), "utf8")) as Record<string, FileCoverage>;
const rows = tally(summary).map(
  ({ name, files, lines, branches }) => `| ${name} | ${files} | ${percent(lines)} | ${percent(branches)} |`,
);
const page = `# Coverage

What the tests reach of the code that ships, by \`npm run coverage\`. Code that runs in worker threads, child processes or a browser is not
counted by this measure, though tests reach it too. Generated code is left out: the generators are tested.

| package | files | lines | branches |
|---|---|---|---|
${rows.join("\n")}
`;
writeFileSync(join(root, "docs/coverage.md"), page);
console.log(page);
process.exitCode = status ?? 1;
