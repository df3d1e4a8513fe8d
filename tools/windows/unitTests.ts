import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { basename, join } from "node:path";
import { totalsVariable, type TestTotals } from "../../tests/helpers/needs/TestReport.ts";
import { root } from "../workspace.ts";
import { fetchNativeModules } from "../executable/nativeModules.ts";
import { fetchWindowsNode } from "../executable/nodeBinaries.ts";
import { namePattern, notOnWindows, type LeftOut } from "./notOnWindows.ts";
import type { Wine } from "./Wine.ts";

/** What the tests read, beside node_modules. */
const sources = ["packages", "tools", "tests", "docs", "examples", "vitest.config.ts", "package.json"];

/** Packages with machine code that the tests load, as built for Windows. */
export const nativeModules = [
  "@rolldown/binding-win32-x64-msvc",
  "lightningcss-win32-x64-msvc",
  "@duckdb/node-bindings-win32-x64",
];

const repository = "repository";

/** How the unit tests of a package went under node.exe, and what was printed. */
export interface UnitTests {
  readonly totals: TestTotals | undefined;
  readonly printed: string;
}

/** Runs the unit tests of a package under node.exe, after `bringRepository`. */
export async function runUnitTests(wine: Wine, name: string): Promise<UnitTests> {
  const file = join(wine.folder, "totals.json");
  rmSync(file, { force: true });
  const folder = `packages/${name}/src`;
  const left = notOnWindows.filter((each) => each.file.startsWith(folder));
  const files = left.filter(({ test }) => test === undefined).flatMap((each) => ["--exclude", each.file]);
  const tests = left.some(({ test }) => test !== undefined) ? ["--testNamePattern", namePattern(left)] : [];
  const words = ["../node.exe", "node_modules/vitest/vitest.mjs", "run", ...files, ...tests, folder];
  const program = wine.startIn({ folder: repository, variables: variablesOf(wine) }, ...words);
  await program.ended;
  const totals = existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as TestTotals) : undefined;
  return { totals: totals === undefined ? undefined : withLeftOut(totals, left), printed: program.printed() };
}

/** The environment of the tests. */
const variablesOf = ({ inside }: Wine) => ({
  [totalsVariable]: `Z:${inside}/totals.json`,
  SHIPSLOG_PROPERTY_RUNS: "20",
  CI: "true",
  NODE_OPTIONS: `--import=file:///Z:${inside}/${repository}/tools/windows/resolveSources.ts`,
});

/** Adds what was left out to the skipped tests. */
function withLeftOut(totals: TestTotals, left: readonly LeftOut[]): TestTotals {
  const skipped = left.map(({ file, test, reason }) => ({
    name: test === undefined ? file : `${file} > ${test}`,
    reason,
    isTrue: true,
  }));
  return { ...totals, skipped: [...totals.skipped, ...skipped] };
}

/** Puts the sources, node.exe, and the modules of both platforms where Windows programs find them. */
export function bringRepository(wine: Wine): void {
  wine.bring(fetchWindowsNode());
  const folder = join(wine.folder, repository);
  mkdirSync(folder);
  const isSource = (path: string) => basename(path) !== "node_modules";
  for (const name of sources) cpSync(join(root, name), join(folder, name), { recursive: true, filter: isSource });
  // As links, because there are 40,000 files; what the tests write into this folder must not be shared.
  link(join(root, "node_modules"), folder);
  for (const name of [".vite", ".cache"]) rmSync(join(folder, "node_modules", name), { recursive: true, force: true });
  // Node looks for a module in the folders above as well.
  link(fetchNativeModules(nativeModules), wine.folder);
}

function link(from: string, to: string): void {
  const { status, stderr } = spawnSync("cp", ["--archive", "--link", from, to], { encoding: "utf8" });
  if (status !== 0) throw new Error(`cp --link ${from} ended with ${status}: ${stderr}`);
}
