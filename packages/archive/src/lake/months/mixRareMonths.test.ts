import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openLake } from "../../query/openLake.ts";
import { deliveriesOf } from "../../../tests/helpers/deliveries.ts";
import { openSink } from "../../sink/openSink.ts";
import { chooseMonths } from "./mixRareMonths.ts";

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
    const sink = await openSink(lake, {
      owner: "test",
      ownMonths: () => ({ from: "2026-05", to: "2031-04", most: 1 }),
    });
    await sink.write(deliveriesOf(lines));
    const { files } = sink.manifest;
    await sink.close();
    expect(files.map(({ table, month, rows }) => `${table} ${month} ${rows}`)).toEqual([
      "Synthesis 2026-05 60",
      "Synthesis mixed 60",
      "Synthesis undated 1",
      "events 2026-05 60",
      "events mixed 60",
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

describe("the months that get files of their own", () => {
  it("lie between two months", () => {
    const months = ["2000-01", "2014-11", "2014-12", "2026-05", "2026-06", "2026-07", "2099-12"];
    const linesByMonth = new Map(months.map((month) => [month, 1]));
    const chosen = chooseMonths(linesByMonth, { from: "2014-12", to: "2026-06", most: 12 });
    expect([...chosen].toSorted()).toEqual(["2014-12", "2026-05", "2026-06"]);
  });

  it("are those with the most lines", () => {
    const lines = Array.from({ length: 120 }, (_, at) => {
      const month = `${2016 + Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, "0")}`;
      return [month, (at * 7919) % 1000] as const;
    });
    const chosen = [...chooseMonths(new Map(lines), { from: "2014-12", to: "2026-06", most: 12 })];
    expect(chosen).toHaveLength(12);
    const least = Math.min(...chosen.map((month) => new Map(lines).get(month) ?? 0));
    expect(lines.filter(([, count]) => count > least)).toHaveLength(11);
  });
});
