import type { Delivery, Sink } from "@shipslog/contract";
import { requireOptions } from "@shipslog/contract/internal";
import { openEngine, type Engine } from "../engine/openEngine.ts";
import { readStoredLines, storedLineColumns, type StoredLine } from "../lake/lines/storedLines.ts";
import { StoredWatermarks } from "../lake/watermarks/StoredWatermarks.ts";
import type { WatermarkSearch } from "../lake/watermarks/WatermarkFiles.ts";
import { lockDown, tablesShapes, type TablesOptions } from "../query/lockDown.ts";
import { Tables } from "../query/Tables.ts";
import { Staging } from "../staging/Staging.ts";
import type { StoredWatermark } from "../lake/watermarks/StoredWatermark.ts";

/** Keeps deliveries in memory, to query a folder without archiving it. Nothing is durable. */
export class MemorySink implements Sink {
  readonly #staging: Staging;
  /** The same tables as in a lake. */
  readonly tables: Tables;
  #watermarks = StoredWatermarks.of();
  #last: Promise<void> = Promise.resolve();

  constructor(engine: Engine, staging: Staging) {
    this.#staging = staging;
    this.tables = new Tables(engine);
  }

  watermarks(): Iterable<StoredWatermark> {
    return this.#watermarks.values();
  }

  /** Finds the watermarks of journals by name or by first line. */
  async findWatermarks({ files, headers }: WatermarkSearch): Promise<readonly StoredWatermark[]> {
    await this.#last;
    const names = new Set(files);
    const lines = new Set(headers);
    return [...this.watermarks()].filter(({ file, header = "" }) => names.has(file) || lines.has(header));
  }

  write(batch: readonly Delivery[]): Promise<void> {
    const turn = this.#last.then(() => this.#add(batch));
    this.#last = turn.catch(() => undefined);
    return turn;
  }

  /** The same as `write`: in memory there is no commit. */
  add(batch: readonly Delivery[]): Promise<void> {
    return this.write(batch);
  }

  async commit(): Promise<void> {
    await this.#last;
  }

  async #add(batch: readonly Delivery[]): Promise<void> {
    const watermarks = this.#watermarks.advance(batch);
    await this.#staging.add(batch);
    this.#watermarks = watermarks.settle();
  }

  /** Reads the lines of the files of some journals, in any order. */
  async *storedLines(journals: readonly StoredWatermark[]): AsyncGenerator<readonly StoredLine[], void, undefined> {
    await this.#last;
    const tables = ["events", "rejects"].map((table) => `SELECT ${storedLineColumns} FROM ${table}`);
    yield* readStoredLines(this.tables.connection, tables.join(" UNION ALL "), journals);
  }

  async close(): Promise<void> {
    await this.#last;
    this.tables.close();
  }
}

/** Opens empty tables in memory. Queries cannot reach any file outside them. */
export async function openMemorySink(options: TablesOptions = {}): Promise<MemorySink> {
  requireOptions(options, tablesShapes);
  const engine = await openEngine(options);
  const staging = await Staging.open(engine.connection);
  await lockDown(engine.connection, options.writable ?? []);
  return new MemorySink(engine, staging);
}
