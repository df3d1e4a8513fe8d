import { countPatterns } from "./patterns.ts";
import { readRow, type Row } from "./readRows.ts";

/** What counts as a situation, and how often a real one must occur, in how many files: rarer ones may be the habit of one player. */
const situationSorts = {
  kinds: { timesMin: 10, filesMin: 3 },
  values: { timesMin: 10, filesMin: 3 },
  pairs: { timesMin: 50, filesMin: 10 },
  triples: { timesMin: 50, filesMin: 10 },
  patterns: { timesMin: 1, filesMin: 3 },
} as const;

/** A sort of situations. */
export type SituationSort = keyof typeof situationSorts;

/** The sorts of situations, in their order. */
export const sorts = Object.keys(situationSorts) as readonly SituationSort[];

/** How often each situation of a sort occurs, and in how many files. */
class Counts {
  readonly times = new Map<string, number>();
  readonly files = new Map<string, number>();

  addFile(here: ReadonlyMap<string, number>): void {
    for (const [situation, times] of here) {
      this.times.set(situation, (this.times.get(situation) ?? 0) + times);
      this.files.set(situation, (this.files.get(situation) ?? 0) + 1);
    }
  }
}

/** A pause of more than a quarter of an hour is no play. */
const pauseMaxS = 900;

/** The situations of some journals. */
export class Inventory {
  readonly counts: Readonly<Record<SituationSort, Counts>> = {
    kinds: new Counts(),
    values: new Counts(),
    pairs: new Counts(),
    triples: new Counts(),
    patterns: new Counts(),
  };
  files = 0;
  lines = 0;
  hours = 0;

  /** Adds the lines of one file. */
  addFile(lines: Iterable<string>): void {
    const rows = [...lines].flatMap((line) => readRow(line) ?? []);
    this.files += 1;
    this.lines += rows.length;
    for (const [at, { atS }] of rows.entries()) {
      this.hours += Math.min(Math.max(atS - (rows[at - 1]?.atS ?? atS), 0), pauseMaxS) / 3600;
    }
    const kinds = rows.map(({ kind }) => kind);
    // A third line of one kind says no more than the second.
    const news = kinds.filter((kind, at) => kind !== kinds[at - 1] || kind !== kinds[at - 2]);
    this.counts.kinds.addFile(countAll(kinds));
    this.counts.values.addFile(countAll(rows.flatMap(valuesOf)));
    this.counts.pairs.addFile(countAll(runsOf(news, 2)));
    this.counts.triples.addFile(countAll(runsOf(news, 3)));
    this.counts.patterns.addFile(countPatterns(rows));
  }
}

function valuesOf({ kind, values }: Row): readonly string[] {
  return Object.entries(values).map(([field, value]) => `${kind} ${field} ${value}`);
}

function runsOf(kinds: readonly string[], length: number): readonly string[] {
  return kinds.slice(length - 1).map((_, at) => kinds.slice(at, at + length).join(" "));
}

function countAll(situations: readonly string[]): ReadonlyMap<string, number> {
  const times = new Map<string, number>();
  for (const situation of situations) times.set(situation, (times.get(situation) ?? 0) + 1);
  return times;
}

/** A situation and how often it occurs. */
type Occurring = readonly [situation: string, times: number];

const sum = (situations: readonly Occurring[]): number => situations.reduce((total, [, times]) => total + times, 0);
const commonest = (situations: readonly Occurring[]) => situations.toSorted(([, one], [, other]) => other - one);

/** What of the situations of real journals others have. */
export function compare(sort: SituationSort, real: Inventory, other: Inventory) {
  const { timesMin, filesMin } = situationSorts[sort];
  const { times, files } = real.counts[sort];
  const found = other.counts[sort].times;
  const all = [...times];
  const frequent = all.filter(([name, count]) => count >= timesMin && (files.get(name) ?? 0) >= filesMin);
  const missing = commonest(frequent.filter(([name]) => !found.has(name)));
  const reached = frequent.filter(([name]) => found.has(name));
  const ratio = ([name, count]: Occurring): number => (found.get(name) ?? 0) / other.hours / (count / real.hours);
  const unlike = reached.filter((each) => ratio(each) < 0.1 || ratio(each) > 10);
  const foreign = commonest([...found].filter(([name]) => !times.has(name)));
  const percent = (part: number, whole: number): number => (100 * part) / Math.max(1, whole);
  return {
    frequent: frequent.length,
    reached: reached.length,
    /** Situations that the others never have, the commonest first. */
    missing,
    /** Situations whose rate an hour differs by more than a factor of ten, with the ratio. */
    unlike: commonest(unlike.map((each): Occurring => [each[0], ratio(each)])),
    /** Situations of the others that no real file has. */
    foreign,
    reachedPercent: percent(reached.length, frequent.length),
    fairPercent: percent(reached.length - unlike.length, frequent.length),
    /** Percent of all real occurrences. */
    coveredPercent: percent(sum(all.filter(([name]) => found.has(name))), sum(all)),
    /** Percent of the others' occurrences: lines at random would reach much, too. */
    foreignPercent: percent(sum(foreign), sum([...found])),
  };
}
