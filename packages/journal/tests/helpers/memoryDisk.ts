import { slashed, takeEitherSeparator } from "./eitherSeparator.ts";
import type { Disk } from "../../src/machine/Disk.ts";

/** Runs before an operation, and may throw. */
export type Before = (operation: keyof Disk, path: string) => void;

/** A disk in memory that shows its files, and whose operations a test can make fail. */
export interface MemoryDisk extends Disk {
  readonly files: Map<string, Uint8Array>;
  /** Every change, as `operation path`. */
  readonly log: string[];
  text(path: string): string | undefined;
  put(path: string, text: string): void;
}

/** An error with a code, as Node throws it. */
export function errno(code: string): Error {
  return Object.assign(new Error(code), { code });
}

const noFile = (): never => {
  throw errno("ENOENT");
};

/** Creates an empty disk in memory. */
export function memoryDisk(before: Before = () => undefined): MemoryDisk {
  const files = new Map<string, Uint8Array>();
  const log: string[] = [];
  let changes = 0;
  const modified = new Map<string, number>();
  const set = (path: string, bytes: Uint8Array) => {
    files.set(path, bytes);
    modified.set(path, ++changes);
  };
  const change = async (operation: keyof Disk, path: string, apply: () => void): Promise<void> => {
    await Promise.resolve();
    before(operation, path);
    log.push(`${operation} ${path}`);
    apply();
  };
  const look = async <Found>(operation: keyof Disk, path: string, found: () => Found): Promise<Found> => {
    await Promise.resolve();
    before(operation, path);
    return found();
  };
  return takeEitherSeparator<MemoryDisk>({
    files,
    log,
    text: (path) => (files.has(slashed(path)) ? new TextDecoder().decode(files.get(slashed(path))) : undefined),
    put: (path, text) => set(slashed(path), new TextEncoder().encode(text)),
    list: (folder) => look("list", folder, () => [...files.keys()].map((path) => path.slice(folder.length + 1))),
    stat: (path) =>
      look("stat", path, () => {
        const bytes = files.get(path);
        return bytes && { type: "file", size: bytes.length, modifiedMs: modified.get(path) ?? 0 };
      }),
    open: () => Promise.reject(new Error("not needed here")),
    read: (path, mostBytes) => look("read", path, () => files.get(path)?.subarray(0, mostBytes)),
    create: (path) =>
      change("create", path, () => {
        if (files.has(path)) throw errno("EEXIST");
        set(path, new Uint8Array(0));
      }),
    write: (path, bytes) => change("write", path, () => set(path, bytes)),
    append: (path, bytes) =>
      change("append", path, () => set(path, Uint8Array.from([...(files.get(path) ?? []), ...bytes]))),
    truncate: (path, size) => change("truncate", path, () => set(path, (files.get(path) ?? noFile()).slice(0, size))),
    rename: (from, to) =>
      change("rename", from, () => {
        set(to, files.get(from) ?? noFile());
        files.delete(from);
      }),
    remove: (path) => change("remove", path, () => files.delete(path)),
    makeFolder: (path) => change("makeFolder", path, () => undefined),
    watch: () => () => undefined,
  });
}
