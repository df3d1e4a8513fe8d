import { findJournalFolder, journalFolderVariable } from "@shipslog/journal";
import type { Arguments } from "./Command.ts";
import { EnvironmentError } from "./EnvironmentError.ts";
import { UsageError } from "./UsageError.ts";
import type { Host } from "./Host.ts";

/** The folder a command is about: the one named, else where the game keeps its journals on this machine. */
export async function journalFolderOf(args: Arguments, host: Host): Promise<string> {
  const [argument, ...more] = args.positionals;
  if (more.length > 0) throw new UsageError("one folder at a time; put quotes around a name with blanks");
  const found = await findJournalFolder({ machine: host, argument });
  if (found.source !== "nowhere") return found.folder;
  throw new EnvironmentError(
    `the journal folder was not found; name it, or set ${journalFolderVariable}; shipslog doctor says where was looked`,
  );
}
