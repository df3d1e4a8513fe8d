import { zipSync, type Zippable } from "fflate";

/** A file in a zip archive. */
export interface ZipEntry {
  /** Its path in the archive, with `/`. */
  readonly path: string;
  readonly bytes: Uint8Array;
  readonly isExecutable: boolean;
}

/** The first day that the format knows, for every file: the same files give the same archive. The format has no time zone. */
const mtime = new Date(1980, 0, 1);
/** Made on Unix, so that the modes of files count. */
const os = 3;

/** Packs files into a zip archive. */
export function zipOf(entries: readonly ZipEntry[]): Buffer {
  const files: Zippable = {};
  for (const { path, bytes, isExecutable } of entries) {
    files[path] = [bytes, { mtime, os, attrs: (isExecutable ? 0o100755 : 0o100644) << 16 }];
  }
  return Buffer.from(zipSync(files));
}
