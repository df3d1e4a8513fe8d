import type { Clock } from "@shipslog/contract";
import type { FileMarks, FileOffset } from "../message/watermark.ts";
import type { JournalSource } from "./JournalSource.ts";

/** How often a file may change its generation because the lake has other lines under its own, before its marks are ignored. */
const mostChanges = 3;

/** Two machines that change the generation of files of one name at the same time should not choose the same one. */
const generationSpread = 16;

/**
 * Chooses the generation that a file is sent in. The lake may have other lines under the name of a file: of a file that was replaced,
 * or of another machine. A watermark ends with a line, and only a file that contains this line is the one that is stored.
 */
export class GenerationChoice {
  readonly #source: Pick<JournalSource, "holds">;
  readonly #clock: Pick<Clock, "nowMs">;
  /** How often each file has changed its generation. */
  readonly #changes = new Map<string, number>();
  /** The end of the last comparison of a watermark with a file. */
  #last: Promise<unknown> = Promise.resolve();

  constructor(source: Pick<JournalSource, "holds">, clock: Pick<Clock, "nowMs">) {
    this.#source = source;
    this.#clock = clock;
  }

  /** Whether a mark needs no comparison, because it names no line or the source is trusted. */
  isCertain({ fingerprint }: FileOffset): boolean {
    return this.#source.holds === undefined || fingerprint === undefined;
  }

  /** Does some work after all comparisons before it: one at a time, so that each sees what the one before has changed. */
  inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    const working = this.#last.then(work);
    this.#last = working.catch(() => undefined);
    return working;
  }

  /** Whether a file contains the line that a mark ends with. */
  async holds(mark: FileOffset): Promise<boolean> {
    if (mark.fingerprint === undefined) return true;
    return (await this.#source.holds?.(mark)) ?? true;
  }

  /** Chooses the generation whose last stored line is in the file, or else a new one. */
  async choose({ file, marks }: FileMarks): Promise<FileOffset> {
    for (const mark of marks) if (await this.holds(mark)) return mark;
    const [newest] = marks;
    return { file, generation: newest === undefined ? 0 : newest.generation + 1, offset: 0 };
  }

  /** Counts a change of a file's generation; false if it has changed too often. */
  allowChange(file: string): boolean {
    const changes = this.#changes.get(file) ?? 0;
    if (changes >= mostChanges) return false;
    this.#changes.set(file, changes + 1);
    return true;
  }

  /** Chooses another generation for a file, because that of the mark has lines of another file. */
  async replace({ generation }: FileOffset, found: FileMarks): Promise<FileOffset> {
    const chosen = await this.choose(found);
    const isNew = chosen.generation > generation && chosen.offset === 0;
    const spread = isNew ? this.#clock.nowMs() % generationSpread : 0;
    return { ...chosen, generation: chosen.generation + spread };
  }
}
