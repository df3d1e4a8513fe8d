import { joinPath, type Disk } from "@shipslog/journal/browser";
import type { SourceFolder } from "./SourceFolder.ts";

/** How much of a file is compared before all of it is. */
const beginningBytes = 4096;
/** Tells all bytes apart. */
const latin1 = new TextDecoder("latin1");

/** Where journals are read, and how one of them is hashed. */
export interface CopySearch {
  readonly disk: Disk;
  /** Hashes a whole file. */
  readonly digest: (path: string) => Promise<string>;
}

/**
 * Leaves out journals that have the bytes of an earlier one under another name: a copy, a hard link or a symbolic link. Each file
 * is read at most once from its beginning and once whole, however many have the same size.
 */
export async function leaveOutCopies(source: SourceFolder, { disk, digest }: CopySearch): Promise<SourceFolder> {
  const pathOf = (file: string) => joinPath(source.folder, file);
  const copies = new Map<string, string>();
  const bySize = Map.groupBy(source.journals, ({ byteLength }) => byteLength);
  for (const [byteLength, journals] of bySize) {
    // Empty journals say nothing about each other.
    if (byteLength === 0 || journals.length === 1) continue;
    const files = journals.map(({ file }) => file);
    for (const alike of await groupEqual(files, (file) => readBeginning(pathOf(file), disk))) {
      const equal = byteLength > beginningBytes ? await groupEqual(alike, (file) => digest(pathOf(file))) : [alike];
      for (const [original, ...others] of equal) for (const copy of others) copies.set(copy, original);
    }
  }
  if (copies.size === 0) return source;
  // In the order of the journals, whatever their sizes.
  const skipped = source.journals.flatMap(({ file }) => {
    const original = copies.get(file);
    return original === undefined ? [] : [`${pathOf(file)} is a copy of ${original}`];
  });
  return {
    ...source,
    journals: source.journals.filter(({ file }) => !copies.has(file)),
    skipped: [...source.skipped, ...skipped],
  };
}

/** The groups of files that have something equal. A file that cannot be read is in no group: the check reports it. */
async function groupEqual(
  files: readonly string[],
  read: (file: string) => Promise<string>,
): Promise<readonly (readonly [string, ...string[]])[]> {
  const groups = new Map<string, [string, ...string[]]>();
  for (const file of files) {
    const key = await read(file).catch(() => undefined);
    if (key === undefined) continue;
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [file]);
    else group.push(file);
  }
  return [...groups.values()].filter((group) => group.length > 1);
}

async function readBeginning(path: string, disk: Disk): Promise<string> {
  const file = await disk.open(path);
  if (file === undefined) throw new Error(`${path} is missing`);
  try {
    const bytes = new Uint8Array(beginningBytes);
    const count = await file.read(bytes, 0, 0);
    return latin1.decode(bytes.subarray(0, count));
  } finally {
    await file.close();
  }
}
