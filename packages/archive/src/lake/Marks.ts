import { createHash } from "node:crypto";
import type { Delivery } from "@shipslog/contract";
import { OutOfOrderError } from "./LakeError.ts";
import type { StoredMark } from "./Manifest.ts";

/** How many characters of a line tell it from others: of a line too long to hold, as many are kept. */
export const fingerprintCharacters = 1000;

/** Makes a short word that tells a line from others by its beginning. */
export function fingerprintOf(raw: string): string {
  return createHash("sha256").update(raw.slice(0, fingerprintCharacters)).digest("hex").slice(0, 16);
}

/** How far each journal is stored, moved on by batches. */
export class Marks {
  readonly #marks: ReadonlyMap<string, StoredMark>;

  constructor(marks: Iterable<StoredMark> = []) {
    this.#marks = new Map([...marks].map((mark) => [keyOf(mark.commander, mark.file, mark.generation), mark]));
  }

  values(): Iterable<StoredMark> {
    return this.#marks.values();
  }

  /** Gives the marks behind a batch; an OutOfOrderError where the batch does not follow on these. */
  advance(batch: readonly Delivery[]): Marks {
    const last = new Map<string, Delivery>();
    for (const delivery of batch) {
      const { file, generation } = delivery.position;
      const key = keyOf(delivery.commander, file, generation);
      const before = last.get(key);
      this.#mustFollow(delivery, before === undefined ? (this.#marks.get(key)?.offset ?? 0) : endOf(before));
      last.set(key, delivery);
    }
    const moved = new Map(this.#marks);
    for (const [key, delivery] of last) moved.set(key, markBehind(delivery));
    return new Marks(moved.values());
  }

  #mustFollow({ commander, position, after, byteLength }: Delivery, storedTo: number): void {
    if (after === storedTo && position.offset >= after && byteLength > 0) return;
    const { file, generation, offset } = position;
    const journal = `${file} (generation ${generation}) of ${commander}`;
    throw new OutOfOrderError(`${journal} is stored to ${storedTo}, the line at ${offset} follows on ${after}`);
  }
}

function keyOf(commander: string, file: string, generation: number): string {
  return JSON.stringify([commander, file, generation]);
}

function endOf({ position, byteLength }: Delivery): number {
  return position.offset + byteLength;
}

function markBehind(delivery: Delivery): StoredMark {
  const { commander, position, raw } = delivery;
  const { file, generation, line, offset } = position;
  return {
    commander,
    file,
    generation,
    offset: endOf(delivery),
    line,
    lastOffset: offset,
    fingerprint: fingerprintOf(raw),
  };
}
