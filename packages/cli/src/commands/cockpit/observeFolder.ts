import { createChecker } from "@shipslog/check";
import type { CockpitObservation } from "@shipslog/cockpit";
import { announcedFile, type CompanionEntry, type CompanionFile, type Dialect, type Entry } from "@shipslog/contract";
import {
  followCompanions,
  followJournal,
  nodeDisk,
  type Clock,
  type Disk,
  type Notice,
  type ReadStart,
} from "@shipslog/journal";

/** The folder to observe, and how. */
export interface ObservedFolder {
  readonly folder: string;
  /** Whether to observe the companion files too; true by default. */
  readonly hasCompanions?: boolean;
  readonly disk?: Disk;
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

/** Follows the lines and companion files of a folder; each is followed by its findings. */
export function observeFolder({
  folder,
  hasCompanions = true,
  disk = nodeDisk,
  onNotice,
  from,
  dialect,
  clock,
  signal,
}: ObservedFolder): readonly AsyncIterable<CockpitObservation>[] {
  const checker = createChecker({ dialect });
  const announced = new Map<CompanionFile, string>();
  const withFindings = async function* (
    entries: AsyncIterable<Entry | CompanionEntry>,
  ): AsyncGenerator<CockpitObservation, void, undefined> {
    for await (const entry of entries) {
      if (entry.type === "event") noteAnnouncement(announced, entry.kind, entry.event["timestamp"]);
      yield entry;
      for (const finding of checker.push(entry)) yield { type: "finding", finding };
    }
  };
  const announcedAt = (file: CompanionFile) => announced.get(file);
  return [
    withFindings(followJournal(folder, { from, signal, disk, onNotice })),
    ...(hasCompanions ? [withFindings(followCompanions(folder, { clock, signal, announcedAt }))] : []),
  ];
}

function noteAnnouncement(announced: Map<CompanionFile, string>, kind: string, timestamp: unknown): void {
  const file = announcedFile(kind);
  if (file !== undefined && typeof timestamp === "string") announced.set(file, timestamp);
}
