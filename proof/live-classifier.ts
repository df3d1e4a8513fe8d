import { corpusFolder } from "../lab/corpus/corpus.ts";
import { classifierNeeds, classify, type ClassContest, type ClassVerdict } from "../lab/live/classifier/classify.ts";
import { collectReal, collectSimulated } from "../lab/live/classifier/collect.ts";
import type { SampledLine, Samples } from "../lab/live/classifier/Samples.ts";
import type { Proof } from "../lab/proof/Proof.ts";

/** The fewest real lines of a kind that is judged. */
const leastLines = { full: 200, reduced: 60 };

/** The fewest kinds that can be judged. */
const leastKinds = { full: 80, reduced: 20 };

/** What has been reached; the goal is 0.75. */
const medianMax = 0.98;

/** The most samples of a kind and class, before they are thinned. */
const mostSamples = { full: 300, reduced: 60 };

function* contests(real: Samples, simulated: Samples, least: number): Generator<ClassContest> {
  for (const kind of real.kindsWith(least)) {
    const other = simulated.of(kind);
    if (other.length >= 20) yield { kind, real: real.of(kind), other };
  }
}

/** Real lines against real lines of other files: what a classifier makes of lines that are of one source. */
function* controls(real: Samples, least: number): Generator<ClassContest> {
  for (const kind of real.kindsWith(least)) {
    const order = [...new Set(real.of(kind).map(({ group }) => group))];
    const isEven = ({ group }: SampledLine): boolean => order.indexOf(group) % 2 === 0;
    const samples = real.of(kind);
    yield { kind, real: samples.filter(isEven), other: samples.filter((each) => !isEven(each)) };
  }
}

function medianOf(verdicts: readonly ClassVerdict[]): number {
  const areas = verdicts.flatMap(({ auc }) => (auc === null ? [] : [auc])).toSorted((one, other) => one - other);
  return areas[Math.floor(areas.length / 2)] ?? Number.NaN;
}

/** A classifier as judge: can lines of dialect live be told from real ones of the same kind? */
export const proof: Proof = {
  name: "live-classifier",
  claim:
    "A classifier that sees a line and its neighbours, without names and ids, tells simulated lines from real ones no better than docs/live-classifier.md says.",
  fullSize: 12,
  reducedSize: 1,
  needs: [corpusFolder, ...classifierNeeds],
  async run({ size, isReduced, report }) {
    const sort = isReduced ? "reduced" : "full";
    const real = await collectReal(isReduced ? 20 : 1, mostSamples[sort]);
    const simulated = collectSimulated(size, isReduced ? 2 : 4, mostSamples[sort]);
    const verdicts = await classify(contests(real, simulated, leastLines[sort]));
    const control = isReduced ? [] : await classify(controls(real, leastLines[sort]));
    const missing = real.kindsWith(leastLines[sort]).filter((kind) => simulated.of(kind).length < 20);
    const kinds = verdicts.map(({ kind, auc, giveaways }) => ({
      kind,
      real: real.linesOf(kind),
      auc,
      control: control.find((each) => each.kind === kind)?.auc ?? null,
      giveaways,
    }));
    const [median, controlMedian] = [medianOf(verdicts), medianOf(control)];
    report(`${kinds.length} kinds, median ${median.toFixed(3)}, real against real ${controlMedian.toFixed(3)}`);
    // Real lines of one source must look alike, or the classifier judges something else than the source.
    const isFair = isReduced || Math.abs(controlMedian - 0.5) < 0.1;
    const passed = kinds.length >= leastKinds[sort] && isFair && (isReduced || median <= medianMax);
    return { passed, result: { median, controlMedian, missing, kinds } };
  },
};
