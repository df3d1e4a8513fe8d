import { open } from "node:fs/promises";

/** Makes a file's content durable. */
export async function syncFile(path: string): Promise<void> {
  const file = await open(path, "r+");
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}

/** Makes the names in a folder durable, where the system supports it. */
export async function syncFolder(path: string): Promise<void> {
  try {
    const folder = await open(path, "r");
    try {
      await folder.sync();
    } finally {
      await folder.close();
    }
  } catch (error) {
    // Windows cannot open folders.
    if (!["EPERM", "EISDIR", "EINVAL"].includes((error as NodeJS.ErrnoException).code ?? "")) throw error;
  }
}
