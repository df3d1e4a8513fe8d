import { join } from "node:path";
import { hash } from "node:crypto";
import { kinds as sixteen, type Entry, fingerprintCharacters, fingerprintOf } from "@shipslog/contract";
import { type FileOffset, type JournalSource, personalKinds, type PrivateNames } from "@shipslog/fleet/uplink";
import {
  Bookmark,
  followJournalBatches,
  listJournals,
  loadBookmark,
  nodeDisk,
  readJournalBatches,
  saveBookmark,
  type Clock,
} from "@shipslog/journal";

/** Which lines of a folder are sent, and whether to follow it. */
export interface FolderSourceOptions {
  readonly folder: string;
  /** The file that keeps how far the journals were read. Without it, a truncated journal is only noticed while this runs. */
  readonly bookmarkPath?: string | undefined;
  readonly kinds?: Iterable<string> | undefined;
  /** Whether to follow the folder after reading what exists. */
  readonly isFollowing: boolean;
  /** Whether a file is sent. */
  readonly isOurs?: ((file: string) => Promise<boolean>) | undefined;
  /** Receives the names of people in the folder, so that no line with a name is sent. */
  readonly privateNames?: PrivateNames | undefined;
  readonly clock: Clock;
}

const saveMs = 5000;

/** The journals of a folder as the source of an uplink. It never writes to the folder. */
export class FolderSource implements JournalSource {
  readonly #options: FolderSourceOptions;
  readonly #kinds: ReadonlySet<string>;
  #bookmark: Bookmark | undefined;
  #savedMs = 0;
  #hasPrivateNames = false;

  constructor(options: FolderSourceOptions) {
    this.#options = options;
    this.#kinds = new Set(options.kinds ?? sixteen);
  }

  async files(): Promise<readonly string[]> {
    const list = await listJournals(this.#options.folder, nodeDisk);
    const ours: string[] = [];
    for (const { file } of list?.journals ?? []) if (await this.#isOurs(file)) ours.push(file);
    return ours;
  }

  async holds(mark: FileOffset): Promise<boolean> {
    return await containsLastLine(join(this.#options.folder, mark.file), mark);
  }

  async *read(offsets: readonly FileOffset[], signal: AbortSignal): AsyncGenerator<readonly Entry[], void, undefined> {
    const { folder, isFollowing } = this.#options;
    const bookmark = (this.#bookmark ??= await this.#load());
    await this.#findTruncated(bookmark);
    const from = new Bookmark(offsets.map((offset) => [offset.file, markOf(offset, bookmark)]));
    await this.#readPrivateNames();
    const options = { from, kinds: [...this.#kinds, ...personalKinds], signal };
    for await (const entries of (isFollowing ? followJournalBatches : readJournalBatches)(folder, options)) {
      const ours = await this.#oursOf(this.#withoutPersonal(entries));
      for (const entry of ours) bookmark.advance(entry);
      // A new generation must be saved before any of its lines are sent.
      if (ours.some(({ type }) => type === "truncated")) await this.#save();
      yield ours;
      if (this.#options.clock.nowMs() - this.#savedMs > saveMs) await this.#save();
    }
    await this.#save();
  }

  /** Reads the names of all journals once, because a damaged line may contain text from anywhere. */
  async #readPrivateNames(): Promise<void> {
    const { folder, privateNames } = this.#options;
    if (privateNames === undefined || this.#hasPrivateNames) return;
    if ((await listJournals(folder, nodeDisk)) === undefined) return;
    this.#hasPrivateNames = true;
    for await (const entries of readJournalBatches(folder, { kinds: personalKinds })) {
      for (const entry of entries) if (entry.type === "event") privateNames.addFrom(entry.event);
    }
  }

  #withoutPersonal(entries: readonly Entry[]): readonly Entry[] {
    const isPersonal = (entry: Entry) => entry.type === "event" && personalKinds.includes(entry.kind);
    for (const entry of entries) if (entry.type === "event") this.#options.privateNames?.addFrom(entry.event);
    return entries.filter((entry) => !isPersonal(entry) || (entry.type === "event" && this.#kinds.has(entry.kind)));
  }

  async #isOurs(file: string): Promise<boolean> {
    return (await this.#options.isOurs?.(file)) ?? true;
  }

  /** Keeps the entries of our files. A batch has several files only if several grow at once. */
  async #oursOf(entries: readonly Entry[]): Promise<readonly Entry[]> {
    if (this.#options.isOurs === undefined) return entries;
    const files = new Set(entries.map(({ position }) => position.file));
    const ours = new Set<string>();
    for (const file of files) if (await this.#isOurs(file)) ours.add(file);
    return entries.filter(({ position }) => ours.has(position.file));
  }

  async #load(): Promise<Bookmark> {
    const { bookmarkPath } = this.#options;
    return bookmarkPath === undefined ? new Bookmark() : (await loadBookmark(bookmarkPath)).bookmark;
  }

  /** Finds files that were truncated since they were last read, by comparing the last line that was read. */
  async #findTruncated(bookmark: Bookmark): Promise<void> {
    const { folder } = this.#options;
    if ((await listJournals(folder, nodeDisk)) === undefined) return;
    for await (const entries of readJournalBatches(folder, { from: bookmark, kinds: [] })) {
      for (const entry of entries) if (entry.type === "truncated") bookmark.advance(entry);
    }
  }

  async #save(): Promise<void> {
    const { bookmarkPath, clock } = this.#options;
    this.#savedMs = clock.nowMs();
    if (bookmarkPath === undefined || this.#bookmark === undefined) return;
    await nodeDisk.makeFolder(join(bookmarkPath, ".."));
    await saveBookmark(bookmarkPath, this.#bookmark);
  }
}

/**
 * Where to read on: after the last read line if everything before it is stored, otherwise from the start, to count lines. Offsets
 * of different generations are not comparable: of a newer generation than the stored one, nothing is known to be stored.
 */
function markOf({ file, generation, offset }: FileOffset, bookmark: Bookmark) {
  const known = bookmark.positionIn(file);
  if (known?.generation === generation && offset >= known.offset) return known;
  return { generation: Math.max(generation, known?.generation ?? 0), offset: 0, line: 1, last: undefined };
}

type OpenFile = NonNullable<Awaited<ReturnType<typeof nodeDisk.open>>>;

const lineEnd = /\r?\n$/;
const newline = 10;
/** A character takes at most four bytes. */
const enoughBytes = 4 * fingerprintCharacters;
/** How far to look back for the start of a line. A longer line is sent only in part. */
const longestLineBytes = 256 * 1024;

/**
 * Whether a file contains the line that a watermark ends with; a replaced file, or one of another machine, does not. Of a file
 * that does not exist nothing can be sent, so there is nothing to compare.
 */
async function containsLastLine(path: string, mark: FileOffset): Promise<boolean> {
  const { offset, lastOffset, fingerprint } = mark;
  if (lastOffset === undefined || fingerprint === undefined) return true;
  const file = await nodeDisk.open(path);
  if (file === undefined) return true;
  try {
    const ending = Buffer.alloc(1);
    if ((await file.read(ending, 0, offset - 1)) === 0) return false;
    if ((await fingerprintAt(file, lastOffset, offset)) === fingerprint) return true;
    // The last stored part of a line that had grown has the fingerprint of the whole line.
    const start = await lineStart(file, lastOffset);
    return start !== lastOffset && (await fingerprintAt(file, start, offset)) === fingerprint;
  } finally {
    await file.close();
  }
}

async function fingerprintAt(file: OpenFile, start: number, end: number): Promise<string> {
  const bytes = Buffer.alloc(Math.max(0, Math.min(end - start, enoughBytes)));
  const length = await file.read(bytes, 0, start);
  return fingerprintOf(bytes.toString("utf8", 0, length).replace(lineEnd, ""), hash);
}

async function lineStart(file: OpenFile, offset: number): Promise<number> {
  const from = Math.max(0, offset - longestLineBytes);
  const bytes = Buffer.alloc(offset - from);
  await file.read(bytes, 0, from);
  return from + bytes.lastIndexOf(newline) + 1;
}
