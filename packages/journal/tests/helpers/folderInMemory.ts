import { posix } from "node:path";
import { slashed, takeEitherSeparator } from "./eitherSeparator.ts";
import type { Disk } from "../../src/machine/Disk.ts";

const { basename, dirname } = posix;

/** A file that grows in place, so that many small appends are cheap. */
class GrowingFile {
  #room = Buffer.alloc(256);
  length = 0;
  modifiedMs = 0;

  get bytes(): Buffer {
    return this.#room.subarray(0, this.length);
  }

  append(bytes: Uint8Array): void {
    const length = this.length + bytes.length;
    if (length > this.#room.length) {
      const room = Buffer.allocUnsafe(2 * length);
      room.set(this.bytes);
      this.#room = room;
    }
    this.#room.set(bytes, this.length);
    this.length = length;
  }
}

/** A disk in memory with folders, for reading and writing; `beforeEach` runs before every operation. */
export interface FolderInMemory extends Disk {
  beforeEach: (operation: keyof Disk | "readOpen", path: string) => void;
  /** Writes a file immediately, during another operation. */
  writeAtOnce(path: string, bytes: Uint8Array): void;
  /** Appends to a file immediately, or creates it. */
  appendAtOnce(path: string, bytes: Uint8Array): void;
  /** Calls the watchers of the folder. */
  notifyWatchers(name?: string): void;
}

/** Creates a disk in memory without folders. */
export function folderInMemory(): FolderInMemory {
  const files = new Map<string, GrowingFile>();
  /** When each folder last changed: a file was created, removed or renamed in it. */
  const folders = new Map<string, number>();
  const listeners = new Set<(name: string | undefined) => void>();
  let changes = 0;

  const fail = (code: string): never => {
    throw Object.assign(new Error(code), { code });
  };
  const touchFolderOf = (path: string): void => void folders.set(dirname(path), ++changes);
  const touch = (given: string): GrowingFile => {
    const path = slashed(given);
    if (!folders.has(dirname(path))) fail("ENOENT");
    const file = files.get(path) ?? new GrowingFile();
    file.modifiedMs = ++changes;
    if (!files.has(path)) touchFolderOf(path);
    files.set(path, file);
    return file;
  };
  const writeAtOnce = (path: string, bytes: Uint8Array): void => {
    const file = touch(path);
    file.length = 0;
    file.append(bytes);
  };
  const have = (path: string): GrowingFile => files.get(path) ?? fail("ENOENT");
  /** Runs an operation in a later microtask, as a real disk would. */
  const soon = async <Result>(operation: keyof Disk | "readOpen", path: string, act: () => Result): Promise<Result> => {
    await Promise.resolve();
    disk.beforeEach(operation, path);
    return act();
  };

  const disk: FolderInMemory = {
    beforeEach: () => undefined,
    writeAtOnce,
    appendAtOnce: (path, bytes) => touch(path).append(bytes),
    notifyWatchers: (name) => listeners.forEach((listener) => listener(name)),
    list: (folder) =>
      soon("list", folder, () =>
        folders.has(folder)
          ? [...files.keys(), ...folders.keys()]
              .filter((path) => dirname(path) === folder)
              .map((path) => basename(path))
          : undefined,
      ),
    stat: (path) =>
      soon("stat", path, () => {
        const file = files.get(path);
        if (file !== undefined) return { type: "file", size: file.length, modifiedMs: file.modifiedMs };
        const modifiedMs = folders.get(path);
        return modifiedMs === undefined ? undefined : { type: "folder", size: 0, modifiedMs };
      }),
    open: (path) =>
      soon("open", path, () => {
        const file = files.get(path);
        return (
          file && {
            read: (target, at, position) =>
              soon("readOpen", path, () => {
                const { bytes } = file;
                return position >= bytes.length ? 0 : bytes.copy(target, at, position);
              }),
            close: () => Promise.resolve(),
          }
        );
      }),
    read: (path, mostBytes) =>
      soon("read", path, () => (files.has(path) ? Buffer.from(have(path).bytes.subarray(0, mostBytes)) : undefined)),
    create: (path) => soon("create", path, () => (files.has(path) ? fail("EEXIST") : void touch(path))),
    write: (path, bytes) => soon("write", path, () => writeAtOnce(path, bytes)),
    append: (path, bytes) => soon("append", path, () => touch(path).append(bytes)),
    truncate: (path, size) =>
      soon("truncate", path, () => {
        have(path);
        touch(path).length = size;
      }),
    rename: (from, to) =>
      soon("rename", from, () => {
        files.set(to, have(from));
        files.delete(from);
        touchFolderOf(from);
        touchFolderOf(to);
      }),
    remove: (path) =>
      soon("remove", path, () => {
        if (files.delete(path)) touchFolderOf(path);
      }),
    makeFolder: (path) =>
      soon("makeFolder", path, () => {
        if (!folders.has(path)) folders.set(path, ++changes);
      }),
    watch: (_, onHint) => {
      listeners.add(onHint);
      return () => listeners.delete(onHint);
    },
  };
  return takeEitherSeparator(disk);
}
