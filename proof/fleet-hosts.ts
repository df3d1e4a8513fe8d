/**
 * A fleet over hosts with addresses of their own, made by `fleet up --hosts`: while journals grow, everything that can go wrong does, in
 * random order. In the end every line is in the lake once, with its text, stored or rejected.
 */
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { verifyLake } from "@shipslog/archive";
import { natsServer } from "../lab/fleet/natsServer.ts";
import { whyNoHosts } from "../lab/hosts/Hosts.ts";
import type { Proof } from "../lab/proof/Proof.ts";
import { auditJournals, isAccounted, type JournalsAudit } from "./fleet/auditJournals.ts";
import { GrowingJournals } from "./fleet/GrowingJournals.ts";
import { HostedFleet } from "./fleet/HostedFleet.ts";
import type { FaultScene } from "./fleet/hostFaults/HostFault.ts";
import { hostFaults } from "./fleet/hostFaults/hostFaults.ts";
import { readLakeLines } from "./fleet/readLakeLines.ts";
import { randomOf } from "./journal/kill/randomOf.ts";

/** How long faults and the times between them last. */
interface Plan {
  readonly commanders: number;
  readonly linesASecond: number;
  readonly faultMs: readonly [number, number];
  readonly pauseMs: readonly [number, number];
  readonly betweenMs: readonly [number, number];
  /** How long to wait between two looks into the lake, which take longer the more is in it. */
  readonly lookAgainMs: number;
}

/** The broker waits 120 s for the acknowledgement of a collector. */
const fullPlan: Plan = {
  ...{ commanders: 80, linesASecond: 120 },
  ...{ faultMs: [1000, 12_000], pauseMs: [125_000, 140_000], betweenMs: [500, 6000] },
  lookAgainMs: 5000,
};
const reducedPlan: Plan = {
  ...{ commanders: 6, linesASecond: 20 },
  ...{ faultMs: [300, 600], pauseMs: [300, 600], betweenMs: [0, 100] },
  lookAgainMs: 2000,
};

/** How long the fleet may take to store everything after a round of faults. */
const quietMs = 900_000;

/** Everything that a run needs. */
interface Stage {
  readonly scene: FaultScene;
  readonly plan: Plan;
  readonly between: () => Promise<void>;
  readonly report: (line: string) => void;
}

/** Causes all faults in random order, until the time is over. Returns the names of those caused. */
async function causeRound({ scene, between, report }: Stage, isOver: () => boolean): Promise<readonly string[]> {
  const caused: string[] = [];
  const left = [...hostFaults];
  while (left.length > 0 && !isOver()) {
    const fault = left.splice(Math.floor(scene.random() * left.length), 1)[0];
    if (fault === undefined) break;
    const startMs = Date.now();
    await fault.cause(scene);
    report(`${fault.name} for ${Math.round((Date.now() - startMs) / 1000)} s`);
    caused.push(fault.name);
    await between();
  }
  return caused;
}

/** Waits until everything that is written now is stored. Returns how long it took, and what was missing if it never was. */
async function settle({
  scene: { fleet, journals },
  plan,
  report,
}: Stage): Promise<JournalsAudit & { seconds: number }> {
  const mark = journals.mark();
  const startMs = Date.now();
  for (;;) {
    const audit = auditJournals(await readLakeLines(fleet.lake), journals.all, mark);
    const seconds = Math.round((Date.now() - startMs) / 1000);
    if (audit.lost === 0 || Date.now() - startMs > quietMs) {
      report(`after ${seconds} s ${JSON.stringify(audit)}`);
      return { ...audit, seconds };
    }
    await sleep(plan.lookAgainMs);
  }
}

/** The proof over hosts. */
export const proof: Proof = {
  name: "fleet-hosts",
  claim:
    "Over hosts with addresses of their own, every line is in the lake once while journals grow for an hour and hosts, links, disks, clocks, journals and the lake fail in random order.",
  fullSize: 60,
  reducedSize: 1,
  isAlone: true,
  needs: [natsServer],
  async run({ size: minutes, seed, isReduced, report }) {
    const reason = whyNoHosts();
    if (reason !== undefined) {
      report(`skipped: ${reason}`);
      return { passed: isReduced, result: { skipped: reason } };
    }
    const plan = isReduced ? reducedPlan : fullPlan;
    const random = randomOf(seed);
    const waiting =
      ([least, most]: readonly [number, number]) =>
      () =>
        sleep(least + random() * (most - least)).then(() => undefined);
    const fleet = await HostedFleet.open(seed, report);
    try {
      // Of their own, so that the faults of a seed do not depend on how fast the journals grow.
      const journals = new GrowingJournals(join(fleet.path, "journals"), { ...plan, seed, random: randomOf(seed + 1) });
      const pick = <Item>(items: readonly Item[]) => items[Math.floor(random() * items.length)] as Item;
      const scene = {
        fleet,
        journals,
        random,
        pick,
        lasting: waiting(plan.faultMs),
        lastingLong: waiting(plan.pauseMs),
      };
      const stage = { scene, plan, between: waiting(plan.betweenMs), report };
      journals.start();
      fleet.startCollectors();
      await fleet.startPlayers(journals.all);
      const caused: string[] = [];
      const quietSeconds: number[] = [];
      let isStuck = (await settle(stage)).lost > 0;
      const startMs = Date.now();
      const isOver = () =>
        isStuck || (isReduced ? caused.length >= hostFaults.length : Date.now() - startMs > minutes * 60_000);
      while (!isOver()) {
        caused.push(...(await causeRound(stage, isOver)));
        if (isOver()) journals.stop();
        const settled = await settle(stage);
        quietSeconds.push(settled.seconds);
        isStuck = settled.lost > 0;
      }
      const seconds = Math.round((Date.now() - startMs) / 1000);
      journals.stop();
      await fleet.stopPlayers();
      await fleet.stopCollectors();
      const audit = auditJournals(await readLakeLines(fleet.lake), journals.all);
      const { damaged } = await verifyLake(fleet.lake);
      const faults = Object.fromEntries(
        [...Map.groupBy(caused, (name) => name)].map(([name, all]) => [name, all.length]),
      );
      report(JSON.stringify({ seconds, faults, quietSeconds, audit }));
      const passed = isAccounted(audit) && damaged.length === 0;
      if (!passed && !isReduced) report(`kept in ${await fleet.keep()}`);
      return {
        passed,
        result: { hosts: fleet.hosts.names, commanders: plan.commanders, ...audit, faults, quietSeconds, seconds },
      };
    } finally {
      await fleet[Symbol.asyncDispose]();
    }
  },
};
