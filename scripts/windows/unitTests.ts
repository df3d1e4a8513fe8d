import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { basename, join } from "node:path";
import { totalsVariable, type TestTotals } from "../../lab/needs/TestReport.ts";
import { root } from "../../lab/workspace.ts";
import { fetchWindowsNode } from "../executable/nodeBinaries.ts";
import { fetchNativeModules } from "./nativeModules.ts";
import { notOnWindows } from "./notOnWindows.ts";
import type { Wine } from "./Wine.ts";

/** What the tests read, beside node_modules. */
const sources = ["packages", "lab", "scripts", "tests", "docs", "examples", "vitest.config.ts", "package.json"];

const repository = "repository";

/** How the unit tests of some packages went under node.exe, and what was printed. */
export interface UnitTests {
  readonly totals: TestTotals | undefined;
  readonly printed: string;
}

/** Runs the unit tests of packages under node.exe. */
export async function runUnitTests(wine: Wine, packages: readonly string[]): Promise<UnitTests> {
  bringRepository(wine);
  const file = join(wine.folder, "totals.json");
  const variables = { [totalsVariable]: String.raw`Z:\work\totals.json`, SHIPSLOG_PROPERTY_RUNS: "20", CI: "true" };
  const filters = packages.map((name) => `packages/${name}/src`);
  const left = Object.keys(notOnWindows).flatMap((each) => ["--exclude", each]);
  const words = ["../node.exe", "node_modules/vitest/vitest.mjs", "run", ...left, ...filters];
  const program = wine.startIn({ folder: repository, variables }, ...words);
  await program.ended;
  const totals = existsSync(file)
    ? withLeftOut(JSON.parse(readFileSync(file, "utf8")) as TestTotals, filters)
    : undefined;
  return { totals, printed: program.printed() };
}

/** Adds the files that were left out to the skipped tests. */
function withLeftOut(totals: TestTotals, filters: readonly string[]): TestTotals {
  const left = Object.entries(notOnWindows)
    .filter(([name]) => filters.some((filter) => name.startsWith(filter)))
    .map(([name, reason]) => ({ name, reason, isTrue: true }));
  return { ...totals, skipped: [...totals.skipped, ...left] };
}

/** Puts the sources, node.exe, and the modules of both platforms where Windows programs find them. */
function bringRepository(wine: Wine): void {
  wine.bring(fetchWindowsNode());
  const folder = join(wine.folder, repository);
  mkdirSync(folder);
  const isSource = (path: string) => !["node_modules", "dist"].includes(basename(path));
  for (const name of sources) cpSync(join(root, name), join(folder, name), { recursive: true, filter: isSource });
  // As links, because there are 40,000 files; what the tests write into this folder must not be shared.
  link(join(root, "node_modules"), folder);
  for (const name of [".vite", ".cache"]) rmSync(join(folder, "node_modules", name), { recursive: true, force: true });
  // Node looks for a module in the folders above as well.
  link(fetchNativeModules(), wine.folder);
}

function link(from: string, to: string): void {
  const { status, stderr } = spawnSync("cp", ["--archive", "--link", from, to], { encoding: "utf8" });
  if (status !== 0) throw new Error(`cp --link ${from} ended with ${status}: ${stderr}`);
}
