import { createHash } from "node:crypto";
import type { Delivery } from "@shipslog/contract";
import { JournalMap } from "./JournalMap.ts";
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
  readonly #marks = new JournalMap<StoredMark>();

  constructor(marks: Iterable<StoredMark> = []) {
    for (const mark of marks) this.#marks.set(mark.commander, mark.file, mark.generation, mark);
  }

  values(): Iterable<StoredMark> {
    return this.#marks.values();
  }

  /** Gives the marks behind a batch; an OutOfOrderError where the batch does not follow on these. */
  advance(batch: readonly Delivery[]): Marks {
    const last = new JournalMap<Delivery>();
    for (const delivery of batch) {
      const { commander, position } = delivery;
      const before = last.get(commander, position.file, position.generation);
      const stored = this.#marks.get(commander, position.file, position.generation);
      mustFollow(delivery, before === undefined ? (stored?.offset ?? 0) : endOf(before));
      last.set(commander, position.file, position.generation, delivery);
    }
    return new Marks([...this.#marks.values(), ...[...last.values()].map(markBehind)]);
  }
}

function mustFollow({ commander, position, after, byteLength }: Delivery, storedTo: number): void {
  if (after === storedTo && position.offset >= after && byteLength > 0) return;
  const { file, generation, offset } = position;
  const journal = `${file} (generation ${generation}) of ${commander}`;
  throw new OutOfOrderError(`${journal} is stored to ${storedTo}, the line at ${offset} follows on ${after}`);
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
