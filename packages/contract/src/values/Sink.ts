import type { Delivery } from "./Delivery.ts";
import type { Position } from "./Position.ts";

/** How far one journal file of one commander is stored: every line sent of it that begins before `offset`. */
export interface Watermark extends Pick<Position, "file" | "generation"> {
  readonly commander: string;
  /** Where the last stored line ended, in bytes. */
  readonly offset: number;
}

/** Where deliveries become durable. One owner writes at a time; a batch may span many commanders. */
export interface Sink {
  /** How far each journal is stored, by the manifest. */
  watermarks(): Iterable<Watermark>;
  /**
   * Stores a batch and resolves when it is durable. The deliveries of each journal must be in order and the first of
   * each begin at its watermark (`after` equals the watermark's offset); all of the batch counts, or nothing.
   */
  write(batch: readonly Delivery[]): Promise<void>;
  close(): Promise<void>;
}
