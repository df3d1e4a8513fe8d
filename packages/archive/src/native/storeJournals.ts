import type { DuckDBConnection } from "@duckdb/node-api";
import { monthNamed } from "../lake/months/monthsByTable.ts";
import { storeMonth, type StoredMonth } from "./storeMonth.ts";
import { inspectJournal, type ReadableJournal, type WholeJournal } from "./WholeJournal.ts";

/** Called with what was stored of each month, one after the other. */
export type OnMonth = (month: string, stored: StoredMonth) => Promise<void>;

/** Where journals are stored. */
export interface JournalsTarget {
  readonly connections: readonly DuckDBConnection[];
  readonly lake: string;
  readonly fileName: string;
  readonly signal: AbortSignal | undefined;
}

/** How many journals are looked at together. */
const atOnce = 16;

/**
 * Stores whole journals by month, the largest month first, on all connections at once. DuckDB reads and splits the files; only lines
 * of the sixteen kinds reach JavaScript. Returns the journals that are not usual throughout, of which nothing is stored.
 */
export async function storeJournals(
  { connections, lake, fileName, signal }: JournalsTarget,
  journals: readonly WholeJournal[],
  onMonth: OnMonth,
): Promise<readonly WholeJournal[]> {
  const left = new Set(journals);
  // Rows of one commander are together, as in merged files.
  const byCommander = (await inspectAll(journals)).toSorted(compareCommanders);
  const byMonth = Map.groupBy(byCommander, ({ month }) => month);
  const bytesOf = (members: readonly ReadableJournal[]) => members.reduce((sum, { byteLength }) => sum + byteLength, 0);
  const waiting = [...byMonth].toSorted(([, one], [, other]) => bytesOf(other) - bytesOf(one)).values();
  let last: Promise<void> = Promise.resolve();
  const work = async (connection: DuckDBConnection) => {
    for (const [name, members] of waiting) {
      if (signal?.aborted === true) return;
      const month = monthNamed(name);
      if (month === undefined) continue;
      const stored = await storeMonth(connection, { lake, fileName, month }, members);
      const leftOver = new Set(stored.left.map(({ path }) => path));
      const taken = new Set(members.map(({ path }) => path).filter((path) => !leftOver.has(path)));
      last = last.then(() => onMonth(name, stored));
      await last;
      for (const journal of journals) if (taken.has(journal.path)) left.delete(journal);
    }
  };
  const ended = await Promise.allSettled(connections.map(work));
  for (const each of ended) if (each.status === "rejected") throw each.reason;
  return [...left];
}

function compareCommanders({ commander: one }: WholeJournal, { commander: other }: WholeJournal): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}

/** A journal that cannot be read is left to whoever reads it line by line, who reports it. */
async function inspectAll(journals: readonly WholeJournal[]): Promise<readonly ReadableJournal[]> {
  const found: (ReadableJournal | undefined)[] = [];
  for (let at = 0; at < journals.length; at += atOnce) {
    const some = journals.slice(at, at + atOnce).map((each) => inspectJournal(each).catch(() => undefined));
    found.push(...(await Promise.all(some)));
  }
  return found.filter((each) => each !== undefined);
}
