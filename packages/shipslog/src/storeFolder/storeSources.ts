import { join, resolve } from "node:path";
import type { LakeSink, MemorySink, StoredWatermark } from "@shipslog/archive";
import type { Delivery } from "@shipslog/contract";
import type { SourceFolder } from "../openFolder/findSources.ts";
import { FolderCommanders } from "../openFolder/FolderCommanders.ts";
import { deliverLines, planDelivery, type DeliverOptions, type DeliveryPlan } from "./deliverSource.ts";
import { journalRounds } from "./journalRounds.ts";
import { readFirstLines } from "./checkLastLine.ts";
import { JournalIntake, type IntakeListener } from "../openFolder/JournalIntake.ts";

const pieceLines = 8192;

/** How the journals of sources are stored. */
export interface StoreOptions extends DeliverOptions {
  /** The text of one commit, which is held in memory and makes its own files. Default: 256 MiB. */
  readonly commitCharacters?: number | undefined;
  /** As for `addJournals` of a sink. */
  readonly partBytes?: number | undefined;
}

/** The number of lines and journals stored. */
export interface StoreResult {
  readonly lines: number;
  readonly journals: number;
}

/** Called with the fraction of all bytes that has been read, and the current journal. */
export type OnProgress = (fraction: number, file: string) => void;

/** Stores the new lines of the journals of sources. */
export async function storeSources(
  sink: LakeSink | MemorySink,
  sources: readonly SourceFolder[],
  options: StoreOptions,
  onProgress?: OnProgress,
): Promise<StoreResult> {
  const { commitCharacters = 256 * 2 ** 20 } = options;
  const progress = new StoreProgress(sources, onProgress);
  const firstLines = await readFirstLines(sources);
  // A round has only some journals of a folder, and the whole folder says whose they are.
  const byFolder = commandersByFolder(sources, options.origins);
  for (const round of journalRounds(sources, firstLines)) {
    if (options.signal?.aborted === true) break;
    const plans: DeliveryPlan[] = [];
    for (const source of round) {
      const commanders = byFolder.get(source.folder);
      plans.push(await planDelivery(source, sink, { ...options, firstLines, commanders }));
    }
    const left = "addJournals" in sink ? await addWholeJournals(sink, plans, progress, options) : plans;
    for (const plan of left) {
      for await (const deliveries of inPieces(deliverLines(plan, options))) {
        await sink.add(deliveries);
        progress.pass(plan.folder, deliveries);
        if (progress.pendingCharacters < commitCharacters) continue;
        await sink.commit();
        progress.pendingCharacters = 0;
      }
    }
    // The next round compares its journals with what is stored.
    await sink.commit();
  }
  return { lines: progress.lines, journals: progress.journals.size };
}

/** Whose the journals of each folder are. Those that were unpacked tell it of the others in their folder, and these of them. */
function commandersByFolder(
  sources: readonly SourceFolder[],
  origins: StoreOptions["origins"] = new Map(),
): ReadonlyMap<string, FolderCommanders> {
  const homeOf = ({ folder }: SourceFolder) => {
    const origin = origins.has(folder) ? origins.get(folder) : folder;
    return origin === undefined ? undefined : resolve(origin);
  };
  const found = sources.map((source) => {
    const home = homeOf(source);
    const beside = sources.filter((each) => each !== source && home !== undefined && homeOf(each) === home);
    return [source.folder, new FolderCommanders(source, beside)] as const;
  });
  return new Map(found);
}

/** Stores the journals of plans that are new, and not the newest of their folder, without delivering lines; returns the rest. */
async function addWholeJournals(
  sink: LakeSink,
  plans: readonly DeliveryPlan[],
  progress: StoreProgress,
  { signal, partBytes }: StoreOptions,
): Promise<readonly DeliveryPlan[]> {
  const whole = plans.flatMap(({ folder, newest, points }) =>
    [...points].flatMap(([name, { commander, file, mark }]) => {
      if (mark.offset > 0 || name === newest) return [];
      return [{ path: resolve(folder, name), commander, file, generation: mark.generation }];
    }),
  );
  if (whole.length === 0 || signal?.aborted === true) return plans;
  const left = await sink.addJournals(whole, { signal, partBytes, onAdded: (added) => progress.passWhole(added) });
  const leftPaths = new Set(left.map(({ path }) => path));
  const stored = new Set(whole.map(({ path }) => path).filter((path) => !leftPaths.has(path)));
  return plans.map((plan) => ({
    ...plan,
    points: new Map([...plan.points].filter(([name]) => !stored.has(resolve(plan.folder, name)))),
  }));
}

/** Counts what was stored. */
class StoreProgress {
  readonly #sizes: ReadonlyMap<string, number>;
  readonly #totalBytes: number;
  readonly #onProgress: OnProgress | undefined;
  readonly journals = new Set<string>();
  lines = 0;
  pendingCharacters = 0;
  #passedBytes = 0;
  #lastPath = "";

  constructor(sources: readonly SourceFolder[], onProgress: OnProgress | undefined) {
    this.#sizes = sizesOf(sources);
    this.#totalBytes = [...this.#sizes.values()].reduce((sum, size) => sum + size, 0);
    this.#onProgress = onProgress;
  }

  passWhole(added: readonly StoredWatermark[]): void {
    for (const { commander, file, generation, line, offset } of added) {
      this.lines += line;
      this.#passedBytes += offset;
      this.journals.add(JSON.stringify([commander, file, generation]));
      this.#onProgress?.(this.#passedBytes / this.#totalBytes, file);
    }
  }

  pass(folder: string, deliveries: readonly Delivery[]): void {
    this.lines += deliveries.length;
    let lastFile = "";
    for (const { raw, position } of deliveries) {
      this.pendingCharacters += raw.length;
      if (position.file === lastFile) continue;
      lastFile = position.file;
      const path = join(folder, lastFile);
      if (path === this.#lastPath) continue;
      this.#passedBytes += this.#sizes.get(this.#lastPath) ?? 0;
      this.#lastPath = path;
      this.journals.add(path);
      this.#onProgress?.(this.#passedBytes / this.#totalBytes, lastFile);
    }
  }
}

/** Combines batches into pieces: adding a batch has a fixed cost, and long-lived batches make the heap grow. */
async function* inPieces(
  batches: AsyncIterable<readonly Delivery[]>,
): AsyncGenerator<readonly Delivery[], void, undefined> {
  let piece: Delivery[] = [];
  for await (const batch of batches) {
    piece.push(...batch);
    if (piece.length < pieceLines) continue;
    yield piece;
    piece = [];
  }
  if (piece.length > 0) yield piece;
}

function sizesOf(sources: readonly SourceFolder[]): ReadonlyMap<string, number> {
  const files = sources.flatMap(({ folder, journals }) => journals.map((journal) => ({ folder, ...journal })));
  return new Map(files.map(({ folder, file, byteLength }) => [join(folder, file), byteLength]));
}

/** What `takeIn` is told; it counts the rest itself. */
type TakeInOptions = Pick<DeliverOptions, "commander" | "defaultCommander" | "signal" | "origins" | "copies"> &
  IntakeListener & { readonly onProgress?: OnProgress | undefined };

/** What was stored, and what was left out. */
type TakenIn = StoreResult & Pick<JournalIntake, "commanders" | "unreadable" | "copies" | "heldBack">;

/** Stores the journals of sources, and refuses when none of them can be read or is of the commander. */
export async function takeIn(
  sink: LakeSink | MemorySink,
  sources: readonly SourceFolder[],
  options: TakeInOptions,
): Promise<TakenIn> {
  const { commander, defaultCommander, signal, origins, copies: choice, onProgress } = options;
  const intake = new JournalIntake(sources, options);
  const { onCommander, onUnreadable, onCopy, onHeldBack } = intake;
  const told = { commander, defaultCommander, signal, origins, copies: choice };
  const delivered = { ...told, onCommander, onUnreadable, onCopy, onHeldBack };
  const stored = await storeSources(sink, sources, delivered, onProgress);
  if (signal?.aborted !== true) intake.judge(commander);
  const { commanders, unreadable, copies, heldBack } = intake;
  return { ...stored, commanders, unreadable, copies, heldBack };
}
