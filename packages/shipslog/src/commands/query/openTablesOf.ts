import { formatCount } from "@shipslog/contract/internal";
import type { Tables } from "@shipslog/archive";
import type { Host } from "../../command/Host.ts";
import { userCache } from "../../command/userCache.ts";
import { IntakeReport } from "../../command/IntakeReport.ts";
import { journalPaths } from "../../openFolder/journalPaths.ts";
import { openTables, type OpenTablesOptions } from "../../queryLake/openTables.ts";

/** Opens the tables of the paths on a command line, and reports how the reading goes. */
export async function openTablesOf(
  given: readonly string[],
  { isQuiet, ...options }: OpenTablesOptions & { readonly isQuiet: boolean },
  host: Host,
): Promise<Tables> {
  const intake = new IntakeReport(isQuiet, host);
  const { onFound, onEmpty, onUnreadable, onCopy, onProgress } = intake;
  const cache = userCache("lakes", host);
  const reported = {
    ...options,
    signal: host.interrupted,
    onFound,
    onEmpty,
    onUnreadable,
    onCopy,
    onProgress,
    cache,
    machine: host,
    onRepeats(journals: number) {
      const rows = `the rows of ${formatCount(journals, "journal")} that several lakes seem to have`;
      host.err.write(`shipslog: ${rows} are shown for each of them; --repeats drop shows them once\n`);
    },
    onUndivided(lines: number) {
      const what = `${formatCount(lines, "line")} that a collector has stored`;
      host.err.write(`shipslog: ${what} and not divided into tables yet: the answer is without them\n`);
    },
  };
  try {
    return await openTables(await journalPaths(given, host), reported);
  } finally {
    intake.end();
  }
}
