import type { Disk } from "../machine/Disk.ts";
import { nameOfPath } from "../machine/paths.ts";
import { folderDisk } from "./folderDisk.ts";

/**
 * Chosen files, the files of an archive, or nothing yet, as a folder that only grows in memory: writers and readers of this page share
 * it. What is appended is kept beside what was there, and never copied.
 */
export function filesDisk(files: Iterable<File> = []): Disk {
  const held = new Map<string, File>([...files].map((file) => [file.name, file]));
  const watchers = new Set<(name: string | undefined) => void>();
  const hold = (path: string, parts: readonly (Blob | Uint8Array<ArrayBuffer>)[]): void => {
    const name = nameOfPath(path);
    // The time only has to differ from the one before.
    const lastModified = (held.get(name)?.lastModified ?? 0) + 1;
    held.set(name, new File([...parts], name, { lastModified }));
    for (const notify of watchers) notify(name);
  };
  const find = (path: string): File => {
    const file = held.get(nameOfPath(path));
    if (file === undefined) throw new NotFound(path);
    return file;
  };
  /** Changes files in a later microtask, as a disk does. */
  const soon = (change: () => void): Promise<void> => Promise.resolve().then(change);
  const reading = folderDisk({
    name: "",
    async *keys() {
      await Promise.resolve();
      yield* held.keys();
    },
    getFileHandle: (name) => Promise.resolve({ getFile: () => Promise.resolve(name).then(find) }),
  });
  return {
    ...reading,
    create: (path) =>
      soon(() => {
        if (held.has(nameOfPath(path))) throw Object.assign(new Error(`${path} exists`), { code: "EEXIST" });
        hold(path, []);
      }),
    write: (path, bytes) => soon(() => hold(path, [new Uint8Array(bytes)])),
    append: (path, bytes) =>
      soon(() => hold(path, [held.get(nameOfPath(path)) ?? new Blob([]), new Uint8Array(bytes)])),
    truncate: (path, size) => soon(() => hold(path, [find(path).slice(0, size)])),
    rename: (from, to) =>
      soon(() => {
        hold(to, [find(from)]);
        held.delete(nameOfPath(from));
      }),
    remove: (path) => soon(() => void held.delete(nameOfPath(path))),
    watch: (_, onHint) => {
      watchers.add(onHint);
      return () => watchers.delete(onHint);
    },
  };
}

/** As a handle reports it. */
class NotFound extends Error {
  override readonly name = "NotFoundError";
}
