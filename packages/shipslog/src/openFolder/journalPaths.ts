import { arrayOf, either, requireOption, textOption } from "@shipslog/contract/internal";
import { findJournalFolder, journalFolderVariable } from "@shipslog/journal";
import { EnvironmentError } from "../failure/errors.ts";

/**
 * What leads to journals: a journal, a folder of journals, a folder of such folders, a pattern with `*` and `?`, or a list of
 * these. Undefined, or an empty list, is the game's own folder on this machine.
 */
export type JournalPaths = string | readonly string[] | undefined;

/** What the search for the game's folder asks of a machine. */
export type SearchedMachine = NonNullable<NonNullable<Parameters<typeof findJournalFolder>[0]>["machine"]>;

/** The paths as a list; without any, the game's journal folder on this machine. */
export async function journalPaths(paths: JournalPaths, machine?: SearchedMachine): Promise<readonly string[]> {
  requireOption("paths", paths, either(textOption, arrayOf(textOption)));
  const given = typeof paths === "string" ? [paths] : (paths ?? []);
  if (given.length > 0) return given;
  const found = await findJournalFolder(machine === undefined ? {} : { machine });
  if (found.source !== "nowhere") return [found.folder];
  throw new EnvironmentError(
    `no journal folder found; name one, or set ${journalFolderVariable}; shipslog doctor lists the places searched`,
  );
}
