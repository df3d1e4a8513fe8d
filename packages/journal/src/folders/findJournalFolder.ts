import { objectOption, requireOptions, textOption, type OptionShapes } from "@shipslog/contract/internal";
import type { Disk } from "../machine/Disk.ts";
import { type Machine, nodeMachine } from "../machine/nodeMachine.ts";
import { nodeDisk } from "../machine/nodeDisk.ts";
import { findPlaces } from "./journalFolders.ts";
import { listJournals } from "./listJournals.ts";

/** The environment variable that names the journal folder. */
export const journalFolderVariable = "SHIPSLOG_JOURNAL_DIR";

/**
 * The journal folder and how it was found. After a search on the machine, `tried` is where it was searched, with `*` for names that were
 * taken from the disk, and `others` has further folders with journals.
 */
export type FoundFolder =
  | { readonly source: "argument" | "environment"; readonly folder: string }
  | {
      readonly source: "machine";
      readonly folder: string;
      readonly tried: readonly string[];
      readonly others: readonly string[];
    }
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

  const { folders, searched: tried } = await findPlaces(machine, disk);
  // A folder of another user, or one that is broken, must not end the search.
  const lists = await Promise.all(folders.map((folder) => listJournals(folder, disk).catch(() => undefined)));
  const withJournals = folders.filter((_, index) => (lists[index]?.journals.length ?? 0) > 0);
  const [folder, ...others] = withJournals;
  if (folder !== undefined) return { source: "machine", folder, tried, others };
  const empty = folders.find((_, index) => lists[index] !== undefined);
  return empty === undefined ? { source: "nowhere", tried } : { source: "machine", folder: empty, tried, others: [] };
}
