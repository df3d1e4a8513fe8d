import { crc32, deflateRawSync } from "node:zlib";

/** A file in a zip archive. */
export interface ZipEntry {
  /** Its path in the archive, with `/`. */
  readonly path: string;
  readonly bytes: Uint8Array;
  readonly isExecutable: boolean;
}

/** The first day that the format knows, for every file: the same files give the same archive. */
const [date, time] = [0x21, 0];
const signatures = { file: 0x04034b50, listed: 0x02014b50, end: 0x06054b50 } as const;
/** Version 2.0 of the format, names in UTF-8, deflated. */
const common = [20, 0x800, 8, time, date] as const;
/** Made on Unix, so that the modes of files count. */
const madeBy = (3 << 8) | 20;

/** Packs files into a zip archive. */
export function zipOf(entries: readonly ZipEntry[]): Buffer {
  const [files, listed]: [Buffer[], Buffer[]] = [[], []];
  let offset = 0;
  for (const entry of entries) {
    const name = Buffer.from(entry.path);
    const packed = deflateRawSync(entry.bytes);
    const sizes = [...words(crc32(entry.bytes), packed.length, entry.bytes.length), ...halves(name.length)];
    const file = [...words(signatures.file), ...halves(...common), ...sizes, ...halves(0)];
    files.push(Buffer.from(file), name, packed);
    const mode = (entry.isExecutable ? 0o100755 : 0o100644) * 0x10000;
    listed.push(Buffer.from([...words(signatures.listed), ...halves(madeBy, ...common), ...sizes]));
    listed.push(Buffer.from([...halves(0, 0, 0, 0), ...words(mode, offset)]), name);
    offset += file.length + name.length + packed.length;
  }
  const list = Buffer.concat(listed);
  const count = entries.length;
  const end = [...words(signatures.end), ...halves(0, 0, count, count), ...words(list.length, offset), ...halves(0)];
  return Buffer.concat([...files, list, Buffer.from(end)]);
}

function halves(...numbers: readonly number[]): readonly number[] {
  return numbers.flatMap((number) => [number & 0xff, number >>> 8]);
}

function words(...numbers: readonly number[]): readonly number[] {
  return numbers.flatMap((number) => [number & 0xff, (number >>> 8) & 0xff, (number >>> 16) & 0xff, number >>> 24]);
}
