import { join } from "node:path";
import { LakeError, type LakeSink, type StoredWatermark, type WatermarkSearch } from "@shipslog/archive";
import { JournalError } from "@shipslog/journal";
import type { SourceFolder } from "../openFolder/findSources.ts";
import { FolderCommanders } from "../openFolder/FolderCommanders.ts";
import type { JournalCopy } from "../openFolder/JournalIntake.ts";
import { findOriginals, type UnclearFile, type Original } from "./findOriginals.ts";
import {
  relateAsNew,
  relateJournal,
  type JournalRelation,
  type ResumableJournal,
  type ResumePoint,
  StoredJournals,
} from "./ResumePoint.ts";
import { readFirstLines, type FirstLine } from "./checkLastLine.ts";

/** What has the stored journals: a lake, which can correct them, or tables in memory, which never need to. */
export type JournalStore = Pick<LakeSink, "findWatermarks" | "storedLines"> &
  Partial<Pick<LakeSink, "removeLastLine" | "assignCommander">>;

/** What becomes of copies with other line ends: they are left out, or kept as journals of their own, every line again. */
export type CopiesChoice = "skip" | "keep";

/** Which journals are delivered, and as whose. */
export interface ResumeOptions {
  /** Delivers only the journals of this commander. */
  readonly commander?: string | undefined;
  /** The commander of journals that do not name one. */
  readonly defaultCommander?: string | undefined;
  readonly signal?: AbortSignal | undefined;
  /** The folders of journals that were unpacked and cannot grow, each with the folder that it was packed in, if any. */
  readonly origins?: ReadonlyMap<string, string | undefined> | undefined;
  /** The first lines of journals by path, where they are known already. */
  readonly firstLines?: ReadonlyMap<string, FirstLine> | undefined;
  /** Whose the journals of the folder are, if more of it is known than the source has. */
  readonly commanders?: FolderCommanders | undefined;
  /** Called with the commander of each journal, whether it is delivered or not. */
  readonly onCommander?: ((commander: string) => void) | undefined;
  /** Called for each journal that cannot be read and is left out. */
  readonly onUnreadable?: ((error: JournalError) => void) | undefined;
  /** What becomes of copies with other line ends, or who decides it for some of them. Default: they are left out. */
  readonly copies?: CopiesChoice | ((copies: readonly JournalCopy[]) => Promise<CopiesChoice>) | undefined;
  /** Called for each copy with other line ends that is left out. */
  readonly onCopy?: ((copy: JournalCopy) => void) | undefined;
  /** Called with the path of each journal whose last line is not stored, because it is incomplete and may still grow. */
  readonly onHeldBack?: ((path: string) => void) | undefined;
}

/** Finds where to read on in each journal of a folder that is delivered. Corrects stored journals that know less than the file. */
export async function findResumePoints(
  source: SourceFolder,
  store: JournalStore,
  options: ResumeOptions,
): Promise<ReadonlyMap<string, ResumePoint>> {
  const { folder, journals } = source;
  const firstLines = options.firstLines ?? (await readFirstLines([source]));
  const headers = journals.flatMap(({ file }) => firstLines.get(join(folder, file))?.fingerprint ?? []);
  const wanted = { files: journals.map(({ file }) => file), headers };
  const finder = new ResumePointFinder(store, wanted, options, await store.findWatermarks(wanted));
  const commanders = options.commanders ?? new FolderCommanders(source);
  for (const { file } of journals) {
    if (options.signal?.aborted === true) break;
    const first = firstLines.get(join(folder, file));
    await finder.add({ folder, file, first, given: options.defaultCommander, commanders });
  }
  return await finder.finish();
}

interface UnclearJournal extends UnclearFile {
  readonly journal: ResumableJournal;
}

class ResumePointFinder {
  readonly #store: JournalStore;
  readonly #wanted: WatermarkSearch;
  readonly #options: ResumeOptions;
  readonly #found = new Map<string, ResumePoint>();
  readonly #unclear: UnclearJournal[] = [];
  #stored: StoredJournals;

  constructor(store: JournalStore, wanted: WatermarkSearch, options: ResumeOptions, found: readonly StoredWatermark[]) {
    this.#store = store;
    this.#wanted = wanted;
    this.#options = options;
    this.#stored = new StoredJournals(found);
  }

  async add(journal: ResumableJournal): Promise<void> {
    const path = join(journal.folder, journal.file);
    await this.#unlessUnreadable(path, async () => {
      let relation = await relateJournal(journal, this.#stored);
      while (this.#mayCorrect(relation) && (await this.#correct(relation))) {
        relation = await relateJournal(journal, this.#stored);
      }
      if (relation.type === "unclear") this.#unclear.push({ path, marks: relation.marks, journal });
      else this.#take(journal, relation);
    });
  }

  /** Compares the journals that may be copies, all at once, and returns the resume points. */
  async finish(): Promise<ReadonlyMap<string, ResumePoint>> {
    const originals = await findOriginals(this.#store, this.#unclear);
    const leftOut = await this.#chooseCopies(originals);
    for (const { path, journal } of this.#unclear) {
      const original = originals.get(path);
      if (original !== undefined && (original.hasSameBytes || leftOut)) {
        this.#options.onCommander?.(original.mark.commander);
      } else {
        await this.#unlessUnreadable(path, async () => this.#take(journal, await relateAsNew(journal, this.#stored)));
      }
    }
    return this.#found;
  }

  /** Returns whether copies with other line ends are left out, and reports them if they are. */
  async #chooseCopies(originals: ReadonlyMap<string, Original>): Promise<boolean> {
    const { commander, copies: choice = "skip", onCopy } = this.#options;
    const copies = [...originals].flatMap(([path, { mark, hasSameBytes, hasMore }]) => {
      if (hasSameBytes || (commander !== undefined && commander !== mark.commander)) return [];
      return [{ path, of: mark.file, hasMore }];
    });
    if (copies.length === 0) return true;
    if ((typeof choice === "string" ? choice : await choice(copies)) === "keep") return false;
    for (const copy of copies) onCopy?.(copy);
    return true;
  }

  #take({ folder, file, first }: ResumableJournal, relation: JournalRelation): void {
    const { commander, onCommander, onHeldBack } = this.#options;
    // An empty file has no line that could be held back.
    if (relation.type === "waits" && first !== undefined) onHeldBack?.(join(folder, file));
    if (relation.type === "named") onCommander?.(relation.commander);
    if (relation.type === "half-line") onCommander?.(relation.mark.commander);
    // Tables in memory cannot give a journal another commander.
    const isKept = relation.type === "named" && this.#store.assignCommander === undefined;
    if (relation.type !== "continues" && !isKept) return;
    const { point } = relation;
    onCommander?.(point.commander);
    if (commander === undefined || commander === point.commander) this.#found.set(file, point);
  }

  /** With `--commander`, the journals of others stay as they are. */
  #mayCorrect(relation: JournalRelation): boolean {
    const { commander } = this.#options;
    if (commander === undefined) return true;
    if (relation.type === "named") return relation.commander === commander;
    return relation.type !== "half-line" || relation.mark.commander === commander;
  }

  /** Corrects what is stored of a journal; returns whether there was anything to correct. */
  async #correct(relation: JournalRelation): Promise<boolean> {
    const store = this.#store;
    if (relation.type === "half-line" && store.removeLastLine !== undefined) {
      await store.removeLastLine(relation.mark);
    } else if (relation.type === "named" && store.assignCommander !== undefined) {
      await store.assignCommander(relation.mark, relation.commander);
    } else return false;
    this.#stored = new StoredJournals(await this.#store.findWatermarks(this.#wanted));
    return true;
  }

  async #unlessUnreadable(path: string, work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      if (error instanceof LakeError) throw error;
      this.#options.onUnreadable?.(error instanceof JournalError ? error : new JournalError("unreadable", path, error));
    }
  }
}
