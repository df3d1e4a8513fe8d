import type { Entry } from "@shipslog/contract";
import { parseLine } from "@shipslog/contract/text";
import type { JournalSource } from "@shipslog/fleet/uplink";

/** How many entries a source in memory gives at a time. */
export const batchLines = 32;

/** A source of entries in memory, which ends and can be read again. */
export class ArraySource implements JournalSource {
  readonly #entries: readonly Entry[];

  constructor(entries: readonly Entry[]) {
    this.#entries = entries;
  }

  files(): Promise<readonly string[]> {
    return Promise.resolve([...new Set(this.#entries.map(({ position }) => position.file))]);
  }

  async *read(): AsyncGenerator<readonly Entry[], void, undefined> {
    for (let at = 0; at < this.#entries.length; at += batchLines) {
      await Promise.resolve();
      yield this.#entries.slice(at, at + batchLines);
    }
  }
}

/** Makes entries from lines, as a reader does. */
export function entriesFromLines(file: string, lines: readonly string[]): readonly Entry[] {
  let offset = 0;
  return lines.map((raw, at): Entry => {
    const position = { file, offset, line: at + 1, generation: 0 };
    const byteLength = Buffer.byteLength(raw) + 2;
    offset += byteLength;
    const line = parseLine(raw);
    if (!line.ok) return { type: "bad", position, raw, byteLength, defect: line.defect };
    return { type: "event", position, raw, byteLength, kind: line.kind, event: line.event };
  });
}
