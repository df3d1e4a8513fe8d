/**
 * Deletes the storage of all servers during a run, while the broker holds lines that are acknowledged and not stored. Nothing is
 * lost: uplinks send again from the files what the manifest does not have.
 */
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { isLake } from "@shipslog/archive";
import { expect } from "vitest";
import { patienceMs } from "../../../tests/helpers/limits/patience.ts";
import { until } from "../../../tests/helpers/limits/until.ts";
import { longTest } from "../../../tests/helpers/longTest.ts";
import { randomOf } from "../../../tests/helpers/randomOf.ts";
import { readManifests } from "../../archive/src/lake/lake.ts";
import { auditLake } from "./helpers/auditLake.ts";
import { FleetSetup } from "./helpers/FleetSetup.ts";
import { writeJournals } from "./helpers/journals.ts";
import { natsServer } from "./helpers/natsServer.ts";
import { WatermarkWatch } from "./helpers/WatermarkWatch.ts";

const linesEach = 500;
const nodes = [1, 2, 3];

/** The number of lines in the manifests. */
async function storedLines(lake: string): Promise<number> {
  if (!(await isLake(lake))) return 0;
  const files = (await readManifests(lake)).flatMap((manifest) => manifest.files);
  const counted = files.filter(({ table }) => table === "events" || table === "rejects");
  return counted.reduce((sum, { rows }) => sum + rows, 0);
}

/** The number of messages in the streams, from the monitoring of the servers. */
async function brokerLines(fleet: FleetSetup): Promise<number> {
  const counts = await Promise.all(
    fleet.trial.folder.layout.nodes.map(async ({ monitor }) => {
      const answer = await fetch(`http://127.0.0.1:${monitor}/jsz`);
      return ((await answer.json()) as { messages: number }).messages;
    }),
  );
  return Math.max(...counts);
}

/** Kills the collectors, waits until the broker holds what they have not stored, and deletes all of it. */
async function wipe(fleet: FleetSetup): Promise<number> {
  const { cluster } = fleet.trial;
  await Promise.all(fleet.collectors.map((part) => part.stop()));
  fleet.collectors.length = 0;
  await until(async () => (await brokerLines(fleet)) > 0, "lines that only the broker holds");
  await sleep(1500);
  const held = await brokerLines(fleet);
  await Promise.all(nodes.map((at) => cluster.stopNode(at, "SIGKILL")));
  await Promise.all(nodes.map((at) => cluster.wipeNode(at)));
  await Promise.all(nodes.map((at) => cluster.startNode(at)));
  await cluster.healthy(patienceMs);
  fleet.startCollectors(["--quiet"]);
  return held;
}

longTest(
  {
    claim: "Nothing is lost when the storage of all servers is deleted while they hold acknowledged lines.",
    size: { check: 6000, full: 200_000, of: "lines" },
    alone: true,
    needs: [natsServer],
  },
  async ({ size, seed, isLong, report }) => {
    const random = randomOf(seed);
    const fleet = await FleetSetup.open({
      workers: 2,
      collectors: 1,
      partitions: 2,
      report,
      limits: { backlogLines: 200 },
    });
    try {
      const options = { commanders: Math.ceil(size / linesEach), linesEach, damaged: 0.02, seed, sessions: 4 };
      const accounts = await writeJournals(join(fleet.trial.path, "journals"), options, random);
      const sent = accounts.reduce((sum, each) => sum + each.stored.length + each.rejected.length, 0);
      fleet.startCollectors(["--quiet"]);
      await using watch = new WatermarkWatch(fleet.lake);
      watch.begin();
      await fleet.startWorkers(accounts);
      // A busy machine must not let everything be stored before the first look.
      const enough = isLong ? sent / 10 : 1;
      await until(async () => (await storedLines(fleet.lake)) >= enough, "the first stored lines");
      const held = await wipe(fleet);
      const stored = await storedLines(fleet.lake);
      report(`wiped when ${stored} of ${sent} lines were stored and the broker held ${held} messages`);
      while (!fleet.isDone) await sleep(200);
      const watched = await watch.end();
      const audit = await auditLake(fleet.lake, accounts);
      report(JSON.stringify({ ...watched, ...audit }));
      // It happened midway: the broker had lines, and not all were stored.
      expect(held).toBeGreaterThan(0);
      expect(stored).toBeLessThan(sent);
      expect(audit).toMatchObject({ lost: 0, foreign: 0, duplicates: 0, misjudged: 0 });
      expect(audit.stored + audit.rejected).toBe(sent);
      expect(watched.setBack).toBe(0);
      expect(watched.looks).toBeGreaterThan(0);
      return `${sent} lines, ${held} in the broker deleted when ${stored} were stored, 0 lost`;
    } finally {
      await fleet[Symbol.asyncDispose]();
    }
  },
);
