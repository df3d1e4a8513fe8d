import { rm } from "node:fs/promises";
import type { Delivery, Sink, WantedWatermarks } from "@shipslog/contract";
import { requireOptions } from "@shipslog/contract/internal";
import { LakeError, OutOfOrderError } from "../lake/home/LakeError.ts";
import { requireWhole } from "../lake/files/damage.ts";
import { linesInFiles, readStoredLines, type StoredLine } from "../lake/lines/storedLines.ts";
import type { Manifest } from "../lake/manifest/Manifest.ts";
import type { OwnMonths } from "../lake/months/mixRareMonths.ts";
import type { StoredWatermark } from "../lake/watermarks/StoredWatermark.ts";
import type { WatermarkSearch } from "../lake/watermarks/WatermarkFiles.ts";
import { storeJournals } from "../native/storeJournals.ts";
import type { WholeJournal } from "../native/WholeJournal.ts";
import { observedFolder } from "../observed/ObservedFiles.ts";
import { JournalMap } from "../staging/JournalMap.ts";
import { assignment, removal, removalFrom, watermarkBefore } from "./journalChanges.ts";
import { KnownWatermarks } from "./KnownWatermarks.ts";
import { similarFiles, smallFiles } from "./merge.ts";
import type { DividingThread } from "./DividingThread.ts";
import type { OwnedPartition } from "./OwnedPartition.ts";
import { RawSegments } from "./RawSegments.ts";
import { UntypedFiles } from "./UntypedFiles.ts";
import { PendingCommit } from "./PendingCommit.ts";
import { retentionChange, retentionShapes, type Retention } from "./retention.ts";
import { StoredRewriter } from "./StoredRewriter.ts";

/** How whole journals are added. */
export interface AddJournalsOptions {
  /** Stops after the months that are being written; the journals of the others are left. */
  readonly signal?: AbortSignal | undefined;
  /** Called after each month with the journals that were added. */
  readonly onAdded?: ((journals: readonly StoredWatermark[]) => void) | undefined;
  /** The bytes of journals after which their months are committed, although more follow. Default: 32 MiB. */
  readonly partBytes?: number | undefined;
}

/** How a sink divides lines into files. */
export interface LakeSinkOptions {
  /** Says which months of a commit may get files of their own; lines of other months share one file. Default: all. */
  readonly ownMonths?: (() => OwnMonths) | undefined;
  /**
   * Whether a commit stores lines in `events` and `rejects` only, which takes a fraction of the time. `compact` and
   * `compactSimilar` divide them into the columns of their kinds. Queries see no difference. Default: false.
   */
  readonly deferKindTables?: boolean | undefined;
  /** Divides raw lines, if the lake is in a folder. Default: they are divided in the thread of the sink. */
  readonly dividingThread?: DividingThread | undefined;
}

/** A process that is killed loses about half a second of work then, and committing a part takes some milliseconds. */
const defaultPartBytes = 32 * 2 ** 20;

/** The characters of staged lines after which they get the tables of their kinds, although more follow: they are in memory. */
const mostStaged = 48 * 2 ** 20;

/** Writes batches into one partition of a lake. Calls run one after the other, and after one has failed all others do. */
export class LakeSink implements Sink, AsyncDisposable {
  readonly #partition: OwnedPartition;
  readonly #watermarks: KnownWatermarks;
  readonly #pending: PendingCommit;
  readonly #rewriter: StoredRewriter;
  /** Lines that are stored before they are judged. */
  readonly raw: RawSegments;
  readonly #untyped: UntypedFiles | undefined;
  readonly #deferKindTables: boolean;
  #broken: unknown;
  #last: Promise<void> = Promise.resolve();
  #lastFound: Promise<void> = Promise.resolve();

  constructor(partition: OwnedPartition, { deferKindTables = false, dividingThread }: LakeSinkOptions) {
    this.#partition = partition;
    this.#deferKindTables = deferKindTables;
    this.#watermarks = new KnownWatermarks(partition);
    this.#pending = new PendingCommit(partition, this.#watermarks, deferKindTables);
    this.#rewriter = new StoredRewriter(partition, this.#pending);
    this.raw = new RawSegments(partition, this.#pending, (work) => this.#enqueue(work), dividingThread);
    const isElsewhere = dividingThread !== undefined && !partition.home.isRemote;
    this.#untyped = isElsewhere
      ? new UntypedFiles(partition, (work) => this.#enqueue(work), dividingThread)
      : undefined;
  }

  /** The current manifest, as far as this owner knows. */
  get manifest(): Manifest {
    return this.#partition.manifest;
  }

  /** The version of the manifest. */
  get version(): number {
    return this.manifest.version;
  }

  /** How far each journal is stored, with the last stored line of each. Those of some commanders are found while a batch is written. */
  async *watermarks(wanted?: WantedWatermarks): AsyncGenerator<StoredWatermark, void, undefined> {
    if (wanted !== undefined) {
      yield* await this.#findWanted(wanted);
      return;
    }
    await this.#last;
    yield* this.#watermarks.all();
  }

  /** Finds the watermarks of journals by name or by first line, in the order of their generations. */
  async findWatermarks(wanted: WatermarkSearch): Promise<readonly StoredWatermark[]> {
    await this.#last;
    return await this.#watermarks.find(wanted);
  }

  /** The commanders whose journals are stored, in order of name. */
  async commanders(): Promise<readonly string[]> {
    await this.#last;
    return await this.#watermarks.commanders();
  }

  /** Stores a batch. Calls run one after the other. */
  write(batch: readonly Delivery[]): Promise<void> {
    return this.#enqueue(async () => {
      await this.#pending.addLines(batch);
      await this.#commit();
    });
  }

  /** Adds a batch without committing it, to make one commit of many small batches. */
  add(batch: readonly Delivery[]): Promise<void> {
    return this.#enqueue(() => this.#pending.addLines(batch));
  }

  /**
   * Adds whole journals of which nothing is stored yet. DuckDB reads them itself, which takes less time than deliveries. Returns
   * the journals that are left, because not every line in them is as usual; these have to be delivered. Many months are committed in
   * parts, each with the watermarks of its journals; `commit` stores the rest, and all lines in the tables of their kinds.
   */
  addJournals(
    journals: readonly WholeJournal[],
    { signal, onAdded, partBytes = defaultPartBytes }: AddJournalsOptions = {},
  ): Promise<readonly WholeJournal[]> {
    return this.#enqueue(async () => {
      const { home, engine, nextFileName } = this.#partition;
      const fileName = nextFileName.replace(/parquet$/, `${this.#pending.files.length}.parquet`);
      // Lines are staged meanwhile, on the connection of the staging: an appender fails if its connection is used at the same time.
      const connections = engine.others;
      return await storeJournals(
        { connections, lake: home.folder, fileName, signal },
        journals,
        async (month, stored) => {
          await this.#pending.addMonth(month, stored);
          onAdded?.(stored.watermarks);
          if (this.#pending.journalBytes >= partBytes) await this.#commitPart();
        },
      );
    });
  }

  /** Stores what was added, and resolves when it is durable. */
  commit(): Promise<void> {
    return this.#enqueue(() => this.#commit());
  }

  /** Merges small files in one commit and removes the files that were merged. Lines whose kinds were deferred get their tables. */
  compact(): Promise<void> {
    return this.#enqueueDivided(() => this.#rewriter.merge(smallFiles));
  }

  /** Like `compact` for files of similar size only, so that calling it often writes each row again a few times, not each time. */
  async compactSimilar(): Promise<void> {
    await this.#untyped?.typeAll();
    await this.#enqueue(() => this.#rewriter.merge(similarFiles));
  }

  /** Reads the stored lines of the files of some journals, in any order. Lines that were only added are not among them. */
  async *storedLines(journals: readonly StoredWatermark[]): AsyncGenerator<readonly StoredLine[], void, undefined> {
    await this.#enqueueDivided(() => Promise.resolve());
    yield* this.#readLines(journals);
  }

  /** Removes the last line of a journal, which was incomplete, so that the complete line can be stored. */
  removeLastLine(journal: StoredWatermark): Promise<void> {
    return this.#enqueueDivided(async () => {
      const stored: StoredLine[] = [];
      for await (const rows of this.#readLines([journal])) stored.push(...rows);
      const before = watermarkBefore(journal, stored);
      await this.#rewriter.change(journal, removalFrom(journal), before === undefined ? [] : [before]);
    });
  }

  /**
   * Takes over how far journals are stored in other partitions, whose lines are delivered to this one from now on. What this one has stored
   * further counts.
   */
  adopt(watermarks: readonly StoredWatermark[]): Promise<void> {
    return this.#enqueue(async () => {
      const own = new JournalMap<StoredWatermark>();
      const files = watermarks.map(({ file }) => file);
      for (const each of await this.#watermarks.find({ files, headers: [] })) {
        own.set(each.commander, each.file, each.generation, each);
      }
      const further = watermarks.filter(
        ({ commander, file, generation, offset }) => offset > (own.get(commander, file, generation)?.offset ?? -1),
      );
      if (further.length > 0) await this.#partition.add({ files: [], watermarks: further });
      this.#pending.continueFromManifest();
    });
  }

  /** Stores a journal under another commander: one that named its commander only after its first lines were stored. */
  assignCommander(journal: StoredWatermark, commander: string): Promise<void> {
    return this.#enqueueDivided(async () => {
      const named = await this.#watermarks.find({ files: [journal.file], headers: [] });
      const taken = named.filter((mark) => mark.commander === commander);
      const next = { commander, generation: Math.max(-1, ...taken.map(({ generation }) => generation)) + 1 };
      await this.#rewriter.change({ ...journal, next }, assignment, [{ ...journal, ...next }]);
    });
  }

  /** Removes all rows and watermarks of a commander, and returns the number of rows. */
  forget(commander: string): Promise<number> {
    return this.#enqueueDivided(async () => {
      const rows = await this.#rewriter.change({ commander }, removal, []);
      // What was made from the lines before has them too.
      await rm(observedFolder(this.#partition.home.folder), { recursive: true, force: true });
      // A second commit removes the manifest before, which still names the commander.
      await this.#partition.replace(this.manifest);
      return rows;
    });
  }

  /**
   * Removes the rows before the first time that is kept, in one commit, and returns their number. How far each journal is stored stays known,
   * so that storing it again does not bring them back.
   */
  keep(retention: Retention): Promise<number> {
    requireOptions(retention, retentionShapes);
    return this.#enqueueDivided(async () => {
      const rows = await this.#rewriter.remove(retentionChange(retention));
      // What was made from the lines before has them too.
      if (rows > 0) await rm(observedFolder(this.#partition.home.folder), { recursive: true, force: true });
      return rows;
    });
  }

  async close(): Promise<void> {
    await this.#last;
    await this.#lastFound;
    this.#partition.engine.close();
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.close();
  }

  async *#readLines(journals: readonly StoredWatermark[]): AsyncGenerator<readonly StoredLine[], void, undefined> {
    const { home, engine } = this.#partition;
    const lines = linesInFiles(home.folder, this.manifest.files);
    await requireWhole(
      home,
      this.manifest.files.filter(({ table }) => table === "events" || table === "rejects"),
    );
    if (lines !== undefined) yield* readStoredLines(engine.connection, lines, journals);
  }

  async #commit(): Promise<void> {
    await this.#pending.commit();
    // Files of parts, perhaps of a process that was killed, may lack the tables of kinds.
    if (!this.#deferKindTables) await this.#rewriter.writeDeferredKinds();
  }

  /** Commits whole journals while the other connections write more of them. */
  async #commitPart(): Promise<void> {
    await this.#pending.commitPart();
    if (this.#pending.stillStaged.characters >= mostStaged) await this.#rewriter.writeStagedKinds([]);
  }

  /** Answers one question after the other: they share a connection. */
  #findWanted(wanted: WantedWatermarks): Promise<readonly StoredWatermark[]> {
    const turn = this.#lastFound.then(() => this.#watermarks.findWanted(wanted));
    this.#lastFound = turn.then(
      () => undefined,
      () => undefined,
    );
    return turn;
  }

  /** Runs work that reads or changes rows: all lines must have theirs. */
  async #enqueueDivided<Result>(work: () => Promise<Result>): Promise<Result> {
    await this.raw.divideAll();
    return await this.#enqueue(work);
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
    if (this.#broken !== undefined) throw new LakeError("broken", this.#partition.home.name, this.#broken);
    try {
      return await work();
    } catch (error) {
      // The batch was checked before anything was staged: the sink is unchanged.
      if (error instanceof OutOfOrderError) throw error;
      // It is unknown whether the commit succeeded. Opening the lake again reads the manifest.
      this.#broken = error;
      throw error instanceof LakeError ? error : await this.#partition.explain(error);
    }
  }
}
