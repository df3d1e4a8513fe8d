import type { Position } from "../journal/Entry.ts";
import type { Dialect } from "../dialects/Dialect.ts";
import type { Delivery } from "./Delivery.ts";
import type { RawLine } from "./RawLine.ts";

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

/** Of whose journals a collector needs the watermarks. */
export interface WantedWatermarks {
  readonly commanders: ReadonlySet<string>;
  /** The names of the files; undefined for all files of these commanders. */
  readonly files?: ReadonlySet<string> | undefined;
}

/** What became of raw lines. */
export interface DividedLines {
  /** How many are events. */
  readonly stored: number;
  readonly rejected: readonly Delivery[];
  /** All lines with their verdicts; undefined if nobody has asked for them. */
  readonly lines: readonly Delivery[] | undefined;
}

/**
 * Lines that are stored as they came, which takes a fraction of the time of judging them and of dividing them into columns. That is done later,
 * and until then no query finds them.
 */
export interface RawLines {
  /** How many lines are stored and not divided, with those that an earlier owner has left. */
  readonly count: number;
  /** Their bytes. */
  readonly bytes: number;
  /** Stores a batch and resolves when it is durable, on the terms of `Sink.write`. They will be judged in the dialect. */
  write(lines: readonly RawLine[], dialect: Dialect): Promise<void>;
  /**
   * Divides the oldest lines. `take` gets what became of them before that is durable, so it may get the same lines again after a failure. Returns
   * false if there are none. Lines can be written meanwhile.
   */
  divide(
    take: (divided: DividedLines) => void | Promise<void>,
    options?: { readonly withLines?: boolean },
  ): Promise<boolean>;
}

/** Stores deliveries durably. One owner writes at a time; a batch may contain many commanders. */
export interface Sink {
  /**
   * The number of the last commit. A lower one than before means that an earlier copy has taken the place of what was there. Undefined if
   * the sink does not count.
   */
  readonly version?: number | undefined;
  /**
   * How far each journal is stored, according to the manifest; with `wanted`, at least those journals. A sink with millions of journals
   * should not read the others.
   */
  watermarks(wanted?: WantedWatermarks): Iterable<Watermark> | AsyncIterable<Watermark>;
  /**
   * Stores a batch and resolves when it is durable. The deliveries of each journal must be in order and the first of
   * each begin at its watermark (`after` equals the watermark's offset); all of the batch counts, or nothing.
   */
  write(batch: readonly Delivery[]): Promise<void>;
  /** Stores lines before they are judged; undefined if the sink cannot. */
  readonly raw?: RawLines | undefined;
  close(): Promise<void>;
}
