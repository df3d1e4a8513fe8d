import { join } from "node:path";
import type { StoredWatermark } from "@shipslog/archive";
import { kinds, type Delivery } from "@shipslog/contract";
import { Bookmark, JournalError, listJournals, nodeDisk, readJournalTextBatches, type Notice } from "@shipslog/journal";
import type { SourceFolder } from "../../journalSources/SourceFolder.ts";
import { onlyFiles } from "../../journalSources/onlyFiles.ts";
import { findResumePoint, type ResumePoint } from "./ResumePoint.ts";
import { verdictOn, type LineEntry } from "./verdictOn.ts";

/** Which journals of a folder are delivered, and as whose. */
export interface DeliverOptions {
  /** Delivers only the journals of this commander. */
  readonly commander?: string | undefined;
  /** The commander of journals that do not name one. */
  readonly defaultCommander?: string | undefined;
  readonly signal?: AbortSignal | undefined;
  /** Called with the commander of each journal, whether it is delivered or not. */
  readonly onCommander?: ((commander: string) => void) | undefined;
  /** Called for each journal that cannot be read and is left out. */
  readonly onUnreadable?: ((error: JournalError) => void) | undefined;
}

/**
 * Yields every line of a source's journals that is not stored yet, in order. A last line without a line end is included if it is
 * a complete event, or if its file is not the newest and will not grow.
 */
export async function* deliverSource(
  source: SourceFolder,
  stored: Iterable<StoredWatermark>,
  options: DeliverOptions = {},
): AsyncGenerator<readonly Delivery[], void, undefined> {
  const { folder } = source;
  const newest = (await listJournals(folder, nodeDisk))?.journals.at(-1)?.file;
  const resumePoints = await findResumePoints(source, newest, stored, options);
  const from = new Bookmark([...resumePoints].map(([file, { mark }]) => [file, mark]));
  const maker = new DeliveryMaker(resumePoints);
  const disk = onlyFiles([...resumePoints.keys()]);
  const { signal, onUnreadable } = options;
  const onNotice = (notice: Notice) => notice.code === "unreadable" && onUnreadable?.(notice.cause);
  for await (const batch of readJournalTextBatches(folder, { from, kinds, signal, disk, onNotice })) {
    const entries = batch.filter((entry) => entry.type !== "truncated");
    const last = entries.at(-1);
    if (last !== undefined && last.position.file === newest && (await mayGrow(folder, last))) entries.pop();
    const deliveries = entries.flatMap((entry) => maker.next(entry) ?? []);
    if (deliveries.length > 0) yield deliveries;
  }
}

/** Finds where to read on in each journal that is delivered. */
async function findResumePoints(
  { folder, journals }: SourceFolder,
  newest: string | undefined,
  stored: Iterable<StoredWatermark>,
  { commander, defaultCommander, signal, onCommander, onUnreadable }: DeliverOptions,
): Promise<ReadonlyMap<string, ResumePoint>> {
  const watermarks = Map.groupBy(stored, ({ file }) => file);
  const found = new Map<string, ResumePoint>();
  for (const { file } of journals) {
    if (signal?.aborted === true) break;
    const journal = { folder, file, isNewest: file === newest, given: defaultCommander };
    try {
      const resumePoint = await findResumePoint(journal, watermarks.get(file) ?? []);
      if (resumePoint === undefined) continue;
      onCommander?.(resumePoint.commander);
      if (commander === undefined || commander === resumePoint.commander) found.set(file, resumePoint);
    } catch (error) {
      onUnreadable?.(error instanceof JournalError ? error : new JournalError("unreadable", join(folder, file), error));
    }
  }
  return found;
}

/** Whether a line may still grow: it has no line end and is not a complete event. */
async function mayGrow(folder: string, entry: LineEntry): Promise<boolean> {
  if (entry.type === "event" || entry.type === "text") return false;
  const file = await nodeDisk.open(join(folder, entry.position.file));
  try {
    const ending = Buffer.alloc(1);
    const length = await file?.read(ending, 0, entry.position.offset + entry.byteLength - 1);
    return length === 1 && ending[0] !== 10;
  } finally {
    await file?.close();
  }
}

/** Makes deliveries of entries. Each continues the one before it in its file. */
class DeliveryMaker {
  readonly #resumePoints: ReadonlyMap<string, ResumePoint>;
  readonly #ends = new Map<string, number>();

  constructor(resumePoints: ReadonlyMap<string, ResumePoint>) {
    this.#resumePoints = resumePoints;
  }

  /** The delivery of an entry; undefined if its journal must wait, or if it is only the line end of a stored line. */
  next(entry: LineEntry): Delivery | undefined {
    const { position, byteLength } = entry;
    const resumePoint = this.#resumePoints.get(position.file);
    if (resumePoint === undefined) return undefined;
    const { commander, mark, isOpen } = resumePoint;
    const raw = entry.type === "oversize" ? entry.excerpt : entry.raw;
    if (isOpen && position.offset === mark.offset && raw === "") return undefined;
    const after = this.#ends.get(position.file) ?? mark.offset;
    this.#ends.set(position.file, position.offset + byteLength);
    return { commander, position, byteLength, after, raw, verdict: verdictOn(entry) };
  }
}
