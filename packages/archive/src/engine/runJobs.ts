import type { DuckDBConnection } from "@duckdb/node-api";

/** Some work on one connection, such as writing a file. */
export type Job<Result> = (connection: DuckDBConnection) => Promise<Result>;

/** Runs jobs on all connections at once: writing a small table occupies only one core. Returns the results in any order. */
export async function runJobs<Result>(
  jobs: readonly Job<Result>[],
  connections: readonly DuckDBConnection[],
): Promise<readonly Result[]> {
  const results: Result[] = [];
  const waiting = jobs.values();
  const work = async (connection: DuckDBConnection) => {
    for (const job of waiting) results.push(await job(connection));
  };
  const ended = await Promise.allSettled(connections.map(work));
  // Wait for all workers before throwing, so that nothing is written after the error.
  for (const each of ended) if (each.status === "rejected") throw each.reason;
  return results;
}
