import { openMemorySink } from "@shipslog/archive";
import { isKind, type Delivery } from "@shipslog/contract";
import { parseLine, peekEventName } from "@shipslog/contract/text";
import { corpusFolder, corpusLines } from "../tests/helpers/corpus.ts";
import { withBareDuckDB } from "../packages/archive/tests/helpers/bareDuckDB.ts";
import type { Benchmark } from "./harness/Benchmark.ts";

const wanted = 100_000;
const batchSize = 10_000;

/** Real events of the sixteen kinds, repeated under other commanders until there are enough. */
async function prepareDeliveries(): Promise<readonly Delivery[]> {
  const real: { kind: string; raw: string }[] = [];
  for await (const { text } of corpusLines({ everyNthFile: 1 })) {
    const kind = peekEventName(text);
    if (kind !== undefined && isKind(kind)) real.push({ kind, raw: text });
  }
  const deliveries: Delivery[] = [];
  const ends = new Map<string, number>();
  for (let index = 0; index < wanted; index++) {
    const { kind, raw } = real[index % real.length] ?? { kind: "", raw: "" };
    const parsed = parseLine(raw);
    if (!parsed.ok) continue;
    const commander = `F${Math.floor(index / real.length)}${index % 50}`;
    const offset = ends.get(commander) ?? 0;
    const byteLength = Buffer.byteLength(raw) + 2;
    ends.set(commander, offset + byteLength);
    const position = { file: "Journal.2026-01-02T030405.01.log", offset, line: 1, generation: 0 };
    const verdict = { type: "stored", kind, event: parsed.event } as const;
    deliveries.push({ commander, position, byteLength, after: offset, raw, verdict });
  }
  return deliveries;
}

/**
 * Deliveries into tables in memory. The limit is a bare appender of four columns, the peer a bare appender of all columns of
 * `events`.
 */
export const benchmarks: readonly Benchmark<readonly Delivery[]>[] = [
  {
    name: "archive-sink",
    unit: "events/s",
    measure: "rate",
    goal: { atLeast: 0.75, of: "limit" },
    needs: [corpusFolder],
    prepare: prepareDeliveries,
    async ours(deliveries) {
      const sink = await openMemorySink();
      for (let start = 0; start < deliveries.length; start += batchSize) {
        await sink.write(deliveries.slice(start, start + batchSize));
      }
      await sink.close();
      return deliveries.length;
    },
    async peer(deliveries) {
      await withBareDuckDB(async (connection) => {
        await connection.run(
          `CREATE TABLE events (time VARCHAR, kind VARCHAR, commander VARCHAR, file VARCHAR, generation DOUBLE, line DOUBLE,
          "offset" DOUBLE, bytes DOUBLE, raw VARCHAR)`,
        );
        const appender = await connection.createAppender("events");
        for (const { commander, position, byteLength, raw, verdict } of deliveries) {
          const { file, generation, line, offset } = position;
          const texts = [raw.slice(15, 35), verdict.kind ?? "", commander, file];
          for (const text of texts) appender.appendVarchar(text);
          for (const number of [generation, line, offset, byteLength]) appender.appendDouble(number);
          appender.appendVarchar(raw);
          appender.endRow();
        }
        appender.closeSync();
      });
      return deliveries.length;
    },
    async limit(deliveries) {
      await withBareDuckDB(async (connection) => {
        await connection.run("CREATE TABLE events (commander VARCHAR, time VARCHAR, kind VARCHAR, raw VARCHAR)");
        const appender = await connection.createAppender("events");
        for (const { commander, raw, verdict } of deliveries) {
          appender.appendVarchar(commander);
          appender.appendVarchar(raw.slice(15, 35));
          appender.appendVarchar(verdict.kind ?? "");
          appender.appendVarchar(raw);
          appender.endRow();
        }
        appender.closeSync();
      });
      return deliveries.length;
    },
  },
];
