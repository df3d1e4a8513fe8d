import type { Sink, Watermark } from "@shipslog/contract";
import type { Envelope } from "../message/Envelope.ts";
import type { Receiver } from "../protocol/Receiver.ts";
import type { UplinkNotifier } from "./UplinkNotifier.ts";

/** So many files are known at least before those are forgotten of which no line waits. */
const mostFiles = 50_000;

/** How many commanders' journals are counted at a time: each may have twenty thousand. */
const countedAtOnce = 8;

/** Who learns how far files are stored. */
interface Learners {
  readonly receiver: Receiver;
  readonly notifier: Pick<UplinkNotifier, "learn" | "forget">;
}

/**
 * Looks up how far a file is stored when the first line of it arrives. A partition may have millions of journals, and lines arrive of the few
 * that are being played.
 */
export class KnownFiles {
  readonly #sink: Pick<Sink, "watermarks">;
  readonly #learners: Learners;
  readonly #files = new Map<string, Set<string>>();
  /** The commanders whose journals were counted. */
  readonly #counted = new Set<string>();
  #size = 0;
  /** The file of the line before: lines come in runs. */
  #last: { readonly commander: string; readonly file: string } | undefined;

  constructor(sink: Pick<Sink, "watermarks">, learners: Learners) {
    this.#sink = sink;
    this.#learners = learners;
  }

  /** Looks up the files of lines that are not known yet. */
  async learn(lines: readonly (Envelope | undefined)[]): Promise<void> {
    const unknown = lines.filter((line): line is Envelope => line !== undefined && !this.#isKnown(line));
    if (unknown.length === 0) return;
    const commanders = new Set(unknown.map(({ commander }) => commander));
    const files = new Set(unknown.map(({ position }) => position.file));
    for await (const mark of this.#sink.watermarks({ commanders, files })) {
      // Of a file that is known already, later lines may have been accepted.
      if (commanders.has(mark.commander) && files.has(mark.file) && !this.#has(mark.commander, mark.file)) {
        this.#learners.receiver.learn(mark);
        this.#learners.notifier.learn(mark);
      }
    }
    for (const { commander, position } of unknown) this.#add(commander, position.file);
    await this.#countJournals(unknown.filter((line) => !this.#learners.receiver.has(line)));
  }

  /** Forgets files if there are many, except those of commanders whose lines are not stored yet. */
  forgetSome(): void {
    if (this.#size < mostFiles) return;
    const idle = this.#learners.receiver.forgetIdle();
    this.#last = undefined;
    this.#learners.notifier.forget(idle);
    for (const commander of idle) {
      this.#size -= this.#files.get(commander)?.size ?? 0;
      this.#files.delete(commander);
      this.#counted.delete(commander);
    }
  }

  /** Counts the journals of commanders who begin new ones, because their number is limited. */
  async #countJournals(beginning: readonly Envelope[]): Promise<void> {
    const all = [...new Set(beginning.map(({ commander }) => commander))].filter((each) => !this.#counted.has(each));
    for (let from = 0; from < all.length; from += countedAtOnce) {
      const commanders = new Set(all.slice(from, from + countedAtOnce));
      const counts = await countByCommander(this.#sink.watermarks({ commanders }));
      for (const commander of commanders) {
        this.#learners.receiver.countJournals(commander, counts.get(commander) ?? 0);
        this.#counted.add(commander);
      }
    }
  }

  #isKnown({ commander, position }: Envelope): boolean {
    return this.#has(commander, position.file);
  }

  #has(commander: string, file: string): boolean {
    if (this.#last?.file === file && this.#last.commander === commander) return true;
    const isKnown = this.#files.get(commander)?.has(file) === true;
    if (isKnown) this.#last = { commander, file };
    return isKnown;
  }

  #add(commander: string, file: string): void {
    if (this.#has(commander, file)) return;
    const files = this.#files.get(commander) ?? new Set<string>();
    this.#files.set(commander, files.add(file));
    this.#size++;
  }
}

async function countByCommander(
  marks: Iterable<Watermark> | AsyncIterable<Watermark>,
): Promise<ReadonlyMap<string, number>> {
  const counts = new Map<string, number>();
  for await (const { commander } of marks) counts.set(commander, (counts.get(commander) ?? 0) + 1);
  return counts;
}
