import { homeOf } from "../home/FolderHome.ts";
import type { LakeHome, LakePlace } from "../home/LakeHome.ts";
import { manifestOf, type Addition, type ListedFiles, type Manifest, type ManifestHead } from "./Manifest.ts";
import type { ManifestLog } from "./ManifestLog.ts";
import { withNewer, type StoredWatermark } from "../watermarks/StoredWatermark.ts";
import type { LakeFile } from "../files/LakeFile.ts";

/** The most commits between two checkpoints. */
const commitsOfCheckpoint = 64;

/** The default of the most files and watermarks added since a checkpoint, and of the most watermarks in one. */
const defaultListedItems = 1000;

/** Moves watermarks into files, and returns all files of watermarks. */
type StoreWatermarks = (watermarks: readonly StoredWatermark[], head: ManifestHead) => Promise<readonly LakeFile[]>;

/**
 * Commits the manifests of one owner. Most commits are small: they list what was added since a checkpoint, so that their size does
 * not depend on how many files and journals the lake has.
 */
export class ManifestWriter {
  readonly #home: LakeHome;
  readonly #log: ManifestLog;
  readonly #listedItems: number;
  #manifest: Manifest;
  /** Files of watermarks that the manifest does not list any more; the one before may. */
  #replaced: readonly LakeFile[] = [];

  constructor(lake: LakePlace, log: ManifestLog, manifest: Manifest, listedItems = defaultListedItems) {
    this.#home = homeOf(lake);
    this.#log = log;
    this.#manifest = manifest;
    this.#listedItems = listedItems;
  }

  /** The current manifest, as far as this owner knows. */
  get manifest(): Manifest {
    return this.#manifest;
  }

  /** The names of the next commit. */
  get next(): ManifestHead {
    const { partition, version, epoch, owner } = this.#manifest;
    return { partition, version: version + 1, epoch, owner };
  }

  /** Whether another owner has taken over. It removes the files that this one is about to commit. */
  async isReplaced(): Promise<boolean> {
    const newest = await this.#log.newestReadable(() => undefined);
    return newest !== undefined && newest.epoch > this.#manifest.epoch;
  }

  /** Commits new files and changed watermarks, perhaps with other segments. Returns whether all watermarks are in files now. */
  async add(
    { files, watermarks }: Addition,
    store: StoreWatermarks,
    segments: readonly LakeFile[] = this.#manifest.segments,
  ): Promise<boolean> {
    const { base, added, ...listed } = { ...this.#manifest, segments };
    const newer = { files: [...added.files, ...files], watermarks: withNewer(added.watermarks, watermarks) };
    const all = { ...listed, files: [...listed.files, ...files], watermarks: withNewer(listed.watermarks, watermarks) };
    // The first commit needs no other manifest, so that the empty one of a new lake can be removed.
    const isFirst = listed.files.length === 0;
    const isSmall =
      !isFirst &&
      this.next.version - base < commitsOfCheckpoint &&
      newer.files.length + newer.watermarks.length <= this.#listedItems &&
      all.watermarks.length <= this.#listedItems;
    if (!isSmall) return await this.#checkpoint(all, store);
    await this.#log.commit({ ...this.next, base, ...newer, segments });
    await this.#take({ ...all, ...this.next, base, added: newer });
    return false;
  }

  /** Commits a checkpoint with other files and watermarks. */
  async replace(listed: ListedFiles): Promise<void> {
    const { files, watermarks, watermarkFiles, segments } = listed;
    const record = { ...this.next, files, watermarks, watermarkFiles, segments };
    await this.#log.commit(record);
    await this.#take(manifestOf(record));
  }

  async #checkpoint(listed: ListedFiles, store: StoreWatermarks): Promise<boolean> {
    const isLong = listed.watermarks.length > this.#listedItems;
    const stored = isLong ? { watermarks: [], watermarkFiles: await store(listed.watermarks, this.next) } : {};
    await this.replace({ ...listed, ...stored });
    return isLong;
  }

  async #take(manifest: Manifest): Promise<void> {
    const { files, watermarkFiles: before } = this.#manifest;
    this.#manifest = manifest;
    // Nobody should find an empty lake where the first commit is damaged.
    await (files.length === 0 ? this.#log.removeOld(1) : this.#log.removeOld());
    const old = this.#replaced;
    this.#replaced = before.filter((file) => manifest.watermarkFiles.every(({ path }) => path !== file.path));
    // A sweep may have removed them.
    await Promise.all(old.map(({ path }) => this.#home.remove(path).catch(() => undefined)));
  }
}
