import { createReadStream } from "node:fs";
import { createInterface } from "node:readline";
import { compareGameVersions, gameVersionOf } from "@shipslog/contract";
import type { KindObserver } from "@shipslog/contract/internal";
import type { VersionTotals } from "@shipslog/contract/observed";
import { parseLine } from "@shipslog/contract/text";

/** What was read beside the kinds. */
export interface ReadTotals {
  readonly journals: number;
  readonly lines: number;
  /** Lines that are not events. */
  readonly notEvents: number;
  readonly versions: Readonly<Record<string, VersionTotals>>;
}

/** One journal that was read. */
interface ReadJournal {
  readonly version: string;
  readonly commander: string | undefined;
  readonly lines: number;
  readonly months: readonly string[];
}

/** Who observes all lines, and who those that are as the game wrote them. */
interface Observers {
  readonly all: KindObserver;
  readonly native: KindObserver;
}

const nativeOpening = '{ "timestamp"';

/** Adds every event of these journals to the observers, line by line. */
export async function observeJournals(paths: readonly string[], { all, native }: Observers): Promise<ReadTotals> {
  const journals: ReadJournal[] = [];
  let notEvents = 0;
  for (const path of paths) {
    all.startJournal();
    native.startJournal();
    let version = "unknown";
    let lines = 0;
    const months = new Set<string>();
    for await (const text of createInterface({ input: createReadStream(path, "utf8"), crlfDelay: Infinity })) {
      if (text.trim() === "") continue;
      lines++;
      const parsed = parseLine(text);
      if (!parsed.ok) {
        notEvents++;
        continue;
      }
      const { kind, event } = parsed;
      all.add(kind, event, text);
      if (text.startsWith(nativeOpening)) native.add(kind, event);
      if (kind === "Fileheader") version = gameVersionOf(event) ?? version;
      if (typeof event["timestamp"] === "string") months.add(event["timestamp"].slice(0, "2016-09".length));
    }
    journals.push({ version, commander: all.commander, lines, months: [...months] });
  }
  const lines = journals.reduce((sum, journal) => sum + journal.lines, 0);
  return { journals: paths.length, lines, notEvents, versions: byVersion(journals) };
}

function byVersion(journals: readonly ReadJournal[]): Readonly<Record<string, VersionTotals>> {
  const filled = journals.filter(({ lines }) => lines > 0);
  const grouped = [...Map.groupBy(filled, ({ version }) => version)];
  const rank = (version: string) => (version === "unknown" ? "999" : version);
  return Object.fromEntries(
    grouped
      .toSorted(([one], [other]) => compareGameVersions(rank(one), rank(other)))
      .map(([version, some]) => {
        const months = some.flatMap((journal) => journal.months).toSorted();
        return [
          version,
          {
            journals: some.length,
            lines: some.reduce((sum, journal) => sum + journal.lines, 0),
            commanders: new Set(some.map(({ commander }) => commander)).size,
            months: [...new Set([months[0] ?? "", months.at(-1) ?? ""])],
          },
        ];
      }),
  );
}
