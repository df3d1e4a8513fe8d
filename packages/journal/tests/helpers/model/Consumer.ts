import { join } from "node:path";
import type { Entry } from "@shipslog/contract";
import { Bookmark, loadBookmark, saveBookmark, type Disk } from "@shipslog/journal";
import { steppedFollower, type SteppedFollower } from "../steppedFollower.ts";
import { longestLineBytes } from "./FileModel.ts";

/** How a consumer reads; it varies between histories. */
export interface ReaderSettings {
  readonly pollMs: number;
  readonly chunkBytes: number;
}

/** Long enough for a file to count as unchanged and for all files to be checked. */
const settleMs = 21_000;

/** A program that follows a folder and saves its bookmark with its results; it can crash and restart. */
export class Consumer {
  readonly #disk: Disk;
  readonly #folder: string;
  readonly #reading: ReaderSettings;
  readonly #bookmarkPath: string;
  #bookmark = new Bookmark();
  #follower: SteppedFollower | undefined;
  /** Writes that run before the next disk operations, one before each. */
  readonly #races: Array<() => Promise<void>> = [];
  /** Entries delivered since the last save. */
  fresh: Entry[] = [];
  /** Whether the disk refuses to rename. */
  refusesRename = false;

  constructor(disk: Disk, folder: string, state: string, reading: ReaderSettings) {
    this.#folder = folder;
    this.#reading = reading;
    this.#bookmarkPath = join(state, "bookmark.json");
    this.#disk = this.#hook(disk);
  }

  /** Looks until nothing more is delivered, and returns what was. */
  async look(races: ReadonlyArray<() => Promise<void>> = []): Promise<readonly Entry[]> {
    this.#follower ??= steppedFollower(this.#folder, {
      ...this.#reading,
      disk: this.#disk,
      from: this.#bookmark,
      longestLineBytes,
    });
    const before = this.#follower.seen.length;
    this.#races.push(...races);
    if (races.length > 0) await this.#follower.step(this.#reading.pollMs * 3);
    for (const race of this.#races.splice(0)) await race();
    await this.#follower.step(settleMs);
    const seen = this.#follower.seen.slice(before);
    this.fresh.push(...seen);
    return seen;
  }

  /** Saves the results of the first fresh entries; false if the disk failed. */
  async save(count: number): Promise<boolean> {
    const done = this.fresh.slice(0, count);
    for (const entry of done) this.#bookmark.advance(entry);
    try {
      await saveBookmark(this.#bookmarkPath, this.#bookmark, { disk: this.#disk, sleep: () => Promise.resolve() });
    } catch {
      return false;
    }
    this.fresh = this.fresh.slice(count);
    return true;
  }

  /** Forgets what was not saved, and restarts from what was. */
  async crash(): Promise<void> {
    await this.end();
    this.#bookmark = (await loadBookmark(this.#bookmarkPath, { disk: this.#disk })).bookmark;
    this.fresh = [];
  }

  async end(): Promise<void> {
    await this.#follower?.end();
    this.#follower = undefined;
  }

  /** The disk as this program sees it: others write between its operations, and nothing is watched. */
  #hook(disk: Disk): Disk {
    let racing = Promise.resolve();
    // One after another, because a writer writes in order even if several operations run at once.
    const race = (): Promise<void> => (racing = racing.then(() => this.#races.shift()?.()));
    return {
      ...disk,
      list: async (path) => (await race(), await disk.list(path)),
      stat: async (path) => (await race(), await disk.stat(path)),
      open: async (path) => {
        await race();
        const file = await disk.open(path);
        return file && { ...file, read: async (...given) => (await race(), await file.read(...given)) };
      },
      rename: async (from, to) => {
        if (this.refusesRename) throw new Error("the machine stops");
        await disk.rename(from, to);
      },
      watch: () => () => undefined,
    };
  }
}
