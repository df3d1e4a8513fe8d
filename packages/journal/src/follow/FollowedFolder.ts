import { join } from "node:path";
import type { JournalName } from "@shipslog/contract";
import type { Disk } from "../machine/Disk.ts";
import { sortJournals } from "../folders/listJournals.ts";
import { cursorFrom } from "../read/ReadStart.ts";
import { FollowedFile } from "./FollowedFile.ts";
import type { FollowOptions } from "./FollowOptions.ts";

/** The result of a listing: whether the folder exists, and whether it has a new journal. */
export interface FolderListing {
  readonly exists: boolean;
  readonly hasNew: boolean;
}

/** The journals of one folder. */
export class FollowedFolder {
  readonly #folder: string;
  readonly #disk: Disk;
  readonly #options: FollowOptions;
  /** Every file ever found: a removed file keeps its position, so that no position is delivered twice. */
  readonly #known = new Map<string, FollowedFile>();
  #names: readonly string[] | undefined;
  #isFirst = true;
  /** The files of the last listing, in order. */
  files: readonly FollowedFile[] = [];
  /** Names of the last listing that end in `.log` and are not journal names. */
  unknownLogs: readonly string[] = [];

  constructor(folder: string, disk: Disk, options: FollowOptions) {
    this.#folder = folder;
    this.#disk = disk;
    this.#options = options;
  }

  /** Lists the folder and updates the files. */
  async list(nowMs: number): Promise<FolderListing> {
    const names = await this.#disk.list(this.#folder);
    const isSame = names !== undefined && isEqual(names, this.#names);
    const before = new Set(this.files);
    if (!isSame) await this.#update(names ?? [], nowMs);
    this.#names = names;
    this.#isFirst = false;
    return { exists: names !== undefined, hasNew: !isSame && this.files.some((file) => !before.has(file)) };
  }

  async #update(names: readonly string[], nowMs: number): Promise<void> {
    const { journals, unknownLogs } = await sortJournals(names, this.#folder, this.#disk);
    const files: FollowedFile[] = [];
    for (const name of journals) {
      const file = this.#known.get(name.file) ?? (await this.#start(name, nowMs));
      if (file !== undefined) files.push(file);
    }
    const there = new Set(files);
    for (const file of this.files) if (!there.has(file)) file.lose();
    this.files = files;
    this.unknownLogs = unknownLogs;
  }

  async #start(name: JournalName, nowMs: number): Promise<FollowedFile | undefined> {
    const { from } = this.#options;
    const cursor = cursorFrom(name, from === "end" ? undefined : from);
    if (cursor === undefined) return undefined;
    const file = new FollowedFile(join(this.#folder, name.file), cursor, nowMs);
    if (from === "end" && this.#isFirst) {
      const stat = await this.#disk.stat(file.path);
      if (stat !== undefined) file.skip(stat);
    }
    this.#known.set(name.file, file);
    return file;
  }
}

function isEqual(names: readonly string[], others: readonly string[] | undefined): boolean {
  return names.length === others?.length && names.every((name, index) => name === others[index]);
}
