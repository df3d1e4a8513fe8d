import { hash } from "node:crypto";
import { type Delivery, fingerprintOf } from "@shipslog/contract";
import { JournalMap } from "./JournalMap.ts";
import { OutOfOrderError } from "./LakeError.ts";
import type { StoredWatermark } from "./Manifest.ts";

/** How far each journal is stored. Immutable: `advance` returns new watermarks. */
export class StoredWatermarks {
  readonly #watermarks = new JournalMap<StoredWatermark>();

  constructor(watermarks: Iterable<StoredWatermark> = []) {
    for (const each of watermarks) this.#watermarks.set(each.commander, each.file, each.generation, each);
  }

  values(): Iterable<StoredWatermark> {
    return this.#watermarks.values();
  }

  /** Returns the watermarks after a batch; throws an OutOfOrderError if the batch does not continue these. */
  advance(batch: readonly Delivery[]): StoredWatermarks {
    const last = new JournalMap<Delivery>();
    for (const delivery of batch) {
      const { commander, position } = delivery;
      const before = last.get(commander, position.file, position.generation);
      const stored = this.#watermarks.get(commander, position.file, position.generation);
      mustFollow(delivery, before === undefined ? (stored?.offset ?? 0) : endOf(before));
      last.set(commander, position.file, position.generation, delivery);
    }
    return new StoredWatermarks([...this.#watermarks.values(), ...[...last.values()].map(watermarkAfter)]);
  }
}

function mustFollow({ commander, position, after, byteLength }: Delivery, storedTo: number): void {
  if (after === storedTo && position.offset >= after && byteLength > 0) return;
  const { file, generation, offset } = position;
  const journal = `${file} (generation ${generation}) of ${commander}`;
  throw new OutOfOrderError(`${journal} is stored to ${storedTo}, the line at ${offset} follows ${after}`);
}

function endOf({ position, byteLength }: Delivery): number {
  return position.offset + byteLength;
}

function watermarkAfter(delivery: Delivery): StoredWatermark {
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
