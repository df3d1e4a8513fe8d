import type { Entry } from "@shipslog/contract";
import { endOf } from "../message/Envelope.ts";
import type { FileOffset, FileMarks } from "../message/watermark.ts";

/** The state of one journal file in its current generation. */
interface Journal {
  generation: number;
  /** Stored up to here, according to the watermark. */
  stored: number;
  /** Acknowledged by the broker up to here. The broker may still lose it. */
  acknowledged: number;
  /** Sent up to here. */
  sent: number;
  /** The ends of lines that are sent and not stored. */
  unstored: number[];
}

/** A line to send, with the end of the line sent before it. */
export interface Outgoing {
  readonly file: string;
  readonly generation: number;
  readonly after: number;
  readonly end: number;
}

/**
 * The sending half of the protocol for one commander, without a network. It tracks what was sent, acknowledged and stored, and
 * determines from where to read the files again. Nothing is dropped before it is stored, because the file is still there.
 */
export class Sender {
  readonly #journals = new Map<string, Journal>();
  #unstored = 0;

  /** How many lines are sent and not known to be stored. */
  get unstored(): number {
    return this.#unstored;
  }

  /** Whether everything sent is stored. */
  get isSettled(): boolean {
    return this.#unstored === 0;
  }

  /** Whether the watermark of a file is known. */
  knows(file: string): boolean {
    return this.#journals.has(file);
  }

  /** The generation of a file that is sent; undefined if its watermark is not known. */
  generationOf(file: string): number | undefined {
    return this.#journals.get(file)?.generation;
  }

  /**
   * Applies a watermark; a lower one than before means that the lake lost lines, and one of an earlier generation that it lost all
   * of this one. Returns whether to read again.
   */
  applyWatermark({ file, generation, offset }: FileOffset): boolean {
    const journal = this.#journals.get(file);
    if (journal === undefined || generation > journal.generation) {
      this.#begin(file, generation, offset);
      return journal !== undefined;
    }
    if (generation < journal.generation) return journal.stored > 0 && this.#rewind(journal, 0);
    if (offset < journal.stored) return this.#rewind(journal, offset);
    this.#store(journal, offset);
    return false;
  }

  /** Replaces the generation of a file, because its own belongs to other lines. */
  restart({ file, generation, offset }: FileOffset): void {
    this.#begin(file, generation, offset);
  }

  /** Prepares a line for sending; undefined if it is already sent or stored, or of an earlier generation. */
  next({
    position,
    byteLength,
  }: Pick<Exclude<Entry, { type: "truncated" }>, "position" | "byteLength">): Outgoing | undefined {
    const { file, generation } = position;
    const journal = this.#journalOf(file, generation);
    const end = endOf({ position, byteLength });
    if (generation < journal.generation || end <= journal.sent) return undefined;
    return { file, generation, after: Math.min(journal.sent, position.offset), end };
  }

  /** Takes note that a line was published. */
  send({ file, generation, end }: Outgoing): void {
    const journal = this.#journalOf(file, generation);
    journal.sent = end;
    journal.unstored.push(end);
    this.#unstored++;
  }

  /** Takes note that the broker has acknowledged a line. */
  acknowledge({ file, generation, end }: Outgoing): void {
    const journal = this.#journals.get(file);
    // Ignore acknowledgements of lines that were rewound since and will be sent again.
    if (journal?.generation === generation && end <= journal.sent) {
      journal.acknowledged = Math.max(journal.acknowledged, end);
    }
  }

  /** Rewinds to what the broker has acknowledged, because the rest may be lost. Returns whether to read again. */
  lose(): boolean {
    return this.#rewindAll(({ acknowledged, stored }) => Math.max(acknowledged, stored));
  }

  /** Rewinds to what is stored, because the broker has nothing left to deliver. Returns whether to read again. */
  stall(): boolean {
    return this.#rewindAll(({ stored }) => stored);
  }

  /** Rewinds to an offset that a collector asks for. Returns whether to read again. */
  ask({ file, generation, offset }: FileOffset): boolean {
    const journal = this.#journals.get(file);
    if (journal?.generation !== generation || offset >= journal.sent) return false;
    return this.#rewind(journal, offset);
  }

  /** The offset in each file from which to read on. */
  offsets(): readonly FileOffset[] {
    return [...this.#journals].map(([file, { generation, sent }]) => ({ file, generation, offset: sent }));
  }

  #journalOf(file: string, generation: number): Journal {
    const journal = this.#journals.get(file);
    if (journal !== undefined && journal.generation >= generation) return journal;
    return this.#begin(file, generation, 0);
  }

  #begin(file: string, generation: number, offset: number): Journal {
    this.#unstored -= this.#journals.get(file)?.unstored.length ?? 0;
    const journal = { generation, stored: offset, acknowledged: offset, sent: offset, unstored: [] };
    this.#journals.set(file, journal);
    return journal;
  }

  #store(journal: Journal, offset: number): void {
    journal.stored = offset;
    journal.acknowledged = Math.max(journal.acknowledged, offset);
    journal.sent = Math.max(journal.sent, offset);
    const first = journal.unstored.findIndex((end) => end > offset);
    const stored = first === -1 ? journal.unstored.length : first;
    journal.unstored.splice(0, stored);
    this.#unstored -= stored;
  }

  #rewind(journal: Journal, offset: number): boolean {
    journal.sent = offset;
    journal.acknowledged = Math.min(journal.acknowledged, offset);
    journal.stored = Math.min(journal.stored, offset);
    const kept = journal.unstored.filter((end) => end <= offset);
    this.#unstored -= journal.unstored.length - kept.length;
    journal.unstored = kept;
    return true;
  }

  #rewindAll(to: (journal: Journal) => number): boolean {
    const rewound = [...this.#journals.values()].filter((journal) => to(journal) < journal.sent);
    for (const journal of rewound) this.#rewind(journal, to(journal));
    return rewound.length > 0;
  }
}

/**
 * The watermark of an uplink's own generation among those of a file. Of a generation that the lake does not have, nothing is
 * stored: the lake was restored from a copy, or another machine has a file of the same name. Undefined if it is not known.
 */
export function ownMark(generation: number, { file, marks, isComplete }: FileMarks): FileOffset | undefined {
  const own = marks.find((mark) => mark.generation === generation);
  if (own !== undefined) return own;
  // The first version reports the newest generation only: a newer one replaces ours, an older one says that ours is not stored.
  if (!isComplete && marks.length === 1) return marks[0];
  const isLeftOut = !isComplete && marks.every((mark) => mark.generation > generation);
  return isLeftOut ? undefined : { file, generation, offset: 0 };
}
