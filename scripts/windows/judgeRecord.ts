import type { TrialGroup, WindowsRecord } from "./WindowsRecord.ts";

/** How many trials of each kind a run at full size has at least. */
const least: Readonly<Record<TrialGroup, number>> = {
  exe: 12,
  cut: 13,
  full: 8,
  scenario: 8,
  share: 4,
  status: 2,
  folder: 1,
  cockpit: 1,
  linux: 20,
};

/** The packages whose unit tests run under node.exe. */
export const testedPackages = ["cli", "contract", "journal", "faults", "check", "simulator"] as const;

/** Lists why a record is not one of all trials without a failure. */
export function judgeRecord(record: WindowsRecord): readonly string[] {
  const failed = record.trials.filter(({ wrong }) => wrong !== undefined).map(({ what }) => `${what} failed`);
  const failing = record.packages.filter((each) => each.failed > 0).map(({ name }) => `tests of ${name} failed`);
  const groups = Object.entries(least) as readonly (readonly [TrialGroup, number])[];
  const few = groups
    .filter(([group, count]) => record.trials.filter((each) => each.group === group).length < count)
    .map(([group]) => `too few trials of ${group}`);
  const hasTests = (name: string) => record.packages.some((each) => each.name === name && each.passed > 0);
  const empty = testedPackages.filter((name) => !hasTests(name)).map((name) => `no tests of ${name}`);
  const commits = [record.commit, ...record.packages.map(({ commit }) => commit)];
  const dirty = commits.some((commit) => commit.endsWith("-dirty")) ? ["files differed from the commit"] : [];
  return [...failed, ...failing, ...few, ...empty, ...dirty];
}
