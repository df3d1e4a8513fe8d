import type { Entry } from "@shipslog/contract";
import { endOf } from "../message/Envelope.ts";
import type { FileOffset } from "../message/FileOffset.ts";

/** What is known of one journal file in its present generation. */
interface Journal {
  generation: number;
  /** Stored up to here, as the manifest says. */
  stored: number;
  /** Held by the broker up to here, as the broker says: worth nothing but patience. */
  acknowledged: number;
  /** Sent up to here. */
  sent: number;
  /** Where each line ended that was sent and is not stored yet. */
  unstored: number[];
}

/** A line that is to be sent next, and where the one before it ended. */
export interface Outgoing {
  readonly file: string;
  readonly generation: number;
  readonly after: number;
  readonly end: number;
}

/**
 * The sending half of the protocol, for one commander, without any network: it knows what was sent, what the broker holds
 * and what is stored, and says from where to read again. It forgets nothing before it is stored; the file is its memory.
 */
export class Sender {
  readonly #journals = new Map<string, Journal>();
  #unstored = 0;

  /** How many lines were sent and are not known to be stored. */
  get unstored(): number {
    return this.#unstored;
  }

  /** Whether all that was sent is stored. */
  get isSettled(): boolean {
    return this.#unstored === 0;
  }

  /** Whether the watermark of a file was looked up. */
  knows(file: string): boolean {
    return this.#journals.has(file);
  }

  /** Takes a watermark as it is told; a lower one than before means that the lake lost something. Says whether to read again. */
  applyWatermark({ file, generation, offset }: FileOffset): boolean {
    const journal = this.#journals.get(file);
    if (journal === undefined || generation > journal.generation) {
      this.#begin(file, generation, offset);
      return journal !== undefined;
    }
    if (generation < journal.generation) return false;
    if (offset < journal.stored) return this.#rewind(journal, offset);
    this.#store(journal, offset);
    return false;
  }

  /** Says what sending this line means; undefined for one that was sent already, is stored, or whose file began anew since. */
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

  /** Notes that a line was given to the broker. */
  send({ file, generation, end }: Outgoing): void {
    const journal = this.#journalOf(file, generation);
    journal.sent = end;
    journal.unstored.push(end);
    this.#unstored++;
  }

  /** Notes that the broker says it holds a line. */
  acknowledge({ file, generation, end }: Outgoing): void {
    const journal = this.#journals.get(file);
    // What was rewound since is sent again: an old acknowledgement says nothing about that.
    if (journal?.generation === generation && end <= journal.sent) {
      journal.acknowledged = Math.max(journal.acknowledged, end);
    }
  }

  /** What the broker has not acknowledged may be lost: it is sent again. Says whether there is anything. */
  lose(): boolean {
    return this.#rewindAll(({ acknowledged, stored }) => Math.max(acknowledged, stored));
  }

  /** The broker holds nothing any more and not all is stored: what is not stored is sent again. Says whether there is anything. */
  stall(): boolean {
    return this.#rewindAll(({ stored }) => stored);
  }

  /** A collector misses what begins here. Says whether to read again. */
  ask({ file, generation, offset }: FileOffset): boolean {
    const journal = this.#journals.get(file);
    if (journal?.generation !== generation || offset >= journal.sent) return false;
    return this.#rewind(journal, offset);
  }

  /** Where to go on in each file. */
  places(): readonly FileOffset[] {
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
    const behind = [...this.#journals.values()].filter((journal) => to(journal) < journal.sent);
    for (const journal of behind) this.#rewind(journal, to(journal));
    return behind.length > 0;
  }
}
