import type { Delivery, Dialect, RawLine } from "@shipslog/contract";
import type { Engine } from "../engine/openEngine.ts";
import { markUntyped, type LakeFile } from "../lake/files/LakeFile.ts";
import { charactersIn, stageTyped } from "../lake/lines/typedLines.ts";
import {
  monthNamed,
  monthsByTable,
  withMonth,
  withoutKinds,
  type MonthsByTable,
} from "../lake/months/monthsByTable.ts";
import { StoredWatermarks } from "../lake/watermarks/StoredWatermarks.ts";
import type { StoredMonth } from "../native/storeMonth.ts";
import { JournalMap, type StoredJournal } from "../staging/JournalMap.ts";
import type { KnownWatermarks } from "./KnownWatermarks.ts";
import type { OwnedPartition } from "./OwnedPartition.ts";
import { StillStagedLines } from "./StillStagedLines.ts";

/** What was added since the last commit. */
interface Added {
  readonly watermarks: StoredWatermarks;
  /** The tables and months that have staged rows. */
  readonly months: MonthsByTable;
  /** Files that are written and not yet durable. */
  readonly files: readonly LakeFile[];
  /** The characters of the staged lines. */
  readonly characters: number;
  /** The bytes of whole journals. */
  readonly journalBytes: number;
}

/** Gathers lines for the next commit: they must continue their journals. */
export class PendingCommit {
  readonly #partition: OwnedPartition;
  readonly #deferKindTables: boolean;
  /** The committed lines that are staged still, for the tables of their kinds. */
  readonly stillStaged: StillStagedLines;
  readonly #known: KnownWatermarks;
  #added: Added;

  constructor(partition: OwnedPartition, known: KnownWatermarks, deferKindTables: boolean) {
    this.#partition = partition;
    this.#known = known;
    this.#deferKindTables = deferKindTables;
    this.stillStaged = new StillStagedLines(partition.staging);
    this.#added = nothingAfter(known.committed);
  }

  /** The files of whole journals that were added: they are in no manifest yet. */
  get files(): readonly LakeFile[] {
    return this.#added.files;
  }

  /** The bytes of the whole journals that were added. */
  get journalBytes(): number {
    return this.#added.journalBytes;
  }

  /** Adds a batch. Throws an OutOfOrderError before anything is staged if the batch does not continue its journals. */
  async addLines(batch: readonly Delivery[]): Promise<void> {
    if (batch.length === 0) return;
    await this.#known.lookUp(journalsIn(batch), this.#added.watermarks);
    const watermarks = this.#added.watermarks.advance(batch);
    const months = monthsByTable(await this.#partition.staging.add(batch), this.#added.months);
    const characters = this.#added.characters + charactersIn(batch);
    this.#added = { ...this.#added, watermarks, months, characters };
  }

  /**
   * Commits lines as they came, after what was added before. Throws an OutOfOrderError before anything is written if they do not continue their
   * journals.
   */
  async commitRaw(lines: readonly RawLine[], dialect: Dialect): Promise<void> {
    if (lines.length === 0) return;
    await this.commit();
    await this.#known.lookUp(journalsIn(lines), this.#added.watermarks);
    const watermarks = this.#added.watermarks.advance(lines);
    const isStored = await this.#partition.addSegment(lines, dialect, watermarks.changed());
    this.#startAfter(isStored ? StoredWatermarks.of() : watermarks.settle());
  }

  /** Adds the whole journals of a month, whose file of `events` is written already. */
  async addMonth(name: string, { file, watermarks, typed }: StoredMonth): Promise<void> {
    const month = monthNamed(name);
    if (file === undefined || month === undefined) return;
    await this.#known.lookUp(watermarks, this.#added.watermarks);
    const before = this.#added;
    const marks = before.watermarks.begin(watermarks);
    await stageTyped(this.#partition.staging, typed);
    const kinds = new Set(typed.map(({ verdict }) => verdict.kind ?? ""));
    this.#added = {
      watermarks: marks,
      months: withMonth(before.months, kinds, month),
      files: [...before.files, file],
      characters: before.characters + charactersIn(typed),
      journalBytes: watermarks.reduce((sum, { offset }) => sum + offset, before.journalBytes),
    };
  }

  /** Commits what was added. Lines do not get the tables of their kinds yet if these are deferred, or if earlier lines wait for theirs. */
  async commit(): Promise<void> {
    await this.#commit(this.#deferKindTables || this.stillStaged.isFilled);
  }

  /** Commits what was added without the tables of kinds, while the other connections are in use. */
  async commitPart(): Promise<void> {
    await this.#commit(true, []);
  }

  async #commit(isDeferred: boolean, others?: Engine["others"]): Promise<void> {
    const { watermarks, months, files: native, characters } = this.#added;
    if (months.size + native.length === 0) return;
    const tables = isDeferred ? withoutKinds(months) : months;
    const written = await this.#partition.writeTables(tables, { native, others });
    const files = isDeferred ? written.map(markUntyped) : written;
    const isStored = await this.#partition.add({ files, watermarks: watermarks.changed() });
    // What is in files is looked up again when it is needed.
    this.#startAfter(isStored ? StoredWatermarks.of() : watermarks.settle());
    if (isDeferred) await this.stillStaged.keep({ files, months, characters });
    else await this.#partition.staging.clear();
  }

  /** Continues from the manifest after its watermarks were replaced; nothing may be added at that time. */
  continueFromManifest(): void {
    this.#startAfter(StoredWatermarks.of(this.#partition.manifest.watermarks));
  }

  #startAfter(committed: StoredWatermarks): void {
    this.#known.committed = committed;
    this.#added = nothingAfter(committed);
  }
}

function nothingAfter(watermarks: StoredWatermarks): Added {
  return { watermarks, months: new Map(), files: [], characters: 0, journalBytes: 0 };
}

/** The journals of a batch, each once. */
function journalsIn(batch: readonly Pick<Delivery, "commander" | "position">[]): Iterable<StoredJournal> {
  const found = new JournalMap<StoredJournal>();
  let last: StoredJournal | undefined;
  for (const { commander, position } of batch) {
    const { file, generation } = position;
    // Most lines follow one of their own journal.
    if (last?.file === file && last.commander === commander && last.generation === generation) continue;
    last = { commander, file, generation };
    found.set(commander, file, generation, last);
  }
  return found.values();
}
