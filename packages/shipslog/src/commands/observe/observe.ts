import { join } from "node:path";
import { JournalError, readJournalFileBatches } from "@shipslog/journal";
import type { Command } from "../../Command.ts";
import { exitCodes } from "../../exitCodes.ts";
import type { Host } from "../../Host.ts";
import { stopIfInterrupted } from "../../Interruption.ts";
import { findSources } from "../../journalSources/findSources.ts";
import { JournalIntake } from "../../journalSources/JournalIntake.ts";
import { pathArgument } from "../../journalSources/pathArgument.ts";
import type { SourceFolder } from "../../journalSources/SourceFolder.ts";
import { ProgressBar } from "../../ProgressBar.ts";
import { UsageError } from "../../UsageError.ts";
import { readVersion } from "../../version.ts";
import { FolderObservation } from "./FolderObservation.ts";
import { hasAdditions, printAdditions } from "./printAdditions.ts";

const formats = ["text", "json"] as const;

/** `shipslog observe`: compares journals with the declarations of kinds and prints what these do not have. */
export const observeCommand: Command = {
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
    const sources = await findSources(args.positionals);
    const observation = await observeSources(sources, host, args.has("quiet"));
    const { observedDeclarations } = await import("@shipslog/contract/observed/declarations");
    const additions = observation.additionsTo(observedDeclarations);
    const { counts } = observation;
    const text =
      args.choice("format", formats) === "json"
        ? `${JSON.stringify({ shipslog: readVersion(), read: counts, ...additions }, null, 2)}\n`
        : printAdditions(additions, counts, host.out);
    host.out.write(text);
    return hasAdditions(additions) ? exitCodes.findings : exitCodes.fine;
  },
};

async function observeSources(
  sources: readonly SourceFolder[],
  host: Host,
  isQuiet: boolean,
): Promise<FolderObservation> {
  const observation = new FolderObservation();
  const intake = new JournalIntake(sources, host);
  const progress = isQuiet ? undefined : new ProgressBar(host.err, host.clock);
  const files = sources.flatMap(({ folder, journals }) =>
    journals.map(({ file }) => ({ path: join(folder, file), file })),
  );
  try {
    for (const [done, { path, file }] of files.entries()) {
      progress?.show(done / files.length, `reading ${file}`);
      await observeJournal(path, observation, intake, host);
    }
  } finally {
    progress?.clear();
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
