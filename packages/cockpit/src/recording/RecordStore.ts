import { NumberList } from "./NumberList.ts";

/** A list of texts that grows and can be read again from any place: a file of the server, or memory of a page. */
export interface RecordStore {
  /** How many texts there are. */
  readonly count: number;
  append(text: string): void;
  /** Bytes of the texts from index `from` up to, not including, `to`. */
  bytesOf(from: number, to: number): number;
  /** The texts from index `from` up to, not including, `to`. */
  readTexts(from: number, to: number): readonly string[];
  close(): void;
}

const chunkBytes = 1 << 20;
const encoder = new TextEncoder();
const decoder = new TextDecoder("utf-8", { ignoreBOM: true });

/** Texts in memory, as bytes in large pieces: a string of each would take twice as much. */
export class RecordMemory implements RecordStore {
  readonly #chunks: Uint8Array[] = [];
  /** The piece that each text is in, and where it begins there. */
  readonly #chunkOf = new NumberList();
  readonly #beginOf = new NumberList();
  /** Where each text would begin if all were in one piece; the last number is where the next one will. */
  readonly #starts = new NumberList();
  /** How much of the last piece is in use. */
  #used = 0;

  constructor() {
    this.#starts.push(0);
  }

  get count(): number {
    return this.#starts.length - 1;
  }

  append(text: string): void {
    const bytes = encoder.encode(text);
    let chunk = this.#chunks.at(-1);
    if (chunk === undefined || this.#used + bytes.length > chunk.length) {
      chunk = new Uint8Array(Math.max(chunkBytes, bytes.length));
      this.#chunks.push(chunk);
      this.#used = 0;
    }
    chunk.set(bytes, this.#used);
    this.#chunkOf.push(this.#chunks.length - 1);
    this.#beginOf.push(this.#used);
    this.#used += bytes.length;
    this.#starts.push(this.#starts.at(this.count) + bytes.length);
  }

  bytesOf(from: number, to: number): number {
    return this.#starts.at(to) - this.#starts.at(from);
  }

  readTexts(from: number, to: number): readonly string[] {
    return Array.from({ length: to - from }, (_, at) => this.#read(from + at));
  }

  #read(at: number): string {
    const begin = this.#beginOf.at(at);
    return decoder.decode(this.#chunks[this.#chunkOf.at(at)]?.subarray(begin, begin + this.bytesOf(at, at + 1)));
  }

  close(): void {
    this.#chunks.length = 0;
  }
}
