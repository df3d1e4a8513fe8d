import { createChecker, type Checkable } from "@shipslog/check";
import type { CockpitObservation } from "@shipslog/cockpit";
import { announcedFile, type CompanionFile, type Dialect } from "@shipslog/contract";
import { followCompanions, followJournal, type Clock, type Start } from "@shipslog/journal";

/** What a cockpit looks at. */
export interface ObservedFolder {
  readonly folder: string;
  /** The line to begin with; the first there is when undefined. */
  readonly from: Start | undefined;
  /** Which dialect the lines are held against. */
  readonly dialect: Dialect;
  readonly clock: Clock;
  /** Ends the looking. */
  readonly signal: AbortSignal;
}

/** Follows lines and companion files, each with what the check finds in it right behind it. */
export function observeFolder({
  folder,
  from,
  dialect,
  clock,
  signal,
}: ObservedFolder): readonly AsyncIterable<CockpitObservation>[] {
  const checker = createChecker({ dialect });
  const announced = new Map<CompanionFile, string>();
  const judge = async function* (
    entries: AsyncIterable<Checkable>,
  ): AsyncGenerator<CockpitObservation, void, undefined> {
    for await (const entry of entries) {
      if (entry.type === "event") noteAnnouncement(announced, entry.kind, entry.event["timestamp"]);
      yield entry;
      for (const finding of checker.push(entry)) yield { type: "finding", finding };
    }
  };
  const announcedAt = (file: CompanionFile) => announced.get(file);
  return [
    judge(followJournal(folder, { from, signal })),
    judge(followCompanions(folder, { clock, signal, announcedAt })),
  ];
}

function noteAnnouncement(announced: Map<CompanionFile, string>, kind: string, timestamp: unknown): void {
  const file = announcedFile(kind);
  if (file !== undefined && typeof timestamp === "string") announced.set(file, timestamp);
}
