import { join } from "node:path";
import type { Disk } from "@shipslog/journal";
import type { FileContent, FileHandle, FolderHandle } from "@shipslog/journal/browser";

/** An exception as a browser throws it. */
export function exception(name: string): Error {
  return Object.assign(new Error(name), { name });
}

/** A folder of a disk as a browser gives it: a file that changed since it was taken can no longer be read. */
export function handleOver(disk: Disk, folder: string): FolderHandle {
  const take = async (path: string): Promise<FileContent> => {
    const stat = await disk.stat(path);
    if (stat === undefined) throw exception("NotFoundError");
    const { size, modifiedMs } = stat;
    return {
      size,
      lastModified: modifiedMs,
      slice: (start, end) => ({
        arrayBuffer: async () => {
          const file = await disk.open(path);
          const bytes = new Uint8Array(Math.max(0, Math.min(end, size) - start));
          const length = (await file?.read(bytes, 0, start)) ?? 0;
          const now = await disk.stat(path);
          await file?.close();
          if (now?.size !== size || now.modifiedMs !== modifiedMs) throw exception("NotReadableError");
          return bytes.buffer.slice(0, length);
        },
      }),
    };
  };
  return {
    name: folder,
    async *keys() {
      const names = await disk.list(folder);
      if (names === undefined) throw exception("NotFoundError");
      yield* names;
    },
    getFileHandle: async (name): Promise<FileHandle> => {
      const path = join(folder, name);
      const stat = await disk.stat(path);
      if (stat === undefined) throw exception("NotFoundError");
      if (stat.type !== "file") throw exception("TypeMismatchError");
      return { getFile: () => take(path) };
    },
  };
}
