import type { Dialect } from "@shipslog/contract";
import { scenarioNames, simulate, type ScenarioName } from "@shipslog/simulator";
import { readRealFigures, statsFile } from "../lab/live/fidelity/realFigures.ts";
import type { Proof } from "../lab/proof/Proof.ts";
import { FieldShares, type FieldShare } from "../lab/simulator/fieldShares.ts";
import { judgedStartMs } from "../lab/simulator/sessions.ts";
import { unproducedValues } from "../lab/simulator/unproducedValues.ts";

const durationMs = 2 * 3_600_000;

function* sessionsOf(seeds: number): Generator<readonly [seed: number, scenario: ScenarioName]> {
  for (let seed = 1; seed <= seeds; seed += 1) for (const scenario of scenarioNames) yield [seed, scenario];
}

/** Counts the fields and values in the files of a session of every scenario for each seed. */
function sharesOf(dialect: Dialect, seeds: number): FieldShares {
  const shares = new FieldShares();
  for (const [seed, scenario] of sessionsOf(seeds)) {
    let last: readonly unknown[] = [];
    for (const { event, companions } of simulate({ seed, scenario, dialect, start: judgedStartMs, durationMs })) {
      const files = Object.values(companions);
      for (const each of [event, ...files]) if (each !== undefined && !last.includes(each)) shares.see(each);
      last = files;
    }
  }
  return shares;
}

const isNeverAbsent = ([, { absent }]: readonly [string, FieldShare]): boolean => absent === 0;
const isNeverPresent = ([, { parents, absent }]: readonly [string, FieldShare]): boolean => absent === parents;
const names = (fields: readonly (readonly [string, FieldShare])[]): readonly string[] => fields.map(([name]) => name);

/** The share of parents without each field, in percent. */
function table({ fields }: FieldShares): Readonly<Record<string, number>> {
  const percent = ({ absent, parents }: FieldShare): number => Math.round((10_000 * absent) / parents) / 100;
  return Object.fromEntries([...fields].map(([name, share]) => [name, percent(share)]));
}

function missingValues({ values }: FieldShares): readonly string[] {
  return [...values].flatMap(([field, counts]) =>
    [...counts].flatMap(([value, count]) => (count === 0 ? [`${field}=${value}`] : [])),
  );
}

/** Fields that real journals omit in a collection too small for the figures: two goals of 2023 without a tier. */
const seldomOmitted = ["CommunityGoal CurrentGoals[].TierReached", "CommunityGoal CurrentGoals[].Bonus"];

/** Fields that simulated sessions of dialect `live` omit and no real journal does. */
function omittedOnlyHere({ fields }: FieldShares): readonly string[] {
  const real = readRealFigures();
  return names([...fields].filter((field) => !isNeverAbsent(field))).filter((name) => {
    const [kind = "", path = ""] = name.split(" ");
    const presences = (real.get(kind) ?? []).map((figures) => figures.fields.get(path)?.presence ?? 0);
    return !seldomOmitted.includes(name) && presences.length > 0 && presences.every((presence) => presence === 100);
  });
}

/** Counts the absence of every optional field and the values of every list. */
export const proof: Proof = {
  name: "simulator-fields",
  claim:
    "Over 200 sessions in dialect spec every optional field is present and absent at least once, and every value of a closed or seen list occurs or has a reason; dialect live omits only what real journals omit.",
  fullSize: 25,
  reducedSize: 1,
  needs: [statsFile],
  run({ size, report }) {
    const [spec, live] = [sharesOf("spec", size), sharesOf("live", size)];
    const missing = missingValues(spec);
    const result = {
      sessions: size * scenarioNames.length,
      neverAbsent: names([...spec.fields].filter(isNeverAbsent)),
      neverPresent: names([...spec.fields].filter(isNeverPresent)),
      missingValues: missing.filter((value) => !(value in unproducedValues)),
      reasons: unproducedValues,
      producedAfterAll: Object.keys(unproducedValues).filter((value) => !missing.includes(value)),
      omittedOnlyInLive: omittedOnlyHere(live),
      absentPercent: { spec: table(spec), live: table(live) },
    };
    const { neverAbsent, neverPresent, missingValues: without, producedAfterAll, omittedOnlyInLive } = result;
    report(`${neverAbsent.length} fields never absent: ${neverAbsent.join(", ")}`);
    report(`${neverPresent.length} fields never present: ${neverPresent.join(", ")}`);
    report(`${without.length} values never: ${without.join(", ")}`);
    report(`live omits what the game does not: ${omittedOnlyInLive.join(", ")}`);
    // Rare fields and values need all sessions.
    const isFull = size >= proof.fullSize;
    const faults = producedAfterAll.length + omittedOnlyInLive.length;
    const gaps = neverAbsent.length + neverPresent.length + without.length;
    return { passed: spec.fields.size > 0 && faults + (isFull ? gaps : 0) === 0, result };
  },
};
