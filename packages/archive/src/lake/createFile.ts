import { link, open, unlink } from "node:fs/promises";
import { dirname } from "node:path";
import { unfinishedName } from "./manifestName.ts";
import { syncFolder } from "./sync.ts";

/**
 * Creates a file durably with a text; returns false if it exists. Creating a hard link fails if the name exists, so this is an
 * atomic compare-and-swap on any local disk.
 */
export async function createFile(path: string, text: string): Promise<boolean> {
  const temporary = await writeBeside(path, text);
  try {
    await link(temporary, path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "EEXIST") return false;
    throw error;
  } finally {
    await unlink(temporary);
  }
  await syncFolder(dirname(path));
  return true;
}

/** Writes a text durably into a new file beside a path, under a name that is not in use. */
async function writeBeside(path: string, text: string): Promise<string> {
  for (let attempt = 0; ; attempt++) {
    const temporary = unfinishedName(path, attempt);
    try {
      const file = await open(temporary, "wx");
      try {
        await file.writeFile(text);
        await file.sync();
      } finally {
        await file.close();
      }
      return temporary;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
    }
  }
}
