/**
 * Tries `shipslog.exe` under Wine: `npm run windows`, after `scripts/get-wine` and `npm run executables`. `--lines N` sets how many
 * lines the native program writes in each share mode (10,000), `--wine DIR` where Wine is.
 */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { scenarioNames } from "@shipslog/simulator";
import { root } from "../lab/workspace.ts";
import { compareScenario } from "./windows/compareScenario.ts";
import { followWriter } from "./windows/followWriter.ts";
import { moveSavedGames } from "./windows/moveSavedGames.ts";
import { tryCockpit } from "./windows/tryCockpit.ts";
import { Wine } from "./windows/Wine.ts";
import { windowsTrials } from "./windows/windowsTrials.ts";

const { values } = parseArgs({
  options: {
    lines: { type: "string", default: "10000" },
    wine: { type: "string", default: join(root, ".cache/wine") },
  },
});
const executables = join(root, "dist/executables");
/** The share modes of a handle: alone, with readers, with writers too, with removal too. The game's is 3. */
const shareModes = [0, 1, 3, 7];

function tell(what: string, wrong: string | undefined): void {
  if (wrong !== undefined) process.exitCode = 1;
  console.log(wrong === undefined ? `ok ${what}` : `FAILED ${what}: ${wrong}`);
}

async function tryAll(wine: Wine): Promise<void> {
  wine.bring(join(executables, "shipslog.exe"));
  wine.compile(join(root, "scripts/windows/writer.c"), "writer.exe");
  for (const { line, prints, code: expected = 0 } of windowsTrials) {
    const { code, out } = await wine.run("shipslog.exe", ...line.split(" "));
    const isFine = code === expected && prints.test(out);
    tell(`shipslog.exe ${line}`, isFine ? undefined : `it ended with ${code} and printed\n${out.slice(0, 2000)}`);
  }
  for (const scenario of scenarioNames) {
    const wrong = await compareScenario(wine, join(executables, "shipslog"), scenario);
    tell(`${scenario}, byte for byte as on Linux`, wrong);
  }
  for (const share of shareModes) {
    const wrong = await followWriter(wine, share, Number(values.lines));
    tell(`${values.lines} lines of a native writer, share mode ${share}: each once, in order`, wrong);
  }
  tell("a moved Saved Games folder", await moveSavedGames(wine, "journals"));
  tell("the cockpit without a word", await tryCockpit(wine));
}

if (!existsSync(join(values.wine, "usr/lib/wine/wine64"))) {
  console.error(`there is no Wine in ${values.wine}: run scripts/get-wine as root`);
  process.exitCode = 1;
} else {
  const wine = new Wine(values.wine);
  try {
    await tryAll(wine);
  } finally {
    wine.close();
  }
}
