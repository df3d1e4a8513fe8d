import { join } from "node:path";
import type { Entry } from "@shipslog/contract";
import { listJournals, type Disk, type ReadStart } from "@shipslog/journal";

/** How much of the journals that exist at the start has been read. */
export class ReadingExtent {
  readonly totalBytes: number;
  readonly #sizes: ReadonlyMap<string, number>;
  /** Bytes of the files before the current one. */
  #finishedBytes = 0;
  #current: { readonly file: string; readonly bytes: number } | undefined;
  /** How many entries were read. */
  entries = 0;

  private constructor(sizes: ReadonlyMap<string, number>) {
    this.#sizes = sizes;
    this.totalBytes = [...sizes.values()].reduce((sum, size) => sum + size, 0);
  }

  /** Measures the journals of a folder that are read when reading starts at a line. */
  static async measure(folder: string, disk: Disk, from: ReadStart | undefined): Promise<ReadingExtent> {
    const { journals = [] } = (await listJournals(folder, disk).catch(() => undefined)) ?? {};
    const start = from !== undefined && "file" in from ? from.file : undefined;
    const first = journals.findIndex(({ file }) => file === start);
    const files = journals.slice(Math.max(0, first)).map(({ file }) => file);
    const stats = await Promise.all(files.map((file) => disk.stat(join(folder, file)).catch(() => undefined)));
    return new ReadingExtent(new Map(files.map((file, at) => [file, stats[at]?.size ?? 0])));
  }

  /** Counts an entry. */
  add({ position: { file, offset }, byteLength }: Entry): void {
    this.entries += 1;
    if (this.#current !== undefined && this.#current.file !== file) {
      this.#finishedBytes += this.#sizes.get(this.#current.file) ?? 0;
    }
    this.#current = { file, bytes: offset + byteLength };
  }

  /** Bytes read so far, at most `totalBytes`. */
  get doneBytes(): number {
    return Math.min(this.totalBytes, this.#finishedBytes + (this.#current?.bytes ?? 0));
  }
}
