import type { Watermark } from "@shipslog/contract";
import { endOf, type Envelope } from "../message/Envelope.ts";
import { journalKey } from "../message/watermark.ts";
import { placeLine, type Placement } from "./duplicates.ts";

/** The most journals of one commander. Without a limit a commander could fill the manifest, which all share. */
export const mostJournals = 20_000;

/** The placement of a line, which may be of a journal beyond the limit; `after` is how far its journal is stored, as the sink expects it. */
export interface Placed {
  readonly placement: Placement | "crowd";
  readonly after: number;
}

/**
 * The receiving half of the protocol for one partition, without a network. It compares each line with the watermark of its
 * journal, and accepts a line exactly when everything before it is stored.
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
    const { file, generation } = envelope.position;
    const journal = { commander: envelope.commander, file, generation };
    const key = journalKey(journal);
    const known = this.#watermarks.get(key);
    const stored = known ?? 0;
    if (known === undefined && (this.#journals.get(envelope.commander) ?? 0) >= mostJournals) {
      return { placement: "crowd", after: 0 };
    }
    const placement = placeLine(envelope, stored);
    if (placement === "duplicate" || placement === "gap") return { placement, after: stored };
    if (known === undefined) this.#count(envelope.commander);
    const end = endOf(envelope);
    this.#watermarks.set(key, end);
    this.#moved.set(key, { ...journal, offset: end });
    return { placement, after: stored };
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
