import type { Position } from "../journal/Entry.ts";
import type { Delivery } from "./Delivery.ts";

/** How far one journal file of one commander is stored: every delivered line that starts before `offset`. */
export interface Watermark extends Pick<Position, "file" | "generation"> {
  readonly commander: string;
  /** The end of the last stored line, in bytes. */
  readonly offset: number;
  /** Where the last stored line starts; undefined if the sink does not keep it. */
  readonly lastOffset?: number | undefined;
  /** The fingerprint of the last stored line, which shows whether a file of this name still is this journal. */
  readonly fingerprint?: string | undefined;
}

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
