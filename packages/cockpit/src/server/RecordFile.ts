import { closeSync, openSync, readSync, writeSync } from "node:fs";
import { CockpitError } from "./CockpitError.ts";
import type { RecordStore } from "../recording/RecordStore.ts";
import { NumberList } from "../recording/NumberList.ts";

/** What is written at once: a system call for each of a year's lines takes seconds. */
const batchBytes = 64 * 1024;

/**
 * An append-only file of texts, so that a long session takes disk instead of memory. Reads and writes are synchronous: they copy
 * to and from the system's cache in microseconds, and no other work can run between them.
 */
export class RecordFile implements RecordStore {
  readonly #file: number;
  /** Where each text starts; the last number is where the next one will. */
  readonly #starts = new NumberList();
  /** Texts that are not written yet. */
  readonly #batch = Buffer.allocUnsafeSlow(batchBytes);
  #batched = 0;
  #written = 0;

  /** Creates the file, readable by its owner only; fails when it exists. */
  constructor(path: string) {
    this.#file = orCannotRecord(() => openSync(path, "wx+", 0o600));
    this.#starts.push(0);
  }

  get count(): number {
    return this.#starts.length - 1;
  }

  append(text: string): void {
    const length = Buffer.byteLength(text);
    if (this.#batched + length > batchBytes) this.#flush();
    if (length > batchBytes) this.#write(Buffer.from(text));
    else this.#batched += this.#batch.write(text, this.#batched);
    this.#starts.push(this.#starts.at(this.count) + length);
  }

  #flush(): void {
    if (this.#batched > 0) this.#write(this.#batch.subarray(0, this.#batched));
    this.#batched = 0;
  }

  #write(bytes: Buffer): void {
    const start = this.#written;
    for (let done = 0; done < bytes.length;) {
      done += orCannotRecord(() => writeSync(this.#file, bytes, done, bytes.length - done, start + done));
    }
    this.#written += bytes.length;
  }

  bytesOf(from: number, to: number): number {
    return this.#starts.at(to) - this.#starts.at(from);
  }

  /** The texts from index `from` up to, not including, `to`, concatenated. */
  #readBytes(from: number, to: number): Buffer {
    this.#flush();
    const bytes = Buffer.allocUnsafe(this.bytesOf(from, to));
    const start = this.#starts.at(from);
    for (let done = 0; done < bytes.length;) {
      const length = orCannotRecord(() => readSync(this.#file, bytes, done, bytes.length - done, start + done));
      if (length === 0) throw new CockpitError("cannot-record", "the recording on disk became shorter", undefined);
      done += length;
    }
    return bytes;
  }

  readTexts(from: number, to: number): readonly string[] {
    const bytes = this.#readBytes(from, to);
    const begin = this.#starts.at(from);
    return Array.from({ length: to - from }, (_, at) =>
      bytes.toString("utf8", this.#starts.at(from + at) - begin, this.#starts.at(from + at + 1) - begin),
    );
  }

  /** Closes the file; texts that nobody has read yet are not kept. */
  close(): void {
    closeSync(this.#file);
  }
}

function orCannotRecord<Value>(work: () => Value): Value {
  try {
    return work();
  } catch (cause) {
    throw new CockpitError("cannot-record", "cannot write or read the recording on disk", cause);
  }
}
