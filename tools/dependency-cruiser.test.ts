import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readPackages, root } from "./workspace.ts";

/** Why an import is refused, the rule that does it, the file, and its text. */
type Planted = readonly [reason: string, rule: string, file: string, text: string];

const refused: readonly Planted[] = [
  ["contract has no library", "contract-arrows", "packages/contract/src/p01.ts", `import { a } from "typebox";`],
  ["nor its types", "contract-arrows", "packages/contract/src/p02.ts", `import type { A } from "typebox";`],
  ["contract has no Node", "contract-no-node", "packages/contract/src/p03.ts", `import { join } from "node:path";`],
  ["a middle package needs no other", "check-arrows", "packages/check/src/p04.ts", `import "@shipslog/simulator";`],
  [
    "not in a type either",
    "check-arrows",
    "packages/check/src/p05.ts",
    `export type A = import("@shipslog/simulator").A;`,
  ],
  ["nothing imports the command", "fleet-arrows", "packages/fleet/src/p06.ts", `import "shipslog";`],
  ["a trial damages nothing by a fault", "try-arrows", "packages/try/src/p34.ts", `import "@shipslog/faults";`],
  ["a hub needs no other", "try-arrows", "packages/try/src/p35.ts", `import "@shipslog/testing";`],
  [
    "a package does not name itself",
    "sources-do-not-name-their-package",
    "packages/journal/src/p07.ts",
    `import "@shipslog/journal";`,
  ],
  ["a dynamic import counts", "simulator-no-node", "packages/simulator/src/p08.ts", `await import("node:fs");`],
  ["a re-export counts", "faults-arrows", "packages/faults/src/p09.ts", `export { a } from "@shipslog/journal";`],
  ["a page has no Node", "cockpit-page-no-node", "packages/cockpit/page/p10.tsx", `import "node:fs";`],
  ["a page has few libraries", "cockpit-page-arrows", "packages/cockpit/page/p11.tsx", `import "typebox";`],
  ["a server needs no library of pages", "cockpit-arrows", "packages/cockpit/src/p12.ts", `import "preact";`],
  [
    "build-time code has its own list",
    "contract-build-arrows",
    "packages/contract/src/generate/p13.ts",
    `import "preact";`,
  ],
  ["a new package needs a row", "unknown-package-arrows", "packages/new/src/p33.ts", `import "@shipslog/contract";`],
  [
    "a test beside sources follows the arrows",
    "check-test-arrows",
    "packages/check/src/p14.test.ts",
    `import "@shipslog/simulator";`,
  ],
  [
    "a path stays in its package",
    "sources-stay-in-their-package",
    "packages/journal/src/p15.ts",
    `import "../../contract/src/index.ts";`,
  ],
  [
    "sources need no helper of tests",
    "sources-stay-in-their-package",
    "packages/journal/src/p16.ts",
    `import "../tests/helpers/a.ts";`,
  ],
  ["nor a tool", "sources-stay-in-their-package", "packages/journal/src/p17.ts", `import "../../../tools/a.ts";`],
  ["nor a page", "sources-need-no-page", "packages/cockpit/src/p18.ts", `import "../page/a.tsx";`],
  [
    "what ships needs no build-time code",
    "what-ships-needs-no-build-time-code",
    "packages/contract/src/p19.ts",
    `export { a } from "./kinds/a.ts";`,
  ],
  [
    "a test beside sources stays in its package",
    "tests-beside-sources",
    "packages/check/src/p20.test.ts",
    `import "../../contract/src/index.ts";`,
  ],
  ["nor uses tools", "tests-beside-sources", "packages/check/src/p21.test.ts", `import "../../../tools/a.ts";`],
  [
    "a test of a package needs no benchmark",
    "tests-of-packages",
    "packages/check/tests/p22.test.ts",
    `import "../../../bench/a.ts";`,
  ],
  ["nor does a test across packages", "tests-across-packages", "tests/p23.test.ts", `import "../bench/a.ts";`],
  ["a tool needs no example", "tools", "tools/p24.ts", `import "../examples/a.ts";`],
  ["a benchmark needs no test", "bench", "bench/p25.ts", `import "../tests/a.ts";`],
  [
    "an example shows what a user writes",
    "examples-are-a-users",
    "examples/p26.ts",
    `import "../packages/contract/src/index.ts";`,
  ],
  ["a configuration needs no benchmark", "configurations-at-the-root", "p27.config.ts", `import "./bench/a.ts";`],
  ["a test is for the runner", "nobody-imports-a-test", "tools/p28.ts", `import "./a.test.ts";`],
  ["no circle by types", "no-circle", "packages/check/src/p29.ts", `import type { A } from "./p30.ts";`],
  ["a dependency is declared", "declared-dependencies", "packages/fleet/src/p31.ts", `import "@nats-io/undeclared";`],
  ["an import leads somewhere", "resolvable", "packages/check/src/p32.ts", `import "./gone.ts";`],
];

const allowed: ReadonlyArray<readonly [file: string, text: string]> = [
  ["packages/journal/src/a01.ts", `import "@shipslog/contract"; import "node:fs";`],
  ["packages/contract/src/kinds/a02.ts", `import "typebox"; import "../declare/a.ts";`],
  ["packages/contract/src/generate/a03.ts", `import "node:fs"; import "../index.ts";`],
  ["packages/cockpit/page/a04.tsx", `import "preact"; import { c } from "../src/index.ts";`],
  ["packages/check/src/a05.test.ts", `import "vitest"; import "@shipslog/check"; import "../tests/helpers/a.ts";`],
  ["packages/check/src/a06.test.ts", `import "../../../tests/helpers/a.ts"; import "node:fs";`],
  ["packages/check/tests/a07.test.ts", `import "@shipslog/simulator"; import "../../journal/tests/helpers/a.ts";`],
  ["packages/check/tests/a08.test.ts", `import "../../journal/src/index.ts"; import "../../../tools/a.ts";`],
  ["packages/shipslog/src/a09.ts", `import "@shipslog/fleet"; import "@shipslog/cockpit"; import "node:process";`],
  ["packages/shipslog/src/a15.ts", `import "@shipslog/try";`],
  ["packages/try/src/a16.ts", `import "@shipslog/journal"; import "@shipslog/simulator"; import "node:path";`],
  ["packages/fleet/src/a10.ts", `import "@nats-io/jetstream";`],
  ["tests/a11.test.ts", `import "@shipslog/fleet"; import "../packages/fleet/tests/helpers/a.ts";`],
  ["tools/a12.ts", `import "../packages/fleet/src/index.ts"; import "../tests/helpers/a.ts";`],
  ["bench/a13.ts", `import "@shipslog/check"; import "../tests/helpers/a.ts";`],
  ["examples/a14.ts", `import "@shipslog/contract";`],
];

/** Files that the planted ones import. */
const targets = [
  "packages/contract/src/kinds/a.ts",
  "packages/contract/src/declare/a.ts",
  "packages/cockpit/page/a.tsx",
  ...["check", "fleet", "journal"].map((owner) => `packages/${owner}/tests/helpers/a.ts`),
  ...["bench", "examples", "tests", "tests/helpers", "tools"].map((folder) => `${folder}/a.ts`),
  "tools/a.test.ts",
];

const libraries = ["typebox", "preact", "vitest", "@nats-io/jetstream", "@nats-io/undeclared"];

/** What dependency-cruiser reports, as far as it is read here. */
interface Report {
  readonly summary: { readonly violations: ReadonlyArray<{ from: string; rule: { name: string } }> };
}

describe("dependency-cruiser.config.ts", () => {
  const folder = mkdtempSync(join(tmpdir(), "shipslog-arrows-"));
  let broken: ReadonlyMap<string, readonly string[]>;

  beforeAll(() => {
    makeProject(folder);
    broken = cruise(folder, "dependency-cruiser.config.ts");
  });

  afterAll(() => {
    rmSync(folder, { recursive: true });
  });

  it.each(refused)("%s: %s", (_reason, rule, file) => {
    expect(broken.get(file)).toContain(rule);
  });

  it.each(allowed)("allows %s: %s", (file) => {
    expect(broken.get(file)).toBeUndefined();
  });
});

describe("folders.config.ts", () => {
  const folder = mkdtempSync(join(tmpdir(), "shipslog-folders-"));
  const write = (path: string, text: string): void => {
    writeText(join(folder, path), text);
  };

  afterAll(() => {
    rmSync(folder, { recursive: true });
  });

  it("refuses folders that import each other, though no file imports itself, and leaves tests out", () => {
    write("packages/journal/src/read/a.ts", `import type { B } from "../write/b.ts";`);
    write("packages/journal/src/read/c.ts", "export type C = 1;");
    write("packages/journal/src/write/b.ts", "export type B = 1;");
    write("packages/journal/src/write/d.test.ts", `import type { C } from "../read/c.ts";`);
    expect([...cruise(folder, "folders.config.ts")]).toEqual([]);
    write("packages/journal/src/write/d.ts", `import type { C } from "../read/c.ts";`);
    expect([...cruise(folder, "folders.config.ts").keys()].toSorted()).toEqual([
      "packages/journal/src/read",
      "packages/journal/src/write",
    ]);
  });
});

/** A project with the packages of this one, the libraries, and every planted file. */
function makeProject(folder: string): void {
  for (const { folder: name, manifest } of readPackages()) {
    const exports = { ".": "./src/index.ts" };
    const { dependencies, devDependencies, peerDependencies } = manifest;
    const fields = { version: "0.1.0", type: "module", exports, dependencies, devDependencies, peerDependencies };
    const packed = { name: manifest.name, ...fields };
    writeText(join(folder, "packages", name, "package.json"), JSON.stringify(packed));
    writeText(join(folder, "packages", name, "src/index.ts"), "");
    const link = join(folder, "node_modules", manifest.name);
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(join(folder, "packages", name), link, "junction");
  }
  for (const name of libraries) {
    writeText(join(folder, "node_modules", name, "package.json"), JSON.stringify({ name, main: "index.js" }));
    writeText(join(folder, "node_modules", name, "index.js"), "");
  }
  writeText(join(folder, "package.json"), "{}");
  for (const path of targets) writeText(join(folder, path), "");
  writeText(join(folder, "packages/check/src/p30.ts"), `export type A = import("./p29.ts").A;`);
  for (const [, , path, text] of refused) writeText(join(folder, path), text);
  for (const [path, text] of allowed) writeText(join(folder, path), text);
}

/** The names of the rules that each file or folder breaks. */
function cruise(folder: string, configuration: string): ReadonlyMap<string, readonly string[]> {
  const tool = join(root, "node_modules/dependency-cruiser/bin/dependency-cruiser.mjs");
  const words = ["--config", join(root, "tools", configuration), "--output-type", "json", "."];
  const { stdout, stderr } = spawnSync(process.execPath, [tool, ...words], { cwd: folder, encoding: "utf8" });
  if (stdout === "") throw new Error(stderr);
  const { violations } = (JSON.parse(stdout) as Report).summary;
  const byFile = Map.groupBy(violations, ({ from }) => from);
  return new Map([...byFile].map(([file, each]) => [file, each.map(({ rule }) => rule.name)]));
}

function writeText(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}
