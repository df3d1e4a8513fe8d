/**
 * Simulated commanders send damaged journals through a real cluster into a real lake while uplinks, collectors and servers are
 * killed and connections are cut. In the end every line is in the lake once, in order, stored or rejected.
 */
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { auditLake, isExact } from "./fleet/auditLake.ts";
import { isForward, WatermarkWatch } from "./fleet/WatermarkWatch.ts";
import { writeJournals } from "./fleet/journals.ts";
import { FleetSetup } from "./fleet/FleetSetup.ts";
import type { Proof } from "../lab/proof/Proof.ts";
import { randomOf } from "./journal/kill/randomOf.ts";
import { natsServer } from "../lab/fleet/natsServer.ts";

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

/** The proof of exact accounting. */
export const proof: Proof = {
  name: "fleet-accounting",
  claim:
    "Every line that commanders send is in the lake once, in order, stored or rejected, while uplinks, collectors and servers are killed and links are cut.",
  fullSize: 1_000_000,
  reducedSize: 10_000,
  isAlone: true,
  needs: [natsServer],
  async run({ size, seed, report }) {
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
        await sleep(isFull ? 1000 + random() * 3000 : 1500);
        const kind = turns[(killed() + mishaps.cuts) % turns.length] ?? "uplinks";
        if (killed() < kills && !fleet.isDone) {
          mishaps[kind]++;
          await causeFailure(kind, fleet, random);
        }
        if (Date.now() - startMs > 3_600_000) throw new Error("not done within an hour");
      }
      const seconds = Math.round((Date.now() - startMs) / 1000);
      await Promise.all(fleet.collectors.map((part) => part.stop("SIGINT")));
      const audit = { ...(await watch.end()), ...(await auditLake(fleet.lake, accounts)) };
      report(`${seconds} s, ${JSON.stringify(mishaps)}, ${JSON.stringify(audit)}`);
      const isAccounted = audit.stored + audit.rejected === sent;
      const enough = !isFull || killed() >= 30;
      return {
        passed: isExact(audit) && isForward(audit) && isAccounted && enough,
        result: { commanders, sent, ...audit, mishaps, kills: killed(), seconds },
      };
    } finally {
      await fleet[Symbol.asyncDispose]();
    }
  },
};
