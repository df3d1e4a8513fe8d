import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openLake, openSink } from "@shipslog/archive";
import { expect } from "vitest";
import { longTest } from "../../../tests/helpers/longTest.ts";
import { readManifests } from "../src/lake/lake.ts";
import { deliveriesOf } from "./helpers/deliveries.ts";
import { fleetCommander, simulateFleetLake } from "./helpers/simulateFleetLake.ts";

/** What opening the lake for one commander may cost, of opening it for all, in processor time. */
const mostOfAll = 1.25;
const openings = 5;
const commits = 20;
const commander = fleetCommander(5);

longTest(
  {
    claim:
      "A simulated lake of ten years, with 16 partitions, 120 months and the watermarks of 1,000 commanders, opens for questions about one of them in at most 1.25 times " +
      "the processor time that it opens in for questions about all.",
    size: { check: 50_000, full: 3_000_000, of: "journals" },
    alone: true,
  },
  async ({ size, isLong, report }) => {
    const root = mkdtempSync(join(tmpdir(), "shipslog-fleet-lake-"));
    try {
      const lake = join(root, "lake");
      const files = await simulateFleetLake(lake, size);
      report(`${files} files`);
      const manifestMs = await medianMs(openings, () => readManifests(lake));
      const cache = { folder: join(root, "cache"), writer: "test" };
      // Compares the files of watermarks, and remembers that they are whole.
      const first = await openLake(lake, { threads: 1, cache, commander });
      await first.query("SELECT count(*) FROM FSDJump");
      first.close();
      const open = async (only?: string) => (await openLake(lake, { threads: 1, cache, commander: only })).close();
      const allMs = await medianMs(openings, () => open());
      const oneMs = await medianMs(openings, () => open(commander));
      await expect(open("nobody")).rejects.toThrow(`known commanders: ${fleetCommander(0)}, `);
      const unknownMs = await medianMs(1, () => open("nobody").catch(() => undefined));
      const sink = await openSink(lake, { owner: "test", partition: "fleet-0", threads: 1 });
      const commitMs = await medianMs(commits, (at) => sink.write(deliveriesOf([line], { file: `Journal.${at}.log` })));
      await sink.close();
      const tables = await openLake(lake, { threads: 1, commander });
      const others = `SELECT count(*)::INT AS n FROM FSDJump WHERE commander <> '${commander}'`;
      expect(await tables.query(others)).toEqual([{ n: 0 }]);
      tables.close();
      if (isLong) expect(oneMs).toBeLessThanOrEqual(mostOfAll * allMs);
      const memoryMb = Math.round(process.resourceUsage().maxRSS / 1024);
      return (
        `${files} files: manifests ${manifestMs} ms, opening ${allMs} ms for all and ${oneMs} ms for one commander, ${unknownMs} ms for one who is ` +
        `not there, a commit ${commitMs} ms, at most ${memoryMb} MB of memory`
      );
    } finally {
      rmSync(root, { recursive: true });
    }
  },
);

const line = '{ "timestamp":"2026-01-02T03:04:05Z", "event":"Music", "MusicTrack":"MainMenu" }';

/** The median processor time of some work, in milliseconds. */
async function medianMs(times: number, work: (at: number) => Promise<unknown>): Promise<number> {
  const all: number[] = [];
  for (let at = 0; at < times; at++) {
    const before = process.cpuUsage();
    await work(at);
    const { user, system } = process.cpuUsage(before);
    all.push((user + system) / 1000);
  }
  return Math.round(all.toSorted((one, other) => one - other)[times >> 1] ?? 0);
}
