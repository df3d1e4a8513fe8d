import { findJournalFolder, journalFolderVariable, listJournals, nodeDisk, type FoundFolder } from "@shipslog/journal";
import type { Command } from "../Command.ts";
import { examinations, nextSteps } from "../doctor/examinations.ts";
import { inspectFolder } from "../doctor/inspectFolder.ts";
import type { Diagnosis } from "../doctor/Diagnosis.ts";
import { exitCodes } from "../exitCodes.ts";
import { wrapText } from "../text/TextPage.ts";
import { paletteFor } from "../text/palette.ts";
import { printable } from "../text/printable.ts";
import { UsageError } from "../UsageError.ts";
import type { OutputStream, Host } from "../Host.ts";

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
  async run({ positionals }, host) {
    if (positionals.length > 1) throw new UsageError("one folder at a time; put quotes around a name with blanks");
    const found = await findJournalFolder({ machine: host, argument: positionals[0] });
    if (found.source === "nowhere") return sayNowhere(found.tried, host);
    const list = await listJournals(found.folder, nodeDisk);
    if (list === undefined) return sayNotThere(found, host);
    const facts = await inspectFolder({ folder: found.folder, ...list, clock: host.clock });
    const observations = examinations.flatMap((examine) => examine(facts));
    host.out.write(`${paletteFor(host.out).strong(printable(found.folder))} (${sources[found.source]})\n\n`);
    for (const observation of observations) host.out.write(sayObservation(observation, host.out));
    host.out.write(`\nnext:\n  ${nextSteps(facts).map(printable).join("\n  ")}\n`);
    return observations.some(({ mark }) => mark === "odd") ? exitCodes.findings : exitCodes.fine;
  },
};

function sayObservation({ mark, says, advice }: Diagnosis, output: OutputStream): string {
  const paint = paletteFor(output);
  const sign = mark === "fine" ? paint.good("✓") : paint.warning("!");
  const adviceLines = advice === undefined ? [] : linesOf(advice, output).map(paint.dim);
  return `${sign} ${[...linesOf(says, output), ...adviceLines].join("\n  ")}\n`;
}

/** Text as lines that stand behind the sign; where nobody watches it is one. */
function linesOf(text: string, { isTerminal, columns }: OutputStream): readonly string[] {
  return isTerminal ? wrapText(printable(text), columns - 3) : [printable(text)];
}

const sources = {
  argument: "as you said",
  environment: `from ${journalFolderVariable}`,
  machine: "where the game keeps it on this machine",
} as const;

function sayNowhere(tried: readonly string[], host: Host) {
  host.out.write(
    `No journal folder was found on this machine. Looked in:\n${tried.map((folder) => `  ${printable(folder)}\n`).join("")}
next:
  shipslog doctor DIR                          if it is somewhere else
  ${sayOnce(host).padEnd(44)} to say so once and for all
  shipslog simulate grand-tour --out journal   to make one without the game
`,
  );
  return exitCodes.environment;
}

/** How a person tells their shell where the journals are. */
const sayOnce = ({ platform }: Host) =>
  platform === "win32" ? `setx ${journalFolderVariable} DIR` : `export ${journalFolderVariable}=DIR`;

function sayNotThere(found: Exclude<FoundFolder, { source: "nowhere" }>, host: Host) {
  const who = sources[found.source];
  host.err.write(
    `shipslog: there is no folder ${printable(found.folder)} (${who}); shipslog doctor without a folder looks for one\n`,
  );
  return exitCodes.environment;
}
