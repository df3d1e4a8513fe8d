import { createHash } from "node:crypto";
import { open, type FileHandle } from "node:fs/promises";

/** Makes a file's content durable, and returns its SHA-256, by which later damage is found. */
export async function sealFile(path: string): Promise<string> {
  const file = await open(path, "r+");
  try {
    await file.sync();
    return await hashOf(file);
  } finally {
    await file.close();
  }
}

/** The SHA-256 of a file in hexadecimal digits. */
export async function fileChecksum(path: string): Promise<string> {
  const file = await open(path, "r");
  try {
    return await hashOf(file);
  } finally {
    await file.close();
  }
}

async function hashOf(file: FileHandle): Promise<string> {
  const hash = createHash("sha256");
  const stream = file.createReadStream({ start: 0, autoClose: false, highWaterMark: 2 ** 20 });
  for await (const chunk of stream as AsyncIterable<Buffer>) hash.update(chunk);
  return hash.digest("hex");
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
