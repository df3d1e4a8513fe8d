import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openLake } from "../../query/openLake.ts";
import { deliveriesOf } from "../../../tests/helpers/deliveries.ts";
import { openSink } from "../../sink/openSink.ts";

let lake = "";
beforeEach(async () => {
  lake = await mkdtemp(join(tmpdir(), "shipslog-months-"));
});
afterEach(() => rm(lake, { recursive: true }));

const synthesis = (date: string) =>
  `{ "timestamp":"${date}T00:00:00Z", "event":"Synthesis", "Name":"Ammo", "Materials":[ { "Name":"iron", "Count":3 } ] }`;

describe("months that are not chosen", () => {
  it("share one file of each table, and no row is lost or repeated", async () => {
    const rare = Array.from({ length: 60 }, (_, at) => synthesis(`20${String(at + 10)}-0${(at % 9) + 1}-01`));
    const lines = [
      ...rare,
      ...rare.map(() => synthesis("2026-05-31")),
      '{ "timestamp":"2026-06',
      synthesis("1999-01-01"),
    ];
    const seen: ReadonlyMap<string, number>[] = [];
    const sink = await openSink(lake, {
      owner: "test",
      chooseMonths: (linesByMonth) => {
        seen.push(linesByMonth);
        return ["2026-05", "2031-04"];
      },
    });
    await sink.write(deliveriesOf(lines));
    const { files } = sink.manifest;
    await sink.close();
    expect(seen).toHaveLength(1);
    expect(seen[0]?.get("2026-05")).toBe(60);
    expect(seen[0]?.has("undated")).toBe(false);
    expect(files.map(({ table, month, rows }) => `${table} ${month} ${rows}`)).toEqual([
      "Synthesis 2026-05 60",
      "Synthesis 2031-04 1",
      "Synthesis mixed 59",
      "Synthesis undated 1",
      "events 2026-05 60",
      "events 2031-04 1",
      "events mixed 59",
      "events undated 1",
      "rejects undated 1",
    ]);
    const tables = await openLake(lake);
    const stored = await tables.query("SELECT raw FROM events ORDER BY position.line");
    const typed = await tables.query(
      "SELECT strftime(timestamp, '%Y-%m-%d') AS day FROM Synthesis ORDER BY position.line",
    );
    tables.close();
    const complete = lines.filter((line) => line.endsWith("}"));
    expect(stored.map(({ raw }) => raw)).toEqual(complete);
    expect(typed.map(({ day }) => synthesis(day as string))).toEqual(complete);
  });
});
