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

/** A journal that was learned, or of which a line was accepted. */
interface KnownJournal extends Pick<Watermark, "commander" | "file" | "generation"> {
  offset: number;
}

/** What is known of a commander. */
interface Known {
  /** How many journals it has. */
  journals: number;
  /** The journals that are known, by file and generation. */
  readonly files: Map<string, Map<number, KnownJournal>>;
}

/**
 * The receiving half of the protocol for one partition, without a network. It compares each line with the watermark of its
 * journal, and accepts a line exactly when everything before it is stored. The watermark must be learned before the first line.
 */
export class Receiver {
  readonly #commanders = new Map<string, Known>();
  /** Journals whose watermarks have advanced since the last commit. */
  readonly #moved = new Set<KnownJournal>();
  /** The journal of the line before: lines come in runs. */
  #last: KnownJournal | undefined;

  constructor(watermarks: Iterable<Watermark> = []) {
    for (const watermark of watermarks) {
      this.learn(watermark);
      this.#know(watermark.commander).journals++;
    }
  }

  /** Takes note of how far a journal is stored. */
  learn({ commander, file, generation, offset }: Watermark): void {
    this.#add({ commander, file, generation, offset });
  }

  /** Takes note of how many journals of a commander are stored. */
  countJournals(commander: string, journals: number): void {
    this.#know(commander).journals = journals;
  }

  /** Whether the watermark of a journal was learned or has advanced; of another nothing is stored. */
  has(line: Pick<Envelope, "commander" | "position">): boolean {
    return this.#find(line) !== undefined;
  }

  /** Forgets commanders, except those of whom accepted lines are not stored yet. Returns those that were forgotten. */
  forgetIdle(): readonly string[] {
    const busy = new Set(Array.from(this.#moved, ({ commander }) => commander));
    const idle = [...this.#commanders.keys()].filter((commander) => !busy.has(commander));
    for (const commander of idle) this.#commanders.delete(commander);
    this.#last = undefined;
    return idle;
  }

  /** Places a line, and advances the watermark of its journal if the line is accepted. */
  place(envelope: Envelope): Placed {
    const journal = this.#find(envelope);
    const after = journal?.offset ?? 0;
    if (journal === undefined && this.#know(envelope.commander).journals >= mostJournals) {
      return { placement: "crowd", after };
    }
    const placement = placeLine(envelope, after);
    if (placement === "duplicate" || placement === "gap") return { placement, after };
    const accepted = journal ?? this.#begin(envelope);
    accepted.offset = endOf(envelope);
    this.#moved.add(accepted);
    return { placement, after };
  }

  /** The watermark of a journal, including accepted lines that are not committed yet. */
  watermarkOf(line: Pick<Envelope, "commander" | "position">): Watermark {
    const { file, generation } = line.position;
    return { commander: line.commander, file, generation, offset: this.#find(line)?.offset ?? 0 };
  }

  /** Returns and resets the watermarks that have advanced, once all accepted lines are stored. */
  commit(): readonly Watermark[] {
    const moved = Array.from(this.#moved, (journal): Watermark => ({ ...journal }));
    this.#moved.clear();
    return moved;
  }

  #find({
    commander,
    position: { file, generation },
  }: Pick<Envelope, "commander" | "position">): KnownJournal | undefined {
    const last = this.#last;
    if (last?.file === file && last.commander === commander && last.generation === generation) return last;
    this.#last = this.#commanders.get(commander)?.files.get(file)?.get(generation);
    return this.#last;
  }

  #begin({ commander, position: { file, generation } }: Envelope): KnownJournal {
    this.#know(commander).journals++;
    return this.#add({ commander, file, generation, offset: 0 });
  }

  #add(journal: KnownJournal): KnownJournal {
    const { files } = this.#know(journal.commander);
    const generations = files.get(journal.file) ?? new Map<number, KnownJournal>();
    files.set(journal.file, generations.set(journal.generation, journal));
    this.#last = journal;
    return journal;
  }

  #know(commander: string): Known {
    const known = this.#commanders.get(commander);
    if (known !== undefined) return known;
    const unknown: Known = { journals: 0, files: new Map() };
    this.#commanders.set(commander, unknown);
    return unknown;
  }
}
