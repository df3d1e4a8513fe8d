import { basename } from "node:path";
import type { Entry } from "@shipslog/contract";
import type { Disk, FileStat } from "../machine/Disk.ts";
import { LineReader } from "../lines/LineReader.ts";
import type { Notice } from "../Notice.ts";
import type { FollowedFile } from "./FollowedFile.ts";
import { FollowedFolder } from "./FollowedFolder.ts";
import type { FollowOptions } from "./FollowOptions.ts";

type Batches = AsyncGenerator<readonly Entry[], void, undefined>;

/** How many of the newest files by name are checked at each look: more games than ever run at once. */
const newestFiles = 16;
/** How long a changed file is checked at each look. */
const activeMs = 10 * 60_000;
/** How often the folder is listed if no change is reported. */
const listEveryMs = 200;
/** How often all files are checked, and how long a file must be unchanged before its unfinished line is read. */
const sweepEveryMs = 5000;

/** Looks at the journals of a folder repeatedly. Its time is the sum of the pauses between looks. */
export class Follower {
  readonly #folder: FollowedFolder;
  readonly #path: string;
  readonly #disk: Disk;
  readonly #onNotice: ((notice: Notice) => void) | undefined;
  readonly #reader: LineReader;
  /** Problems that were reported and still exist, so that each is reported once. */
  readonly #reported = new Set<string>();
  #nowMs = 0;
  #listAtMs = 0;
  #sweepAtMs = 0;
  /** Whether the folder existed when it was last listed. */
  hasFolder = false;

  constructor(folder: string, disk: Disk, options: FollowOptions) {
    this.#path = folder;
    this.#disk = disk;
    this.#folder = new FollowedFolder(folder, disk, options);
    this.#reader = LineReader.of(options);
    this.#onNotice = options.onNotice;
  }

  /** Adds the time that passed since the last look. */
  advance(pauseMs: number): void {
    this.#nowMs += pauseMs;
  }

  /**
   * Looks once and yields what is new. It lists the folder before it reads the files: the game finishes one part before it
   * starts the next, so once the next part is listed, the one before is complete.
   */
  async *look(changedNames: ReadonlySet<string>): Batches {
    const isTime = this.#nowMs >= this.#sweepAtMs;
    const isListed = isTime || changedNames.size > 0 || this.#nowMs >= this.#listAtMs;
    const hasNew = isListed && (await this.#list());
    const isSweep = isTime || hasNew;
    if (isSweep) this.#sweepAtMs = this.#nowMs + sweepEveryMs;
    const { files } = this.#folder;
    const due = isSweep ? files : files.filter((file, index) => this.#isDue(file, index, changedNames));
    const stats = await Promise.all(due.map(({ path }) => this.#try("stat", path, () => this.#disk.stat(path))));
    for (const [index, file] of due.entries()) {
      const stat = stats[index];
      if (stat === undefined) file.lose();
      else yield* this.#read(file, stat);
    }
  }

  async #list(): Promise<boolean> {
    this.#listAtMs = this.#nowMs + listEveryMs;
    const listing = await this.#try("list", this.#path, () => this.#folder.list(this.#nowMs));
    this.hasFolder = listing?.exists ?? false;
    for (const file of this.#folder.unknownLogs) this.#report({ code: "unknown-log", file }, keyOf("log", file));
    return listing?.hasNew ?? false;
  }

  #isDue({ path, changedAtMs }: FollowedFile, index: number, changedNames: ReadonlySet<string>): boolean {
    const isNewest = index >= this.#folder.files.length - newestFiles;
    return (
      isNewest || this.#nowMs - changedAtMs < activeMs || (changedNames.size > 0 && changedNames.has(basename(path)))
    );
  }

  async *#read(file: FollowedFile, stat: FileStat): Batches {
    const isChanged = file.isChanged(stat);
    const isQuiet = this.#nowMs - file.changedAtMs >= sweepEveryMs;
    if (isChanged) file.changedAtMs = this.#nowMs;
    else if (!isQuiet || !file.hasRest(stat)) return;
    const open = await this.#try("open", file.path, () => this.#disk.open(file.path));
    if (open === undefined) return;
    try {
      yield* isChanged ? file.readOn(open, this.#reader, stat) : file.readRest(open, this.#reader);
      this.#reported.delete(keyOf("read", file.path));
    } catch (cause) {
      this.#report({ code: "unreadable", file: basename(file.path), cause }, keyOf("read", file.path));
    } finally {
      await open.close();
    }
  }

  /** Tries an operation; a failure is reported once and tried again at the next look. */
  async #try<Found>(how: string, path: string, look: () => Promise<Found>): Promise<Found | undefined> {
    try {
      const found = await look();
      this.#reported.delete(keyOf(how, path));
      return found;
    } catch (cause) {
      this.#report({ code: "unreadable", file: basename(path), cause }, keyOf(how, path));
      return undefined;
    }
  }

  #report(notice: Notice, key: string): void {
    if (this.#reported.has(key)) return;
    this.#reported.add(key);
    this.#onNotice?.(notice);
  }
}

function keyOf(how: string, path: string): string {
  return `${how} ${path}`;
}
