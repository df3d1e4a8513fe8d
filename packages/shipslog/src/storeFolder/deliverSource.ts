import { join } from "node:path";
import { kinds, type Delivery, isKind, type Entry, type TextEntry, type Verdict } from "@shipslog/contract";
import { Bookmark, listJournals, nodeDisk, readJournalTextBatches, type Notice } from "@shipslog/journal";
import { lineDefects } from "@shipslog/contract/text";
import type { SourceFolder } from "../openFolder/findSources.ts";
import { onlyFiles } from "../openFolder/listFolder.ts";
import { findResumePoints, type JournalStore, type ResumeOptions } from "./findResumePoints.ts";
import type { ResumePoint } from "./ResumePoint.ts";

/** How the journals of a folder are delivered. */
export type DeliverOptions = ResumeOptions;

/** The journals of a folder that have lines to deliver, each with the place where they begin. */
export interface DeliveryPlan {
  readonly folder: string;
  /** The newest journal of the folder, which the game may still be writing; undefined for unpacked journals. */
  readonly newest: string | undefined;
  readonly points: ReadonlyMap<string, ResumePoint>;
}

/** Compares the journals of a source with what is stored. */
export async function planDelivery(
  source: SourceFolder,
  store: JournalStore,
  options: DeliverOptions,
): Promise<DeliveryPlan> {
  const { folder } = source;
  const isPacked = options.origins?.has(folder) === true;
  const newest = isPacked ? undefined : (await listJournals(folder, nodeDisk))?.journals.at(-1)?.file;
  return { folder, newest, points: await findResumePoints(source, store, options) };
}

/**
 * Yields every line of a source's journals that is not stored yet, in order. A last line without a line end is included if it is
 * a complete event, or if its file is not the newest.
 */
export async function* deliverSource(
  source: SourceFolder,
  store: JournalStore,
  options: DeliverOptions = {},
): AsyncGenerator<readonly Delivery[], void, undefined> {
  yield* deliverLines(await planDelivery(source, store, options), options);
}

/** Yields the lines of a plan. */
export async function* deliverLines(
  { folder, newest, points }: DeliveryPlan,
  { signal, onUnreadable, onHeldBack }: DeliverOptions,
): AsyncGenerator<readonly Delivery[], void, undefined> {
  const from = new Bookmark([...points].map(([file, { mark }]) => [file, mark]));
  const maker = new DeliveryMaker(points);
  const disk = onlyFiles([...points.keys()]);
  const onNotice = (notice: Notice) => notice.code === "unreadable" && onUnreadable?.(notice.cause);
  for await (const batch of readJournalTextBatches(folder, { from, kinds, signal, disk, onNotice })) {
    const entries = batch.filter((entry) => entry.type !== "truncated");
    const last = entries.at(-1);
    if (last !== undefined && last.position.file === newest && (await mayGrow(folder, last))) {
      entries.pop();
      onHeldBack?.(join(folder, newest));
    }
    const deliveries = entries.flatMap((entry) => maker.next(entry) ?? []);
    if (deliveries.length > 0) yield deliveries;
  }
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
    const { commander, file, mark, isOpen } = resumePoint;
    const raw = entry.type === "oversize" ? entry.excerpt : entry.raw;
    if (isOpen && position.offset === mark.offset && raw === "") return undefined;
    const after = this.#ends.get(position.file) ?? mark.offset;
    this.#ends.set(position.file, position.offset + byteLength);
    return { commander, position: { ...position, file }, byteLength, after, raw, verdict: verdictOn(entry) };
  }
}

/** An entry that is a line, unlike `truncated`. */
type LineEntry = Exclude<Entry, { type: "truncated" }> | TextEntry;

/** The verdict on a line: every line that can be parsed is stored, valid or not. */
function verdictOn(entry: LineEntry): Verdict {
  switch (entry.type) {
    case "event":
      return { type: "stored", kind: entry.kind, event: isKind(entry.kind) ? entry.event : undefined };
    case "text":
      return { type: "stored", kind: entry.kind };
    case "bad":
      return { type: "rejected", kind: undefined, code: entry.defect, reason: lineDefects[entry.defect] };
    default:
      return { type: "rejected", kind: undefined, code: "oversize", reason: "the line is too long" };
  }
}
