import { NotAFileError, type Disk, type OpenFile } from "../machine/Disk.ts";
import { nameOfPath } from "../machine/paths.ts";
import type { FileContent, FileHandle, FolderHandle, ObserverClass } from "./handles.ts";

/** What the exceptions of a browser mean as codes of a file system; `NotFoundError` is a missing file. */
const codes: Readonly<Record<string, string>> = {
  NotAllowedError: "EACCES",
  SecurityError: "EACCES",
  NotReadableError: "EBUSY",
  NoModificationAllowedError: "EBUSY",
  InvalidStateError: "EBUSY",
  QuotaExceededError: "ENOSPC",
};

/** How often a read is begun again because the file changed while it was read. */
const readAttempts = 8;

function isNamed(error: unknown, name: string): boolean {
  return error instanceof Error && error.name === name;
}

/** Waits for a result; undefined for a missing file, and every other exception gets the code of a file system. */
async function orAbsent<Found>(result: Promise<Found>, path: string): Promise<Found | undefined> {
  try {
    return await result;
  } catch (cause) {
    if (isNamed(cause, "NotFoundError")) return undefined;
    if (isNamed(cause, "TypeMismatchError")) throw new NotAFileError(path, "folder");
    throw withCode(cause);
  }
}

function withCode(cause: unknown): unknown {
  if (!(cause instanceof Error) || !(cause.name in codes)) return cause;
  return Object.assign(new Error(cause.message, { cause }), { code: codes[cause.name] });
}

function missing(path: string): Error {
  return Object.assign(new Error(`${path} does not exist`), { code: "ENOENT" });
}

/** Reads files of a browser; `take` gives the present state of one. A state can be read only until the file changes. */
function openContent(first: FileContent, take: () => Promise<FileContent>): OpenFile {
  let content = first;
  return {
    read: async (target, at, position) => {
      for (let attempt = 1; ; attempt++) {
        try {
          const bytes = await content.slice(position, position + target.length - at).arrayBuffer();
          target.set(new Uint8Array(bytes), at);
          return bytes.byteLength;
        } catch (cause) {
          if (attempt === readAttempts) throw withCode(cause);
          content = await take().catch((error: unknown) => Promise.reject(withCode(error) as Error));
        }
      }
    },
    close: () => Promise.resolve(),
  };
}

/**
 * The folder behind a handle of a browser as a disk; a path is any folder and a name. Chromium reports changes through its
 * `FileSystemObserver`; without one, followers only look again and again.
 */
export function folderDisk(folder: FolderHandle, observer?: ObserverClass): Disk {
  const handles = new Map<string, FileHandle>();
  const handleOf = async (path: string): Promise<FileHandle> => {
    const name = nameOfPath(path);
    const handle = handles.get(name) ?? (await folder.getFileHandle(name));
    handles.set(name, handle);
    return handle;
  };
  const take = async (path: string): Promise<FileContent> => (await handleOf(path)).getFile();
  const change = async (path: string, isKept: boolean, edit: Edit): Promise<void> => {
    try {
      const handle = await folder.getFileHandle(nameOfPath(path), { create: true });
      const writable = await handle.createWritable?.({ keepExistingData: isKept });
      if (writable === undefined) throw Object.assign(new Error(path), { code: "EROFS" });
      await edit(writable, isKept ? (await handle.getFile()).size : 0);
      await writable.close();
    } catch (cause) {
      throw withCode(cause);
    }
  };
  const disk: Disk = {
    list: (path) => orAbsent(Array.fromAsync(folder.keys()), path),
    stat: async (path) => {
      // A handle has no time. NaN equals no time before, so that the folder is always listed.
      if (nameOfPath(path) === folder.name) return { type: "folder", size: 0, modifiedMs: Number.NaN };
      try {
        const content = await orAbsent(take(path), path);
        return content && { type: "file", size: content.size, modifiedMs: content.lastModified };
      } catch (error) {
        if (error instanceof NotAFileError) return { type: error.type, size: 0, modifiedMs: 0 };
        throw error;
      }
    },
    open: async (path) => {
      const content = await orAbsent(take(path), path);
      return content && openContent(content, () => take(path));
    },
    read: async (path, mostBytes = Infinity) => {
      const file = await disk.open(path);
      const size = (await disk.stat(path))?.size;
      if (file === undefined || size === undefined) return undefined;
      const bytes = new Uint8Array(Math.min(size, mostBytes));
      return bytes.subarray(0, await file.read(bytes, 0, 0));
    },
    create: async (path) => {
      if ((await disk.stat(path)) !== undefined) throw Object.assign(new Error(`${path} exists`), { code: "EEXIST" });
      await orAbsent(folder.getFileHandle(nameOfPath(path), { create: true }), path);
    },
    write: (path, bytes) => change(path, false, (file) => writeAt(file, 0, bytes)),
    append: (path, bytes) => change(path, true, (file, size) => writeAt(file, size, bytes)),
    truncate: (path, size) => change(path, true, (file) => file.truncate(size)),
    rename: async (from, to) => {
      const bytes = await disk.read(from);
      if (bytes === undefined) throw missing(from);
      await disk.write(to, bytes);
      await disk.remove(from);
    },
    remove: async (path) => {
      handles.delete(nameOfPath(path));
      await orAbsent(folder.removeEntry?.(nameOfPath(path)) ?? Promise.resolve(), path);
    },
    makeFolder: () => Promise.resolve(),
    watch: (_, onHint) => {
      if (observer === undefined) return () => undefined;
      const watching = new observer((changes) => {
        for (const { relativePathComponents } of changes) onHint(relativePathComponents.at(-1));
      });
      // Where it refuses, there are no hints, which is allowed.
      watching.observe(folder).catch(() => undefined);
      return () => watching.disconnect();
    },
  };
  return disk;
}

type Writable = Awaited<ReturnType<NonNullable<FileHandle["createWritable"]>>>;
type Edit = (file: Writable, size: number) => Promise<void>;

function writeAt(file: Writable, position: number, bytes: Uint8Array): Promise<void> {
  return file.write({ type: "write", position, data: new Uint8Array(bytes) });
}
