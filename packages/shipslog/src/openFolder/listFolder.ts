import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { companionFiles, parseJournalName } from "@shipslog/contract";
import { JournalError, nodeDisk, type Disk, type SkippedJournal } from "@shipslog/journal";

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

/** Type and size of what a path leads to, after symbolic links; undefined if it leads to nothing. */
export async function statPath(path: string): ReturnType<Disk["stat"]> {
  try {
    return await nodeDisk.stat(path);
  } catch (error) {
    throw new JournalError("unreadable", path, error);
  }
}

/** Whether a path leads to a folder. */
export async function isFolder(path: string): Promise<boolean> {
  return (await statPath(path))?.type === "folder";
}

/** The disk as if its folders had only these files. */
export function onlyFiles(files: readonly string[]): Disk {
  const wanted = new Set(files);
  return {
    ...nodeDisk,
    list: async (folder) => (await nodeDisk.list(folder))?.filter((name) => wanted.has(name)),
  };
}

/** The words for what is not a file, for messages. */
export const typeNames: Readonly<Record<SkippedJournal["type"], string>> = {
  folder: "a folder",
  fifo: "a FIFO",
  socket: "a socket",
  device: "a device",
  missing: "a link to nothing",
};
