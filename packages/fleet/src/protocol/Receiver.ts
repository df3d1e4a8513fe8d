import type { Watermark } from "@shipslog/contract";
import { endOf, type Envelope } from "../message/Envelope.ts";
import { journalKey } from "../message/watermark.ts";

/**
 * The relation of a received line to its journal: the next line, already stored, after a gap, grown since it was stored, or of a
 * journal beyond the limit.
 */
type Placement = "next" | "duplicate" | "gap" | "overlap" | "crowd";

/** The most journals of one commander. Without a limit a commander could fill the manifest, which all share. */
export const mostJournals = 20_000;

/** The placement of a line; `after` is how far its journal is stored, as the sink expects it. */
export interface Placed {
  readonly placement: Placement;
  readonly after: number;
}

/**
 * The receiving half of the protocol for one partition, without a network. It compares each line with the watermark of its
 * journal. The sender states with `after` that it had nothing to send between there and the line, so a line is accepted exactly
 * when everything up to its `after` is stored.
 */
export class Receiver {
  readonly #watermarks = new Map<string, number>();
  /** The number of known journals of each commander. */
  readonly #journals = new Map<string, number>();
  /** Watermarks that have advanced since the last commit. */
  readonly #moved = new Map<string, Watermark>();

  constructor(watermarks: Iterable<Watermark>) {
    for (const watermark of watermarks) {
      this.#watermarks.set(journalKey(watermark), watermark.offset);
      this.#count(watermark.commander);
    }
  }

  /** Places a line, and advances the watermark of its journal if the line is accepted. */
  place(envelope: Envelope): Placed {
    const { file, generation, offset } = envelope.position;
    const journal = { commander: envelope.commander, file, generation };
    const key = journalKey(journal);
    const known = this.#watermarks.get(key);
    const stored = known ?? 0;
    const end = endOf(envelope);
    if (known === undefined && (this.#journals.get(envelope.commander) ?? 0) >= mostJournals) {
      return { placement: "crowd", after: 0 };
    }
    if (end <= stored) return { placement: "duplicate", after: stored };
    if (envelope.after > stored) return { placement: "gap", after: stored };
    if (known === undefined) this.#count(envelope.commander);
    this.#watermarks.set(key, end);
    this.#moved.set(key, { ...journal, offset: end });
    return { placement: offset < stored ? "overlap" : "next", after: stored };
  }

  /** The watermark of a journal, including accepted lines that are not committed yet. */
  watermarkOf({ commander, position }: Pick<Envelope, "commander" | "position">): Watermark {
    const { file, generation } = position;
    const journal = { commander, file, generation };
    return { ...journal, offset: this.#watermarks.get(journalKey(journal)) ?? 0 };
  }

  #count(commander: string): void {
    this.#journals.set(commander, (this.#journals.get(commander) ?? 0) + 1);
  }

  /** Returns and resets the watermarks that have advanced, once all accepted lines are stored. */
  commit(): readonly Watermark[] {
    const moved = [...this.#moved.values()];
    this.#moved.clear();
    return moved;
  }
}
