import { findJournalFolder, journalFolderVariable } from "@shipslog/journal";
import { EnvironmentError } from "../EnvironmentError.ts";
import type { Host } from "../Host.ts";

/** The paths of the command line; without any, the game's journal folder on this machine. */
export async function journalPaths(paths: readonly string[], host: Host): Promise<readonly string[]> {
  if (paths.length > 0) return paths;
  const found = await findJournalFolder({ machine: host });
  if (found.source !== "nowhere") return [found.folder];
  throw new EnvironmentError(
    `no journal folder found; name one, or set ${journalFolderVariable}; shipslog doctor lists the places searched`,
  );
}
