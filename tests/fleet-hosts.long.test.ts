/**
 * A fleet over hosts with addresses of their own, made by `fleet up --hosts`: while journals grow, everything that can go wrong does, in
 * random order. In the end every line is in the lake once, with its text, stored or rejected.
 */
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { verifyLake } from "@shipslog/archive";
import { expect, it } from "vitest";
import { natsServer } from "../packages/fleet/tests/helpers/natsServer.ts";
import { auditJournals, type JournalsAudit } from "./helpers/hosts/auditJournals.ts";
import type { JournalContent } from "./helpers/hosts/GrowingJournal.ts";
import { GrowingJournals } from "./helpers/hosts/GrowingJournals.ts";
import { HostedFleet } from "./helpers/hosts/HostedFleet.ts";
import { hostFaults, type FaultScene } from "./helpers/hosts/hostFaults.ts";
import { whyNoHosts } from "./helpers/hosts/Hosts.ts";
import { readLakeLines, type DigestedLine } from "./helpers/hosts/readLakeLines.ts";
import { longTest } from "./helpers/longTest.ts";
import { randomOf } from "./helpers/randomOf.ts";

type Range = readonly [number, number];

/** How long faults and the times between them last. */
interface Plan {
  readonly commanders: number;
  readonly linesASecond: number;
  readonly faultMs: Range;
  readonly noticedMs: Range;
  readonly redeliveredMs: Range;
  readonly betweenMs: Range;
  /** How long to wait between two looks into the lake, which take longer the more is in it. */
  readonly lookAgainMs: number;
}

const longPlan: Plan = {
  commanders: 80,
  linesASecond: 120,
  faultMs: [1000, 12_000],
  // A client gives a server up after three pings, 10 s apart. The server waits for minutes.
  noticedMs: [40_000, 50_000],
  // The broker waits 120 s for the acknowledgement of a collector.
  redeliveredMs: [125_000, 140_000],
  betweenMs: [500, 6000],
  lookAgainMs: 5000,
};
const shortPlan: Plan = {
  commanders: 6,
  linesASecond: 20,
  faultMs: [300, 600],
  noticedMs: [300, 600],
  redeliveredMs: [300, 600],
  betweenMs: [0, 100],
  lookAgainMs: 500,
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

function makeStage(fleet: HostedFleet, plan: Plan, seed: number, report: (line: string) => void): Stage {
  const random = randomOf(seed);
  const waiting =
    ([least, most]: Range) =>
    () =>
      sleep(least + random() * (most - least)).then(() => undefined);
  // Of their own, so that the faults of a seed do not depend on how fast the journals grow.
  const journals = new GrowingJournals(join(fleet.path, "journals"), { ...plan, seed, random: randomOf(seed + 1) });
  const scene: FaultScene = {
    fleet,
    journals,
    random,
    pick: <Item>(items: readonly Item[]) => items[Math.floor(random() * items.length)] as Item,
    lasting: waiting(plan.faultMs),
    lastingUntilNoticed: waiting(plan.noticedMs),
    lastingUntilRedelivered: waiting(plan.redeliveredMs),
  };
  return { scene, plan, between: waiting(plan.betweenMs), report };
}

/** Causes every fault once, in random order. */
async function causeRound({ scene, between, report }: Stage): Promise<void> {
  const left = Object.entries(hostFaults);
  while (left.length > 0) {
    for (const [name, cause] of left.splice(Math.floor(scene.random() * left.length), 1)) {
      const startMs = Date.now();
      await cause(scene);
      report(`${name} for ${Math.round((Date.now() - startMs) / 1000)} s`);
    }
    await between();
  }
}

/** Waits until everything that is written now is stored, and returns how long it took in seconds. */
async function settle({ scene: { fleet, journals }, plan, report }: Stage): Promise<number> {
  const mark = journals.mark();
  const startMs = Date.now();
  for (;;) {
    const { wrong, ...counts } = auditJournals(await readLakeLines(fleet.lake), journals.all, mark);
    const seconds = Math.round((Date.now() - startMs) / 1000);
    if (counts.lost === 0) {
      report(`after ${seconds} s ${JSON.stringify(counts)}`);
      return seconds;
    }
    if (Date.now() - startMs > quietMs) throw new Error(`not stored after ${seconds} s: ${wrong.join(", ")}`);
    await sleep(plan.lookAgainMs);
  }
}

/** Every line is in the lake once, with its text and the right verdict. */
function expectAccounted(audit: JournalsAudit): void {
  const { sent, stored, rejected, overwrittenStored } = audit;
  expect(audit).toMatchObject({ lost: 0, foreign: 0, duplicates: 0, misjudged: 0, wrong: [] });
  expect(stored + rejected).toBe(sent + overwrittenStored);
}

longTest(
  {
    claim:
      "Over hosts with addresses of their own, every line is in the lake once while journals grow and hosts, links, disks, clocks, journals and the lake fail in random order.",
    // Rounds instead of an hour: in each, all 20 sorts of faults follow each other in another order. A round takes 8 minutes.
    size: { check: 1, full: 2, of: "faults of each sort" },
    alone: true,
    needs: [natsServer],
  },
  async ({ size: rounds, seed, isLong, report }) => {
    const reason = whyNoHosts();
    if (reason !== undefined) {
      console.log(`no fleet over hosts: ${reason}`);
      expect(isLong, `a long run needs hosts: ${reason}`).toBe(false);
      return `not run: ${reason}`;
    }
    const fleet = await HostedFleet.open(seed, report);
    try {
      const stage = makeStage(fleet, isLong ? longPlan : shortPlan, seed, report);
      const { journals } = stage.scene;
      journals.start();
      fleet.startCollectors();
      await fleet.startPlayers(journals.all);
      await settle(stage);
      const quietSeconds: number[] = [];
      for (let round = 1; round <= rounds; round++) {
        await causeRound(stage);
        if (round === rounds) journals.stop();
        quietSeconds.push(await settle(stage));
      }
      await fleet.stopPlayers();
      await fleet.stopCollectors();
      const audit = auditJournals(await readLakeLines(fleet.lake), journals.all);
      report(JSON.stringify(audit));
      expectAccounted(audit);
      expect((await verifyLake(fleet.lake)).damaged).toEqual([]);
      const faults = rounds * Object.keys(hostFaults).length;
      return `${faults} faults, ${audit.sent} lines, 0 lost, quiet after ${Math.max(...quietSeconds)} s at most`;
    } catch (error) {
      if (isLong) report(`kept in ${await fleet.keep().catch(String)}`);
      throw error;
    } finally {
      await fleet[Symbol.asyncDispose]();
    }
  },
);

const commander = "c0ffee";
const lineAt = (offset: number, digest = "text") => ({ offset, digest, isRejected: false });
const storedAt = (file: string, offset: number, digest = "text"): DigestedLine => ({
  commander,
  file,
  offset,
  digest,
  isRejected: false,
});
const audit = (
  lines: readonly DigestedLine[],
  contents: JournalContent[],
  mark?: ReadonlyMap<JournalContent, number>,
) => auditJournals(lines, [{ commander, contents }], mark);

it("counts and names a line that is missing, repeated, changed or wrongly judged", () => {
  const contents = [{ file: "a", lines: [lineAt(0), lineAt(9)] }];
  const all = [storedAt("a", 0), storedAt("a", 9)];
  expectAccounted(audit(all, contents));
  const wrong = {
    lost: all.slice(1),
    duplicates: [...all, storedAt("a", 0)],
    foreign: [...all, storedAt("a", 0, "other text")],
    misjudged: [storedAt("a", 0), { ...storedAt("a", 9), isRejected: true }],
  };
  for (const [kind, lines] of Object.entries(wrong)) {
    const found = audit(lines, contents);
    expect(found).toMatchObject({ [kind]: 1, wrong: [expect.stringContaining(`${kind}: ${commander}/a/`)] });
    expect(() => expectAccounted(found)).toThrow("to match object");
  }
});

it("lets lines be missing that were written after a mark, also in files that were begun after it", () => {
  const marked = { file: "a", lines: [lineAt(0), lineAt(9)] };
  const later = { file: "b", lines: [lineAt(0)] };
  const mark = new Map([[marked, 1]]);
  expect(audit([storedAt("a", 0)], [marked, later], mark)).toMatchObject({ sent: 1, lost: 0 });
  expect(audit([], [marked, later], mark)).toMatchObject({ sent: 1, lost: 1 });
});

it("requires the lines of a truncated file that were stored before", () => {
  const lines = [lineAt(0), lineAt(9)];
  const truncated = { file: "a", lines, required: new Set(lines.slice(0, 1)) };
  const anew = { file: "a", lines: [lineAt(0, "new text")] };
  const found = audit([storedAt("a", 0), storedAt("a", 0, "new text")], [truncated, anew]);
  expect(found).toMatchObject({ sent: 2, lost: 0, overwritten: 1, overwrittenStored: 0 });
  expectAccounted(found);
});
