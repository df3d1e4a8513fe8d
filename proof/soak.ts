/**
 * Runs everything at once: players write damaged journals, two of them directed by `shipslog fly` and by `@shipslog/testing`; a
 * follower, a cockpit, uplinks, three servers, two collectors and an archiver process them, while `shipslog try` tests a reader
 * again and again. All but the players, the follower and the trials are killed repeatedly. In the end every line is compared in
 * every output. `npm run soak` runs this proof at full size: two hours.
 */
import { setTimeout as sleep } from "node:timers/promises";
import { natsServer } from "../lab/fleet/natsServer.ts";
import type { Proof } from "../lab/proof/Proof.ts";
import { randomOf } from "./journal/kill/randomOf.ts";
import { auditSoak } from "./soak/auditSoak.ts";
import { SoakSetup } from "./soak/SoakSetup.ts";
import { isEqual } from "./soak/compareLists.ts";

/** The failures, in turn. */
const mishaps = {
  uplink: (setup: SoakSetup, random) => setup.commanders[Math.floor(random() * setup.commanders.length)]?.uplink.kill(),
  collector: (setup: SoakSetup, random) => setup.fleet.collectors[Math.floor(random() * 2)]?.kill(),
  cockpit: (setup: SoakSetup) => setup.cockpit.kill(),
  archiver: (setup: SoakSetup) => setup.archiver.kill(),
  async link(setup: SoakSetup, random) {
    const proxy = setup.fleet.proxies[Math.floor(random() * 3)];
    proxy?.cut();
    await sleep(random() * 2000);
    proxy?.mend();
  },
  async server(setup: SoakSetup, random) {
    const { cluster } = setup.fleet.trial;
    const at = 1 + Math.floor(random() * 3);
    await cluster.stopNode(at, "SIGKILL");
    await sleep(500 + random() * 2500);
    await cluster.startNode(at);
    await cluster.healthy(600_000);
  },
} satisfies Record<string, (setup: SoakSetup, random: () => number) => unknown>;

/** The proof that all parts work together under failures. */
export const proof: Proof = {
  name: "soak",
  claim:
    "With everything running at once and being killed at random, no line is lost, repeated or unexplained in the lakes, the cockpit, the follower or the check, and a reader under trial passes every case.",
  fullSize: 7200,
  reducedSize: 12,
  isAlone: true,
  needs: [natsServer],
  async run({ size: seconds, seed, report }) {
    const random = randomOf(seed);
    const isFull = seconds >= 120;
    // Each child process adds an exit listener.
    process.setMaxListeners(50);
    const setup = await SoakSetup.open({
      ...{ seconds, seed, report },
      // A short run is faster and has more faults, so that enough happens.
      ...(isFull
        ? { speed: 120, faultDensity: 1, onlyCase: undefined }
        : { speed: 300, faultDensity: 5, onlyCase: "whole-file" }),
    });
    const done = Object.fromEntries(Object.keys(mishaps).map((name) => [name, 0]));
    try {
      // A short run has each failure once, however slow the machine is.
      for (let turn = 0; !setup.areWritersDone; turn++) {
        await sleep(isFull ? 2000 + random() * 8000 : 1500);
        setup.archiveAgain();
        const [name, happen] = Object.entries(mishaps)[turn % Object.keys(mishaps).length] ?? [];
        const isEnough = !isFull && turn >= Object.keys(mishaps).length;
        if (name === undefined || happen === undefined || setup.areWritersDone || isEnough) continue;
        await happen(setup, random);
        done[name] = (done[name] ?? 0) + 1;
        if (turn % 30 === 29) report(`${turn + 1} mishaps so far: ${JSON.stringify(done)}`);
      }
      await setup.finish();
      const { lines, differences, findings } = await auditSoak(setup);
      report(`${lines} lines, ${JSON.stringify(done)}, ${JSON.stringify(differences)}`);
      report(
        `${findings.expected} findings expected, missed ${findings.missed.length}, beyond ${findings.beyond.length}`,
      );
      const { passed: passedRuns, failed: failedRuns } = setup.trials;
      report(`${passedRuns} runs of try passed, ${failedRuns.length} failed`);
      for (const each of failedRuns) report(each);
      const isExact = Object.values(differences).every(isEqual);
      const isFound = findings.expected > 0 && findings.missed.length + findings.beyond.length === 0;
      const isReadRight = passedRuns > 0 && failedRuns.length === 0;
      const cut = { ...findings, missed: findings.missed.slice(0, 20), beyond: findings.beyond.slice(0, 20) };
      const trials = { passed: passedRuns, failed: failedRuns };
      const result = { seconds, lines, mishaps: done, differences, findings: cut, trials };
      return { passed: isExact && isFound && isReadRight, result };
    } finally {
      await setup[Symbol.asyncDispose]();
    }
  },
};
