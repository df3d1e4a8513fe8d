import type { Engine } from "../engine/openEngine.ts";
import { basename } from "node:path";
import type { Dialect, RawLine } from "@shipslog/contract";
import { dataFileName, parseDataFileName, segmentName } from "../lake/files/dataFileName.ts";
import { LakeError, StaleOwnerError } from "../lake/home/LakeError.ts";
import { homeOf } from "../lake/home/FolderHome.ts";
import type { LakeHome, LakePlace } from "../lake/home/LakeHome.ts";
import { markTyped, type LakeFile } from "../lake/files/LakeFile.ts";
import { sweep, type SweepOptions } from "../lake/files/sweep.ts";
import type { Addition, ListedFiles, Manifest, ManifestHead } from "../lake/manifest/Manifest.ts";
import { printSegment } from "../lake/lines/segment.ts";
import type { ManifestWriter } from "../lake/manifest/ManifestWriter.ts";
import { mixRareMonths, type OwnMonths } from "../lake/months/mixRareMonths.ts";
import { mixSmallTables } from "../lake/months/mixSmallTables.ts";
import type { MonthsByTable } from "../lake/months/monthsByTable.ts";
import { WatermarkFiles } from "../lake/watermarks/WatermarkFiles.ts";
import type { Staging } from "../staging/Staging.ts";
import { writeTables } from "./writeTables.ts";

/** How staged lines are written. */
interface WriteOptions {
  /** Files that are written already. */
  readonly native?: readonly LakeFile[] | undefined;
  /** The connections that are free, beside that of the staging. Default: all. */
  readonly others?: Engine["others"] | undefined;
}

/** A partition of a lake that this process owns: its manifest, its files, and the DuckDB in which lines are staged for it. */
export class OwnedPartition {
  readonly home: LakeHome;
  readonly engine: Engine;
  readonly staging: Staging;
  readonly #writer: ManifestWriter;
  readonly #ownMonths: (() => OwnMonths) | undefined;
  /** The names of files that are being written beside the commits: no manifest lists them yet, and a sweep leaves them. */
  readonly spared: Set<string> = new Set();

  constructor(lake: LakePlace, writer: ManifestWriter, engine: Engine, staging: Staging, ownMonths?: () => OwnMonths) {
    this.home = homeOf(lake);
    this.engine = engine;
    this.staging = staging;
    this.#writer = writer;
    this.#ownMonths = ownMonths;
  }

  /** The current manifest, as far as this owner knows. */
  get manifest(): Manifest {
    return this.#writer.manifest;
  }

  /** The months that may get files of their own now; undefined if all may. */
  get ownMonths(): OwnMonths | undefined {
    return this.#ownMonths?.();
  }

  /** The names of the next commit. */
  get next(): ManifestHead {
    return this.#writer.next;
  }

  /** The name of the data files of the next commit. */
  get nextFileName(): string {
    return dataFileName(this.next);
  }

  /**
   * The name of files that are made of the one of an earlier commit. They are in folders in which that commit has none. The epoch is that of this owner:
   * the one before may still make the same files.
   */
  nameBeside({ path }: LakeFile): string {
    const { partition, epoch } = this.manifest;
    return dataFileName({ partition, epoch, version: parseDataFileName(basename(path))?.version ?? 0 });
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
  async writeTables(
    found: MonthsByTable,
    { native = [], others = this.engine.others }: WriteOptions = {},
  ): Promise<readonly LakeFile[]> {
    const { connection } = this.engine;
    const own = this.ownMonths;
    const months =
      own === undefined ? await mixSmallTables(connection, found) : await mixRareMonths(connection, found, own);
    return await writeTables({ connection, others }, this.home, this.nextFileName, months, native);
  }

  /** Commits new files and changed watermarks. Returns whether all watermarks are in files now. */
  async add(addition: Addition): Promise<boolean> {
    return await this.#writer.add(addition, (marks, head) => this.watermarkFiles.add(marks, head));
  }

  /** Commits lines as they came and the watermarks after them. Returns whether all watermarks are in files now. */
  async addSegment(lines: readonly RawLine[], dialect: Dialect, watermarks: Addition["watermarks"]): Promise<boolean> {
    const segments = [...this.manifest.segments, await this.#writeSegment(lines, dialect)];
    return await this.#writer.add(
      { files: [], watermarks },
      (marks, head) => this.watermarkFiles.add(marks, head),
      segments,
    );
  }

  /** Commits the files that were made of segments in place of them. */
  async replaceSegments(divided: readonly LakeFile[], files: readonly LakeFile[]): Promise<void> {
    const paths = new Set(divided.map(({ path }) => path));
    const segments = this.manifest.segments.filter(({ path }) => !paths.has(path));
    await this.#writer.add({ files, watermarks: [] }, (marks, head) => this.watermarkFiles.add(marks, head), segments);
    // The manifest before lists them, and who reads it needs them. A later sweep removes them if this process ends now.
    await Promise.all([...paths].map((path) => this.home.remove(path).catch(() => undefined)));
  }

  /** Commits the tables of kinds of untyped files, which are typed then. */
  async markTyped(untyped: readonly LakeFile[], written: readonly LakeFile[]): Promise<void> {
    const paths = new Set(untyped.map(({ path }) => path));
    const files = this.manifest.files.map((file) => (paths.has(file.path) ? markTyped(file) : file));
    await this.replace({ ...this.manifest, files: [...files, ...written] });
  }

  async #writeSegment(lines: readonly RawLine[], dialect: Dialect): Promise<LakeFile> {
    const path = `segments/${segmentName(this.next)}`;
    const { content, unpackedBytes } = await printSegment(lines, dialect);
    const sha256 = await this.home.write(path, content);
    const size = { rows: lines.length, bytes: content.length, unpackedBytes };
    return { path, table: "segments", month: "mixed", shape: "", ...size, sha256 };
  }

  /** Commits a checkpoint with other files and watermarks. */
  async replace(listed: ListedFiles): Promise<void> {
    await this.#writer.replace(listed);
  }

  /** Removes the files of this owner that its manifest does not list any more. */
  async sweep(options?: SweepOptions): Promise<void> {
    await sweep(this.home, { ...this.manifest, epoch: this.manifest.epoch + 1 }, { ...options, spared: this.spared });
  }

  /** A new owner removes files that this one still writes or reads: then it is the reason, and not a missing file. */
  async explain(cause: unknown): Promise<LakeError> {
    const isReplaced = await this.#writer.isReplaced().catch(() => false);
    return isReplaced
      ? new StaleOwnerError(`${this.manifest.partition} of ${this.home.name}`)
      : new LakeError("unwritable", this.home.name, cause);
  }
}
