import { appendFile, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { followJournal, nodeDisk, type Disk } from "@shipslog/journal";

const lines = 250;
const longestPauseMs = 70;

/** A disk without change notifications, like Windows while the game holds the journal open: the follower has to poll. */
const withoutHints: Disk = { ...nodeDisk, watch: () => () => undefined };

/** Appends lines at uneven pauses and gives the time from each append to the delivery of its entry, in order of size. */
export async function measureLatencies(): Promise<readonly number[]> {
  const folder = await mkdtemp(join(tmpdir(), "shipslog-latency-"));
  const path = join(folder, "Journal.2025-01-02T000000.01.log");
  const ending = new AbortController();
  const startedMs: number[] = [];
  const latenciesMs: number[] = [];
  const following = (async () => {
    for await (const entry of followJournal(folder, { disk: withoutHints, signal: ending.signal })) {
      latenciesMs.push(performance.now() - (startedMs[entry.position.line - 1] ?? Number.NaN));
      if (latenciesMs.length === lines) break;
    }
  })();
  try {
    for (let line = 0; line < lines; line++) {
      // Pauses without a common factor with the polling interval, so that appends fall anywhere within it.
      await sleep(1 + ((line * 37) % longestPauseMs));
      startedMs.push(performance.now());
      await appendFile(path, `{ "timestamp":"2025-01-02T00:00:00Z", "event":"Music", "Number":${line} }\r\n`);
    }
    await Promise.race([following, sleep(5000).then(() => ending.abort())]);
  } finally {
    ending.abort();
    await following;
    await rm(folder, { recursive: true });
  }
  if (latenciesMs.length !== lines) throw new Error(`${latenciesMs.length} of ${lines} lines were delivered`);
  return latenciesMs.sort((one, other) => one - other);
}

/** Returns a percentile of the latencies. */
export function atPart(latenciesMs: readonly number[], part: number): number {
  return latenciesMs[Math.ceil(latenciesMs.length * part) - 1] ?? Number.NaN;
}
