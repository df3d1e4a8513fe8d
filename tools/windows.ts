/**
 * Tries Shipslog under Wine, after `tools/get-wine` and `npm run build`: `npm run executables -- --try-windows` runs the unit tests of six packages under
 * node.exe, makes the executables, tries them, and prints a table; docs/windows.md has what a person took from it. `--only shipslog,trials`
 * runs some packages, or the trials. `--lines N` sets how many lines the native program writes in each share mode (10,000), `--wine DIR`
 * where Wine is. `--reduced` does what fits into the whole check, and nothing where there is no Wine.
 */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { totalsVariable } from "../tests/helpers/needs/TestReport.ts";
import { root } from "./workspace.ts";
import { fetchNativeModules } from "./executable/nativeModules.ts";
import { fetchWindowsNode } from "./executable/nodeBinaries.ts";
import { tryExecutables, tryWriter } from "./windows/tryExecutables.ts";
import { bringRepository, nativeModules, runUnitTests } from "./windows/unitTests.ts";
import { WindowsTotals } from "./windows/WindowsTotals.ts";
import { Wine } from "./windows/Wine.ts";

const { values } = parseArgs({
  options: {
    lines: { type: "string" },
    wine: { type: "string", default: join(root, ".cache/wine") },
    reduced: { type: "boolean", default: false },
    only: { type: "string" },
    // How `npm run executables` got here.
    "try-windows": { type: "boolean" },
  },
});
const isReduced = values.reduced;
/** The share modes of a handle: alone, with readers, with writers too, with removal too. The game's is 3. */
const sizes = isReduced
  ? { lines: "2000", shareModes: [3], packages: ["journal"] }
  : {
      lines: "10000",
      shareModes: [0, 1, 3, 7],
      packages: ["shipslog", "contract", "journal", "faults", "check", "simulator"],
    };
const lines = Number(values.lines ?? sizes.lines);
const totals = new WindowsTotals();
const only = values.only?.split(",");
const isWanted = (part: string) => only?.includes(part) ?? true;
/** The most that this may add to the whole check. */
const reducedMs = 6 * 60_000;

/** Runs unit tests and trials at the same time, each in a Windows of its own. */
async function tryAll(tests: Wine, wine: Wine): Promise<void> {
  bringRepository(tests);
  // The trials that fit into the whole check need only a Node.
  if (isReduced) wine.bring(fetchWindowsNode());
  else bringRepository(wine);
  const tested = runTests(tests);
  if (isWanted("trials")) await runTrials(wine);
  await tested;
}

async function runTrials(wine: Wine): Promise<void> {
  console.log(wine.version());
  await tryExecutables(wine, totals, isReduced);
  await tryWriter(wine, totals, { lines, shareModes: sizes.shareModes, isReduced });
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
    return `there is no Wine in ${values.wine}: run tools/get-wine as root`;
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
    totals.skip(`what is left after ${reducedMs / 60_000} minutes is left to npm run executables -- --try-windows`);
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
