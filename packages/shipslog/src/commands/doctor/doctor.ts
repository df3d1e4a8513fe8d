import { escapeControls } from "@shipslog/contract/internal";
import { findJournalFolder, journalFolderVariable, listJournals, nodeDisk, type FoundFolder } from "@shipslog/journal";
import { dirname } from "node:path";
import { defineCommand, type Command } from "../../command/Command.ts";
import { subfoldersWithJournals, statPath } from "../../openFolder/listFolder.ts";
import { examinations, nextSteps, type Diagnosis } from "./examinations.ts";
import { inspectFolder } from "./inspectFolder.ts";
import { exitCodes } from "../../failure/exitCodes.ts";
import { stopIfInterrupted, UsageError } from "../../failure/errors.ts";
import { wrapWords } from "../../text/TextPage.ts";
import { paletteFor } from "../../text/palette.ts";
import type { OutputStream, Host } from "../../command/Host.ts";

/** `shipslog doctor`: finds the journals and reports problems with the folder. */
export const doctorCommand: Command = defineCommand({
  name: "doctor",
  summary: "Finds the journal folder, reports what is in it and what is wrong, and suggests what to do.",
  usage: "[DIR]",
  options: {},
  examples: [
    ["shipslog doctor", "the journals of the game on this machine"],
    ["shipslog doctor journal", "the journals in a folder; exits with 1 when something is odd"],
  ],
  async run({ positionals }, host) {
    if (positionals.length > 1) throw new UsageError("expected one folder; put quotes around a path with spaces");
    const found = await findJournalFolder({ machine: host, argument: positionals[0] });
    if (found.source === "nowhere") return reportNowhere(found.tried, host);
    const stats = await statPath(found.folder);
    if (stats !== undefined && stats.type !== "folder") {
      throw new UsageError(`${found.folder} is not a folder; name its folder, ${dirname(found.folder)}`);
    }
    const list = await listJournals(found.folder, nodeDisk);
    if (list === undefined) return reportMissing(found, host);
    const facts = await inspectFolder({
      folder: found.folder,
      ...list,
      subfolders: list.journals.length > 0 ? [] : await subfoldersWithJournals(found.folder),
      clock: host.clock,
    });
    stopIfInterrupted(host, "there is no diagnosis");
    const diagnoses = examinations.flatMap((examine) => examine(facts));
    host.out.write(`${paletteFor(host.out).strong(escapeControls(found.folder))} (${sources[found.source]})\n\n`);
    for (const diagnosis of diagnoses) host.out.write(printDiagnosis(diagnosis, host.out));
    if (found.source === "machine") host.out.write(searchOf(found));
    host.out.write(`\nnext:\n  ${nextSteps(facts).map(escapeControls).join("\n  ")}\n`);
    return diagnoses.some(({ status }) => status === "odd") ? exitCodes.findings : exitCodes.fine;
  },
});

function printDiagnosis({ status, text, advice }: Diagnosis, output: OutputStream): string {
  const paint = paletteFor(output);
  const sign = status === "fine" ? paint.good("✓") : paint.warning("!");
  const adviceLines = advice === undefined ? [] : linesOf(advice, output).map(paint.dim);
  return `${sign} ${[...linesOf(text, output), ...adviceLines].join("\n  ")}\n`;
}

/** Wraps text for a terminal; a pipe gets one line. */
function linesOf(text: string, { isTerminal, columns }: OutputStream): readonly string[] {
  return isTerminal ? wrapWords(escapeControls(text), columns - 3) : [escapeControls(text)];
}

const sources = {
  argument: "from the command line",
  environment: `from ${journalFolderVariable}`,
  machine: "the game's folder on this machine",
} as const;

/** Other folders with journals, and where was searched. */
function searchOf({ tried, others }: Extract<FoundFolder, { source: "machine" }>): string {
  const also = others.length === 0 ? "" : `\njournals are also in:\n${listed(others)}`;
  return `${also}\nsearched:\n${listed(tried)}`;
}

const listed = (folders: readonly string[]) => folders.map((folder) => `  ${escapeControls(folder)}\n`).join("");

function reportNowhere(tried: readonly string[], host: Host) {
  host.out.write(
    `No journal folder found on this machine. Searched:\n${listed(tried)}
next:
  shipslog doctor DIR                          if it is in another place
  ${variableCommand(host).padEnd(44)} to set it permanently
  shipslog simulate grand-tour --out journal   to simulate one without the game
`,
  );
  return exitCodes.environment;
}

/** The command that sets the journal folder in the user's shell. */
const variableCommand = ({ platform }: Host) =>
  platform === "win32" ? `setx ${journalFolderVariable} DIR` : `export ${journalFolderVariable}=DIR`;

function reportMissing(found: Exclude<FoundFolder, { source: "nowhere" }>, host: Host) {
  const who = sources[found.source];
  host.err.write(
    `shipslog: ${escapeControls(found.folder)} does not exist (${who}); run shipslog doctor without a folder to search for one\n`,
  );
  return found.source === "argument" ? exitCodes.usage : exitCodes.environment;
}
