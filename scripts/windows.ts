/**
 * Tries Shipslog under Wine, after `scripts/get-wine` and `npm run build`: `npm run windows` runs the unit tests of six packages under
 * node.exe, makes the executables and tries them, and writes what it found to docs/windows.json, from which `npm run generate` makes
 * docs/windows.md. `--only cli,trials` runs some packages, or the trials, and keeps the rest of the record. `--lines N` sets how many lines the native program writes in each share mode (10,000), `--wine DIR` where Wine is.
 * `--reduced` does what fits into the whole check, and nothing where there is no Wine.
 */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { totalsVariable } from "../lab/needs/TestReport.ts";
import { root } from "../lab/workspace.ts";
import { fetchNativeModules } from "./executable/nativeModules.ts";
import { fetchWindowsNode } from "./executable/nodeBinaries.ts";
import { testedPackages } from "./windows/judgeRecord.ts";
import { makeRecord } from "./windows/makeRecord.ts";
import type { Measured } from "./windows/measureStarts.ts";
import { tryExecutables, tryWriter } from "./windows/tryExecutables.ts";
import { bringRepository, nativeModules, runUnitTests } from "./windows/unitTests.ts";
import type { WindowsRecord } from "./windows/WindowsRecord.ts";
import { WindowsTotals } from "./windows/WindowsTotals.ts";
import { Wine } from "./windows/Wine.ts";

const { values } = parseArgs({
  options: {
    lines: { type: "string" },
    wine: { type: "string", default: join(root, ".cache/wine") },
    reduced: { type: "boolean", default: false },
    only: { type: "string" },
  },
});
const isReduced = values.reduced;
/** The share modes of a handle: alone, with readers, with writers too, with removal too. The game's is 3. */
const sizes = isReduced
  ? { lines: "2000", shareModes: [3], packages: ["journal"] }
  : {
      lines: "10000",
      shareModes: [0, 1, 3, 7],
      packages: testedPackages,
    };
const lines = Number(values.lines ?? sizes.lines);
const totals = new WindowsTotals();
const only = values.only?.split(",");
const isWanted = (part: string) => only?.includes(part) ?? true;
const recordFile = join(root, "docs/windows.json");
/** The most that this may add to the whole check. */
const reducedMs = 6 * 60_000;

/** Runs unit tests and trials at the same time, each in a Windows of its own. */
async function tryAll(tests: Wine, wine: Wine): Promise<void> {
  bringRepository(tests);
  // The trials that fit into the whole check need only a Node.
  if (isReduced) wine.bring(fetchWindowsNode());
  else bringRepository(wine);
  const tested = runTests(tests);
  const measured = isWanted("trials") ? await runTrials(wine) : undefined;
  await tested;
  if (isReduced) return;
  const { packages, trials } = totals;
  const before = existsSync(recordFile) ? (JSON.parse(readFileSync(recordFile, "utf8")) as WindowsRecord) : undefined;
  const record = makeRecord({ packages, trials, measured, wine: wine.version(), lines }, before);
  writeFileSync(recordFile, `${JSON.stringify(record, undefined, 2)}\n`);
}

async function runTrials(wine: Wine): Promise<Measured | undefined> {
  const measured = await tryExecutables(wine, totals, isReduced);
  await tryWriter(wine, totals, { lines, shareModes: sizes.shareModes, isReduced });
  return measured;
}

async function runTests(wine: Wine): Promise<void> {
  for (const name of sizes.packages.filter(isWanted)) {
    const { totals: tests, printed } = await runUnitTests(wine, name);
    totals.tellTests(name, tests, printed);
  }
}

/** Says why nothing can be tried here: no Wine, or no Node for Windows. */
function describeMissing(): string | undefined {
  if (!existsSync(join(values.wine, "usr/lib/wine/wine64"))) {
    return `there is no Wine in ${values.wine}: run scripts/get-wine as root`;
  }
  try {
    fetchWindowsNode();
    fetchNativeModules(nativeModules);
    return undefined;
  } catch (error) {
    return `the packages for Windows could not be fetched: ${(error as Error).message}`;
  }
}

const missing = describeMissing();
if (missing === undefined) {
  const open = [new Wine(values.wine, "tests"), new Wine(values.wine, "work")] as const;
  const close = () => {
    for (const wine of open) wine.close();
    Wine.leave(values.wine);
  };
  const end = () => {
    totals.skip(`what is left after ${reducedMs / 60_000} minutes is in npm run windows`);
    close();
    totals.close(process.env[totalsVariable]);
    process.exit();
  };
  if (isReduced) setTimeout(end, reducedMs).unref();
  try {
    await tryAll(...open);
  } finally {
    close();
  }
} else {
  totals.skip(missing);
  if (!isReduced) process.exitCode = 1;
}
totals.close(process.env[totalsVariable]);
