import type { Watermark } from "@shipslog/contract";
import { endOf, type Envelope } from "../message/Envelope.ts";
import { placeLine, type Placement } from "./duplicates.ts";

/** The most journals of one commander. Without a limit a commander could fill the manifest, which all share. */
export const mostJournals = 20_000;

/** The placement of a line, which may be of a journal beyond the limit; `after` is how far its journal is stored, as the sink expects it. */
export interface Placed {
  readonly placement: Placement | "crowd";
  readonly after: number;
}

/** What is known of a commander. */
interface Known {
  /** How many journals it has. */
  journals: number;
  /** How far those are stored that were learned. */
  readonly offsets: Map<string, number>;
}

/**
 * The receiving half of the protocol for one partition, without a network. It compares each line with the watermark of its
 * journal, and accepts a line exactly when everything before it is stored. The watermark must be learned before the first line.
 */
export class Receiver {
  readonly #commanders = new Map<string, Known>();
  /** Watermarks that have advanced since the last commit. */
  readonly #moved = new Map<string, Watermark>();

  constructor(watermarks: Iterable<Watermark> = []) {
    for (const watermark of watermarks) {
      this.learn(watermark);
      this.countJournals(watermark.commander, this.#know(watermark.commander).offsets.size);
    }
  }

  /** Takes note of how far a journal is stored. */
  learn(watermark: Watermark): void {
    this.#know(watermark.commander).offsets.set(keyOf(watermark), watermark.offset);
  }

  /** Takes note of how many journals of a commander are stored. */
  countJournals(commander: string, journals: number): void {
    this.#know(commander).journals = journals;
  }

  /** Whether the watermark of a journal was learned or has advanced; of another nothing is stored. */
  has({ commander, position }: Pick<Envelope, "commander" | "position">): boolean {
    return this.#commanders.get(commander)?.offsets.has(keyOf(position)) === true;
  }

  /** Forgets commanders, except those of whom accepted lines are not stored yet. Returns those that were forgotten. */
  forgetIdle(): readonly string[] {
    const busy = new Set([...this.#moved.values()].map(({ commander }) => commander));
    const idle = [...this.#commanders.keys()].filter((commander) => !busy.has(commander));
    for (const commander of idle) this.#commanders.delete(commander);
    return idle;
  }

  /** Places a line, and advances the watermark of its journal if the line is accepted. */
  place(envelope: Envelope): Placed {
    const { file, generation } = envelope.position;
    const known = this.#know(envelope.commander);
    const key = keyOf(envelope.position);
    const offset = known.offsets.get(key);
    const stored = offset ?? 0;
    if (offset === undefined && known.journals >= mostJournals) return { placement: "crowd", after: 0 };
    const placement = placeLine(envelope, stored);
    if (placement === "duplicate" || placement === "gap") return { placement, after: stored };
    if (offset === undefined) known.journals++;
    const end = endOf(envelope);
    known.offsets.set(key, end);
    const { commander } = envelope;
    this.#moved.set(`${commander}/${key}`, { commander, file, generation, offset: end });
    return { placement, after: stored };
  }

  /** The watermark of a journal, including accepted lines that are not committed yet. */
  watermarkOf({ commander, position }: Pick<Envelope, "commander" | "position">): Watermark {
    const { file, generation } = position;
    const offset = this.#commanders.get(commander)?.offsets.get(keyOf(position)) ?? 0;
    return { commander, file, generation, offset };
  }

  /** Returns and resets the watermarks that have advanced, once all accepted lines are stored. */
  commit(): readonly Watermark[] {
    const moved = [...this.#moved.values()];
    this.#moved.clear();
    return moved;
  }

  #know(commander: string): Known {
    const known = this.#commanders.get(commander);
    if (known !== undefined) return known;
    const unknown = { journals: 0, offsets: new Map<string, number>() };
    this.#commanders.set(commander, unknown);
    return unknown;
  }
}

const keyOf = ({ file, generation }: Pick<Watermark, "file" | "generation">) => `${generation}/${file}`;
