import { sessionOf } from "@shipslog/check";
import { isSoundCompanion, type CompanionEntry, type CompanionFile, type Entry } from "@shipslog/contract";
import { joinPath, listJournals, type Disk, type ReadStart } from "@shipslog/journal/browser";

/** How much of the journals that exist at the start has been read. */
export class ReadingExtent {
  readonly totalBytes: number;
  /** The first journal of the newest session; undefined when no earlier session is read. */
  readonly newestFrom: string | undefined;
  readonly #earlier: ReadonlySet<string>;
  readonly #sizes: ReadonlyMap<string, number>;
  /** Bytes of the files before the current one. */
  #finishedBytes = 0;
  #current: { readonly file: string; readonly bytes: number } | undefined;
  /** The text of each companion file when it was last whole, or empty while it was missing. */
  readonly #companions = new Map<CompanionFile, string>();
  readonly #grown = Promise.withResolvers<void>();
  /** How many entries were read. */
  entries = 0;

  private constructor(sizes: ReadonlyMap<string, number>) {
    this.#sizes = sizes;
    this.totalBytes = [...sizes.values()].reduce((sum, size) => sum + size, 0);
    const files = [...sizes.keys()];
    const newest = sessionOf(files.at(-1) ?? "");
    this.#earlier = new Set(files.filter((file) => sessionOf(file) !== newest));
    this.newestFrom = this.#earlier.size === 0 ? undefined : files.find((file) => sessionOf(file) === newest);
  }

  /** Measures the journals of a folder that are read when reading starts at a line. */
  static async measure(folder: string, disk: Disk, from: ReadStart | undefined): Promise<ReadingExtent> {
    const { journals = [] } = (await listJournals(folder, disk).catch(() => undefined)) ?? {};
    const start = from !== undefined && "file" in from ? from.file : undefined;
    const first = journals.findIndex(({ file }) => file === start);
    const files = journals.slice(Math.max(0, first)).map(({ file }) => file);
    const stats = await Promise.all(files.map((file) => disk.stat(joinPath(folder, file)).catch(() => undefined)));
    return new ReadingExtent(new Map(files.map((file, at) => [file, stats[at]?.size ?? 0])));
  }

  /** Whether a journal existed at the start and belongs to a session before the newest. */
  isOfEarlierSession(file: string): boolean {
    return this.#earlier.has(file);
  }

  /** Counts an entry. */
  add({ position: { file, offset }, byteLength }: Entry): void {
    this.entries += 1;
    if (this.#current !== undefined && this.#current.file !== file) {
      this.#finishedBytes += this.#sizes.get(this.#current.file) ?? 0;
    }
    this.#current = { file, bytes: offset + byteLength };
    if (offset + byteLength > (this.#sizes.get(file) ?? 0)) this.#grown.resolve();
  }

  /** Takes note of a companion file. */
  addCompanion({ file, state, raw }: CompanionEntry): void {
    if (state !== "missing" && state !== "empty" && !isSoundCompanion(state)) return;
    if ((this.#companions.get(file) ?? raw) !== raw) this.#grown.resolve();
    this.#companions.set(file, raw);
  }

  /** Resolves when a line or companion file is read that was written after the start. */
  get grown(): Promise<void> {
    return this.#grown.promise;
  }

  /** Bytes read so far, at most `totalBytes`. */
  get doneBytes(): number {
    return Math.min(this.totalBytes, this.#finishedBytes + (this.#current?.bytes ?? 0));
  }
}
