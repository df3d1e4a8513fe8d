import { isLake, openLake, openMemorySink, type Tables } from "@shipslog/archive";
import { findJournalFolder, journalFolderVariable } from "@shipslog/journal";
import { storeFolders } from "../archive/storeFolders.ts";
import type { Arguments } from "../../Command.ts";
import { EnvironmentError } from "../../EnvironmentError.ts";
import { ProgressBar } from "../../ProgressBar.ts";
import type { Host } from "../../Host.ts";

/** Opens the tables to query: those of a lake, or the journals of a folder, read into memory. */
export async function openTables(
  argument: string | undefined,
  args: Arguments,
  host: Host,
  out?: string,
): Promise<Tables> {
  const folder = await folderOf(argument, host);
  const writable = out === undefined ? [] : [out];
  if (await isLake(folder)) return await openLake(folder, { writable });
  const sink = await openMemorySink({ writable });
  const progress = args.has("quiet") ? undefined : new ProgressBar(host.err, host.clock);
  const options = { commander: args.text("commander"), signal: host.interrupted };
  await storeFolders(sink, [folder], options, (fraction, file) => progress?.show(fraction, file));
  progress?.clear();
  return sink.tables;
}

async function folderOf(argument: string | undefined, host: Host): Promise<string> {
  const found = await findJournalFolder({ machine: host, argument });
  if (found.source !== "nowhere") return found.folder;
  throw new EnvironmentError(
    `no journal folder found; name a folder or a lake, or set ${journalFolderVariable}; shipslog doctor lists the places searched`,
  );
}
