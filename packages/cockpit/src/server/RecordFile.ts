import { closeSync, openSync, readSync, writeSync } from "node:fs";
import { CockpitError } from "./CockpitError.ts";
import { NumberList } from "./NumberList.ts";

/**
 * Texts kept in a file, in the order they came, so that a long session costs disk and no memory. Writing and reading are
 * synchronous: both are copies into and out of the system's cache, some microseconds each, and nothing can come between.
 */
export class RecordFile {
  readonly #file: number;
  /** Where each text begins; the last number is where the next will. */
  readonly #starts = new NumberList();

  /** Begins a file that must not be there yet, readable by its owner only. */
  constructor(path: string) {
    this.#file = orCannotRecord("cannot-record", () => openSync(path, "wx+", 0o600));
    this.#starts.push(0);
  }

  get count(): number {
    return this.#starts.length - 1;
  }

  append(text: string): void {
    const bytes = Buffer.from(text);
    const start = this.#starts.at(this.count);
    for (let done = 0; done < bytes.length;) {
      done += orCannotRecord("cannot-record", () =>
        writeSync(this.#file, bytes, done, bytes.length - done, start + done),
      );
    }
    this.#starts.push(start + bytes.length);
  }

  /** How many bytes the texts from one place up to before another take. */
  bytesOf(from: number, to: number): number {
    return this.#starts.at(to) - this.#starts.at(from);
  }

  /** The texts from one place up to before another, end to end. */
  readBytes(from: number, to: number): Buffer {
    const bytes = Buffer.allocUnsafe(this.bytesOf(from, to));
    const start = this.#starts.at(from);
    for (let done = 0; done < bytes.length;) {
      const length = orCannotRecord("cannot-record", () =>
        readSync(this.#file, bytes, done, bytes.length - done, start + done),
      );
      if (length === 0) throw new CockpitError("cannot-record", "the recording became shorter", undefined);
      done += length;
    }
    return bytes;
  }

  /** The texts from one place up to before another, one by one. */
  readTexts(from: number, to: number): readonly string[] {
    const bytes = this.readBytes(from, to);
    const begin = this.#starts.at(from);
    return Array.from({ length: to - from }, (_, at) =>
      bytes.toString("utf8", this.#starts.at(from + at) - begin, this.#starts.at(from + at + 1) - begin),
    );
  }

  close(): void {
    closeSync(this.#file);
  }
}

function orCannotRecord<Value>(code: "cannot-record", work: () => Value): Value {
  try {
    return work();
  } catch (cause) {
    throw new CockpitError(code, "what the cockpit sees cannot be recorded on disk", cause);
  }
}
