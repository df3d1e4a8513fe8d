import { join } from "node:path";
import { openLake } from "@shipslog/archive";
import { askClickHouse } from "./askClickHouse.ts";
import { isList, type Structure } from "../../src/columns/Structure.ts";
import { identifier, literal } from "../../src/engine/quote.ts";
import { publishedColumns } from "../../src/iceberg/publishTable.ts";
import { tableNames } from "../../src/tables/tableQueries.ts";

/** What ClickHouse answers about a published table. */
export interface ClickHouseAnswers {
  readonly rows: number;
  /** How many questions were asked: counts, sums of columns, and counts of rows that a condition selects. */
  readonly questions: number;
  /** The questions that DuckDB answers differently for the lake. */
  readonly different: readonly string[];
}

/** One question in both dialects of SQL. */
interface Question {
  readonly name: string;
  readonly lake: string;
  readonly published: string;
}

/** Compares what the engine of ClickHouse answers about every published table of a lake with what DuckDB answers for the lake. */
export async function compareClickHouse(lake: string): Promise<ReadonlyMap<string, ClickHouseAnswers>> {
  const tables = await openLake(lake, { threads: 1 });
  try {
    const asked: { table: string; published: string; questions: readonly Question[]; expected: readonly string[] }[] =
      [];
    for (const table of tableNames) {
      const [{ micros, commander } = {}] = await tables.query(
        `SELECT coalesce(epoch_us(quantile_disc("timestamp", 0.5)), 0)::VARCHAR AS micros,
          coalesce(max(commander), '') AS commander FROM "${table}"`,
      );
      const published = `icebergLocal(${literal(join(lake, "iceberg", table))})`;
      const questions = [
        { name: "rows", lake: "count(*)", published: "count()" },
        ...Object.entries(publishedColumns.get(table) ?? {}).flatMap(([name, structure]) =>
          questionsAbout(name, structure),
        ),
        ...conditions(published, micros as string, commander as string),
      ];
      const answers = questions.map((question) => `coalesce(${question.lake}, 0)::VARCHAR`);
      const [row] = await tables.query(`SELECT [${answers.join(", ")}] AS answers FROM "${table}"`);
      asked.push({ table, published, questions, expected: row?.["answers"] as string[] });
    }
    const found = askClickHouse(
      lake,
      asked.map(({ published, questions }) => {
        const answers = questions.map((question) => `toString(ifNull(${question.published}, 0))`);
        return `SELECT ${answers.join(", ")} FROM ${published}`;
      }),
    );
    return new Map(
      asked.map(({ table, questions, expected }, at) => {
        const answers = found[at] ?? [];
        const different = questions.flatMap(({ name }, number) =>
          answers[number] === expected[number] ? [] : [`${name} is ${answers[number]} instead of ${expected[number]}`],
        );
        return [table, { rows: Number(answers[0]), questions: questions.length, different }];
      }),
    );
  } finally {
    tables.close();
  }
}

/** Rows that a reader finds by the bounds of files, without reading the others. */
function conditions(table: string, micros: string, commander: string): readonly Question[] {
  const isOf = `commander = ${literal(commander)}`;
  const rows = (condition: string) => `(SELECT count() FROM ${table} WHERE ${condition})`;
  return [
    {
      name: "rows of the later half",
      lake: `count(*) FILTER (epoch_us("timestamp") >= ${micros})`,
      published: rows(`"timestamp" >= fromUnixTimestamp64Micro(${micros})`),
    },
    { name: "rows of a commander", lake: `count(*) FILTER (${isOf})`, published: rows(isOf) },
  ];
}

/** Questions about a column, or about a field of a struct; `extra` has what a published column cannot hold, so it may differ. */
function questionsAbout(name: string, structure: Structure): readonly Question[] {
  return name === "extra" ? [] : about(name, { lake: identifier(name), published: identifier(name) }, structure);
}

function about(
  name: string,
  at: { readonly lake: string; readonly published: string },
  structure: Structure,
): readonly Question[] {
  if (isList(structure)) {
    return [{ name: `elements of ${name}`, lake: `sum(len(${at.lake}))`, published: `sum(length(${at.published}))` }];
  }
  if (typeof structure !== "string") {
    return Object.entries(structure).flatMap(([field, inside]) =>
      about(
        `${name}.${field}`,
        { lake: `${at.lake}.${identifier(field)}`, published: `tupleElement(${at.published}, ${literal(field)})` },
        inside,
      ),
    );
  }
  const { lake, published } = numbers[structure](at);
  const isThere = structure === "UBIGINT" ? ` FILTER (${at.lake} < 9223372036854775808)` : "";
  return [
    { name: `values of ${name}`, lake: `count(${at.lake})${isThere}`, published: `count(${at.published})` },
    { name: `sum of ${name}`, lake: `sum((${lake})::HUGEINT)${isThere}`, published: `sum(toInt128(${published}))` },
  ];
}

type Numbers = Readonly<Record<"lake" | "published", string>>;

/** Whole numbers that stand for the values of a type, the same in both engines. */
const numbers: Readonly<Record<Extract<Structure, string>, (at: Numbers) => Numbers>> = {
  UBIGINT: (at) => at,
  BIGINT: (at) => at,
  DOUBLE: ({ lake, published }) => ({ lake: `floor(${lake} * 1000)`, published: `floor(${published} * 1000)` }),
  BOOLEAN: (at) => at,
  VARCHAR: ({ lake, published }) => ({
    lake: `('0x' || md5(${lake})[1:15])::BIGINT`,
    published: `reinterpretAsInt64(reverse(unhex('0' || substring(lower(hex(MD5(${published}))), 1, 15))))`,
  }),
  TIMESTAMP: ({ lake, published }) => ({
    lake: `epoch_us(${lake})`,
    published: `toUnixTimestamp64Micro(${published})`,
  }),
};
