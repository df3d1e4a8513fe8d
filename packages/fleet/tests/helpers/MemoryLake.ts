import { hash } from "node:crypto";
import { fingerprintOf, type Delivery, type Sink, type Watermark } from "@shipslog/contract";

/** A lake in memory that checks every writer against the rules of `Sink`; each `open` takes a partition from its previous owner. */
export class MemoryLake {
  readonly stored: Delivery[] = [];
  readonly #watermarks = new Map<string, Watermark>();
  readonly #owners = new Map<number, number>();

  open(partition = 0): { watermarks(): Iterable<Watermark> } & Sink {
    const owner = (this.#owners.get(partition) ?? 0) + 1;
    this.#owners.set(partition, owner);
    return {
      watermarks: () => [...this.#watermarks.values()],
      write: (batch) => {
        const isReplaced = owner !== this.#owners.get(partition);
        if (isReplaced) return Promise.reject(new Error("another collector owns this partition"));
        this.store(batch);
        return Promise.resolve();
      },
      close: () => Promise.resolve(),
    };
  }

  /** A copy of what is stored, as a backup has it. */
  copy(): MemoryLake {
    const copy = new MemoryLake();
    copy.stored.push(...this.stored);
    for (const [key, watermark] of this.#watermarks) copy.#watermarks.set(key, watermark);
    return copy;
  }

  /** Stores the whole batch, or nothing when one delivery does not continue its journal. */
  store(batch: readonly Delivery[]): void {
    const moved = new Map<string, Watermark>();
    for (const delivery of batch) {
      const { after, position } = delivery;
      const key = keyOf(delivery);
      const { offset: stored } = moved.get(key) ?? this.#watermarks.get(key) ?? { offset: 0 };
      if (after !== stored || position.offset < after) {
        throw new Error(`${key}: stored to ${stored}, the line at ${position.offset} follows ${after}`);
      }
      moved.set(key, watermarkAfter(delivery));
    }
    for (const [key, watermark] of moved) this.#watermarks.set(key, watermark);
    this.stored.push(...batch);
  }
}

const keyOf = ({ commander, position: { file, generation } }: Delivery) => `${commander}/${file}/${generation}`;

const watermarkAfter = ({ commander, position, byteLength, raw }: Delivery): Watermark => {
  const { file, generation, offset } = position;
  const last = { lastOffset: offset, fingerprint: fingerprintOf(raw, hash) };
  return { commander, file, generation, offset: offset + byteLength, ...last };
};
