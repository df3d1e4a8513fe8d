import { hash } from "node:crypto";
import { type Delivery, fingerprintOf, type WantedWatermarks } from "@shipslog/contract";
import { JournalMap, type StoredJournal } from "../../staging/JournalMap.ts";
import { OutOfOrderError } from "../home/LakeError.ts";
import type { StoredWatermark } from "./StoredWatermark.ts";

/** A delivery that may not be judged yet. */
type Line = Omit<Delivery, "verdict">;

/** The deliveries of one journal in a batch: what identifies its first line, and the last delivery. */
interface JournalRun extends StoredJournal {
  readonly header: string | undefined;
  last: Line;
}

/**
 * How far journals are stored: the committed watermarks that are known, and those that changed since. `advance` returns new watermarks that
 * share the committed ones, so that its cost depends on the batch and not on the number of journals ever stored.
 */
export class StoredWatermarks {
  readonly #committed: JournalMap<StoredWatermark>;
  readonly #changed: JournalMap<StoredWatermark>;

  private constructor(committed: JournalMap<StoredWatermark>, changed: JournalMap<StoredWatermark>) {
    this.#committed = committed;
    this.#changed = changed;
  }

  static of(watermarks: Iterable<StoredWatermark> = []): StoredWatermarks {
    return new StoredWatermarks(mapOf(watermarks), new JournalMap());
  }

  *values(): Generator<StoredWatermark, void, undefined> {
    for (const each of this.#committed.values()) yield lookUp(this.#changed, each) ?? each;
    for (const each of this.#changed.values()) if (lookUp(this.#committed, each) === undefined) yield each;
  }

  /** Those of some commanders. */
  *wanted({ commanders, files }: WantedWatermarks): Generator<StoredWatermark, void, undefined> {
    for (const commander of commanders) {
      const found = [...this.#committed.valuesOf(commander), ...this.#changed.valuesOf(commander)];
      yield* files === undefined ? found : found.filter(({ file }) => files.has(file));
    }
  }

  /** Those that changed since the last commit. */
  changed(): readonly StoredWatermark[] {
    return [...this.#changed.values()];
  }

  /** Whether the watermark of a journal is known. */
  has(journal: StoredJournal): boolean {
    return (lookUp(this.#changed, journal) ?? lookUp(this.#committed, journal)) !== undefined;
  }

  /** Adds committed watermarks that were not known. */
  learn(watermarks: Iterable<StoredWatermark>): void {
    for (const each of watermarks) put(this.#committed, each);
  }

  /** Returns the watermarks after a batch; throws an OutOfOrderError if the batch does not continue these. */
  advance(batch: readonly Line[]): StoredWatermarks {
    const runs = new JournalMap<JournalRun>();
    let current: JournalRun | undefined;
    for (const delivery of batch) {
      const { commander, position } = delivery;
      const { file, generation } = position;
      // Most lines follow one of their own journal.
      if (current?.file !== file || current.commander !== commander || current.generation !== generation) {
        current = runs.get(commander, file, generation);
      }
      if (current !== undefined) {
        mustFollow(delivery, endOf(current.last));
        current.last = delivery;
        continue;
      }
      const journal = { commander, file, generation };
      const stored = lookUp(this.#changed, journal) ?? lookUp(this.#committed, journal);
      mustFollow(delivery, stored?.offset ?? 0);
      const header = stored === undefined ? headerIn(delivery) : stored.header;
      current = { ...journal, header, last: delivery };
      runs.set(commander, file, generation, current);
    }
    const changed = mapOf(this.#changed.values());
    for (const run of runs.values()) put(changed, watermarkAfter(run));
    return new StoredWatermarks(this.#committed, changed);
  }

  /** Returns the watermarks with those of journals of which nothing was stored; throws an OutOfOrderError if something was. */
  begin(watermarks: readonly StoredWatermark[]): StoredWatermarks {
    const changed = mapOf(this.#changed.values());
    for (const each of watermarks) {
      const stored = lookUp(changed, each) ?? lookUp(this.#committed, each);
      if (stored !== undefined) {
        throw new OutOfOrderError(`${each.file} of ${each.commander} is stored to ${stored.offset}`);
      }
      put(changed, each);
    }
    return new StoredWatermarks(this.#committed, changed);
  }

  /** Adds the changes to the committed watermarks, after a commit. */
  settle(): StoredWatermarks {
    for (const each of this.#changed.values()) put(this.#committed, each);
    return new StoredWatermarks(this.#committed, new JournalMap());
  }
}

function lookUp<Value>(map: JournalMap<Value>, { commander, file, generation }: StoredJournal): Value | undefined {
  return map.get(commander, file, generation);
}

function put(map: JournalMap<StoredWatermark>, each: StoredWatermark): void {
  map.set(each.commander, each.file, each.generation, each);
}

function mapOf(watermarks: Iterable<StoredWatermark>): JournalMap<StoredWatermark> {
  const map = new JournalMap<StoredWatermark>();
  for (const each of watermarks) put(map, each);
  return map;
}

function mustFollow({ commander, position, after, byteLength }: Line, storedTo: number): void {
  if (after === storedTo && position.offset >= after && byteLength > 0) return;
  const { file, generation, offset } = position;
  const journal = `${file} (generation ${generation}) of ${commander}`;
  throw new OutOfOrderError(`${journal} is stored to ${storedTo}, the line at ${offset} follows ${after}`);
}

function endOf({ position, byteLength }: Line): number {
  return position.offset + byteLength;
}

/** The fingerprint of the first line of a journal; undefined for any later line. */
function headerIn({ position, raw }: Line): string | undefined {
  return position.offset === 0 ? fingerprintOf(raw, hash) : undefined;
}

function watermarkAfter({ header, last }: JournalRun): StoredWatermark {
  const { commander, position, raw } = last;
  const { file, generation, line, offset } = position;
  const fingerprint = fingerprintOf(raw, hash);
  const reached = { offset: endOf(last), line, lastOffset: offset, fingerprint };
  return { commander, file, generation, ...reached, ...(header !== undefined && { header }) };
}
