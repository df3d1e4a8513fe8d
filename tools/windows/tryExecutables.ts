import { existsSync } from "node:fs";
import { join } from "node:path";
import { scenarioNames } from "@shipslog/simulator";
import { root } from "../workspace.ts";
import { buildExecutables, targets, type ExecutableTarget } from "../executable/buildExecutables.ts";
import { buildFull } from "../executable/buildArchives.ts";
import { judgeWindows } from "../executable/judgeWindows.ts";
import { canCutNetwork, tryExecutable, withoutNetwork } from "../executable/tryExecutable.ts";
import { tryFull } from "../executable/tryFull.ts";
import { compareScenario } from "./compareScenario.ts";
import { followWriter } from "./followWriter.ts";
import { holdStatus } from "./holdStatus.ts";
import { measureStarts } from "./measureStarts.ts";
import { moveSavedGames } from "./moveSavedGames.ts";
import { tryCockpit } from "./tryCockpit.ts";
import { tryFile, tryFullFile } from "./tryFile.ts";
import type { WindowsTotals } from "./WindowsTotals.ts";
import type { Wine } from "./Wine.ts";

const folder = join(root, "dist/executables");
const linux = join(folder, targets.linux);
const windows = join(folder, targets.windows);

/** Makes the executables and tries them; at full size also without a network, with their parts, and on Linux. */
export async function tryExecutables(wine: Wine, totals: WindowsTotals, isReduced: boolean): Promise<void> {
  const wanted: readonly ExecutableTarget[] = isReduced && existsSync(linux) ? ["windows"] : ["linux", "windows"];
  await buildExecutables(wanted, folder);
  totals.tell("shipslog.exe", "its own details, no signature of Node, the right checksum", judgeWindows(windows));
  wine.bring(windows);
  await tryFile(wine, totals, "shipslog.exe");
  for (const scenario of scenarioNames) {
    const wrong = await compareScenario(wine, linux, scenario);
    totals.tell("scenarios", `${scenario}, byte for byte as on Linux`, wrong);
  }
  if (isReduced) return;
  const archives = { linux: buildFull("linux", folder), windows: buildFull("windows", folder) };
  await tryWithoutNetwork(wine, totals);
  await tryFullFile(wine, totals, archives.windows);
  const tellLinux = (what: string, wrong: string | undefined) => totals.tell("files for Linux", what, wrong);
  await tryExecutable(linux, tellLinux);
  await tryFull(archives.linux, tellLinux);
  await measureStarts(wine, folder);
}

/** Runs every command again where no program has a network, after a look whether that is so. */
async function tryWithoutNetwork(wine: Wine, totals: WindowsTotals): Promise<void> {
  if (!canCutNetwork()) {
    totals.skip("this machine does not let a process cut its network");
    return;
  }
  wine.startBy(withoutNetwork);
  try {
    const connect = `require("net").connect(80, "192.0.2.1").on("error", ({ code }) => console.log(code))`;
    const { out } = await wine.run("node.exe", "-e", connect);
    totals.tell(
      "shipslog.exe without a network",
      "no network",
      /ENETUNREACH|EHOSTUNREACH|EADDRNOTAVAIL/.test(out) ? undefined : out,
    );
    await tryFile(wine, totals, "shipslog.exe without a network");
  } finally {
    wine.startBy([]);
  }
}

/** What the native programs do. */
interface WriterSizes {
  readonly lines: number;
  readonly shareModes: readonly number[];
  readonly isReduced: boolean;
}

/** Reads what a native program writes, writes what one holds, and finds what a user has moved. */
export async function tryWriter(
  wine: Wine,
  totals: WindowsTotals,
  { lines, shareModes, isReduced }: WriterSizes,
): Promise<void> {
  for (const name of ["writer", "holder"]) wine.compile(join(root, `tools/windows/${name}.c`), `${name}.exe`);
  for (const share of shareModes) {
    const wrong = await followWriter(wine, share, lines);
    totals.tell(
      "share modes of a native writer",
      `${lines} lines of a native writer, share mode ${share}: each once, in order`,
      wrong,
    );
  }
  if (!isReduced) {
    totals.tell(
      "Status.json held by another program",
      "Status.json held for 0.4 s while it is written",
      await holdStatus(wine, 400, 0),
    );
    totals.tell(
      "Status.json held by another program",
      "Status.json held for good while it is written: exit code 3",
      await holdStatus(wine, 60_000, 3),
    );
  }
  totals.tell("Saved Games moved", "a moved Saved Games folder", await moveSavedGames(wine, "journals"));
  totals.tell("cockpit", "the cockpit without a word", await tryCockpit(wine));
}
