import { isLake, openLake, openMemorySink, type Tables } from "@shipslog/archive";
import { findJournalFolder, journalFolderVariable } from "@shipslog/journal";
import { storeFolders } from "../archive/storeFolders.ts";
import type { Given } from "../Command.ts";
import { EnvironmentError } from "../EnvironmentError.ts";
import { Progress } from "../Progress.ts";
import type { World } from "../World.ts";

/** Opens what a question is about: a lake as it lies there, or the journals of a folder, read into memory. */
export async function openTables(
  argument: string | undefined,
  given: Given,
  world: World,
  out?: string,
): Promise<Tables> {
  const folder = await folderOf(argument, world);
  const writable = out === undefined ? [] : [out];
  if (await isLake(folder)) return await openLake(folder, { writable });
  const sink = await openMemorySink({ writable });
  const progress = given.has("quiet") ? undefined : new Progress(world.err, world.clock);
  const options = { commander: given.text("commander"), signal: world.interrupted };
  await storeFolders(sink, [folder], options, (fraction, file) => progress?.show(fraction, file));
  progress?.clear();
  return sink.tables;
}

async function folderOf(argument: string | undefined, world: World): Promise<string> {
  const found = await findJournalFolder(world, { argument });
  if (found.source !== "nowhere") return found.folder;
  throw new EnvironmentError(
    `the journal folder was not found; name it or a lake, or set ${journalFolderVariable}; shipslog doctor says where was looked`,
  );
}
