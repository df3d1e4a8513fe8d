import type { Entry } from "@shipslog/contract";
import type { Disk, FileStat } from "../machine/Disk.ts";
import { JournalError } from "../JournalError.ts";
import { LineReader } from "../lines/LineReader.ts";
import { nameOfPath } from "../machine/paths.ts";
import { mapBounded } from "../machine/mapBounded.ts";
import type { Notice } from "../read/ReadOptions.ts";
import type { FollowedFile } from "./FollowedFile.ts";
import { FollowedFolder } from "./FollowedFolder.ts";
import type { FollowOptions } from "./FollowOptions.ts";
import { HeldFiles } from "./HeldFiles.ts";
import { LookSchedule, quietMs } from "./LookSchedule.ts";

type Batches<Result = void> = AsyncGenerator<readonly Entry[], Result, undefined>;

/** How often the folder is listed if no change is reported, and how often even if its time shows no change. */
const listEveryMs = 200;
const forceListEveryMs = 30_000;
/** How many files are checked at the same time. */
const mostAtOnce = 32;

/** A file and its state now; undefined if it does not exist. */
interface CheckedFile {
  readonly file: FollowedFile;
  readonly stat: FileStat | "failed" | undefined;
}

/** Looks at the journals of a folder repeatedly. Its time is the sum of the pauses between looks. */
export class Follower {
  readonly #folder: FollowedFolder;
  readonly #path: string;
  readonly #disk: Disk;
  readonly #onNotice: ((notice: Notice) => void) | undefined;
  readonly #reader: LineReader;
  readonly #schedule = new LookSchedule();
  /** Problems that were reported and still exist, so that each is reported once. */
  readonly #reported = new Set<string>();
  #nowMs = 0;
  #listAtMs = 0;
  #forceListAtMs = 0;
  /** Whether the folder existed when it was last listed. */
  hasFolder = false;

  constructor(folder: string, disk: Disk, options: FollowOptions) {
    this.#path = folder;
    this.#disk = disk;
    this.#folder = new FollowedFolder(folder, disk, options);
    this.#reader = LineReader.of(options);
    this.#onNotice = options.onNotice;
  }

  /** Whether no file has changed lately or must be tried again. */
  get isIdle(): boolean {
    return this.#schedule.isIdle;
  }

  /** Adds the time that passed since the last look. */
  advance(pauseMs: number): void {
    this.#nowMs += pauseMs;
  }

  /**
   * Looks once and yields what is new. It lists the folder before it reads the files: the game finishes one part before it
   * starts the next, so once the next part is listed, the one before is complete. A new file leads to a check of all files.
   */
  async *look(changedNames: ReadonlySet<string>): Batches {
    const hasNew = await this.#list(changedNames);
    const { files } = this.#folder;
    const named = [...changedNames].map((name) => this.#folder.find(name)).filter((file) => file !== undefined);
    const due = this.#schedule.takeDue(files, named, this.#nowMs);
    const checked = await this.#checkInOrder(hasNew ? new Set(files) : due);
    const held = new HeldFiles(this.#nowMs);
    for (const each of checked) {
      this.#schedule.setRetried(each.file, yield* this.#readUnlessHeld(each, held));
    }
  }

  /** Reads a file, unless it must wait for an earlier one; returns whether it is to be tried again at the next look. */
  async *#readUnlessHeld(checked: CheckedFile, held: HeldFiles): Batches<boolean> {
    const { file } = checked;
    if (held.has(file)) {
      held.add(file);
      return true;
    }
    if (!(yield* this.#readChecked(checked))) return held.addFailed(file);
    file.failingSinceMs = undefined;
    return false;
  }

  async #list(changedNames: ReadonlySet<string>): Promise<boolean> {
    const isForced =
      this.#nowMs >= this.#forceListAtMs || [...changedNames].some((name) => this.#folder.find(name) === undefined);
    if (!isForced && changedNames.size === 0 && this.#nowMs < this.#listAtMs) return false;
    this.#listAtMs = this.#nowMs + listEveryMs;
    if (isForced) this.#forceListAtMs = this.#nowMs + forceListEveryMs;
    const listing = await this.#try("list", this.#path, () => this.#folder.list(this.#nowMs, isForced));
    this.hasFolder = listing !== "failed" && listing.exists;
    for (const file of this.#folder.unknownLogs) this.#report({ code: "unknown-log", file }, keyOf("log", file));
    return listing !== "failed" && listing.hasNew;
  }

  /** Checks files, and the earlier parts of those that changed, so that no part is read before the end of an earlier one. */
  async #checkInOrder(files: ReadonlySet<FollowedFile>): Promise<readonly CheckedFile[]> {
    const checked = await this.#check([...files]);
    const changed = checked.filter(({ file, stat }) => typeof stat === "object" && file.isChanged(stat));
    const earlier = changed.flatMap(({ file }) => this.#folder.partsBefore(file)).filter((file) => !files.has(file));
    const more = await this.#check([...new Set(earlier)]);
    return [...checked, ...more].sort((one, other) => one.file.order - other.file.order);
  }

  #check(files: readonly FollowedFile[]): Promise<readonly CheckedFile[]> {
    return mapBounded(files, mostAtOnce, async (file) => {
      return { file, stat: await this.#try("stat", file.path, () => this.#disk.stat(file.path)) };
    });
  }

  /** Reads what is new in a file; returns false if that failed. */
  async *#readChecked({ file, stat }: CheckedFile): Batches<boolean> {
    if (stat === "failed") return false;
    if (stat?.type === "file") return yield* this.#read(file, stat);
    file.lose();
    if (stat !== undefined) {
      this.#report({ code: "not-a-file", file: file.name, type: stat.type }, keyOf("type", file.path));
    }
    return true;
  }

  async *#read(file: FollowedFile, stat: FileStat): Batches<boolean> {
    const isChanged = file.isChanged(stat);
    const isLeft = !file.hasBeenRead && this.#folder.hasLater(file);
    if (!isChanged && (this.#nowMs - file.changedAtMs < quietMs || !file.hasRest(stat))) return true;
    if (isChanged) this.#noteChange(file);
    const open = await this.#try("open", file.path, () => this.#disk.open(file.path));
    if (open === "failed") return false;
    if (open === undefined) return true;
    try {
      yield* isChanged ? file.readOn(open, this.#reader, stat) : file.readRest(open, this.#reader);
      // A third of real journals ends without a line end. Their last line belongs before the next journal.
      if (isLeft && file.hasRest(stat)) yield* file.readRest(open, this.#reader);
      this.#reported.delete(keyOf("read", file.path));
      if (file.hasRest(stat)) this.#schedule.awaitRest(file, this.#nowMs);
      return true;
    } catch (cause) {
      this.#reportUnreadable("read", file.path, cause);
      return false;
    } finally {
      await open.close();
    }
  }

  /** A file that is read for the first time has not changed: most files of a folder never do again. */
  #noteChange(file: FollowedFile): void {
    file.changedAtMs = this.#nowMs;
    if (file.hasBeenRead) this.#schedule.activate(file, this.#nowMs);
  }

  /** Tries an operation; a failure is reported once and tried again at a later look. */
  async #try<Found>(how: string, path: string, look: () => Promise<Found>): Promise<Found | "failed"> {
    try {
      const found = await look();
      this.#reported.delete(keyOf(how, path));
      return found;
    } catch (cause) {
      this.#reportUnreadable(how, path, cause);
      return "failed";
    }
  }

  #reportUnreadable(how: string, path: string, error: unknown): void {
    const cause = new JournalError("unreadable", path, error);
    this.#report({ code: "unreadable", file: nameOfPath(path), cause }, keyOf(how, path));
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
