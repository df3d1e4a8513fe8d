import { DuckDBInstance, type DuckDBConnection } from "@duckdb/node-api";
import { numberOption, type OptionShapes } from "@shipslog/contract/internal";

/** Limits on the resources that DuckDB uses. */
export interface EngineOptions {
  /** Threads of DuckDB. Default: one for each core. */
  readonly threads?: number | undefined;
  /** Memory of DuckDB in megabytes. Default: most of the machine's memory. */
  readonly memoryMb?: number | undefined;
}

/** What the limits may be. */
export const engineShapes: OptionShapes<EngineOptions> = {
  threads: numberOption({ isWhole: true, min: 1 }),
  memoryMb: numberOption({ min: 1, unit: "megabytes" }),
};

/** DuckDB must not download or load anything, nor write temporary files into the working folder. */
const closedSettings = {
  autoinstall_known_extensions: "false",
  autoload_known_extensions: "false",
  allow_community_extensions: "false",
  allow_unsigned_extensions: "false",
  temp_directory: "",
} as const;

/** An in-memory DuckDB with its connections. */
export interface Engine {
  readonly connection: DuckDBConnection;
  /** Two more connections, for concurrent work: each holds the text of a month, and a third would save no time on two cores. */
  readonly others: readonly DuckDBConnection[];
  /** A connection for short questions beside all other work. */
  readonly beside: DuckDBConnection;
  /** Adds an empty catalog, and returns a connection in which it is the usual one. The name is quoted. */
  attach(catalog: string): Promise<DuckDBConnection>;
  close(): void;
}

/** Starts an in-memory DuckDB that neither downloads nor loads anything. */
export async function openEngine({ threads, memoryMb }: EngineOptions = {}): Promise<Engine> {
  const instance = await DuckDBInstance.create(":memory:", {
    ...closedSettings,
    ...(threads === undefined ? {} : { threads: String(threads) }),
    ...(memoryMb === undefined ? {} : { memory_limit: `${memoryMb}MB` }),
  });
  const connection = await instance.connect();
  const others = [await instance.connect(), await instance.connect()];
  const beside = await instance.connect();
  const all = [connection, ...others, beside];
  const useUtc = (each: DuckDBConnection) => each.run("SET TimeZone = 'UTC'");
  for (const each of all) await useUtc(each);
  // The files of a lake never change.
  await connection.run("SET parquet_metadata_cache = true");
  return {
    connection,
    others,
    beside,
    async attach(catalog) {
      await connection.run(`ATTACH ':memory:' AS ${catalog}`);
      const attached = await instance.connect();
      all.push(attached);
      await useUtc(attached);
      await attached.run(`USE ${catalog}`);
      return attached;
    },
    close() {
      for (const each of all) each.closeSync();
      instance.closeSync();
    },
  };
}
