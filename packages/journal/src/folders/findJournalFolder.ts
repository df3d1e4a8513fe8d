import { objectOption, requireOptions, textOption, type OptionShapes } from "@shipslog/contract/internal";
import type { Disk } from "../machine/Disk.ts";
import { type Machine, nodeMachine } from "../machine/nodeMachine.ts";
import { nodeDisk } from "../machine/nodeDisk.ts";
import { journalFolders } from "./journalFolders.ts";
import { listJournals } from "./listJournals.ts";

/** The environment variable that names the journal folder. */
export const journalFolderVariable = "SHIPSLOG_JOURNAL_DIR";

/** The journal folder and how it was found, or every folder that was tried. */
export type FoundFolder =
  | { readonly source: "argument" | "environment" | "machine"; readonly folder: string }
  | { readonly source: "nowhere"; readonly tried: readonly string[] };

/** How to look for the journal folder. */
export interface FindFolderOptions {
  /** The folder that the user named; it is returned even if it does not exist. */
  readonly argument?: string | undefined;
  readonly machine?: Machine;
  readonly disk?: Disk;
}

const shapes: OptionShapes<FindFolderOptions> = { argument: textOption, machine: objectOption, disk: objectOption };

/**
 * Finds the journal folder: the argument, else the environment variable, else a folder where the game keeps it on such a
 * machine. Of those, the first with a journal is preferred to the first that exists.
 */
export async function findJournalFolder(options: FindFolderOptions = {}): Promise<FoundFolder> {
  requireOptions(options, shapes);
  const { argument, machine = nodeMachine(), disk = nodeDisk } = options;
  if (argument !== undefined && argument !== "") return { source: "argument", folder: argument };
  const named = machine.env[journalFolderVariable];
  if (named !== undefined && named !== "") return { source: "environment", folder: named };

  const tried = await journalFolders(machine, disk);
  const lists = await Promise.all(tried.map((folder) => listJournals(folder, disk)));
  const withJournals = tried.find((_, index) => (lists[index]?.journals.length ?? 0) > 0);
  const folder = withJournals ?? tried.find((_, index) => lists[index] !== undefined);
  return folder === undefined ? { source: "nowhere", tried } : { source: "machine", folder };
}
