import type { Dialect, Moment } from "@shipslog/contract";
import { faults } from "@shipslog/faults";
import { scenarioNames, simulate } from "@shipslog/simulator";
import { damageBySeed } from "../lab/faults/damageBySeed.ts";
import { followTornStatus } from "./faults/followTornStatus.ts";
import { allAtOnce, rateOf } from "../lab/faults/rates.ts";
import { Tally } from "./faults/Tally.ts";
import type { Proof, ProofInput } from "../lab/proof/Proof.ts";

const startMs = Date.UTC(2026, 4, 1, 12);
const durationMs = 2 * 3_600_000;
const dialects: readonly Dialect[] = ["spec", "live"];
/** Status.json is most of a session, so only every twentieth has more than the last where a fault does not concern it. */
const withStatusEvery = 20;

function momentsOf(seed: number, dialect: Dialect, status: boolean): readonly Moment[] {
  const scenario = scenarioNames[seed % scenarioNames.length] ?? "grand-tour";
  return [...simulate({ seed, scenario, dialect, start: startMs, durationMs, status })];
}

/** The moments without Status.json, and its last content at the end: in spec a folder without the file has a defect. */
function withLastStatus(bare: readonly Moment[], full: readonly Moment[]): readonly Moment[] {
  const { timeMs, companions } = full.at(-1) ?? { timeMs: startMs, companions: {} };
  return [...bare, { timeMs, event: undefined, companions }];
}

/** Checks every fault alone, and all in one session, with the same seeds. */
async function judgeAll(dialect: Dialect, { size, seed: first }: ProofInput): Promise<ReadonlyMap<string, Tally>> {
  const plans = [
    ...faults.map((fault) => ({ name: fault.name, rates: { [fault.name]: rateOf(fault, dialect) } })),
    { name: "all at once", rates: allAtOnce(faults, dialect) },
  ];
  const tallies = new Map(plans.map(({ name }) => [name, new Tally()]));
  for (let seed = first; seed < first + size; seed++) {
    const full = momentsOf(seed, dialect, true);
    const bare = seed % withStatusEvery === 0 ? full : withLastStatus(momentsOf(seed, dialect, false), full);
    for (const { name, rates } of plans) {
      const moments = name.includes("status") || name === "all at once" ? full : bare;
      const { steps, answers } = damageBySeed(moments, rates, seed, dialect);
      await tallies.get(name)?.add(seed, steps, answers, dialect);
    }
  }
  return tallies;
}

/** Proves that check reports exactly what the answer key expects. */
export const proof: Proof = {
  name: "faults-answer-key",
  claim:
    "Of every fault the check reports exactly what the answer key says, where it says, to a reader of the complete folder and to a follower, in both dialects.",
  fullSize: 200,
  reducedSize: 3,
  async run(input) {
    const { seed, report } = input;
    const results: Record<string, Record<string, Figures>> = {};
    for (const dialect of dialects) {
      report(dialect);
      const tallies = await judgeAll(dialect, input);
      results[dialect] = Object.fromEntries([...tallies].map(([name, tally]) => [name, tally.result()]));
      const lines = Object.entries(results[dialect]).flatMap(([name, figures]) => linesOf(name, figures));
      for (const line of lines) report(line);
    }
    const onDisk = await followTornStatus(seed);
    report(`torn Status.json on disk: ${onDisk.found} of ${onDisk.expected} found, ${onDisk.others.length} others`);
    const all = Object.values(results).flatMap((each) => Object.values(each));
    const isExact = all.every(({ precision, recall, damages }) => precision === 1 && recall === 1 && damages > 0);
    const isFollowed = onDisk.expected > 0 && onDisk.found === onDisk.expected && onDisk.others.length === 0;
    return { passed: isExact && isFollowed, result: { ...results, onDisk } };
  },
};

type Figures = ReturnType<Tally["result"]>;

function linesOf(name: string, { precision, recall, damages, expected, wrong = [] }: Figures): readonly string[] {
  const figures = `precision ${precision.toFixed(4)} recall ${recall.toFixed(4)}`;
  return [
    `${name.padEnd(24)} ${figures} ${damages} damages, ${expected} findings`,
    ...wrong.map((each) => `  ${each}`),
  ];
}
