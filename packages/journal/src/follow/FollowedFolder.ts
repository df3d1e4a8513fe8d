import { join } from "node:path";
import type { Disk } from "../machine/Disk.ts";
import type { JournalName } from "@shipslog/contract";
import { sortJournals } from "../folders/listJournals.ts";
import { cursorFrom } from "../read/ReadStart.ts";
import { FollowedFile } from "./FollowedFile.ts";
import type { FollowOptions } from "./FollowOptions.ts";

/** Which files a listing found, and whether it found any for the first time. */
export interface FolderListing {
  readonly exists: boolean;
  readonly hasNew: boolean;
}

/** The journals of one folder, as its listings show them. */
export class FollowedFolder {
  readonly #folder: string;
  readonly #disk: Disk;
  readonly #options: FollowOptions;
  /** Every file ever met: one that is gone keeps its place, so that no position comes twice. */
  readonly #met = new Map<string, FollowedFile>();
  #names: readonly string[] | undefined;
  #isFirst = true;
  /** Files that were there at the last listing, in order. */
  files: readonly FollowedFile[] = [];
  /** Names ending in `.log` that are no journal's, as of the last listing. */
  unknownLogs: readonly string[] = [];

  constructor(folder: string, disk: Disk, options: FollowOptions) {
    this.#folder = folder;
    this.#disk = disk;
    this.#options = options;
  }

  /** Lists the folder. */
  async list(nowMs: number): Promise<FolderListing> {
    const names = await this.#disk.list(this.#folder);
    const isSame = names !== undefined && isEqual(names, this.#names);
    const before = new Set(this.files);
    if (!isSame) await this.#meet(names ?? [], nowMs);
    this.#names = names;
    this.#isFirst = false;
    return { exists: names !== undefined, hasNew: !isSame && this.files.some((file) => !before.has(file)) };
  }

  async #meet(names: readonly string[], nowMs: number): Promise<void> {
    const { journals, unknownLogs } = await sortJournals(names, this.#folder, this.#disk);
    const files: FollowedFile[] = [];
    for (const name of journals) {
      const file = this.#met.get(name.file) ?? (await this.#begin(name, nowMs));
      if (file !== undefined) files.push(file);
    }
    const there = new Set(files);
    for (const file of this.files) if (!there.has(file)) file.lose();
    this.files = files;
    this.unknownLogs = unknownLogs;
  }

  async #begin(name: JournalName, nowMs: number): Promise<FollowedFile | undefined> {
    const { from } = this.#options;
    const cursor = cursorFrom(name, from === "end" ? undefined : from);
    if (cursor === undefined) return undefined;
    const file = new FollowedFile(join(this.#folder, name.file), cursor, nowMs);
    if (from === "end" && this.#isFirst) {
      const stat = await this.#disk.stat(file.path);
      if (stat !== undefined) file.skip(stat);
    }
    this.#met.set(name.file, file);
    return file;
  }
}

function isEqual(names: readonly string[], others: readonly string[] | undefined): boolean {
  return names.length === others?.length && names.every((name, index) => name === others[index]);
}
