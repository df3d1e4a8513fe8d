import type { Watermark } from "./Watermark.ts";
import type { Delivery } from "./Delivery.ts";

/** Stores deliveries durably. One owner writes at a time; a batch may contain many commanders. */
export interface Sink {
  /** How far each journal is stored, according to the manifest. */
  watermarks(): Iterable<Watermark> | AsyncIterable<Watermark>;
  /**
   * Stores a batch and resolves when it is durable. The deliveries of each journal must be in order and the first of
   * each begin at its watermark (`after` equals the watermark's offset); all of the batch counts, or nothing.
   */
  write(batch: readonly Delivery[]): Promise<void>;
  close(): Promise<void>;
}
