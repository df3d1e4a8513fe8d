import { dirname, basename } from "node:path";
import type { Disk } from "./machine/Disk.ts";

/** A file whose bytes grow in place, so that a history of many small writes costs little. */
class Growing {
  #room = Buffer.alloc(256);
  length = 0;
  modifiedMs = 0;

  get bytes(): Buffer {
    return this.#room.subarray(0, this.length);
  }

  append(bytes: Uint8Array): void {
    const length = this.length + bytes.length;
    if (length > this.#room.length) this.#room = Buffer.concat([this.bytes, Buffer.alloc(2 * length)]);
    this.#room.set(bytes, this.length);
    this.length = length;
  }
}

/** A disk in memory with folders, for reading as well as writing; `beforeEach` runs before every operation. */
export interface FolderInMemory extends Disk {
  beforeEach: (operation: keyof Disk | "readOpen", path: string) => void;
  /** Writes a file while another operation is under way. */
  writeAtOnce(path: string, bytes: Uint8Array): void;
  /** Rings as a watched folder would. */
  notifyWatchers(name?: string): void;
}

/** Makes a disk in memory that has no folder yet. */
export function folderInMemory(): FolderInMemory {
  const files = new Map<string, Growing>();
  const folders = new Set<string>();
  const hearers = new Set<(name: string | undefined) => void>();
  let changes = 0;

  const fail = (code: string): never => {
    throw Object.assign(new Error(code), { code });
  };
  const touch = (path: string): Growing => {
    if (!folders.has(dirname(path))) fail("ENOENT");
    const file = files.get(path) ?? new Growing();
    file.modifiedMs = ++changes;
    files.set(path, file);
    return file;
  };
  const writeAtOnce = (path: string, bytes: Uint8Array): void => {
    const file = touch(path);
    file.length = 0;
    file.append(bytes);
  };
  const have = (path: string): Growing => files.get(path) ?? fail("ENOENT");
  /** Does something a moment later, as a real disk would. */
  const soon = async <Result>(operation: keyof Disk | "readOpen", path: string, act: () => Result): Promise<Result> => {
    await Promise.resolve();
    disk.beforeEach(operation, path);
    return act();
  };

  const disk: FolderInMemory = {
    beforeEach: () => undefined,
    writeAtOnce,
    notifyWatchers: (name) => hearers.forEach((hear) => hear(name)),
    list: (folder) =>
      soon("list", folder, () =>
        folders.has(folder)
          ? [...files.keys(), ...folders].filter((path) => dirname(path) === folder).map((path) => basename(path))
          : undefined,
      ),
    stat: (path) =>
      soon("stat", path, () => {
        const file = files.get(path);
        return file && { size: file.length, modifiedMs: file.modifiedMs };
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
    read: (path) => soon("read", path, () => (files.has(path) ? Buffer.from(have(path).bytes) : undefined)),
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
      }),
    remove: (path) => soon("remove", path, () => void files.delete(path)),
    makeFolder: (path) => soon("makeFolder", path, () => void folders.add(path)),
    watch: (_, onHint) => {
      hearers.add(onHint);
      return () => hearers.delete(onHint);
    },
  };
  return disk;
}
