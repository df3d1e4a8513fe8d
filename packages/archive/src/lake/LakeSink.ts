import type { Delivery, Sink } from "@shipslog/contract";
import type { Engine } from "../engine/openEngine.ts";
import { storeJournals } from "../native/storeJournals.ts";
import type { StoredMonth } from "../native/storeMonth.ts";
import type { WholeJournal } from "../native/WholeJournal.ts";
import type { Staging } from "../staging/Staging.ts";
import { dataFileName } from "./dataFileName.ts";
import { JournalMap } from "./JournalMap.ts";
import { KeptLines } from "./KeptLines.ts";
import { LakeError, OutOfOrderError, StaleOwnerError } from "./LakeError.ts";
import { withNewer, type LakeFile, type Manifest, type StoredWatermark } from "./Manifest.ts";
import type { ManifestWriter } from "./ManifestWriter.ts";
import { StoredWatermarks } from "./StoredWatermarks.ts";
import {
  assignment,
  chooseRows,
  type ChosenRows,
  removal,
  removalFrom,
  isChosen,
  watermarkBefore,
} from "./journalChanges.ts";
import { linesInFiles } from "./linesInFiles.ts";
import { similarFiles, smallFiles, type ChooseFiles } from "./mergedFiles.ts";
import { merge } from "./merge.ts";
import { mixRareMonths, type ChooseMonths } from "./mixRareMonths.ts";
import { mixSmallTables } from "./mixSmallTables.ts";
import { monthNamed, monthsByTable, withMonth, withoutKinds, type MonthsByTable } from "./monthsByTable.ts";
import { rewrite, type RowChange } from "./rewrite.ts";
import { asTyped, asUntyped, charactersIn, isUntyped, stageInParts, stageTyped } from "./untypedFiles.ts";
import { readStoredLines, type StoredLine } from "./storedLines.ts";
import { sweep, type SweepOptions } from "./sweep.ts";
import { WatermarkFiles, type StoredJournal, type WatermarkSearch } from "./WatermarkFiles.ts";
import { writeTables } from "./writeTables.ts";

/** How whole journals are added. */
export interface AddJournalsOptions {
  /** Stops after the month that is being written; the journals of the others are left. */
  readonly signal?: AbortSignal | undefined;
  /** Called after each month with the journals that were added. */
  readonly onAdded?: ((journals: readonly StoredWatermark[]) => void) | undefined;
}

/** How a sink divides lines into files. */
export interface LakeSinkOptions {
  /** Chooses the months of a commit that get files of their own; lines of other months share one file. Default: all. */
  readonly chooseMonths?: ChooseMonths | undefined;
  /**
   * Whether a commit stores lines in `events` and `rejects` only, which takes a fraction of the time. `tidy` and `compact` divide
   * them into the columns of their kinds. Queries see no difference. Default: false.
   */
  readonly typesLater?: boolean | undefined;
}

/** What was added since the last commit. */
interface Pending {
  readonly watermarks: StoredWatermarks;
  /** The tables and months that have staged rows. */
  readonly months: MonthsByTable;
  /** Files that are written and not yet durable. */
  readonly files: readonly LakeFile[];
  /** The characters of the staged lines. */
  readonly characters: number;
}

/** Writes batches into one partition of a lake, one after the other. */
export class LakeSink implements Sink, AsyncDisposable {
  readonly #lake: string;
  readonly #writer: ManifestWriter;
  readonly #engine: Engine;
  readonly #staging: Staging;
  readonly #options: LakeSinkOptions;
  readonly #kept: KeptLines;
  /** Those that are known: not all that are in files. */
  #watermarks: StoredWatermarks;
  #pending: Pending;
  #broken: unknown;
  #last: Promise<void> = Promise.resolve();

  constructor(lake: string, writer: ManifestWriter, engine: Engine, staging: Staging, options: LakeSinkOptions) {
    this.#lake = lake;
    this.#writer = writer;
    this.#engine = engine;
    this.#staging = staging;
    this.#options = options;
    this.#kept = new KeptLines(staging);
    this.#watermarks = StoredWatermarks.of(writer.manifest.watermarks);
    this.#pending = nothingAdded(this.#watermarks);
  }

  /** The current manifest, as far as this owner knows. */
  get manifest(): Manifest {
    return this.#writer.manifest;
  }

  /** How far each journal is stored, with the last stored line of each. */
  async *watermarks(): AsyncGenerator<StoredWatermark, void, undefined> {
    await this.#last;
    const known = this.#watermarks;
    yield* known.values();
    for await (const each of this.#watermarkFiles.all()) if (!known.has(each)) yield each;
  }

  /** Finds the watermarks of journals by name or by first line, in the order of their generations. */
  async findWatermarks(wanted: WatermarkSearch): Promise<readonly StoredWatermark[]> {
    await this.#last;
    return await this.#search(wanted);
  }

  /** The commanders whose journals are stored, in order of name. */
  async commanders(): Promise<readonly string[]> {
    await this.#last;
    const known = [...this.#watermarks.values()].map(({ commander }) => commander);
    return [...new Set([...known, ...(await this.#watermarkFiles.commanders())])].toSorted();
  }

  /** Stores a batch. Calls run one after the other. */
  write(batch: readonly Delivery[]): Promise<void> {
    return this.#enqueue(async () => {
      await this.#stage(batch);
      await this.#store();
    });
  }

  /** Adds a batch without committing it, to make one commit of many small batches. */
  add(batch: readonly Delivery[]): Promise<void> {
    return this.#enqueue(() => this.#stage(batch));
  }

  /**
   * Adds whole journals of which nothing is stored yet. DuckDB reads them itself, which takes less time than deliveries. Returns
   * the journals that are left, because not every line in them is as usual; these have to be delivered.
   */
  addJournals(
    journals: readonly WholeJournal[],
    { signal, onAdded }: AddJournalsOptions = {},
  ): Promise<readonly WholeJournal[]> {
    return this.#enqueue(async () => {
      const fileName = this.#nextFileName().replace(/parquet$/, `${this.#pending.files.length}.parquet`);
      // Lines are staged meanwhile, on the connection of the staging: an appender fails if its connection is used at the same time.
      const connections = this.#engine.others;
      const target = { connections, lake: this.#lake, fileName, signal };
      return await storeJournals(target, journals, async (month, stored) => {
        await this.#addMonth(month, stored);
        onAdded?.(stored.watermarks);
      });
    });
  }

  /** Stores what was added, and resolves when it is durable. */
  commit(): Promise<void> {
    return this.#enqueue(() => this.#store());
  }

  /** Merges small files in one commit and removes the files that were merged. Lines that were stored without types get theirs. */
  compact(): Promise<void> {
    return this.#enqueue(() => this.#merge(smallFiles));
  }

  /** Merges only files of similar size, so that calling it often writes each row again a few times, not each time. */
  tidy(): Promise<void> {
    return this.#enqueue(() => this.#merge(similarFiles));
  }

  /** Reads the stored lines of the files of some journals, in any order. Lines that were only added are not among them. */
  async *storedLines(journals: readonly StoredWatermark[]): AsyncGenerator<readonly StoredLine[], void, undefined> {
    await this.#last;
    const lines = linesInFiles(this.#lake, this.manifest.files);
    if (lines !== undefined) yield* readStoredLines(this.#engine.connection, lines, journals);
  }

  /** Removes the last line of a journal, which was incomplete, so that the complete line can be stored. */
  removeLastLine(journal: StoredWatermark): Promise<void> {
    return this.#enqueue(async () => {
      const lines = linesInFiles(this.#lake, this.manifest.files) ?? "";
      const stored: StoredLine[] = [];
      for await (const rows of readStoredLines(this.#engine.connection, lines, [journal])) stored.push(...rows);
      const before = watermarkBefore(journal, stored);
      await this.#change(journal, removalFrom(journal), before === undefined ? [] : [before]);
    });
  }

  /** Stores a journal under another commander: one that named its commander only after its first lines were stored. */
  assignCommander(journal: StoredWatermark, commander: string): Promise<void> {
    return this.#enqueue(async () => {
      const named = await this.#search({ files: [journal.file], headers: [] });
      const taken = named.filter((mark) => mark.commander === commander);
      const next = { commander, generation: Math.max(-1, ...taken.map(({ generation }) => generation)) + 1 };
      await this.#change({ ...journal, next }, assignment, [{ ...journal, ...next }]);
    });
  }

  /** Removes all rows and watermarks of a commander, and returns the number of rows. */
  async forget(commander: string): Promise<number> {
    let rows = 0;
    await this.#enqueue(async () => {
      rows = await this.#change({ commander }, removal, []);
      // A second commit removes the manifest before, which still names the commander.
      await this.#writer.replace(this.manifest);
    });
    return rows;
  }

  async close(): Promise<void> {
    await this.#last;
    this.#engine.close();
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.close();
  }

  #enqueue<Result>(work: () => Promise<Result>): Promise<Result> {
    const turn = this.#last.then(() => this.#runUnlessBroken(work));
    this.#last = turn.then(
      () => undefined,
      () => undefined,
    );
    return turn;
  }

  async #runUnlessBroken<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.#broken !== undefined) throw new LakeError("broken", this.#lake, this.#broken);
    try {
      return await work();
    } catch (error) {
      // The batch was checked before anything was staged: the sink is unchanged.
      if (error instanceof OutOfOrderError) throw error;
      // It is unknown whether the commit succeeded. Opening the lake again reads the manifest.
      this.#broken = error;
      throw error instanceof LakeError ? error : await this.#explain(error);
    }
  }

  /** A new owner removes files that this one still writes or reads: then it is the reason, and not a missing file. */
  async #explain(cause: unknown): Promise<LakeError> {
    const isReplaced = await this.#writer.isReplaced().catch(() => false);
    return isReplaced
      ? new StaleOwnerError(`${this.manifest.partition} of ${this.#lake}`)
      : new LakeError("unwritable", this.#lake, cause);
  }

  async #stage(batch: readonly Delivery[]): Promise<void> {
    if (batch.length === 0) return;
    await this.#learn(journalsIn(batch));
    const watermarks = this.#pending.watermarks.advance(batch);
    const months = monthsByTable(await this.#staging.add(batch), this.#pending.months);
    const characters = this.#pending.characters + charactersIn(batch);
    this.#pending = { ...this.#pending, watermarks, months, characters };
  }

  async #addMonth(name: string, { file, watermarks, typed }: StoredMonth): Promise<void> {
    const month = monthNamed(name);
    if (file === undefined || month === undefined) return;
    await this.#learn(watermarks);
    const pending = this.#pending;
    const marks = pending.watermarks.begin(watermarks);
    await stageTyped(this.#staging, typed);
    const kinds = new Set(typed.map(({ verdict }) => verdict.kind ?? ""));
    this.#pending = {
      watermarks: marks,
      months: withMonth(pending.months, kinds, month),
      files: [...pending.files, file],
      characters: pending.characters + charactersIn(typed),
    };
  }

  async #store(): Promise<void> {
    const { watermarks, months: found, files: native, characters } = this.#pending;
    if (found.size + native.length === 0) return;
    const { typesLater = false } = this.#options;
    const months = await this.#chooseFiles(typesLater ? withoutKinds(found) : found);
    const written = await writeTables(this.#engine, this.#lake, this.#nextFileName(), months, native);
    const files = typesLater ? written.map(asUntyped) : written;
    const isStored = await this.#writer.add({ files, watermarks: watermarks.changed() }, (marks, head) =>
      this.#watermarkFiles.add(marks, head),
    );
    // What is in files is looked up again when it is needed.
    this.#watermarks = isStored ? StoredWatermarks.of() : watermarks.settle();
    this.#pending = nothingAdded(this.#watermarks);
    if (typesLater) await this.#kept.keep({ files, months: found, characters });
    else await this.#staging.clear();
  }

  /** The tables and months that get files. */
  async #chooseFiles(found: MonthsByTable): Promise<MonthsByTable> {
    const { connection } = this.#engine;
    const { chooseMonths } = this.#options;
    if (chooseMonths !== undefined) return await mixRareMonths(connection, found, chooseMonths);
    return await mixSmallTables(connection, found);
  }

  /** Divides the lines that are only in `events` into the columns of their kinds, some files in each commit. */
  async #divide(): Promise<void> {
    if (!this.manifest.files.some(isUntyped)) return;
    // The staged lines make room for those of the files.
    await this.#store();
    const kept = this.manifest.files.filter((file) => this.#kept.has(file));
    if (kept.length > 0) await this.#commitKinds(kept, this.#kept.months);
    await this.#kept.forget();
    const target = { connection: this.#engine.connection, staging: this.#staging, lake: this.#lake };
    for await (const { files, months } of stageInParts(target, this.manifest.files.filter(isUntyped))) {
      await this.#commitKinds(files, months);
      await this.#staging.clear();
    }
  }

  /** Writes the tables of kinds from the staged lines of some files, which are divided then. */
  async #commitKinds(divided: readonly LakeFile[], found: MonthsByTable): Promise<void> {
    const files = await writeTables(this.#engine, this.#lake, this.#nextFileName(), await this.#chooseFiles(found));
    const others = this.manifest.files.map((file) => (divided.includes(file) ? asTyped(file) : file));
    await this.#writer.replace({ ...this.manifest, files: [...others, ...files] });
  }

  /** Looks up the watermarks of journals that are not known yet. */
  async #learn(journals: Iterable<StoredJournal>): Promise<void> {
    if (this.manifest.watermarkFiles.length === 0) return;
    const { watermarks } = this.#pending;
    const unknown = [...journals].filter((journal) => !watermarks.has(journal));
    watermarks.learn(await this.#watermarkFiles.find(unknown));
  }

  async #search(wanted: WatermarkSearch): Promise<readonly StoredWatermark[]> {
    const { files, headers } = { files: new Set(wanted.files), headers: new Set(wanted.headers) };
    const isWanted = ({ file, header }: StoredWatermark) => files.has(file) || headers.has(header ?? "");
    const known = [...this.#watermarks.values()].filter(isWanted);
    const found = withNewer(await this.#watermarkFiles.search(wanted), known);
    return found.toSorted((one, other) => one.generation - other.generation);
  }

  get #watermarkFiles(): WatermarkFiles {
    return new WatermarkFiles(this.#engine.connection, this.#lake, this.manifest.watermarkFiles);
  }

  async #merge(choose: ChooseFiles): Promise<void> {
    await this.#divide();
    // Files that are not in a manifest would be removed with the merged ones.
    if (this.#pending.files.length > 0) await this.#store();
    const files = await merge(this.#engine.connection, this.#lake, this.#nextFileName(), this.manifest.files, choose);
    if (files.length === this.manifest.files.length) return;
    await this.#writer.replace({ ...this.manifest, files });
    await this.#sweep();
  }

  /**
   * Changes the chosen rows in one commit, and replaces their watermarks. What was added and not committed is committed first.
   */
  async #change(chosen: ChosenRows, change: RowChange, replacements: readonly StoredWatermark[]): Promise<number> {
    await this.#store();
    // Their files change.
    await this.#kept.forget();
    const { connection } = this.#engine;
    await chooseRows(connection, chosen);
    const before = this.manifest;
    const { files, rows } = await rewrite(connection, this.#lake, this.#nextFileName(), before.files, change);
    const watermarkFiles = await this.#watermarkFiles.removeChosen(this.#writer.next);
    const kept = before.watermarks.filter((mark) => !isChosen(mark, chosen));
    await this.#writer.replace({ files, watermarks: withNewer(kept, replacements), watermarkFiles });
    this.#watermarks = StoredWatermarks.of(this.manifest.watermarks);
    this.#pending = nothingAdded(this.#watermarks);
    await this.#sweep({ mustRemove: true });
    return rows;
  }

  /** Removes the files of this owner that its manifest does not list any more. */
  async #sweep(options?: SweepOptions): Promise<void> {
    await sweep(this.#lake, { ...this.manifest, epoch: this.manifest.epoch + 1 }, options);
  }

  #nextFileName(): string {
    return dataFileName(this.#writer.next);
  }
}

function nothingAdded(watermarks: StoredWatermarks): Pending {
  return { watermarks, months: new Map(), files: [], characters: 0 };
}

/** The journals of a batch, each once. */
function journalsIn(batch: readonly Delivery[]): Iterable<StoredJournal> {
  const found = new JournalMap<StoredJournal>();
  for (const { commander, position } of batch) {
    const { file, generation } = position;
    if (found.get(commander, file, generation) === undefined) {
      found.set(commander, file, generation, { commander, file, generation });
    }
  }
  return found.values();
}
