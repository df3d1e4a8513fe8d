import type { Engine } from "../engine/openEngine.ts";
import { isUntyped, type LakeFile } from "../lake/files/LakeFile.ts";
import { stageInParts } from "../lake/lines/typedLines.ts";
import type { MonthsByTable } from "../lake/months/monthsByTable.ts";
import { withNewer, type StoredWatermark } from "../lake/watermarks/StoredWatermark.ts";
import { chooseRows, isChosen, isChosenJournal, type ChosenRows } from "./journalChanges.ts";
import { merge, type ChooseFiles } from "./merge.ts";
import type { OwnedPartition } from "./OwnedPartition.ts";
import type { PendingCommit } from "./PendingCommit.ts";
import { rewrite, type RowChange } from "./rewrite.ts";

/** Writes stored rows again: into the tables of their kinds, into fewer files, with another commander, or not at all. */
export class StoredRewriter {
  readonly #partition: OwnedPartition;
  readonly #pending: PendingCommit;

  constructor(partition: OwnedPartition, pending: PendingCommit) {
    this.#partition = partition;
    this.#pending = pending;
  }

  /** Merges the chosen files in one commit and removes them, after all kinds have their tables. */
  async merge(choose: ChooseFiles): Promise<void> {
    // Files that are not in a manifest would be removed with the merged ones. Their lines may still need tables of their kinds.
    if (this.#pending.files.length > 0) await this.#pending.commit();
    await this.writeDeferredKinds();
    const { home, engine, nextFileName, manifest } = this.#partition;
    const files = await merge(engine.connection, home, nextFileName, manifest.files, choose);
    if (files.length === manifest.files.length) return;
    await this.#partition.replace({ ...manifest, files });
    await this.#partition.sweep();
  }

  /**
   * Changes the chosen rows in one commit, replaces their watermarks, and returns the number of rows. What was added and not
   * committed is committed first.
   */
  async change(chosen: ChosenRows, change: RowChange, replacements: readonly StoredWatermark[]): Promise<number> {
    await this.#pending.commit();
    // Their files change.
    await this.#pending.stillStaged.forget();
    const { home, engine, nextFileName, next, manifest: before } = this.#partition;
    await chooseRows(engine.connection, chosen);
    const { files, rows } = await rewrite(engine.connection, home, nextFileName, before.files, change);
    const watermarkFiles = await this.#partition.watermarkFiles.removeWhere(isChosenJournal, next);
    const kept = before.watermarks.filter((mark) => !isChosen(mark, chosen));
    const { segments } = before;
    await this.#partition.replace({ files, watermarks: withNewer(kept, replacements), watermarkFiles, segments });
    this.#pending.continueFromManifest();
    await this.#partition.sweep({ mustRemove: true });
    return rows;
  }

  /** Removes rows in one commit, however many files they are in, and returns their number. How far journals are stored stays. */
  async remove(change: RowChange): Promise<number> {
    await this.#pending.commit();
    // Their files change.
    await this.#pending.stillStaged.forget();
    const { home, engine, nextFileName, manifest: before } = this.#partition;
    const { files, rows } = await rewrite(engine.connection, home, nextFileName, before.files, change);
    if (rows === 0) return 0;
    await this.#partition.replace({ ...before, files });
    this.#pending.continueFromManifest();
    await this.#partition.sweep({ mustRemove: true });
    return rows;
  }

  /** Divides the lines that are only in `events` into the columns of their kinds, some files in each commit. */
  async writeDeferredKinds(): Promise<void> {
    const { home, engine, staging } = this.#partition;
    if (!this.#partition.manifest.files.some(isUntyped)) return;
    // The staged lines make room for those of the files.
    await this.#pending.commit();
    await this.writeStagedKinds();
    const target = { connection: engine.connection, staging, home };
    for await (const { files, months } of stageInParts(target, this.#partition.manifest.files.filter(isUntyped))) {
      await this.#commitKinds(files, months);
      await staging.clear();
    }
  }

  /** Divides the committed lines that are staged still, on the connection of the staging and on others that are free. */
  async writeStagedKinds(others?: Engine["others"]): Promise<void> {
    const { stillStaged } = this.#pending;
    const staged = this.#partition.manifest.files.filter((file) => stillStaged.has(file));
    if (staged.length > 0) await this.#commitKinds(staged, stillStaged.months, others);
    await stillStaged.forget();
  }

  /** Writes the tables of kinds from the staged lines of some files, which are typed then. */
  async #commitKinds(typed: readonly LakeFile[], found: MonthsByTable, others?: Engine["others"]): Promise<void> {
    await this.#partition.markTyped(typed, await this.#partition.writeTables(found, { others }));
  }
}
