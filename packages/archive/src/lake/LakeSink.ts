import type { Delivery, Sink } from "@shipslog/contract";
import type { Engine } from "../engine/openEngine.ts";
import type { Staging } from "../staging/Staging.ts";
import { dataFileName } from "./dataFileName.ts";
import { LakeError, OutOfOrderError } from "./LakeError.ts";
import type { LakeFile, Manifest, StoredWatermark } from "./Manifest.ts";
import type { ManifestLog } from "./ManifestLog.ts";
import { StoredWatermarks } from "./StoredWatermarks.ts";
import { merge } from "./merge.ts";
import { monthsByTable, type MonthsByTable } from "./monthsByTable.ts";
import { sweep } from "./sweep.ts";
import { writeTables } from "./writeTables.ts";

/** Writes batches into one partition of a lake, one after the other. */
export class LakeSink implements Sink, AsyncDisposable {
  readonly #lake: string;
  readonly #log: ManifestLog;
  readonly #engine: Engine;
  readonly #staging: Staging;
  #manifest: Manifest;
  #watermarks: StoredWatermarks;
  /** What was added since the last commit: the watermarks after it, and the tables and months it has rows for. */
  #pending: { readonly watermarks: StoredWatermarks; readonly months: MonthsByTable };
  #broken: unknown;
  #last: Promise<void> = Promise.resolve();

  constructor(lake: string, log: ManifestLog, manifest: Manifest, engine: Engine, staging: Staging) {
    this.#lake = lake;
    this.#log = log;
    this.#engine = engine;
    this.#staging = staging;
    this.#manifest = manifest;
    this.#watermarks = new StoredWatermarks(manifest.watermarks);
    this.#pending = { watermarks: this.#watermarks, months: new Map() };
  }

  /** The current manifest, as far as this owner knows. */
  get manifest(): Manifest {
    return this.#manifest;
  }

  /** How far each journal is stored, with the last stored line of each. */
  watermarks(): Iterable<StoredWatermark> {
    return this.#watermarks.values();
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

  /** Stores what was added, and resolves when it is durable. */
  commit(): Promise<void> {
    return this.#enqueue(() => this.#store());
  }

  /** Merges small files in one commit and removes the files that were merged. */
  compact(): Promise<void> {
    return this.#enqueue(() => this.#merge());
  }

  async close(): Promise<void> {
    await this.#last;
    this.#engine.close();
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.close();
  }

  #enqueue(work: () => Promise<void>): Promise<void> {
    const turn = this.#last.then(() => this.#runUnlessBroken(work));
    this.#last = turn.catch(() => undefined);
    return turn;
  }

  async #runUnlessBroken(work: () => Promise<void>): Promise<void> {
    if (this.#broken !== undefined) throw new LakeError("broken", this.#lake, this.#broken);
    try {
      await work();
    } catch (error) {
      // The batch was checked before anything was staged: the sink is unchanged.
      if (error instanceof OutOfOrderError) throw error;
      // It is unknown whether the commit succeeded. Opening the lake again reads the manifest.
      this.#broken = error;
      throw error instanceof LakeError ? error : new LakeError("unwritable", this.#lake, error);
    }
  }

  async #stage(batch: readonly Delivery[]): Promise<void> {
    if (batch.length === 0) return;
    const watermarks = this.#pending.watermarks.advance(batch);
    const months = monthsByTable(await this.#staging.add(batch), this.#pending.months);
    this.#pending = { watermarks, months };
  }

  async #store(): Promise<void> {
    const { watermarks, months } = this.#pending;
    if (months.size === 0) return;
    const files = await writeTables(this.#engine, this.#lake, this.#nextFileName(), months);
    await this.#commit([...this.#manifest.files, ...files], watermarks);
    this.#pending = { watermarks, months: new Map() };
    await this.#staging.clear();
  }

  async #merge(): Promise<void> {
    const files = await merge(this.#engine.connection, this.#lake, this.#nextFileName(), this.#manifest.files);
    if (files.length === this.#manifest.files.length) return;
    await this.#commit(files, this.#watermarks);
    await sweep(this.#lake, { ...this.#manifest, epoch: this.#manifest.epoch + 1 });
  }

  #nextFileName(): string {
    return dataFileName({ ...this.#manifest, version: this.#manifest.version + 1 });
  }

  async #commit(files: readonly LakeFile[], watermarks: StoredWatermarks): Promise<void> {
    const version = this.#manifest.version + 1;
    const manifest = { ...this.#manifest, version, files, watermarks: [...watermarks.values()] };
    await this.#log.commit(manifest);
    this.#manifest = manifest;
    this.#watermarks = watermarks;
    await this.#log.removeOld();
  }
}
