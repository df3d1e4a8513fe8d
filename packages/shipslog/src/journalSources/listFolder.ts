import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { companionFiles, parseJournalName } from "@shipslog/contract";
import { JournalError } from "@shipslog/journal";
import { isFolder } from "./statPath.ts";

/** The names in a folder, sorted; throws a JournalError if the folder cannot be read. */
export async function listFolder(folder: string): Promise<readonly string[]> {
  try {
    return (await readdir(folder)).toSorted();
  } catch (error) {
    throw new JournalError("unreadable", folder, error);
  }
}

/** Whether a folder has something with the name of a journal. */
export async function hasJournals(folder: string): Promise<boolean> {
  return (await listFolder(folder)).some((name) => parseJournalName(name) !== undefined);
}

/** Whether a folder has a companion file. */
export async function hasCompanionFiles(folder: string): Promise<boolean> {
  const names = await listFolder(folder);
  return companionFiles.some((file) => names.includes(file));
}

/** The folders in a folder, as paths, sorted. */
export async function subfoldersOf(folder: string): Promise<readonly string[]> {
  const paths = (await listFolder(folder)).map((name) => join(folder, name));
  const found = await Promise.all(paths.map((path) => isFolder(path).catch(() => false)));
  return paths.filter((_, at) => found[at] === true);
}

/** The folders in a folder that have journals. One that cannot be listed has none that could be read. */
export async function subfoldersWithJournals(folder: string): Promise<readonly string[]> {
  const folders = await subfoldersOf(folder);
  const found = await Promise.all(folders.map((each) => hasJournals(each).catch(() => false)));
  return folders.filter((_, at) => found[at] === true);
}
