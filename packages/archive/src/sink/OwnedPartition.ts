import type { Engine } from "../engine/openEngine.ts";
import { dataFileName } from "../lake/files/dataFileName.ts";
import { LakeError, StaleOwnerError } from "../lake/home/LakeError.ts";
import { homeOf } from "../lake/home/FolderHome.ts";
import type { LakeHome, LakePlace } from "../lake/home/LakeHome.ts";
import type { LakeFile } from "../lake/files/LakeFile.ts";
import { sweep, type SweepOptions } from "../lake/files/sweep.ts";
import type { Addition, Manifest, ManifestHead } from "../lake/manifest/Manifest.ts";
import type { ListedFiles, ManifestWriter } from "../lake/manifest/ManifestWriter.ts";
import { mixRareMonths, type ChooseMonths } from "../lake/months/mixRareMonths.ts";
import { mixSmallTables } from "../lake/months/mixSmallTables.ts";
import type { MonthsByTable } from "../lake/months/monthsByTable.ts";
import { WatermarkFiles } from "../lake/watermarks/WatermarkFiles.ts";
import type { Staging } from "../staging/Staging.ts";
import { writeTables } from "./writeTables.ts";

/** A partition of a lake that this process owns: its manifest, its files, and the DuckDB in which lines are staged for it. */
export class OwnedPartition {
  readonly home: LakeHome;
  readonly engine: Engine;
  readonly staging: Staging;
  readonly #writer: ManifestWriter;
  readonly #chooseMonths: ChooseMonths | undefined;

  constructor(lake: LakePlace, writer: ManifestWriter, engine: Engine, staging: Staging, chooseMonths?: ChooseMonths) {
    this.home = homeOf(lake);
    this.engine = engine;
    this.staging = staging;
    this.#writer = writer;
    this.#chooseMonths = chooseMonths;
  }

  /** The current manifest, as far as this owner knows. */
  get manifest(): Manifest {
    return this.#writer.manifest;
  }

  /** The names of the next commit. */
  get next(): ManifestHead {
    return this.#writer.next;
  }

  /** The name of the data files of the next commit. */
  get nextFileName(): string {
    return dataFileName(this.next);
  }

  /** The watermarks that the manifest does not list itself. */
  get watermarkFiles(): WatermarkFiles {
    return new WatermarkFiles(this.engine.connection, this.home, this.manifest.watermarkFiles);
  }

  /** The same, read over a connection that does not wait for writes. */
  get watermarkFilesBeside(): WatermarkFiles {
    return new WatermarkFiles(this.engine.beside, this.home, this.manifest.watermarkFiles);
  }

  /** Writes the staged lines of some tables and months durably, and files that are written already with them. */
  async writeTables(found: MonthsByTable, native: readonly LakeFile[] = []): Promise<readonly LakeFile[]> {
    const { connection } = this.engine;
    const choose = this.#chooseMonths;
    const months =
      choose === undefined ? await mixSmallTables(connection, found) : await mixRareMonths(connection, found, choose);
    return await writeTables(this.engine, this.home, this.nextFileName, months, native);
  }

  /** Commits new files and changed watermarks. Returns whether all watermarks are in files now. */
  async add(addition: Addition): Promise<boolean> {
    return await this.#writer.add(addition, (marks, head) => this.watermarkFiles.add(marks, head));
  }

  /** Commits a checkpoint with other files and watermarks. */
  async replace(listed: ListedFiles): Promise<void> {
    await this.#writer.replace(listed);
  }

  /** Removes the files of this owner that its manifest does not list any more. */
  async sweep(options?: SweepOptions): Promise<void> {
    await sweep(this.home, { ...this.manifest, epoch: this.manifest.epoch + 1 }, options);
  }

  /** A new owner removes files that this one still writes or reads: then it is the reason, and not a missing file. */
  async explain(cause: unknown): Promise<LakeError> {
    const isReplaced = await this.#writer.isReplaced().catch(() => false);
    return isReplaced
      ? new StaleOwnerError(`${this.manifest.partition} of ${this.home.name}`)
      : new LakeError("unwritable", this.home.name, cause);
  }
}
