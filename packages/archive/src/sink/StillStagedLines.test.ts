import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openEngine, type Engine } from "../engine/openEngine.ts";
import { Staging } from "../staging/Staging.ts";
import { deliveriesOf } from "../../tests/helpers/deliveries.ts";
import { StillStagedLines } from "./StillStagedLines.ts";
import { monthsByTable } from "../lake/months/monthsByTable.ts";

let engine: Engine;
let staging: Staging;
beforeEach(async () => {
  engine = await openEngine();
  staging = await Staging.open(engine.connection);
});
afterEach(() => engine.close());

const batch = deliveriesOf([
  `{ "timestamp":"2026-01-31T23:59:59Z", "event":"SquadronStartup", "SquadronName":"X" }`,
  `{ "timestamp":"2026-02-01T00:00:01Z", "event":"Music", "MusicTrack":"NoTrack" }`,
  "no event",
]);
const characters = batch.reduce((sum, { raw }) => sum + raw.length, 0);
const fileAt = (path: string) => ({
  path,
  table: "events",
  month: "2026-01",
  shape: "",
  rows: 2,
  bytes: 1,
  untyped: true as const,
});

/** Stages the batch and keeps it as the lines of a file. */
async function keep(kept: StillStagedLines, path: string): Promise<void> {
  const months = monthsByTable(await staging.add(batch));
  await kept.keep({ files: [fileAt(path)], months, characters });
}

/** How many rows some tables have of the staged lines. */
async function rows(...tables: readonly string[]): Promise<readonly number[]> {
  const counts = tables.map((table) => `(SELECT count(*)::DOUBLE FROM ${table})`);
  return (await engine.connection.runAndReadAll(`SELECT ${counts.join(", ")}`)).getRows()[0] as number[];
}

describe("lines kept after their commit", () => {
  it("are rows of their kinds and not of events or rejects, where they are already", async () => {
    const kept = new StillStagedLines(staging);
    await keep(kept, "one");
    await keep(kept, "two");
    expect(await rows("staging.staged", "SquadronStartup", "events", "rejects")).toEqual([2, 2, 0, 0]);
    expect(kept.has(fileAt("one")) && kept.has(fileAt("two"))).toBe(true);
    expect([...kept.months].map(([table, months]) => [table, [...months.keys()]])).toEqual([
      ["SquadronStartup", ["2026-01"]],
    ]);
  });

  it("are forgotten, rejected ones and other kinds included, when they are too long together", async () => {
    const kept = new StillStagedLines(staging, 2 * characters);
    await keep(kept, "one");
    await keep(kept, "two");
    await keep(kept, "three");
    expect(await rows("staging.staged", "staging.journals", "staging.odds")).toEqual([0, 0, 0]);
    expect(kept.has(fileAt("one")) || kept.has(fileAt("three"))).toBe(false);
    expect(kept.months.size).toBe(0);
    await keep(kept, "four");
    expect(await rows("SquadronStartup")).toEqual([1]);
    expect(kept.has(fileAt("four"))).toBe(true);
  });
});
