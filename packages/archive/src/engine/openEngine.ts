import { DuckDBInstance, type DuckDBConnection } from "@duckdb/node-api";

/** How much of the machine DuckDB may take. */
export interface EngineOptions {
  /** Threads of DuckDB; as many as there are cores when undefined. */
  readonly threads?: number | undefined;
  /** Memory of DuckDB in megabytes; most of the machine's when undefined. */
  readonly memoryMb?: number | undefined;
}

/** Nothing may be fetched or loaded from outside, and nothing be spilled into whatever folder this runs in. */
const closedSettings = {
  autoinstall_known_extensions: "false",
  autoload_known_extensions: "false",
  allow_community_extensions: "false",
  allow_unsigned_extensions: "false",
  temp_directory: "",
} as const;

/** A DuckDB in memory with its connections. */
export interface Engine {
  readonly connection: DuckDBConnection;
  /** More connections, for work that goes on at the same time. */
  readonly others: readonly DuckDBConnection[];
  close(): void;
}

/** Starts a DuckDB in memory that neither downloads nor loads anything. */
export async function openEngine({ threads, memoryMb }: EngineOptions = {}): Promise<Engine> {
  const instance = await DuckDBInstance.create(":memory:", {
    ...closedSettings,
    ...(threads === undefined ? {} : { threads: String(threads) }),
    ...(memoryMb === undefined ? {} : { memory_limit: `${memoryMb}MB` }),
  });
  const connection = await instance.connect();
  await connection.run("SET TimeZone = 'UTC'");
  const others = [await instance.connect(), await instance.connect()];
  return {
    connection,
    others,
    close() {
      for (const each of [connection, ...others]) each.closeSync();
      instance.closeSync();
    },
  };
}
