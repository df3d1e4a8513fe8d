import { findJournalFolder, journalFolderVariable, listJournals, nodeDisk, type FoundFolder } from "@shipslog/journal";
import type { Command } from "../Command.ts";
import { examinations, nextSteps } from "../doctor/examinations.ts";
import { gatherFacts } from "../doctor/Facts.ts";
import type { Observation } from "../doctor/Observation.ts";
import { exitCodes } from "../exitCodes.ts";
import { wrap } from "../text/Page.ts";
import { paintFor } from "../text/paint.ts";
import { printable } from "../text/printable.ts";
import { UsageError } from "../UsageError.ts";
import type { Output, World } from "../World.ts";

/** `shipslog doctor`: says where the journals are and whether something is wrong with them. */
export const doctorCommand: Command = {
  name: "doctor",
  summary: "Finds the journal folder, says what is there, what is stale or odd, and what to do next.",
  usage: "[DIR]",
  options: {},
  examples: [
    ["shipslog doctor", "the journals of the game on this machine"],
    ["shipslog doctor journal", "those in a folder; ends with 1 when something is odd"],
  ],
  async run({ positionals }, world) {
    if (positionals.length > 1) throw new UsageError("one folder at a time; put quotes around a name with blanks");
    const found = await findJournalFolder(world, { argument: positionals[0] });
    if (found.source === "nowhere") return sayNowhere(found.tried, world);
    const list = await listJournals(found.folder, nodeDisk);
    if (list === undefined) return sayNotThere(found, world);
    const facts = await gatherFacts({ folder: found.folder, ...list, clock: world.clock });
    const observations = examinations.flatMap((examine) => examine(facts));
    world.out.write(`${paintFor(world.out).strong(printable(found.folder))} (${sources[found.source]})\n\n`);
    for (const observation of observations) world.out.write(sayObservation(observation, world.out));
    world.out.write(`\nnext:\n  ${nextSteps(facts).map(printable).join("\n  ")}\n`);
    return observations.some(({ mark }) => mark === "odd") ? exitCodes.findings : exitCodes.fine;
  },
};

function sayObservation({ mark, says, advice }: Observation, output: Output): string {
  const paint = paintFor(output);
  const sign = mark === "fine" ? paint.good("✓") : paint.warning("!");
  const adviceLines = advice === undefined ? [] : linesOf(advice, output).map(paint.dim);
  return `${sign} ${[...linesOf(says, output), ...adviceLines].join("\n  ")}\n`;
}

/** Text as lines that stand behind the sign; where nobody watches it is one. */
function linesOf(text: string, { isTerminal, columns }: Output): readonly string[] {
  return isTerminal ? wrap(printable(text), columns - 3) : [printable(text)];
}

const sources = {
  argument: "as you said",
  environment: `from ${journalFolderVariable}`,
  machine: "where the game keeps it on this machine",
} as const;

function sayNowhere(tried: readonly string[], world: World) {
  world.out.write(
    `No journal folder was found on this machine. Looked in:\n${tried.map((folder) => `  ${printable(folder)}\n`).join("")}
next:
  shipslog doctor DIR                          if it is somewhere else
  ${sayOnce(world).padEnd(44)} to say so once and for all
  shipslog simulate grand-tour --out journal   to make one without the game
`,
  );
  return exitCodes.environment;
}

/** How a person tells their shell where the journals are. */
const sayOnce = ({ platform }: World) =>
  platform === "win32" ? `setx ${journalFolderVariable} DIR` : `export ${journalFolderVariable}=DIR`;

function sayNotThere(found: Exclude<FoundFolder, { source: "nowhere" }>, world: World) {
  const who = sources[found.source];
  world.err.write(
    `shipslog: there is no folder ${printable(found.folder)} (${who}); shipslog doctor without a folder looks for one\n`,
  );
  return exitCodes.environment;
}
