import { BOOLEAN, DOUBLE, DuckDBDataChunk, VARCHAR, type DuckDBConnection, type DuckDBType } from "@duckdb/node-api";
import { isKind, type Delivery } from "@shipslog/contract";
import { kindTables } from "../generated/kindTables.ts";
import { prepare, type Prepared } from "../tables/prepare.ts";

/** How many rows DuckDB takes at once. */
const chunkRows = 2048;

/** A column of the staged lines: its type, and what a delivery puts there. */
interface StagedColumn {
  readonly type: DuckDBType;
  readonly sql: string;
  readonly valueOf: (delivery: Delivery, prepared: Prepared) => string | number | boolean | null;
}

/** Numbers go in as doubles, which hold every offset exactly and cost less to hand over than 64-bit integers. */
const columns: Readonly<Record<string, StagedColumn>> = {
  commander: { type: VARCHAR, sql: "VARCHAR", valueOf: ({ commander }) => commander },
  file: { type: VARCHAR, sql: "VARCHAR", valueOf: ({ position }) => position.file },
  generation: { type: DOUBLE, sql: "DOUBLE", valueOf: ({ position }) => position.generation },
  line: { type: DOUBLE, sql: "DOUBLE", valueOf: ({ position }) => position.line },
  offset: { type: DOUBLE, sql: "DOUBLE", valueOf: ({ position }) => position.offset },
  bytes: { type: DOUBLE, sql: "DOUBLE", valueOf: ({ byteLength }) => byteLength },
  kind: { type: VARCHAR, sql: "VARCHAR", valueOf: ({ verdict }) => verdict.kind ?? null },
  raw: { type: VARCHAR, sql: "VARCHAR", valueOf: ({ raw }) => raw },
  is_plain: { type: BOOLEAN, sql: "BOOLEAN", valueOf: ({ raw }) => beginsAsUsual(raw) },
  body: { type: VARCHAR, sql: "VARCHAR", valueOf: (_, { body }) => body ?? null },
  extra: { type: VARCHAR, sql: "VARCHAR", valueOf: (_, { extra }) => extra ?? null },
  code: {
    type: VARCHAR,
    sql: "VARCHAR",
    valueOf: ({ verdict }) => (verdict.type === "rejected" ? verdict.code : null),
  },
  reason: {
    type: VARCHAR,
    sql: "VARCHAR",
    valueOf: ({ verdict }) => (verdict.type === "rejected" ? verdict.reason : null),
  },
};

const definition = Object.entries(columns).map(([name, { sql }]) => `"${name}" ${sql}`);
const staged = Object.values(columns);
const types = staged.map(({ type }) => type);

/** The game writes the time first and to the second, so that it can be cut out without parsing. */
const usualBeginning = '{ "timestamp":"';

function beginsAsUsual(raw: string): boolean {
  return raw.startsWith(usualBeginning) && raw.charCodeAt(usualBeginning.length + 20) === 34;
}

/** The time a line carries, as SQL. */
const timestamp = `CASE WHEN is_plain THEN TRY_CAST(raw[${usualBeginning.length + 1}:${usualBeginning.length + 20}] AS TIMESTAMP)
  ELSE TRY(CAST(json_extract_string(raw, '$.timestamp') AS TIMESTAMP)) END`;

/** The staged lines with their time and month, as SQL; a time that no game has seen must not make a folder of its own. */
const linesView = `SELECT *, ${timestamp} AS "timestamp", CASE WHEN "timestamp" BETWEEN '2000-01-01' AND '2099-12-31' THEN strftime("timestamp", '%Y-%m') ELSE 'undated' END AS month
  FROM staged`;

/** Lines in DuckDB's memory on their way into tables. */
export class Staging {
  readonly #connection: DuckDBConnection;

  constructor(connection: DuckDBConnection) {
    this.#connection = connection;
  }

  /** Takes in lines, in place of those before. */
  async fill(batch: readonly Delivery[]): Promise<void> {
    await this.#connection.run(`CREATE OR REPLACE TABLE staged (${definition.join(", ")})`);
    const appender = await this.#connection.createAppender("staged");
    for (let start = 0; start < batch.length; start += chunkRows) {
      appender.appendDataChunk(chunkOf(batch.slice(start, start + chunkRows)));
    }
    appender.closeSync();
    await this.#connection.run(`CREATE OR REPLACE TABLE lines AS ${linesView}`);
  }
}

function chunkOf(rows: readonly Delivery[]): DuckDBDataChunk {
  const prepared = rows.map(prepareDelivery);
  const chunk = DuckDBDataChunk.create(types, rows.length);
  for (const [index, { valueOf }] of staged.entries()) {
    chunk.setColumnValues(
      index,
      rows.map((row, at) => valueOf(row, prepared[at] ?? nothing)),
    );
  }
  return chunk;
}

const nothing: Prepared = { body: undefined, extra: undefined };

function prepareDelivery({ verdict, raw }: Delivery): Prepared {
  if (verdict.type !== "stored" || !isKind(verdict.kind) || verdict.event === undefined) return nothing;
  return prepare(verdict.event, kindTables[verdict.kind], raw);
}
