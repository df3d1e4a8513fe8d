import { findJournalFolder, journalFolderVariable } from "@shipslog/journal";
import type { Arguments } from "./Command.ts";
import { EnvironmentError } from "./EnvironmentError.ts";
import { UsageError } from "./UsageError.ts";
import type { Host } from "./Host.ts";

/** The folder named on the command line, or the game's journal folder on this machine. */
export async function journalFolderOf(args: Arguments, host: Host): Promise<string> {
  const [argument, ...more] = args.positionals;
  if (more.length > 0) throw new UsageError("expected one folder; put quotes around a path with spaces");
  const found = await findJournalFolder({ machine: host, argument });
  if (found.source !== "nowhere") return found.folder;
  throw new EnvironmentError(
    `no journal folder found; name one, or set ${journalFolderVariable}; shipslog doctor lists the places searched`,
  );
}
