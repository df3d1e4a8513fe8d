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
const upgrade = (date: string) => `{ "timestamp":"${date}T00:00:00Z", "event":"UpgradeSuit", "Class":2 }`;

/** Stores lines in one commit; returns table, month and rows of each file. */
async function filesOf(lines: readonly string[]): Promise<readonly string[]> {
  const sink = await openSink(lake, { owner: "test" });
  await sink.write(deliveriesOf(lines));
  const { files } = sink.manifest;
  await sink.close();
  return files.map(({ table, month, rows }) => `${table} ${month} ${rows}`);
}

describe("a commit of many months", () => {
  it("writes one file of each kind with few rows a month, and no row is lost or repeated", async () => {
    const dates = ["2026-01-01", "2026-01-31", "2026-02-01", "2027-12-31"];
    const lines = [...dates, "1999-01-01"].map(synthesis);
    expect(await filesOf([...lines, upgrade("2026-02-01"), upgrade("2026-03-01")])).toEqual([
      "Synthesis mixed 4",
      "Synthesis undated 1",
      "UpgradeSuit 2026-02 1",
      "UpgradeSuit 2026-03 1",
      "events 2026-01 2",
      "events 2026-02 2",
      "events 2026-03 1",
      "events 2027-12 1",
      "events undated 1",
    ]);
    const tables = await openLake(lake);
    const typed = await tables.query(
      "SELECT strftime(timestamp, '%Y-%m-%d') AS day FROM Synthesis ORDER BY position.line",
    );
    tables.close();
    expect(typed.map(({ day }) => synthesis(day as string))).toEqual(lines);
  });

  it("divides a kind with many rows by month", async () => {
    const dates = ["2026-01-01", "2026-02-01", "2026-03-01"];
    const rows = (count: number) => dates.flatMap((date) => Array.from({ length: count }, () => synthesis(date)));
    expect(await filesOf(rows(2048))).toContain("Synthesis 2026-02 2048");
  });
});
