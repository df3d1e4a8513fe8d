import type { FollowedFile } from "./FollowedFile.ts";

/** How many of the newest files by name are checked at each look: more games than ever run at once. */
const newestFiles = 16;
/** How long a file that has changed is checked at each look. */
const activeMs = 10 * 60_000;
/** How many such files there are at most. A program that touches a whole folder changes all its files. */
const mostActive = 64;
/** How often files that have not changed for long are checked, and how many of them at a time, in turn. */
const sweepEveryMs = 5000;
const sweepFiles = 250;
/** How long a file must be unchanged before its unfinished last line is read. */
export const quietMs = 5000;

/** A file whose unfinished last line is read at a time. */
interface WaitingRest {
  readonly file: FollowedFile;
  readonly atMs: number;
}

/**
 * Decides which files of a folder are checked at a look, so that the cost does not grow with the number of old files: the
 * newest ones, those that changed lately, those that failed, and a part of all others in turn.
 */
export class LookSchedule {
  /** Until when each file is checked at each look; the file that changed last is last. */
  readonly #active = new Map<FollowedFile, number>();
  /** Files that could not be read, or wait for one that could not. */
  readonly #retries = new Set<FollowedFile>();
  /** In order of time. */
  readonly #rests: WaitingRest[] = [];
  #sweepAtMs = sweepEveryMs;
  #sweepIndex = 0;

  /** Whether only old files are checked. */
  get isIdle(): boolean {
    return this.#active.size === 0 && this.#retries.size === 0;
  }

  /** Records that a file has changed. */
  activate(file: FollowedFile, nowMs: number): void {
    this.#active.delete(file);
    this.#active.set(file, nowMs + activeMs);
    const [oldest] = this.#active.keys();
    if (this.#active.size > mostActive && oldest !== undefined) this.#active.delete(oldest);
  }

  /** Records that something follows the last line end of a file that changed now. */
  awaitRest(file: FollowedFile, nowMs: number): void {
    this.#rests.push({ file, atMs: nowMs + quietMs });
  }

  /** Records whether a file is checked again at the next look because of a failure. */
  setRetried(file: FollowedFile, isRetried: boolean): void {
    if (isRetried) this.#retries.add(file);
    else this.#retries.delete(file);
  }

  /** Returns the files to check now, in no order; `named` are those that the system reports as changed. */
  takeDue(files: readonly FollowedFile[], named: Iterable<FollowedFile>, nowMs: number): ReadonlySet<FollowedFile> {
    for (const [file, untilMs] of this.#active) if (untilMs <= nowMs) this.#active.delete(file);
    const due = new Set([...files.slice(-newestFiles), ...this.#active.keys(), ...this.#retries, ...named]);
    const ripe = this.#rests.findIndex(({ atMs }) => atMs > nowMs);
    for (const { file } of this.#rests.splice(0, ripe === -1 ? this.#rests.length : ripe)) due.add(file);
    if (nowMs >= this.#sweepAtMs) for (const file of this.#takeTurn(files, nowMs)) due.add(file);
    return due;
  }

  /** Takes the next part of all files. */
  #takeTurn(files: readonly FollowedFile[], nowMs: number): readonly FollowedFile[] {
    this.#sweepAtMs = nowMs + sweepEveryMs;
    const start = this.#sweepIndex < files.length ? this.#sweepIndex : 0;
    this.#sweepIndex = start + sweepFiles;
    return files.slice(start, this.#sweepIndex);
  }
}
