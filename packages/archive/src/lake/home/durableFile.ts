import { createHash } from "node:crypto";
import { closeSync, fsync, linkSync, openSync, unlinkSync, writeFileSync } from "node:fs";
import { open, type FileHandle } from "node:fs/promises";
import { dirname } from "node:path";
import { promisify } from "node:util";

/**
 * What takes microseconds is not waited for, only the disk: in a collector that catches up, each turn of the event loop is behind two megabytes of
 * messages that have arrived, and a commit of thirty turns took half a second.
 */
const sync = promisify(fsync);

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

const bufferBytes = 2 ** 20;

/** With a stream, a small file takes three times as long, and a lake has many. */
async function hashOf(file: FileHandle): Promise<string> {
  const hash = createHash("sha256");
  const { size } = await file.stat();
  const buffer = Buffer.allocUnsafe(Math.max(1, Math.min(size, bufferBytes)));
  for (let position = 0; ;) {
    const { bytesRead } = await file.read({ buffer, position });
    if (bytesRead === 0) return hash.digest("hex");
    hash.update(buffer.subarray(0, bytesRead));
    position += bytesRead;
  }
}

/** Writes a file durably, and returns the SHA-256 of its content. Its name is durable when its folder is. */
export async function writeDurably(path: string, content: Uint8Array): Promise<string> {
  await writeAndSync(path, content, "w");
  return createHash("sha256").update(content).digest("hex");
}

/** Makes the names in a folder durable, where the system supports it. */
export async function syncFolder(path: string): Promise<void> {
  try {
    const folder = openSync(path, "r");
    try {
      await sync(folder);
    } finally {
      closeSync(folder);
    }
  } catch (error) {
    // Windows cannot open folders.
    if (!["EPERM", "EISDIR", "EINVAL"].includes((error as NodeJS.ErrnoException).code ?? "")) throw error;
  }
}

/**
 * Creates a file durably with a text; returns false if it exists. Creating a hard link fails if the name exists, so this is an
 * atomic compare-and-swap on any local disk.
 */
export async function createFile(path: string, text: string): Promise<boolean> {
  const temporary = await writeBeside(path, text);
  try {
    linkSync(temporary, path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "EEXIST") return false;
    throw error;
  } finally {
    unlinkSync(temporary);
  }
  await syncFolder(dirname(path));
  return true;
}

const unfinished = /\.\d+\.tmp$/;

/** The name that a file gets when `createFile` has written it; undefined for any other file. */
export function finishedName(name: string): string | undefined {
  return unfinished.test(name) ? name.replace(unfinished, "") : undefined;
}

/** Writes a text durably into a new file beside a path, under a name that is not in use. */
async function writeBeside(path: string, text: string): Promise<string> {
  for (let attempt = 0; ; attempt++) {
    const temporary = `${path}.${attempt}.tmp`;
    try {
      await writeAndSync(temporary, text, "wx");
      return temporary;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
    }
  }
}

async function writeAndSync(path: string, content: Uint8Array | string, flags: "w" | "wx"): Promise<void> {
  const file = openSync(path, flags);
  try {
    writeFileSync(file, content);
    await sync(file);
  } finally {
    closeSync(file);
  }
}
