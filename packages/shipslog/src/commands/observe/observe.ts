import { formatCount } from "@shipslog/contract/internal";
import { JournalError, readJournalFileBatches } from "@shipslog/journal";
import { defineCommand, type Command, pathArgument } from "../../command/Command.ts";
import { exitCodes } from "../../failure/exitCodes.ts";
import type { Host } from "../../command/Host.ts";
import { stopIfInterrupted, UsageError } from "../../failure/errors.ts";
import { openFolder, type FoundJournal, type OpenedFolder } from "../../openFolder/openFolder.ts";
import { JournalIntake } from "../../openFolder/JournalIntake.ts";
import { IntakeReport } from "../../command/IntakeReport.ts";
import { readMark } from "../../simulateFolder/folderMark.ts";
import { readVersion } from "../../parts/version.ts";
import { FolderObservation } from "./FolderObservation.ts";
import { hasAdditions, printAdditions } from "./printAdditions.ts";

const formats = ["text", "json"] as const;

/** `shipslog observe`: compares journals with the declarations of kinds and prints what these do not have. */
export const observeCommand: Command = defineCommand({
  name: "observe",
  summary:
    "Prints what journals show that Shipslog does not know: kinds, fields, types, and values of lists. Nothing personal is printed.",
  usage: "PATH... [options]",
  arguments: { PATH: pathArgument },
  options: {
    format: { type: "string", value: "NAME", choices: formats, description: "output format", default: "text" },
  },
  examples: [
    ["shipslog observe journal", "what a folder shows that this version does not know"],
    ["shipslog observe journal --format json > observed.json", "the same as declarations, to send as a change"],
  ],
  async run(args, host) {
    if (args.positionals.length === 0) throw new UsageError("no path; usage: shipslog observe PATH...");
    const { folders, journals } = await openFolder(args.positionals);
    const played = await withoutSimulated(journals);
    const observation = await observeFolder({ folders, journals: played }, host, args.has("quiet"));
    const left = journals.length - played.length;
    if (left > 0) {
      host.err.write(
        `shipslog: ${formatCount(left, "journal")} of simulate left out, which tell nothing about the game\n`,
      );
    }
    const { observedDeclarations } = await import("@shipslog/contract/observed/declarations");
    const additions = observation.additionsTo(observedDeclarations);
    const { counts } = observation;
    const text =
      args.choice("format") === "json"
        ? `${JSON.stringify({ shipslog: readVersion(), read: counts, ...additions, habits: observation.habits() }, null, 2)}\n`
        : printAdditions(additions, counts, host.out);
    host.out.write(text);
    return hasAdditions(additions) ? exitCodes.findings : exitCodes.fine;
  },
});

/** The journals that the game has written: what Shipslog wrote itself is no evidence, and would be learnt back. */
async function withoutSimulated(journals: readonly FoundJournal[]): Promise<readonly FoundJournal[]> {
  const folders = [...new Set(journals.map(({ folder }) => folder))];
  const marks = new Map(await Promise.all(folders.map(async (folder) => [folder, await readMark(folder)] as const)));
  return journals.filter(({ folder, file }) => marks.get(folder)?.files.has(file) !== true);
}

async function observeFolder(
  { folders, journals }: Pick<OpenedFolder, "folders" | "journals">,
  host: Host,
  isQuiet: boolean,
): Promise<FolderObservation> {
  const observation = new FolderObservation();
  const report = new IntakeReport(isQuiet, host);
  const intake = new JournalIntake(folders, report);
  report.onFound(folders);
  try {
    for (const [done, { path, file }] of journals.entries()) {
      report.onProgress(done / journals.length, `reading ${file}`);
      await observeJournal(path, observation, intake, host);
    }
  } finally {
    report.end();
  }
  intake.judge(undefined);
  return observation;
}

/** A journal that cannot be read is left out with a note. */
async function observeJournal(
  path: string,
  observation: FolderObservation,
  intake: JournalIntake,
  host: Host,
): Promise<void> {
  observation.startJournal();
  try {
    for await (const entries of readJournalFileBatches(path, { signal: host.interrupted })) {
      for (const entry of entries) {
        if (entry.type === "event") observation.add(entry);
        else if (entry.type !== "truncated") observation.addOther();
      }
    }
  } catch (error) {
    if (!(error instanceof JournalError)) throw error;
    intake.onUnreadable(error);
  }
  stopIfInterrupted(host, "there is no comparison, because some journals were not read");
}
