import type { Stats } from "node:fs";
import type { FileHandle } from "node:fs/promises";
import { type Disk, type FileStat, type FileType, type OpenFile, NotAFileError } from "./Disk.ts";
import { nodeModule } from "./nodeModule.ts";

const { constants, fstatSync, stat: statWithCallback, watch } = nodeModule("node:fs");
const { appendFile, mkdir, open, readdir, rename, rm, truncate, writeFile } = nodeModule("node:fs/promises");

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

function typeOf(stats: Stats): FileType {
  if (stats.isFile()) return "file";
  if (stats.isDirectory()) return "folder";
  if (stats.isFIFO()) return "fifo";
  return stats.isSocket() ? "socket" : "device";
}

/** The function of `node:fs/promises` takes twice the processor time, and followers check many files. */
function stat(path: string): Promise<Stats> {
  return new Promise((resolve, reject) => {
    statWithCallback(path, (error, stats) => (error === null ? resolve(stats) : reject(error)));
  });
}

async function statFile(path: string): Promise<FileStat> {
  const stats = await stat(path);
  return { type: typeOf(stats), size: stats.size, modifiedMs: stats.mtimeMs };
}

function checkIsFile(path: string, stats: Stats): void {
  const type = typeOf(stats);
  if (type !== "file") throw new NotAFileError(path, type);
}

/** Opening a FIFO waits for a writer. With this flag, one that replaced the file after the first check does not block. */
const readFlags = (): number => constants.O_RDONLY | (constants.O_NONBLOCK ?? 0);

/** Opens a regular file. Its type is checked before, because opening a device may have an effect, and after. */
async function openRegular(path: string): Promise<FileHandle> {
  checkIsFile(path, await stat(path));
  const handle = await open(path, readFlags());
  try {
    // The state of an open file is in memory, so this does not wait for the disk.
    checkIsFile(path, fstatSync(handle.fd));
    return handle;
  } catch (error) {
    await handle.close();
    throw error;
  }
}

/** Fills `target` from index `at` with the bytes from `position` on, and returns their number. */
async function fill(handle: FileHandle, target: Uint8Array, at: number, position: number): Promise<number> {
  let filled = at;
  for (;;) {
    if (filled === target.length) return filled - at;
    const { bytesRead } = await handle.read(target, filled, target.length - filled, position + filled - at);
    if (bytesRead === 0) return filled - at;
    filled += bytesRead;
  }
}

async function openFile(path: string): Promise<OpenFile> {
  const handle = await openRegular(path);
  return {
    read: (target, at, position) => fill(handle, target, at, position),
    close: () => handle.close(),
  };
}

async function readWhole(path: string, mostBytes: number | undefined): Promise<Uint8Array> {
  const handle = await openRegular(path);
  try {
    if (mostBytes === undefined) return await handle.readFile();
    const { size } = fstatSync(handle.fd);
    const bytes = Buffer.allocUnsafe(Math.min(size, mostBytes));
    return bytes.subarray(0, await fill(handle, bytes, 0, 0));
  } finally {
    await handle.close();
  }
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
  read: (path, mostBytes) => orAbsent(readWhole(path, mostBytes)),
  create: (path) => writeFile(path, "", { flag: "wx" }),
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
