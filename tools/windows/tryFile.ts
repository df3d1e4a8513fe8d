import { copyFileSync, existsSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { root } from "../workspace.ts";
import { unpackedFolder } from "../executable/buildArchives.ts";
import { fullCommands, unpack } from "../executable/tryFull.ts";
import { trials, type Trial } from "../packages/trials.ts";
import type { TrialGroup, WindowsTotals } from "./WindowsTotals.ts";
import type { ProgramSettings, Wine } from "./Wine.ts";
import { windowsTrials } from "./windowsTrials.ts";

/** Runs every command of `shipslog.exe` in the folder of the work. */
export async function tryFile(
  wine: Wine,
  totals: WindowsTotals,
  group: "shipslog.exe" | "shipslog.exe without a network",
): Promise<void> {
  const isFirst = group === "shipslog.exe";
  const folder = isFirst ? "." : "cut";
  mkdirSync(join(wine.folder, folder), { recursive: true });
  copyFileSync(join(root, "examples/readers/naive.ts"), join(wine.folder, folder, "naive.ts"));
  // The reader of `try` needs a Node of its own.
  const isTried = ({ line }: Trial) => !line.startsWith("try") || existsSync(join(wine.folder, "node.exe"));
  const program = isFirst ? "shipslog.exe" : "../shipslog.exe";
  for (const trial of windowsTrials.filter(isTried)) await tryLine(wine, totals, { group, folder, program, trial });
}

/** Unpacks the archive for Windows and runs the commands that need what lies beside the executable. */
export async function tryFullFile(wine: Wine, totals: WindowsTotals, archive: string): Promise<void> {
  const folder = "full";
  mkdirSync(join(wine.folder, folder));
  unpack(archive, join(wine.folder, folder));
  const program = `${unpackedFolder}/shipslog.exe`;
  for (const trial of fullCommands.flatMap((command) => trials[command] ?? [])) {
    await tryLine(wine, totals, { group: "shipslog-full-windows.zip", folder, program, trial });
  }
}

interface Line {
  readonly group: TrialGroup;
  readonly folder: string;
  readonly program: string;
  readonly trial: Trial;
}

async function tryLine(wine: Wine, totals: WindowsTotals, { group, folder, program, trial }: Line): Promise<void> {
  const { line, prints, code: expected = 0 } = trial;
  const settings: ProgramSettings = { folder, variables: {} };
  const running = wine.startIn(settings, program, ...line.split(" "));
  const code = await running.ended;
  const out = running.printed();
  const isFine = code === expected && prints.test(out);
  const wrong = isFine ? undefined : `it ended with ${code} and printed\n${out.slice(0, 2000)}`;
  totals.tell(group, `${group}: ${line}`, wrong);
}
