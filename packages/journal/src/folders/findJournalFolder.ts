import type { Disk } from "../machine/Disk.ts";
import { nodeDisk } from "../machine/nodeDisk.ts";
import { journalFolders, type Machine } from "./journalFolders.ts";
import { listJournals } from "./listJournals.ts";

/** The environment variable that names the journal folder. */
export const journalFolderVariable = "SHIPSLOG_JOURNAL_DIR";

/** Where the journals are and who said so, or every place that was looked at in vain. */
export type FoundFolder =
  | { readonly source: "argument" | "environment" | "machine"; readonly folder: string }
  | { readonly source: "nowhere"; readonly tried: readonly string[] };

/** What a search for the journal folder may be given. */
export interface FindFolderOptions {
  /** The folder the user named, which rules whether it exists or not. */
  readonly argument?: string | undefined;
  readonly disk?: Disk;
}

/**
 * Finds the journal folder: the argument rules, then the environment variable, then the places where the game keeps it
 * on such a machine, the first that holds a journal before the first that merely exists.
 */
export async function findJournalFolder(machine: Machine, options: FindFolderOptions = {}): Promise<FoundFolder> {
  const { argument, disk = nodeDisk } = options;
  if (argument !== undefined && argument !== "") return { source: "argument", folder: argument };
  const named = machine.env[journalFolderVariable];
  if (named !== undefined && named !== "") return { source: "environment", folder: named };

  const tried = await journalFolders(machine, disk);
  const lists = await Promise.all(tried.map((folder) => listJournals(folder, disk)));
  const withJournals = tried.find((_, index) => (lists[index]?.journals.length ?? 0) > 0);
  const folder = withJournals ?? tried.find((_, index) => lists[index] !== undefined);
  return folder === undefined ? { source: "nowhere", tried } : { source: "machine", folder };
}
