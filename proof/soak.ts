/**
 * Everything together: players write damaged journals, a follower, a check, a cockpit, uplinks, three servers, two collectors
 * and an archiver work on them at the same time, and all but the players and the follower are killed again and again. In
 * the end every line is compared end to end. `npm run soak` is this proof at full size: 30 minutes.
 */
import { setTimeout as sleep } from "node:timers/promises";
import { natsServer } from "../lab/fleet/TrialFleet.ts";
import type { Proof } from "../lab/proof/Proof.ts";
import { randomOf } from "./journal/kill/randomOf.ts";
import { audit } from "./soak/audit.ts";
import { Company } from "./soak/Company.ts";
import { isEqual } from "./soak/compare.ts";

/** What may go wrong, each in turn. */
const mishaps = {
  uplink: (company: Company, random) => company.crews[Math.floor(random() * company.crews.length)]?.uplink.kill(),
  collector: (company: Company, random) => company.stage.collectors[Math.floor(random() * 2)]?.kill(),
  cockpit: (company: Company) => company.cockpit.kill(),
  archiver: (company: Company) => company.archiver.kill(),
  async link(company: Company, random) {
    const proxy = company.stage.proxies[Math.floor(random() * 3)];
    proxy?.cut();
    await sleep(random() * 2000);
    proxy?.mend();
  },
  async server(company: Company, random) {
    const { cluster } = company.stage.trial;
    const at = 1 + Math.floor(random() * 3);
    await cluster.stopNode(at, "SIGKILL");
    await sleep(500 + random() * 2500);
    await cluster.startNode(at);
    await cluster.healthy(600_000);
  },
} satisfies Record<string, (company: Company, random: () => number) => unknown>;

/** The proof that the whole holds together. */
export const proof: Proof = {
  name: "soak",
  claim:
    "With everything running at once and being killed at random, no line is lost, repeated or unexplained in the lakes, the cockpit, the follower or the check.",
  fullSize: 1800,
  reducedSize: 12,
  needs: [natsServer],
  async run({ size: seconds, seed, report }) {
    const random = randomOf(seed);
    const isFull = seconds >= 300;
    // Each process that must not outlive this one listens for its end.
    process.setMaxListeners(50);
    const company = await Company.open({
      ...{ seconds, seed, report },
      // A short run has as much to show: more happens in each second, and more of it goes wrong.
      ...(isFull ? { speed: 120, faultDensity: 1 } : { speed: 300, faultDensity: 5 }),
    });
    const done = Object.fromEntries(Object.keys(mishaps).map((name) => [name, 0]));
    try {
      // A short run has each mishap once, however slow the machine is.
      for (let turn = 0; !company.isPlayed; turn++) {
        await sleep(isFull ? 2000 + random() * 8000 : 1500);
        company.archiveAgain();
        const [name, happen] = Object.entries(mishaps)[turn % Object.keys(mishaps).length] ?? [];
        const isEnough = !isFull && turn >= Object.keys(mishaps).length;
        if (name === undefined || happen === undefined || company.isPlayed || isEnough) continue;
        await happen(company, random);
        done[name] = (done[name] ?? 0) + 1;
        if (turn % 30 === 29) report(`${turn + 1} mishaps so far: ${JSON.stringify(done)}`);
      }
      await company.finish();
      const { lines, differences, findings } = await audit(company);
      report(`${lines} lines, ${JSON.stringify(done)}, ${JSON.stringify(differences)}`);
      report(
        `${findings.expected} findings expected, missed ${findings.missed.length}, beyond ${findings.beyond.length}`,
      );
      const isExact = Object.values(differences).every(isEqual);
      const isFound = findings.expected > 0 && findings.missed.length + findings.beyond.length === 0;
      const cut = { ...findings, missed: findings.missed.slice(0, 20), beyond: findings.beyond.slice(0, 20) };
      return { passed: isExact && isFound, result: { seconds, lines, mishaps: done, differences, findings: cut } };
    } finally {
      await company[Symbol.asyncDispose]();
    }
  },
};
