import type { Delivery, Sink, Watermark } from "@shipslog/contract";

/** Raised when a sink is written by one who is no longer its owner. */
export class FencedError extends Error {}

/** A lake in memory that holds every writer to the letter of `Sink`; each `open` takes the ownership from the one before. */
export class MemoryLake {
  readonly stored: Delivery[] = [];
  #owner = 0;

  open(): Sink {
    const owner = ++this.#owner;
    return {
      watermarks: () => this.watermarks(),
      write: (batch) => {
        if (owner !== this.#owner) return Promise.reject(new FencedError("another collector owns this partition"));
        this.store(batch);
        return Promise.resolve();
      },
      close: () => Promise.resolve(),
    };
  }

  watermarks(): readonly Watermark[] {
    const marks = new Map<string, Watermark>();
    for (const delivery of this.stored) marks.set(keyOf(delivery), markBehind(delivery));
    return [...marks.values()];
  }

  /** Stores a batch, or nothing of it. */
  store(batch: readonly Delivery[]): void {
    const marks = new Map(this.stored.map((delivery) => [keyOf(delivery), markBehind(delivery).offset]));
    for (const delivery of batch) {
      const mark = marks.get(keyOf(delivery)) ?? 0;
      if (delivery.after !== mark) throw new Error(`${keyOf(delivery)}: after ${delivery.after}, stored to ${mark}`);
      marks.set(keyOf(delivery), markBehind(delivery).offset);
    }
    this.stored.push(...batch);
  }
}

const keyOf = ({ commander, position: { file, generation } }: Delivery) => `${commander}/${file}/${generation}`;

const markBehind = ({ commander, position: { file, generation, offset }, byteLength }: Delivery): Watermark => {
  return { commander, file, generation, offset: offset + byteLength };
};
