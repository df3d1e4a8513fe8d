import type { Delivery, Sink, Watermark } from "@shipslog/contract";
import type { CollectorCounts } from "@shipslog/fleet";

/** A lake in memory, one for each partition, that holds every writer to the letter of `Sink` and lets one owner write. */
export class MemoryLake {
  readonly stored: Delivery[] = [];
  readonly #marks = new Map<string, Watermark>();
  #owner = 0;

  /** Takes the lake over from whoever had it. */
  open(): Sink {
    const owner = ++this.#owner;
    return {
      watermarks: () => [...this.#marks.values()],
      write: (batch) => {
        if (owner !== this.#owner) return Promise.reject(new Error("another collector owns this partition"));
        for (const delivery of batch) this.#store(delivery);
        return Promise.resolve();
      },
      close: () => Promise.resolve(),
    };
  }

  #store(delivery: Delivery): void {
    const { commander, position, byteLength, after } = delivery;
    const { file, generation, offset } = position;
    const key = `${commander}/${file}/${generation}`;
    const mark = this.#marks.get(key)?.offset ?? 0;
    if (after !== mark || offset < after) throw new Error(`${key}: stored to ${mark}, the line follows on ${after}`);
    this.#marks.set(key, { commander, file, generation, offset: offset + byteLength });
    this.stored.push(delivery);
  }
}

/** Counts for nobody. */
export const noCounts: CollectorCounts = {
  stored: () => undefined,
  duplicate: () => undefined,
  gap: () => undefined,
  malformed: () => undefined,
  latency: () => undefined,
  lag: () => undefined,
  redelivered: () => undefined,
  owns: () => undefined,
};
