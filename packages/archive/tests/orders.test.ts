import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { makeReport, namedQueries, openLake, type Tables } from "@shipslog/archive";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { runShipslog } from "./helpers/simulatedFolders.ts";

/** Writes the journals of a folder into two others, in turn, as if all their events were of one second. */
async function splitJournals(from: string, to: readonly [string, string]): Promise<void> {
  const names = (await readdir(from)).filter((name) => name.startsWith("Journal.")).toSorted();
  for (const each of to) await mkdir(each);
  for (const [index, name] of names.entries()) {
    const text = await readFile(join(from, name), "utf8");
    const folder = index % 2 === 0 ? to[0] : to[1];
    await writeFile(join(folder, name), text.replace(/(?<="timestamp":")[^"]*/g, "2026-02-01T00:00:00Z"));
  }
}

describe("lakes of the same journals, archived in two orders", () => {
  let base = "";
  let lakes: readonly [Tables, Tables];
  beforeAll(async () => {
    base = await mkdtemp(join(tmpdir(), "shipslog-orders-"));
    const halves = [join(base, "one"), join(base, "other")] as const;
    const folder = join(base, "journals");
    for (const [index, scenario] of ["exobiologist", "bounty-hunter", "mercenary", "grand-tour"].entries()) {
      const time = ["--start", `2026-02-${String(index + 1).padStart(2, "0")}T20:00:00Z`, "--for", "2h"];
      await runShipslog(
        "simulate",
        scenario,
        "--out",
        folder,
        "--quiet",
        "--dialect",
        "live",
        "--seed",
        "8",
        "--join",
        ...time,
      );
    }
    await splitJournals(folder, halves);
    const paths = [join(base, "forwards"), join(base, "backwards")] as const;
    for (const half of halves) await runShipslog("archive", half, "--out", paths[0]);
    for (const half of halves.toReversed()) await runShipslog("archive", half, "--out", paths[1]);
    lakes = [await openLake(paths[0]), await openLake(paths[1])];
  });
  afterAll(async () => {
    for (const lake of lakes) lake.close();
    await rm(base, { recursive: true });
  });

  it.each([...namedQueries.values()])("$name answers the same", async ({ sql }) => {
    const [rows, others] = await Promise.all(lakes.map((lake) => lake.query(sql)));
    expect(others).toEqual(rows);
  });

  it("have the same report", async () => {
    const [report, other] = await Promise.all(lakes.map((lake) => makeReport(lake)));
    expect(other).toBe(report);
  });
});
