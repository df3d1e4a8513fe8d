import type { Watermark } from "@shipslog/contract";
import { endOf, type Envelope } from "../message/Envelope.ts";

/**
 * What a received line is: the next of its journal, one that is stored already, one before which something is missing, one
 * that has grown since it was stored, or one of a journal too many.
 */
export type Placement = "next" | "duplicate" | "gap" | "overlap" | "crowd";

/** So many journals of one commander are known at most: who invents more would fill the manifest, which all share. */
export const mostJournals = 20_000;

/** A line with its place: `after` is where the journal is stored up to, as the sink wants it. */
export interface Placed {
  readonly placement: Placement;
  readonly after: number;
}

const keyOf = ({ commander, file, generation }: Omit<Watermark, "offset">) => `${commander}/${generation}/${file}`;

/**
 * The receiving half of the protocol, for one partition, without any network: it holds each line against how far its
 * journal is stored. The sender says with `after` that nothing was to be sent between there and the line, so a line counts
 * exactly when all up to its `after` is stored.
 */
export class Receiver {
  readonly #marks = new Map<string, number>();
  /** How many journals of each commander are known. */
  readonly #journals = new Map<string, number>();
  /** Journals that moved on since the last commit. */
  readonly #moved = new Map<string, Watermark>();

  constructor(watermarks: Iterable<Watermark>) {
    for (const watermark of watermarks) {
      this.#marks.set(keyOf(watermark), watermark.offset);
      this.#count(watermark.commander);
    }
  }

  /** Places a line, and moves its journal behind it where it counts. */
  place(envelope: Envelope): Placed {
    const { file, generation, offset } = envelope.position;
    const journal = { commander: envelope.commander, file, generation };
    const key = keyOf(journal);
    const known = this.#marks.get(key);
    const mark = known ?? 0;
    const end = endOf(envelope);
    if (known === undefined && (this.#journals.get(envelope.commander) ?? 0) >= mostJournals) {
      return { placement: "crowd", after: 0 };
    }
    if (end <= mark) return { placement: "duplicate", after: mark };
    if (envelope.after > mark) return { placement: "gap", after: mark };
    if (known === undefined) this.#count(envelope.commander);
    this.#marks.set(key, end);
    this.#moved.set(key, { ...journal, offset: end });
    return { placement: offset < mark ? "overlap" : "next", after: mark };
  }

  /** Tells how far a journal is stored, what is about to be stored among it. */
  watermarkOf({ commander, position }: Pick<Envelope, "commander" | "position">): Watermark {
    const { file, generation } = position;
    const journal = { commander, file, generation };
    return { ...journal, offset: this.#marks.get(keyOf(journal)) ?? 0 };
  }

  #count(commander: string): void {
    this.#journals.set(commander, (this.#journals.get(commander) ?? 0) + 1);
  }

  /** All that was placed is stored: gives the journals that moved, for those who want to be told. */
  commit(): readonly Watermark[] {
    const moved = [...this.#moved.values()];
    this.#moved.clear();
    return moved;
  }
}
