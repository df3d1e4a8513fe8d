/**
 * Runs everything at once: players write damaged journals, two of them directed by `shipslog fly` and by `@shipslog/testing`; a
 * follower, a check that waits, a cockpit with tabs, uplinks, three servers, two collectors and an archiver process them, while
 * `shipslog try` tests a reader again and again. All but the players, those who look on and the trials are killed repeatedly. In the
 * end every line is compared in every output.
 */
import { setTimeout as sleep } from "node:timers/promises";
import { expect, it } from "vitest";
import { natsServer } from "../packages/fleet/tests/helpers/natsServer.ts";
import { longTest } from "./helpers/longTest.ts";
import { randomOf } from "./helpers/randomOf.ts";
import { auditSoak, compareLists } from "./helpers/soak/auditSoak.ts";
import type { Memory } from "./helpers/soak/Onlookers.ts";
import { soakPlays } from "./helpers/soak/SoakPlayer.ts";
import { SoakSetup, type SoakSetupOptions } from "./helpers/soak/SoakSetup.ts";

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

/** Nothing is lost, repeated, unexplained or out of order. */
const equal = { lost: 0, repeated: 0, unexplained: 0, outOfOrder: 0 };

longTest(
  {
    claim:
      "With everything running at once and being killed at random, no line is lost, repeated or unexplained in the lakes, the cockpit and its tabs, the follower or the check, and a reader under trial passes every case.",
    // Each kind of failure happens about 35 times, and the trials draw several seeds. Two hours only repeat that.
    size: { check: 12, full: 1500, of: "seconds" },
    alone: true,
    // The command serves the page that `npm run build` makes.
    needs: [natsServer, "packages/cockpit/dist/page"],
  },
  async ({ size: seconds, seed, report }) => {
    const random = randomOf(seed);
    const isFull = seconds >= 120;
    // Each child process adds an exit listener.
    process.setMaxListeners(50);
    // A short run has fewer players and more faults, so that enough happens.
    const how: Pick<SoakSetupOptions, "plays" | "faultDensity" | "onlyCase" | "tabs"> = isFull
      ? { plays: soakPlays, faultDensity: 1, onlyCase: undefined, tabs: 10 }
      : { plays: ["grand-tour", "fly", "testing"], faultDensity: 12, onlyCase: "whole-file", tabs: 2 };
    const setup = await SoakSetup.open({ seconds, seed, report, speed: 300, ...how });
    const { onlookers } = setup;
    const early = { atMs: Date.now() + seconds * 100, memory: undefined as Memory | undefined };
    const done = Object.fromEntries(Object.keys(mishaps).map((name) => [name, 0]));
    try {
      // A short run has each failure once, however slow the machine is.
      for (let turn = 0; !setup.areWritersDone; turn++) {
        await sleep(isFull ? 2000 + random() * 8000 : 1500);
        setup.archiveAgain();
        if (Date.now() > early.atMs) early.memory ??= await onlookers.measureMemory();
        const [name, happen] = Object.entries(mishaps)[turn % Object.keys(mishaps).length] ?? [];
        const isEnough = !isFull && turn >= Object.keys(mishaps).length;
        if (name === undefined || happen === undefined || setup.areWritersDone || isEnough) continue;
        await happen(setup, random);
        done[name] = (done[name] ?? 0) + 1;
        if (turn % 30 === 29) report(`${turn + 1} mishaps so far: ${JSON.stringify(done)}`);
      }
      await setup.finish();
      const late = await onlookers.measureMemory();
      const { lines, differences, findings } = await auditSoak(setup);
      const { passed: trials, failed } = setup.trials;
      report(`${lines} lines, ${JSON.stringify(done)}, ${JSON.stringify(differences)}`);
      for (const [output, difference] of Object.entries(differences)) {
        expect({ output, ...difference }).toMatchObject({ output, ...equal });
        expect(difference.expected).toBeGreaterThan(0);
      }
      expect(findings.missed).toEqual([]);
      expect(findings.beyond).toEqual([]);
      expect(findings.expected).toBeGreaterThan(0);
      expect(failed).toEqual([]);
      expect(trials).toBeGreaterThan(0);
      const failures = Object.values(done).reduce((sum, each) => sum + each, 0);
      const outputs = Object.keys(differences).length + onlookers.tabs.length;
      const memory = Object.entries(late).map(([name, mb]) => `${name} ${early.memory?.[name] ?? "-"} to ${mb} MB`);
      return `${lines} lines, 0 lost in ${outputs} outputs, ${failures} failures, ${findings.expected} findings, ${trials} trials of a reader, ${memory.join(", ")}`;
    } finally {
      await setup[Symbol.asyncDispose]();
    }
  },
);

it("finds equal lists equal", () => {
  expect(compareLists(["a", "b"], ["a", "b"], true)).toEqual({ expected: 2, found: 2, ...equal });
});

it.each([
  ["lost", ["a"]],
  ["repeated", ["a", "b", "b"]],
  ["unexplained", ["a", "x", "b"]],
  ["outOfOrder", ["b", "a"]],
] as const)("counts %s keys", (how, found) => {
  expect(compareLists(["a", "b"], found, true)).toMatchObject({ ...equal, [how]: 1 });
});
