import { watch } from "node:fs";
import { appendFile, mkdir, open, readFile, readdir, rename, rm, stat, truncate, writeFile } from "node:fs/promises";
import type { Disk, FileStat, OpenFile } from "./Disk.ts";

/** Error codes for a missing file or folder. */
const absentCodes = ["ENOENT", "ENOTDIR"];

/** Returns undefined for a missing file or folder, and rethrows every other error. */
async function orAbsent<Found>(result: Promise<Found>): Promise<Found | undefined> {
  try {
    return await result;
  } catch (error) {
    if (absentCodes.includes((error as NodeJS.ErrnoException).code ?? "")) return undefined;
    throw error;
  }
}

async function statFile(path: string): Promise<FileStat> {
  const { size, mtimeMs } = await stat(path);
  return { size, modifiedMs: mtimeMs };
}

async function openFile(path: string): Promise<OpenFile> {
  const handle = await open(path, "r");
  return {
    async read(target, at, position) {
      let filled = at;
      for (;;) {
        if (filled === target.length) return filled - at;
        const { bytesRead } = await handle.read(target, filled, target.length - filled, position + filled - at);
        if (bytesRead === 0) return filled - at;
        filled += bytesRead;
      }
    },
    close: () => handle.close(),
  };
}

/** Watches a folder; if the system refuses, there are no hints, which is allowed. */
function watchFolder(folder: string, onHint: (name: string | undefined) => void): () => void {
  try {
    const watcher = watch(folder, { persistent: false }, (_, name) => onHint(name ?? undefined));
    watcher.on("error", () => watcher.close());
    return () => watcher.close();
  } catch {
    return () => undefined;
  }
}

/** The file system of the machine: the default wherever a disk can be given. */
export const nodeDisk: Disk = {
  list: (folder) => orAbsent(readdir(folder)),
  stat: (path) => orAbsent(statFile(path)),
  open: (path) => orAbsent(openFile(path)),
  read: (path) => orAbsent(readFile(path)),
  write: (path, bytes, { durable = false } = {}) => writeFile(path, bytes, { flush: durable }),
  append: (path, bytes) => appendFile(path, bytes),
  truncate: (path, size) => truncate(path, size),
  rename: (from, to) => rename(from, to),
  remove: (path) => rm(path, { force: true }),
  makeFolder: async (path) => {
    await mkdir(path, { recursive: true });
  },
  watch: watchFolder,
};
