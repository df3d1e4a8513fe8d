import type { Sleep, WriteStep } from "@shipslog/contract";
import { functionOption, objectOption, requireOptions, type OptionShapes } from "@shipslog/contract/internal";
import { requireFolder } from "../folders/requireFolder.ts";
import type { Disk } from "../machine/Disk.ts";
import { isBusy, retryBusy } from "../machine/retryBusy.ts";
import { JournalError } from "../JournalError.ts";
import { nodeDisk } from "../machine/nodeDisk.ts";
import { joinPath } from "../machine/paths.ts";
import { nodeSleep } from "../machine/nodeSleep.ts";

/** Replaces the disk and the timer of the machine, for tests. */
export interface JournalWriterOptions {
  readonly disk?: Disk | undefined;
  readonly sleep?: Sleep | undefined;
}

const writerShapes: OptionShapes<JournalWriterOptions> = { disk: objectOption, sleep: functionOption };

/**
 * Executes write steps in one folder, one after another in the order of the calls, whether or not they are awaited.
 *
 * It never overwrites a journal: of several writers, in this process or another, only one can open a file, and the others
 * fail. After a failure it writes nothing more.
 */
export class JournalWriter implements AsyncDisposable {
  readonly #folder: string;
  readonly #disk: Disk;
  readonly #sleep: Sleep;
  /** Settles with the last step; after a failure, every later step fails with it. */
  #queue: Promise<void>;
  #isClosed = false;
  /** The journal opened last, for temporary names: no other writer in this folder has one of that name. */
  #journal = "shipslog";
  /** The sizes of the files that it appends to. */
  readonly #sizes = new Map<string, number>();

  constructor(folder: string, options: JournalWriterOptions = {}) {
    requireFolder(folder);
    requireOptions(options, writerShapes);
    const { disk = nodeDisk, sleep = nodeSleep } = options;
    this.#folder = folder;
    this.#disk = disk;
    this.#sleep = sleep;
    this.#queue = this.#guard(folder, () => disk.makeFolder(folder));
    this.#queue.catch(() => undefined);
  }

  /** Executes a step; the promise resolves once it is on disk. */
  write(step: WriteStep): Promise<void> {
    if (this.#isClosed) return Promise.reject(new JournalError("closed", this.#folder));
    const path = joinPath(this.#folder, step.file);
    this.#queue = this.#queue.then(() => this.#guard(path, () => this.#execute(step, path)));
    // A failure reaches those who await the step or the end; without this, it would also end the process.
    this.#queue.catch(() => undefined);
    return this.#queue;
  }

  /** Waits for the steps so far, and rejects later ones. */
  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#queue;
  }

  /** Waits as `close` does, but does not throw the failure of a step. */
  async [Symbol.asyncDispose](): Promise<void> {
    this.#isClosed = true;
    await this.#queue.catch(() => undefined);
  }

  async #guard(path: string, action: () => Promise<void>): Promise<void> {
    try {
      await action();
    } catch (error) {
      if (error instanceof JournalError) throw error;
      throw new JournalError("unwritable", path, error);
    }
  }

  async #execute(step: WriteStep, path: string): Promise<void> {
    switch (step.type) {
      case "open":
        await this.#open(step.file, path);
        break;
      case "append":
        await this.#append(path, step.bytes);
        break;
      case "replace":
        if (step.mode === "atomic") await this.#replaceAtomic(path, step.bytes);
        else await this.#replaceInPlace(path, step.bytes);
        break;
      case "truncate":
        await this.#retry(() => this.#disk.truncate(path, step.byteLength));
        this.#sizes.set(path, step.byteLength);
        break;
    }
  }

  #retry(attempt: () => Promise<void>): Promise<void> {
    return retryBusy(attempt, this.#sleep);
  }

  async #open(file: string, path: string): Promise<void> {
    try {
      await this.#retry(() => this.#disk.create(path));
    } catch (error) {
      throw isExisting(error) ? new JournalError("exists", path) : error;
    }
    this.#journal = file;
    this.#sizes.set(path, 0);
  }

  /** A failed attempt may have written a part, so the next one measures the file and continues after that part. */
  async #append(path: string, bytes: Uint8Array): Promise<void> {
    let startSize = this.#sizes.get(path);
    let mustMeasure = startSize === undefined;
    await this.#retry(async () => {
      const size = mustMeasure ? ((await this.#disk.stat(path))?.size ?? 0) : (startSize ?? 0);
      mustMeasure = true;
      startSize ??= size;
      const written = Math.max(0, size - startSize);
      if (written < bytes.length) await this.#disk.append(path, bytes.subarray(written));
    });
    this.#sizes.set(path, (startSize ?? 0) + bytes.length);
  }

  /** As the game does: a reader may find an empty or half-written file (F34). */
  #replaceInPlace(path: string, bytes: Uint8Array): Promise<void> {
    return this.#retry(() => this.#disk.write(path, bytes));
  }

  /** A reader finds the old file or the new one. Only if the rename keeps failing, the file is written in place. */
  async #replaceAtomic(path: string, bytes: Uint8Array): Promise<void> {
    const temporary = `${path}.${this.#journal}.tmp`;
    try {
      await this.#retry(() => this.#disk.write(temporary, bytes));
      await this.#retry(() => this.#disk.rename(temporary, path));
    } catch (error) {
      await this.#disk.remove(temporary).catch(() => undefined);
      if (!isBusy(error)) throw error;
      await this.#replaceInPlace(path, bytes);
    }
  }
}

function isExisting(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "EEXIST";
}
