/**
 * Simulated commanders send damaged journals through a real cluster into a real lake while uplinks, collectors and servers are
 * killed and connections are cut. In the end every line is in the lake once, in order, stored or rejected.
 */
import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { openSink } from "@shipslog/archive";
import { expect, it } from "vitest";
import { longTest } from "../../../tests/helpers/longTest.ts";
import { randomOf } from "../../../tests/helpers/randomOf.ts";
import { deliveriesOf } from "../../archive/tests/helpers/deliveries.ts";
import { auditLake } from "./helpers/auditLake.ts";
import { FleetSetup } from "./helpers/FleetSetup.ts";
import { writeJournals } from "./helpers/journals.ts";
import { natsServer } from "./helpers/natsServer.ts";
import { WatermarkWatch } from "./helpers/WatermarkWatch.ts";

const linesEach = 1000;
const damaged = 0.02;

interface FailureCounts {
  uplinks: number;
  collectors: number;
  servers: number;
  cuts: number;
}

type FailureKind = keyof FailureCounts;

/** All kinds of failures in turn, so that a short run has each of them. */
const turns: readonly FailureKind[] = ["uplinks", "servers", "collectors", "cuts", "uplinks"];

/** Kills a process or cuts a connection. Servers are killed one at a time, after all are healthy again. */
async function causeFailure(kind: FailureKind, fleet: FleetSetup, random: () => number): Promise<void> {
  const pick = <Item>(items: readonly Item[]) => items[Math.floor(random() * items.length)];
  if (kind === "uplinks") pick(fleet.workers.filter(({ isDone }) => !isDone))?.kill();
  if (kind === "collectors") pick(fleet.collectors)?.kill();
  if (kind === "servers") {
    const at = 1 + Math.floor(random() * 3);
    await fleet.trial.cluster.stopNode(at, "SIGKILL");
    await sleep(500 + random() * 2500);
    await fleet.trial.cluster.startNode(at);
    // A busy machine may need minutes; the next failure waits for it.
    await fleet.trial.cluster.healthy(600_000);
  }
  if (kind === "cuts") {
    const proxy = pick(fleet.proxies);
    proxy?.cut();
    await sleep(random() * 2000);
    proxy?.mend();
  }
}

longTest(
  {
    claim:
      "Every line that commanders send is in the lake once, in order, stored or rejected, while uplinks, collectors and servers are killed and links are cut.",
    // A million lines meet the same 40 kills; 300,000 last long enough for them.
    size: { check: 10_000, full: 300_000, of: "lines" },
    alone: true,
    needs: [natsServer],
  },
  async ({ size, seed, report }) => {
    const random = randomOf(seed);
    const isFull = size >= 100_000;
    const commanders = Math.ceil(size / linesEach);
    const kills = isFull ? 40 : 3;
    const fleet = await FleetSetup.open({ workers: isFull ? 4 : 2, collectors: 2, partitions: isFull ? 3 : 2, report });
    try {
      const options = { commanders, linesEach, damaged, seed, sessions: isFull ? 40 : 2 };
      const accounts = await writeJournals(join(fleet.trial.path, "journals"), options, random);
      const sent = accounts.reduce((sum, each) => sum + each.stored.length + each.rejected.length, 0);
      report(`${accounts.length} journals written, ${sent} lines to send`);
      fleet.startCollectors(["--quiet"]);
      await using watch = new WatermarkWatch(fleet.lake);
      watch.begin();
      await fleet.startWorkers(accounts);
      const mishaps: FailureCounts = { uplinks: 0, collectors: 0, servers: 0, cuts: 0 };
      const startMs = Date.now();
      const killed = () => mishaps.uplinks + mishaps.collectors + mishaps.servers;
      while (!fleet.isDone) {
        await sleep(isFull ? 200 + random() * 1300 : 1500);
        const kind = turns[(killed() + mishaps.cuts) % turns.length] ?? "uplinks";
        if (killed() < kills && !fleet.isDone) {
          mishaps[kind]++;
          await causeFailure(kind, fleet, random);
        }
        if (Date.now() - startMs > 3_600_000) throw new Error("not done within an hour");
      }
      const seconds = Math.round((Date.now() - startMs) / 1000);
      await Promise.all(fleet.collectors.map((part) => part.stop("SIGINT")));
      const watched = await watch.end();
      const audit = await auditLake(fleet.lake, accounts);
      report(`${seconds} s, ${JSON.stringify({ ...mishaps, ...watched, ...audit })}`);
      expect(audit).toMatchObject({ lost: 0, foreign: 0, duplicates: 0, misjudged: 0 });
      expect(audit.stored + audit.rejected).toBe(sent);
      expect(watched.setBack).toBe(0);
      expect(watched.looks).toBeGreaterThan(0);
      if (isFull) expect(killed()).toBeGreaterThanOrEqual(30);
      return `${sent} lines of ${commanders} commanders, ${audit.rejected} rejected, 0 lost, ${killed()} kills, ${mishaps.cuts} cuts`;
    } finally {
      await fleet[Symbol.asyncDispose]();
    }
  },
);

const line = (number: number) =>
  `{"timestamp":"2026-01-01T00:00:0${number}Z","event":"Music","MusicTrack":"${number}"}`;

it("counts a journal that is stored less far than before, and not one that grows", async () => {
  const folder = await mkdtemp(join(tmpdir(), "shipslog-watch-"));
  const lake = join(folder, "lake");
  const earlier = join(folder, "earlier");
  const watch = new WatermarkWatch(lake);
  await watch.look();
  const deliveries = deliveriesOf([line(1), line(2), line(3)], { file: "Journal.2026-01-01T000000.01.log" });
  const sink = await openSink(lake, { owner: "test" });
  await sink.write(deliveries.slice(0, 1));
  await watch.look();
  await cp(lake, earlier, { recursive: true });
  await sink.write(deliveries.slice(1));
  await sink.close();
  await watch.look();
  expect(await watch.end()).toEqual({ looks: 3, setBack: 0 });
  await rm(lake, { recursive: true });
  await cp(earlier, lake, { recursive: true });
  expect(await watch.end()).toEqual({ looks: 4, setBack: 1 });
  await rm(folder, { recursive: true });
});
