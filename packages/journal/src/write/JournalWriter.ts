import { join } from "node:path";
import type { WriteStep } from "@shipslog/contract";
import type { Sleep } from "../machine/Clock.ts";
import type { Disk } from "../machine/Disk.ts";
import { isBusy } from "../machine/isBusy.ts";
import { JournalError } from "../JournalError.ts";
import { nodeDisk } from "../machine/nodeDisk.ts";
import { nodeSleep } from "../machine/nodeSleep.ts";
import { retryBusy } from "../machine/retryBusy.ts";

/** What a writer works with; the machine's own unless given. */
export interface JournalWriterOptions {
  readonly disk?: Disk;
  readonly sleep?: Sleep;
}

const nothing = new Uint8Array(0);

/**
 * Executes write steps in one folder, one after another in the order they are given, whether or not they are awaited.
 *
 * It never writes over a journal: opening one that exists fails. After a failure nothing more is written.
 */
export class JournalWriter implements AsyncDisposable {
  readonly #folder: string;
  readonly #disk: Disk;
  readonly #sleep: Sleep;
  /** The end of what was asked for so far; it holds the first failure for everyone after it. */
  #queue: Promise<void>;
  #isClosed = false;
  /** The journal last opened: no other writer has one of that name here, so temporary names carry it. */
  #journal = "shipslog";

  constructor(folder: string, { disk = nodeDisk, sleep = nodeSleep }: JournalWriterOptions = {}) {
    this.#folder = folder;
    this.#disk = disk;
    this.#sleep = sleep;
    this.#queue = this.#guard(folder, () => disk.makeFolder(folder));
    this.#queue.catch(() => undefined);
  }

  /** Executes a step; it is on disk when the promise is fulfilled. */
  write(step: WriteStep): Promise<void> {
    if (this.#isClosed) return Promise.reject(new JournalError("closed", this.#folder));
    const path = join(this.#folder, step.file);
    this.#queue = this.#queue.then(() => this.#guard(path, () => this.#execute(step, path)));
    // Whoever awaits the step or the end hears of the failure; one that nobody awaits must not end the process.
    this.#queue.catch(() => undefined);
    return this.#queue;
  }

  /** Takes no more steps, and waits for those given. */
  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#queue;
  }

  /** Waits as `close` does, but leaves a failure to whoever awaited the step that failed. */
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
        await this.#retry(() => this.#disk.append(path, step.bytes));
        break;
      case "replace":
        if (step.mode === "atomic") await this.#replaceAtomic(path, step.bytes);
        else await this.#replaceInPlace(path, step.bytes);
        break;
      case "truncate":
        await this.#retry(() => this.#disk.truncate(path, step.byteLength));
        break;
    }
  }

  #retry(attempt: () => Promise<void>): Promise<void> {
    return retryBusy(attempt, this.#sleep);
  }

  async #open(file: string, path: string): Promise<void> {
    if ((await this.#disk.stat(path)) !== undefined) throw new JournalError("exists", path);
    this.#journal = file;
    await this.#retry(() => this.#disk.write(path, nothing));
  }

  /** As the game does it: a reader may meet an empty or half file (format-facts 3). */
  #replaceInPlace(path: string, bytes: Uint8Array): Promise<void> {
    return this.#retry(() => this.#disk.write(path, bytes));
  }

  /** A reader meets the old file or the new one; only where the rename is refused to the end it is written in place. */
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
