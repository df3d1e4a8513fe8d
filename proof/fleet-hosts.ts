/**
 * A fleet over hosts with addresses of their own, made by `fleet up --hosts`: while journals are sent, hosts are cut off, links lose and
 * delay frames, and servers are killed. In the end every line is in the lake once, in order, stored or rejected.
 */
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { natsServer } from "../lab/fleet/natsServer.ts";
import { whyNoHosts } from "../lab/hosts/Hosts.ts";
import type { Proof } from "../lab/proof/Proof.ts";
import { auditLake, isExact } from "./fleet/auditLake.ts";
import { HostedFleet, serverHosts } from "./fleet/HostedFleet.ts";
import { writeJournals } from "./fleet/journals.ts";
import { randomOf } from "./journal/kill/randomOf.ts";

const linesEach = 500;
const damaged = 0.02;

/** What goes wrong, in turn; each lasts a while and is mended. */
const faults = {
  /** A server cannot reach anybody. */
  isolatedServer: async (fleet: HostedFleet, lasting: () => Promise<void>, pick: Pick) => {
    const name = pick(serverHosts);
    await fleet.hosts.linksOf(name, { isCut: true });
    await lasting();
    await fleet.hosts.linksOf(name, {});
  },
  /** Every link loses frames and is slow. */
  lossAndDelay: async (fleet: HostedFleet, lasting: () => Promise<void>) => {
    await fleet.hosts.links({ loss: 0.02, delayMs: 30 });
    await lasting();
    await fleet.hosts.links({});
  },
  /** A collector cannot reach anybody, while another takes over. */
  isolatedCollector: async (fleet: HostedFleet, lasting: () => Promise<void>, pick: Pick) => {
    const name = pick(["collector-1", "collector-2"]);
    await fleet.hosts.linksOf(name, { isCut: true });
    await lasting();
    await fleet.hosts.linksOf(name, {});
  },
  /** The machine of players is off the network. */
  isolatedPlayers: async (fleet: HostedFleet, lasting: () => Promise<void>, pick: Pick) => {
    const name = pick(["players-1", "players-2"]);
    await fleet.hosts.linksOf(name, { isCut: true });
    await lasting();
    await fleet.hosts.linksOf(name, {});
  },
  /** Servers reach everybody but each other: no majority. */
  splitServers: async (fleet: HostedFleet, lasting: () => Promise<void>) => {
    const pairs = serverHosts.flatMap((one, at) => serverHosts.slice(at + 1).map((other) => [one, other] as const));
    for (const [one, other] of pairs) await fleet.hosts.link(one, other, { isCut: true });
    await lasting();
    for (const [one, other] of pairs) await fleet.hosts.link(one, other, {});
  },
  /** A server dies and starts again. */
  killedServer: async (fleet: HostedFleet, lasting: () => Promise<void>, pick: Pick) => {
    const name = pick(serverHosts);
    await fleet.stopServer(name);
    await lasting();
    fleet.startServer(name);
  },
} as const;

type Pick = (names: readonly string[]) => string;

const faultNames = Object.keys(faults) as (keyof typeof faults)[];

/** The proof over hosts. */
export const proof: Proof = {
  name: "fleet-hosts",
  claim:
    "Over hosts with addresses of their own, every line is in the lake once, in order, while hosts are cut off, links lose and delay frames, and servers are killed.",
  fullSize: 200_000,
  reducedSize: 3000,
  isAlone: true,
  needs: [natsServer],
  async run({ size, seed, isReduced, report }) {
    const reason = whyNoHosts();
    if (reason !== undefined) {
      report(`skipped: ${reason}`);
      return { passed: isReduced, result: { skipped: reason } };
    }
    const random = randomOf(seed);
    const pick: Pick = (names) => names[Math.floor(random() * names.length)] ?? "";
    const fleet = await HostedFleet.open(seed, isReduced ? () => undefined : report);
    try {
      const options = {
        commanders: Math.ceil(size / linesEach),
        linesEach,
        damaged,
        seed,
        sessions: isReduced ? 1 : 20,
      };
      const accounts = await writeJournals(join(fleet.path, "journals"), options, random);
      const sent = accounts.reduce((sum, each) => sum + each.stored.length + each.rejected.length, 0);
      fleet.startCollectors();
      await fleet.startPlayers(accounts);
      const counts = Object.fromEntries(faultNames.map((name) => [name, 0]));
      const startMs = Date.now();
      const lasting = () => sleep(isReduced ? 500 : 2000 + random() * 8000);
      for (let turn = 0; isReduced ? turn < faultNames.length : !fleet.isDone; turn++) {
        const name = faultNames[turn % faultNames.length] ?? "lossAndDelay";
        await faults[name](fleet, lasting, pick);
        counts[name] = (counts[name] ?? 0) + 1;
        await sleep(isReduced ? 100 : 1000 + random() * 4000);
        if (Date.now() - startMs > 3_600_000) throw new Error("not done within an hour");
      }
      while (!fleet.isDone) await sleep(100);
      const seconds = Math.round((Date.now() - startMs) / 1000);
      await fleet.stopCollectors();
      const audit = await auditLake(fleet.lake, accounts);
      report(JSON.stringify({ seconds, counts, audit }));
      const isAccounted = audit.stored + audit.rejected === sent;
      return {
        passed: isExact(audit) && isAccounted,
        result: { hosts: fleet.hosts.names, sent, ...audit, faults: counts, seconds },
      };
    } finally {
      await fleet[Symbol.asyncDispose]();
    }
  },
};
