import type { JournalName } from "@shipslog/contract";
import type { Disk } from "../machine/Disk.ts";
import { sortJournals, type SortedNames } from "../folders/listJournals.ts";
import { joinPath } from "../machine/paths.ts";
import { cursorFrom } from "../read/ReadOptions.ts";
import { FollowedFile } from "./FollowedFile.ts";
import type { FollowOptions } from "./FollowOptions.ts";

/** The result of a listing: whether the folder exists, and whether it has a new journal. */
export interface FolderListing {
  readonly exists: boolean;
  readonly hasNew: boolean;
}

/** The most names that are listed although the time of the folder shows no change. */
const fewNames = 500;
/** How long a folder is listed after its time changed: the time of some file systems advances in steps of two seconds. */
const stepMs = 3000;

/** How long a listing waits for a header that decides the order of files and cannot be read. */
const patienceMs = 5000;

/** The journals of one folder. */
export class FollowedFolder {
  readonly #folder: string;
  readonly #disk: Disk;
  readonly #options: FollowOptions;
  /** Every file ever found: a removed file keeps its position, so that no position is delivered twice. */
  readonly #known = new Map<string, FollowedFile>();
  #names: readonly string[] | undefined;
  /** The time of the folder before it was last listed, and when that was first found. */
  #modifiedMs: number | undefined;
  #modifiedAtMs = 0;
  #uncertainSinceMs: number | undefined;
  #isFirst = true;
  /** The files of each session, in order. */
  #parts = new Map<string, readonly FollowedFile[]>();
  /** The files of the last listing, in order. */
  files: readonly FollowedFile[] = [];
  /** Names of the last listing that end in `.log` and are not journal names. */
  unknownLogs: readonly string[] = [];

  constructor(folder: string, disk: Disk, options: FollowOptions) {
    this.#folder = folder;
    this.#disk = disk;
    this.#options = options;
  }

  /** Returns the file with this name in the last listing. */
  find(name: string): FollowedFile | undefined {
    const file = this.#known.get(name);
    return file !== undefined && this.files[file.order] === file ? file : undefined;
  }

  /** Returns the earlier parts of the session of a file. */
  partsBefore({ session, order }: FollowedFile): readonly FollowedFile[] {
    const parts = this.#parts.get(session) ?? [];
    return parts.filter((part) => part.order < order);
  }

  /** Whether the game has started another journal after a file. */
  hasLater({ order }: FollowedFile): boolean {
    return order < this.files.length - 1;
  }

  /** Lists the folder and updates the files; a large folder only if its time has changed or the listing is forced. */
  async list(nowMs: number, isForced: boolean): Promise<FolderListing> {
    if (!(await this.#mayDiffer(nowMs)) && !isForced) return { exists: true, hasNew: false };
    const names = await this.#disk.list(this.#folder);
    if (names !== undefined && isEqual(names, this.#names)) return { exists: true, hasNew: false };
    const sorted = await sortJournals(names ?? [], this.#folder, this.#disk);
    this.#uncertainSinceMs = sorted.isUncertain ? (this.#uncertainSinceMs ?? nowMs) : undefined;
    const isWaiting = nowMs - (this.#uncertainSinceMs ?? -Infinity) < patienceMs;
    this.#names = isWaiting ? undefined : names;
    const hasNew = !isWaiting && this.#update(sorted);
    return { exists: names !== undefined, hasNew };
  }

  async #mayDiffer(nowMs: number): Promise<boolean> {
    if (this.#names === undefined || this.#names.length <= fewNames) return true;
    const modifiedMs = (await this.#disk.stat(this.#folder))?.modifiedMs;
    if (modifiedMs === undefined || modifiedMs !== this.#modifiedMs) {
      this.#modifiedMs = modifiedMs;
      this.#modifiedAtMs = nowMs;
    }
    return nowMs - this.#modifiedAtMs < stepMs;
  }

  /** Takes the files of a listing, and returns whether one of them is new. */
  #update({ journals, unknownLogs }: SortedNames): boolean {
    const files: FollowedFile[] = [];
    for (const name of journals) {
      const file = this.#known.get(name.file) ?? this.#start(name);
      if (file !== undefined) file.order = files.push(file) - 1;
    }
    const before = new Set(this.files);
    const after = new Set(files);
    for (const file of before) if (!after.has(file)) file.lose();
    this.files = files;
    this.unknownLogs = unknownLogs;
    this.#parts = Map.groupBy(files, ({ session }) => session);
    this.#isFirst = false;
    return files.some((file) => !before.has(file));
  }

  #start(name: JournalName): FollowedFile | undefined {
    const { from } = this.#options;
    const cursor = cursorFrom(name, from === "end" ? undefined : from);
    if (cursor === undefined) return undefined;
    const skipsContent = from === "end" && this.#isFirst;
    const file = new FollowedFile(joinPath(this.#folder, name.file), name.session, cursor, skipsContent);
    this.#known.set(name.file, file);
    return file;
  }
}

function isEqual(names: readonly string[], others: readonly string[] | undefined): boolean {
  return names.length === others?.length && names.every((name, index) => name === others[index]);
}
