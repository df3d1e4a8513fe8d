import type { Delivery, Sink } from "@shipslog/contract";
import type { Engine } from "../engine/openEngine.ts";
import type { Staging } from "../staging/Staging.ts";
import { dataFileName } from "./dataFileName.ts";
import { LakeError } from "./LakeError.ts";
import type { Manifest, StoredMark } from "./Manifest.ts";
import type { ManifestLog } from "./ManifestLog.ts";
import { Marks } from "./Marks.ts";
import { partsOf } from "./partsOf.ts";
import { writeTables } from "./writeTables.ts";

/** Writes batches into one partition of a lake, one after the other. */
export class LakeSink implements Sink, AsyncDisposable {
  readonly #lake: string;
  readonly #log: ManifestLog;
  readonly #engine: Engine;
  readonly #staging: Staging;
  #manifest: Manifest;
  #marks: Marks;
  #broken: unknown;
  #last: Promise<void> = Promise.resolve();

  constructor(lake: string, log: ManifestLog, manifest: Manifest, engine: Engine, staging: Staging) {
    this.#lake = lake;
    this.#log = log;
    this.#engine = engine;
    this.#staging = staging;
    this.#manifest = manifest;
    this.#marks = new Marks(manifest.watermarks);
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
    const turn = this.#last.then(() => this.#write(batch));
    this.#last = turn.catch(() => undefined);
    return turn;
  }

  async close(): Promise<void> {
    await this.#last;
    this.#engine.close();
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.close();
  }

  async #write(batch: readonly Delivery[]): Promise<void> {
    if (this.#broken !== undefined) throw new LakeError("broken", this.#lake, this.#broken);
    if (batch.length === 0) return;
    const marks = this.#marks.advance(batch);
    try {
      await this.#store(batch, marks);
    } catch (error) {
      // Whether the commit counted is not known to us any more: who opens the lake again will see.
      this.#broken = error;
      throw error instanceof LakeError ? error : new LakeError("unwritable", this.#lake, error);
    }
  }

  async #store(batch: readonly Delivery[], marks: Marks): Promise<void> {
    const version = this.#manifest.version + 1;
    await this.#staging.clear();
    await this.#staging.add(batch);
    const fileName = dataFileName({ ...this.#manifest, version });
    const files = await writeTables(this.#engine.connection, this.#lake, fileName, partsOf(batch));
    const watermarks = [...marks.values()];
    const manifest = { ...this.#manifest, version, files: [...this.#manifest.files, ...files], watermarks };
    await this.#log.commit(manifest);
    this.#manifest = manifest;
    this.#marks = marks;
    await this.#log.removeOld();
  }
}
