/**
 * Tries Shipslog under Wine, after `scripts/get-wine` and `npm run build`: `npm run windows` runs the unit tests of four packages under
 * node.exe, makes `shipslog.exe` and tries it. `--lines N` sets how many lines the native program writes in each share mode (10,000),
 * `--wine DIR` where Wine is. `--reduced` does what fits into the whole check, and nothing where there is no Wine.
 */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { scenarioNames } from "@shipslog/simulator";
import { totalsVariable } from "../lab/needs/TestReport.ts";
import { root } from "../lab/workspace.ts";
import { buildExecutables, targets } from "./executable/buildExecutables.ts";
import { fetchWindowsNode } from "./executable/nodeBinaries.ts";
import { compareScenario } from "./windows/compareScenario.ts";
import { followWriter } from "./windows/followWriter.ts";
import { moveSavedGames } from "./windows/moveSavedGames.ts";
import { fetchNativeModules } from "./windows/nativeModules.ts";
import { tryCockpit } from "./windows/tryCockpit.ts";
import { runUnitTests } from "./windows/unitTests.ts";
import { WindowsTotals } from "./windows/WindowsTotals.ts";
import { Wine } from "./windows/Wine.ts";
import { windowsTrials } from "./windows/windowsTrials.ts";

const { values } = parseArgs({
  options: {
    lines: { type: "string" },
    wine: { type: "string", default: join(root, ".cache/wine") },
    reduced: { type: "boolean", default: false },
  },
});
/** The share modes of a handle: alone, with readers, with writers too, with removal too. The game's is 3. */
const sizes = values.reduced
  ? { lines: "2000", shareModes: [3], packages: ["journal"] }
  : {
      lines: "10000",
      shareModes: [0, 1, 3, 7],
      packages: ["contract", "journal", "faults", "check"],
    };
const lines = values.lines ?? sizes.lines;
const executables = join(root, "dist/executables");
const totals = new WindowsTotals();
/** The most that this may add to the whole check. */
const reducedMs = 6 * 60_000;

async function tryAll(wine: Wine): Promise<void> {
  const { totals: tests, printed } = await runUnitTests(wine, sizes.packages);
  totals.tellTests(sizes.packages, tests, printed);
  await tryExecutable(wine);
  wine.compile(join(root, "scripts/windows/writer.c"), "writer.exe");
  for (const share of sizes.shareModes) {
    const wrong = await followWriter(wine, share, Number(lines));
    totals.tell(`${lines} lines of a native writer, share mode ${share}: each once, in order`, wrong);
  }
  totals.tell("a moved Saved Games folder", await moveSavedGames(wine, "journals"));
  totals.tell("the cockpit without a word", await tryCockpit(wine));
}

async function tryExecutable(wine: Wine): Promise<void> {
  const linux = join(executables, targets.linux);
  await buildExecutables(existsSync(linux) ? ["windows"] : ["linux", "windows"], executables);
  wine.bring(join(executables, targets.windows));
  for (const { line, prints, code: expected = 0 } of windowsTrials) {
    const { code, out } = await wine.run("shipslog.exe", ...line.split(" "));
    const isFine = code === expected && prints.test(out);
    totals.tell(
      `shipslog.exe ${line}`,
      isFine ? undefined : `it ended with ${code} and printed\n${out.slice(0, 2000)}`,
    );
  }
  for (const scenario of scenarioNames) {
    totals.tell(`${scenario}, byte for byte as on Linux`, await compareScenario(wine, linux, scenario));
  }
}

/** Says why nothing can be tried here: no Wine, or no Node for Windows. */
function describeMissing(): string | undefined {
  if (!existsSync(join(values.wine, "usr/lib/wine/wine64"))) {
    return `there is no Wine in ${values.wine}: run scripts/get-wine as root`;
  }
  try {
    fetchWindowsNode();
    fetchNativeModules();
    return undefined;
  } catch (error) {
    return `the packages for Windows could not be fetched: ${(error as Error).message}`;
  }
}

const missing = describeMissing();
if (missing === undefined) {
  const wine = new Wine(values.wine);
  const end = () => {
    totals.skip(`what is left after ${reducedMs / 60_000} minutes is in npm run windows`);
    wine.close();
    totals.close(process.env[totalsVariable]);
    process.exit();
  };
  if (values.reduced) setTimeout(end, reducedMs).unref();
  try {
    await tryAll(wine);
  } finally {
    wine.close();
  }
} else {
  totals.skip(missing);
  if (!values.reduced) process.exitCode = 1;
}
totals.close(process.env[totalsVariable]);
