import { joinPath, listJournals, type Disk, type ReadStart } from "@shipslog/journal/browser";

/** Where the cockpit starts to read. */
export const startingPoints = ["recent", "session", "start"] as const;

/** One of the starting points. */
export type StartingPoint = (typeof startingPoints)[number];

/** How much of the folder counts as recent: some evenings, which take a few seconds to read. */
const recentBytes = 16_000_000;

/** The first line to read; undefined for the first line of the folder, and for a folder without journals. */
export async function startPosition(point: StartingPoint, folder: string, disk: Disk): Promise<ReadStart | undefined> {
  if (point === "start") return undefined;
  const { journals = [] } = (await listJournals(folder, disk)) ?? {};
  const newest = journals.at(-1);
  let first = newest;
  let bytes = 0;
  for (const journal of journals.toReversed()) {
    const isNewest = journal.stamp === newest?.stamp && journal.channel === newest.channel;
    bytes += (await disk.stat(joinPath(folder, journal.file)).catch(() => undefined))?.size ?? 0;
    if (!isNewest && (point === "session" || bytes > recentBytes)) break;
    first = journal;
  }
  return first && { file: first.file, offset: 0, line: 1, generation: 0 };
}
