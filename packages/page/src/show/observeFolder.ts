import type { CockpitObservation } from "@shipslog/cockpit";
import {
  announcedFile,
  type CompanionEntry,
  type CompanionFile,
  type Dialect,
  type Entry,
  type EventEntry,
} from "@shipslog/contract";
import {
  followCompanions,
  followJournal,
  type Clock,
  type Disk,
  type Notice,
  type ReadStart,
} from "@shipslog/journal/browser";
import { HealthCheck } from "./HealthCheck.ts";
import { observeReading } from "./observeReading.ts";
import { ReadingExtent } from "./ReadingExtent.ts";

/** The folder to observe, and how. */
export interface ObservedFolder {
  readonly folder: string;
  /** Whether to observe the companion files too; true by default. */
  readonly hasCompanions?: boolean;
  readonly disk: Disk;
  /** Called for what cannot be read. */
  readonly onNotice?: ((notice: Notice) => void) | undefined;
  /** The line to start with; the first line when undefined. */
  readonly from: ReadStart | undefined;
  /** The dialect to check against. */
  readonly dialect: Dialect;
  readonly clock: Clock;
  /** Ends the streams. */
  readonly signal: AbortSignal;
}

/**
 * Follows the lines and companion files of a folder; each is followed by its findings. Companion files show the present, so they
 * are read after all lines that exist at the start.
 */
export function observeFolder({
  folder,
  hasCompanions = true,
  disk,
  onNotice,
  from,
  dialect,
  clock,
  signal,
}: ObservedFolder): readonly AsyncIterable<CockpitObservation>[] {
  const announced = new Map<CompanionFile, string>();
  const measured = ReadingExtent.measure(folder, disk, from);
  const checking = measured.then((extent) => new HealthCheck(dialect, (file) => !extent.isOfEarlierSession(file)));
  const caughtUp = Promise.withResolvers<void>();
  const withFindings = async function* (
    entries: AsyncIterable<Entry | CompanionEntry>,
  ): AsyncGenerator<CockpitObservation, void, undefined> {
    const check = await checking;
    // As in `check`: a folder without any companion file is a copy of the journals.
    let isCopy = dialect === "live";
    for await (const entry of entries) {
      if (entry.type === "event") noteAnnouncement(announced, entry);
      yield entry;
      if (entry.type === "companion" && entry.state !== "missing") isCopy = false;
      if (entry.type === "companion" && isCopy) continue;
      if (check.needsComparison(entry)) await check.loadComparison();
      for (const finding of check.push(entry)) yield { type: "finding", finding };
    }
  };
  const announcedAt = (file: CompanionFile) => announced.get(file);
  const lines = async function* (): AsyncGenerator<Entry, void, undefined> {
    const extent = await measured;
    for await (const entry of followJournal(folder, { from, signal, disk, onNotice, sleep: clock.sleep })) {
      extent.add(entry);
      yield entry;
    }
  };
  const progress = async function* (): AsyncGenerator<CockpitObservation, void, undefined> {
    try {
      for await (const each of observeReading(await measured, { dialect, clock, signal })) {
        yield each;
        if (each.doneBytes === each.totalBytes) caughtUp.resolve();
      }
    } finally {
      caughtUp.resolve();
    }
  };
  const companions = async function* (): AsyncGenerator<CompanionEntry, void, undefined> {
    await caughtUp.promise;
    const extent = await measured;
    if (signal.aborted) return;
    for await (const entry of followCompanions(folder, { clock, disk, signal, announcedAt })) {
      extent.addCompanion(entry);
      yield entry;
    }
  };
  return [progress(), withFindings(lines()), ...(hasCompanions ? [withFindings(companions())] : [])];
}

function noteAnnouncement(announced: Map<CompanionFile, string>, { kind, event }: EventEntry): void {
  const file = announcedFile(kind, event);
  const { timestamp } = event;
  if (file !== undefined && typeof timestamp === "string") announced.set(file, timestamp);
}
