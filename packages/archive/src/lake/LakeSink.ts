import type { Delivery, Sink } from "@shipslog/contract";
import type { Engine } from "../engine/openEngine.ts";
import type { Staging } from "../staging/Staging.ts";
import { dataFileName } from "./dataFileName.ts";
import { LakeError, OutOfOrderError } from "./LakeError.ts";
import type { LakeFile, Manifest, StoredMark } from "./Manifest.ts";
import type { ManifestLog } from "./ManifestLog.ts";
import { Marks } from "./Marks.ts";
import { merge } from "./merge.ts";
import { partsOf, type Parts } from "./partsOf.ts";
import { sweep } from "./sweep.ts";
import { writeTables } from "./writeTables.ts";

/** Writes batches into one partition of a lake, one after the other. */
export class LakeSink implements Sink, AsyncDisposable {
  readonly #lake: string;
  readonly #log: ManifestLog;
  readonly #engine: Engine;
  readonly #staging: Staging;
  #manifest: Manifest;
  #marks: Marks;
  /** What was taken in since the last commit, as far as it would bring the marks. */
  #taken: { readonly marks: Marks; readonly parts: Parts };
  #broken: unknown;
  #last: Promise<void> = Promise.resolve();

  constructor(lake: string, log: ManifestLog, manifest: Manifest, engine: Engine, staging: Staging) {
    this.#lake = lake;
    this.#log = log;
    this.#engine = engine;
    this.#staging = staging;
    this.#manifest = manifest;
    this.#marks = new Marks(manifest.watermarks);
    this.#taken = { marks: this.#marks, parts: new Map() };
  }

  /** The manifest that counts as far as this owner knows. */
  get manifest(): Manifest {
    return this.#manifest;
  }

  /** How far each journal is stored, and what the last stored line of each was. */
  watermarks(): Iterable<StoredMark> {
    return this.#marks.values();
  }

  /** Stores a batch; those who write before the last batch is durable wait for their turn. */
  write(batch: readonly Delivery[]): Promise<void> {
    return this.#inTurn(async () => {
      await this.#take(batch);
      await this.#store();
    });
  }

  /** Takes a batch in without storing it yet, for those who make one commit of many small batches. */
  add(batch: readonly Delivery[]): Promise<void> {
    return this.#inTurn(() => this.#take(batch));
  }

  /** Stores what was taken in, and resolves when it is durable. */
  commit(): Promise<void> {
    return this.#inTurn(() => this.#store());
  }

  /** Merges small files, in one commit; what was merged is removed. */
  compact(): Promise<void> {
    return this.#inTurn(() => this.#merge());
  }

  async close(): Promise<void> {
    await this.#last;
    this.#engine.close();
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.close();
  }

  #inTurn(work: () => Promise<void>): Promise<void> {
    const turn = this.#last.then(() => this.#unlessBroken(work));
    this.#last = turn.catch(() => undefined);
    return turn;
  }

  async #unlessBroken(work: () => Promise<void>): Promise<void> {
    if (this.#broken !== undefined) throw new LakeError("broken", this.#lake, this.#broken);
    try {
      await work();
    } catch (error) {
      // A batch that does not follow was looked at and not touched.
      if (error instanceof OutOfOrderError) throw error;
      // Whether the commit counted is not known to us any more: who opens the lake again will see.
      this.#broken = error;
      throw error instanceof LakeError ? error : new LakeError("unwritable", this.#lake, error);
    }
  }

  async #take(batch: readonly Delivery[]): Promise<void> {
    if (batch.length === 0) return;
    const marks = this.#taken.marks.advance(batch);
    const parts = partsOf(await this.#staging.add(batch), this.#taken.parts);
    this.#taken = { marks, parts };
  }

  async #store(): Promise<void> {
    const { marks, parts } = this.#taken;
    if (parts.size === 0) return;
    const files = await writeTables(this.#engine, this.#lake, this.#nextFileName(), parts);
    await this.#commit([...this.#manifest.files, ...files], marks);
    this.#taken = { marks, parts: new Map() };
    await this.#staging.clear();
  }

  async #merge(): Promise<void> {
    const files = await merge(this.#engine.connection, this.#lake, this.#nextFileName(), this.#manifest.files);
    if (files.length === this.#manifest.files.length) return;
    await this.#commit(files, this.#marks);
    await sweep(this.#lake, { ...this.#manifest, epoch: this.#manifest.epoch + 1 });
  }

  #nextFileName(): string {
    return dataFileName({ ...this.#manifest, version: this.#manifest.version + 1 });
  }

  async #commit(files: readonly LakeFile[], marks: Marks): Promise<void> {
    const version = this.#manifest.version + 1;
    const manifest = { ...this.#manifest, version, files, watermarks: [...marks.values()] };
    await this.#log.commit(manifest);
    this.#manifest = manifest;
    this.#marks = marks;
    await this.#log.removeOld();
  }
}
