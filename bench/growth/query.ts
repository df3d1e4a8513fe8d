import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { namedQueries, openLake, openSink, type Tables } from "@shipslog/archive";
import { writeJumps } from "../../packages/archive/tests/helpers/writeJumps.ts";
import type { Growth } from "../harness/Growth.ts";

/** Running every named query once over a lake of jumps. */
export const growth: Growth<{ readonly lake: string; readonly tables: Tables }> = {
  name: "query",
  unit: "1,000 jumps, every query",
  async prepare(units) {
    const lake = await mkdtemp(join(tmpdir(), "shipslog-growth-"));
    const sink = await openSink(lake, { owner: "bench" });
    await writeJumps(sink, units * 1000, 1);
    await sink.close();
    return { lake, tables: await openLake(lake) };
  },
  async run({ tables }) {
    for (const { sql } of namedQueries.values()) await tables.query(sql);
  },
  async discard({ lake, tables }) {
    tables.close();
    await rm(lake, { recursive: true });
  },
};
