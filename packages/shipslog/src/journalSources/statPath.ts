import { JournalError, nodeDisk, type Disk } from "@shipslog/journal";

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
