import { basename } from "node:path/posix";
import { LakeError } from "../lake/home/LakeError.ts";
import { isUntyped, type LakeFile } from "../lake/files/LakeFile.ts";
import type { DividingThread } from "./DividingThread.ts";
import type { OwnedPartition } from "./OwnedPartition.ts";
import type { Enqueue } from "./RawSegments.ts";

/** The most rows whose kinds are written at once, apart from those of one commit: they are in memory. */
const mostRows = 65_536;

/** Writes the tables of kinds of untyped files in another thread, while the sink stores. */
export class UntypedFiles {
  readonly #partition: OwnedPartition;
  readonly #enqueue: Enqueue;
  readonly #thread: DividingThread;
  #last: Promise<unknown> = Promise.resolve();

  constructor(partition: OwnedPartition, enqueue: Enqueue, thread: DividingThread) {
    this.#partition = partition;
    this.#enqueue = enqueue;
    this.#thread = thread;
  }

  /** Writes the tables of all files that are untyped now. */
  typeAll(): Promise<void> {
    const turn = this.#last.then(() => this.#typeEach());
    this.#last = turn.catch(() => undefined);
    return turn;
  }

  async #typeEach(): Promise<void> {
    while (await this.#typeSome());
  }

  async #typeSome(): Promise<boolean> {
    const files = oldestOf(this.#partition.manifest.files.filter(isUntyped));
    const [first] = files;
    if (first === undefined) return false;
    const fileName = this.#partition.nameBeside(first);
    const { home, ownMonths, spared } = this.#partition;
    spared.add(fileName);
    try {
      const written = await this.#thread.writeKinds({ lake: home.folder, files, fileName, ownMonths });
      await this.#enqueue(() => this.#commit(files, written));
    } catch (error) {
      throw error instanceof LakeError ? error : await this.#partition.explain(error);
    } finally {
      spared.delete(fileName);
    }
    return true;
  }

  async #commit(files: readonly LakeFile[], written: readonly LakeFile[]): Promise<void> {
    const untyped = new Set(this.#partition.manifest.files.filter(isUntyped).map(({ path }) => path));
    // A merge may have written their kinds meanwhile. Then these tables are not needed, and a sweep removes them.
    if (files.every(({ path }) => untyped.has(path))) await this.#partition.markTyped(files, written);
  }
}

/** The files of the oldest commits: all of each, because what is made of them has its name. */
function oldestOf(untyped: readonly LakeFile[]): readonly LakeFile[] {
  const found: LakeFile[] = [];
  let rows = 0;
  for (const files of Map.groupBy(untyped, ({ path }) => basename(path)).values()) {
    rows += files.reduce((sum, each) => sum + each.rows, 0);
    if (found.length > 0 && rows > mostRows) break;
    found.push(...files);
  }
  return found;
}
