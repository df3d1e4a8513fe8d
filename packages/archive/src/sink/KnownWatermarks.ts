import type { WantedWatermarks } from "@shipslog/contract";
import { withNewer, type StoredWatermark } from "../lake/watermarks/StoredWatermark.ts";
import { StoredWatermarks } from "../lake/watermarks/StoredWatermarks.ts";
import type { WatermarkSearch } from "../lake/watermarks/WatermarkFiles.ts";
import type { StoredJournal } from "../staging/JournalMap.ts";
import type { OwnedPartition } from "./OwnedPartition.ts";

/** How far each journal of a partition is stored: some watermarks are known, and those in files are looked up when they are needed. */
export class KnownWatermarks {
  readonly #partition: OwnedPartition;
  /** The committed watermarks that are known: not all that are in files. */
  committed: StoredWatermarks;

  constructor(partition: OwnedPartition) {
    this.#partition = partition;
    this.committed = StoredWatermarks.of(partition.manifest.watermarks);
  }

  /** All watermarks, those that are known first. */
  async *all(): AsyncGenerator<StoredWatermark, void, undefined> {
    const known = this.committed;
    yield* known.values();
    for await (const each of this.#partition.watermarkFiles.all()) if (!known.has(each)) yield each;
  }

  /** Finds the watermarks of commanders, also while a commit is written. */
  async findWanted(wanted: WantedWatermarks): Promise<readonly StoredWatermark[]> {
    // A commit may move what is known now to files that are not read here.
    const known = [...this.committed.wanted(wanted)];
    return withNewer(await this.#partition.watermarkFilesBeside.findWanted(wanted), known);
  }

  /** Finds watermarks by name or by first line, in the order of their generations. */
  async find(wanted: WatermarkSearch): Promise<readonly StoredWatermark[]> {
    const names = new Set(wanted.files);
    const headers = new Set(wanted.headers);
    const isWanted = ({ file, header }: StoredWatermark) => names.has(file) || headers.has(header ?? "");
    const known = [...this.committed.values()].filter(isWanted);
    const found = withNewer(await this.#partition.watermarkFiles.search(wanted), known);
    return found.toSorted((one, other) => one.generation - other.generation);
  }

  /** The commanders whose journals are stored, in order of name. */
  async commanders(): Promise<readonly string[]> {
    const known = [...this.committed.values()].map(({ commander }) => commander);
    return [...new Set([...known, ...(await this.#partition.watermarkFiles.commanders())])].toSorted();
  }

  /** Looks up the watermarks of journals that some watermarks do not have yet, and adds them there. */
  async lookUp(journals: Iterable<StoredJournal>, watermarks: StoredWatermarks): Promise<void> {
    if (this.#partition.manifest.watermarkFiles.length === 0) return;
    const unknown = [...journals].filter((journal) => !watermarks.has(journal));
    watermarks.learn(await this.#partition.watermarkFiles.find(unknown));
  }
}
