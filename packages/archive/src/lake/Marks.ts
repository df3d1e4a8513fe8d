import { hash } from "node:crypto";
import type { Delivery } from "@shipslog/contract";
import { fingerprintOf } from "@shipslog/contract/text";
import { JournalMap } from "./JournalMap.ts";
import { OutOfOrderError } from "./LakeError.ts";
import type { StoredMark } from "./Manifest.ts";

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
    fingerprint: fingerprintOf(raw, hash),
  };
}
