import { createReadStream } from "node:fs";
import { join } from "node:path";
import type { SourceFolder } from "../openFolder/findSources.ts";

/** How much of two files is compared before all of both is. */
const beginningBytes = 4096;

/** Leaves out journals that have the bytes of an earlier one under another name: a copy, a hard link or a symbolic link. */
export async function leaveOutCopies(source: SourceFolder): Promise<SourceFolder> {
  const copies = new Map<string, string>();
  const bySize = Map.groupBy(source.journals, ({ byteLength }) => byteLength);
  for (const [byteLength, journals] of bySize) {
    // Empty journals say nothing about each other.
    if (byteLength === 0 || journals.length === 1) continue;
    const paths = journals.map(({ file }) => ({ file, path: join(source.folder, file) }));
    for (const [at, { file, path }] of paths.entries()) {
      const original = await firstEqual(paths.slice(0, at), path);
      if (original !== undefined) copies.set(file, original);
    }
  }
  if (copies.size === 0) return source;
  const skipped = [...copies].map(([file, original]) => `${join(source.folder, file)} is a copy of ${original}`);
  return {
    ...source,
    journals: source.journals.filter(({ file }) => !copies.has(file)),
    skipped: [...source.skipped, ...skipped],
  };
}

interface NamedPath {
  readonly file: string;
  readonly path: string;
}

async function firstEqual(earlier: readonly NamedPath[], path: string): Promise<string | undefined> {
  for (const { file, path: other } of earlier) {
    const isEqual = (await haveEqualBytes(path, other, beginningBytes)) && (await haveEqualBytes(path, other));
    if (isEqual) return file;
  }
  return undefined;
}

/** Whether two files of equal size have equal bytes; false when one of them cannot be read, which the check reports. */
async function haveEqualBytes(one: string, other: string, firstBytes = Infinity): Promise<boolean> {
  const end = firstBytes - 1;
  const [mine, theirs] = [one, other].map((path) => createReadStream(path, { end })[Symbol.asyncIterator]());
  if (mine === undefined || theirs === undefined) return false;
  try {
    for (;;) {
      // Streams of files fill their buffers, so that the chunks of both have equal sizes.
      const [left, right] = await Promise.all([mine.next(), theirs.next()]);
      if (left.done === true || right.done === true) return left.done === right.done;
      if (!(left.value as Buffer).equals(right.value as Buffer)) return false;
    }
  } catch {
    return false;
  } finally {
    await Promise.all([mine.return?.(), theirs.return?.()]);
  }
}
