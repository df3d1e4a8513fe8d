import { join } from "node:path";
import type { DuckDBConnection } from "@duckdb/node-api";
import { kinds, type Delivery } from "@shipslog/contract";
import { parseLine } from "@shipslog/contract/text";
import { literal } from "../../engine/quote.ts";
import type { Staging } from "../../staging/Staging.ts";
import { monthsByTable, onlyKinds, type MonthsByTable } from "../months/monthsByTable.ts";
import type { LakeHome } from "../home/LakeHome.ts";
import { requireWhole } from "../files/damage.ts";
import type { LakeFile } from "../files/LakeFile.ts";
import type { StoredJournal } from "../../staging/JournalMap.ts";

/** The lines of the sixteen kinds in a file of `events`. */
export interface TypedLines {
  readonly deliveries: readonly Delivery[];
  /** The journals with a line that is not such an event, though it begins like one. */
  readonly odd: readonly StoredJournal[];
}

/** Reads the lines of the sixteen kinds in a file of `events`, to divide them into columns. */
export async function readTypedLines(connection: DuckDBConnection, path: string): Promise<TypedLines> {
  const found = await connection.runAndReadAll(
    `SELECT kind, commander, position.file, position.generation::DOUBLE, position.line::DOUBLE, position."offset"::DOUBLE,
       bytes::DOUBLE, raw
     FROM read_parquet(${literal(path)}, hive_partitioning = false) WHERE kind IN (${kinds.map(literal).join(", ")})`,
  );
  const deliveries: Delivery[] = [];
  const odd: StoredJournal[] = [];
  for (const [kind, commander, file, generation, line, offset, bytes, raw] of found.getRows()) {
    const position = { file, generation, line, offset } as Delivery["position"];
    const journal = {
      commander: commander as string,
      position,
      byteLength: bytes as number,
      after: 0,
      raw: raw as string,
    };
    const parsed = parseLine(journal.raw);
    if (parsed.ok && parsed.kind === kind) {
      deliveries.push({ ...journal, verdict: { type: "stored", kind: parsed.kind, event: parsed.event } });
    } else {
      odd.push({ commander: journal.commander, file: position.file, generation: position.generation });
    }
  }
  return { deliveries, odd };
}

/** How many lines are staged at once. */
const pieceLines = 8192;
/** The default of the most characters of lines that are in memory at once, apart from those of one file. Lines differ in length by a thousand times. */
const defaultCharacters = 128 * 2 ** 20;

/** Where lines are staged. */
export interface StagingTarget {
  readonly connection: DuckDBConnection;
  readonly staging: Staging;
  readonly home: LakeHome;
}

/** Files whose lines are staged, and the tables and months that they have rows in. */
export interface StagedPart {
  readonly files: readonly LakeFile[];
  readonly months: MonthsByTable;
}

/** Stages the lines of the sixteen kinds in some files, as many as fit into memory at once. Whoever takes a part clears the staging. */
export async function* stageInParts(
  { connection, staging, home }: StagingTarget,
  files: readonly LakeFile[],
  mostCharacters = defaultCharacters,
): AsyncGenerator<StagedPart, void, undefined> {
  let part: LakeFile[] = [];
  let months: MonthsByTable = new Map();
  let characters = 0;
  for (const file of files) {
    await requireWhole(home, [file]);
    const { deliveries } = await readTypedLines(connection, join(home.folder, file.path));
    const more = charactersIn(deliveries);
    if (part.length > 0 && characters + more > mostCharacters) {
      yield { files: part, months: onlyKinds(months) };
      part = [];
      months = new Map();
      characters = 0;
    }
    await stageTyped(staging, deliveries);
    part.push(file);
    months = monthsByTable(deliveries, months);
    characters += more;
  }
  if (part.length > 0) yield { files: part, months: onlyKinds(months) };
}

/** The characters of some lines. */
export function charactersIn(batch: readonly Delivery[]): number {
  return batch.reduce((sum, { raw }) => sum + raw.length, 0);
}

/** Stages lines that are in `events` already. */
export async function stageTyped(staging: Staging, deliveries: readonly Delivery[]): Promise<void> {
  for (let at = 0; at < deliveries.length; at += pieceLines) {
    await staging.addTyped(deliveries.slice(at, at + pieceLines));
  }
}
