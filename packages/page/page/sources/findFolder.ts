import { parseJournalName } from "@shipslog/contract";

/** Where the game keeps journals below the folder that Windows calls Saved Games. */
const below = ["Frontier Developments", "Elite Dangerous"];

/** The folder of journals that a person means: the given one, or the game's folder inside it. */
export async function findFolder(given: FileSystemDirectoryHandle): Promise<FileSystemDirectoryHandle> {
  if (await hasJournals(given)) return given;
  for (let depth = 0; depth < below.length; depth += 1) {
    const inside = await enter(given, below.slice(depth));
    if (inside !== undefined && (await hasJournals(inside))) return inside;
  }
  return given;
}

async function hasJournals(folder: FileSystemDirectoryHandle): Promise<boolean> {
  for await (const name of folder.keys()) if (parseJournalName(name) !== undefined) return true;
  return false;
}

async function enter(
  folder: FileSystemDirectoryHandle,
  names: readonly string[],
): Promise<FileSystemDirectoryHandle | undefined> {
  let inside = folder;
  for (const name of names) {
    const next = await inside.getDirectoryHandle(name).catch(() => undefined);
    if (next === undefined) return undefined;
    inside = next;
  }
  return inside;
}
