import type { Benchmark, Contest, Measure, Work } from "./Benchmark.ts";
import { median } from "./median.ts";

/** The clock and duration of a measurement. */
export interface Bench {
  /** A clock in milliseconds. */
  readonly now: () => number;
  /** The shortest measurement; short work is repeated until then. */
  readonly leastMs: number;
}

const fewestRounds = 3;
const mostRounds = 9;

/** No further round starts after this time, once there are enough. */
const enoughMs = 30_000;

const contenders = ["ours", "peer", "limit"] as const;
type Contender = (typeof contenders)[number];

/** Measures a benchmark: one warm-up round, then rounds that run everything in turn; the figures are medians. */
export async function measure(benchmark: Benchmark, bench: Bench): Promise<Contest> {
  const data = await benchmark.prepare?.();
  const taking = contenders.filter((contender) => benchmark[contender] !== undefined);
  const figures: Record<Contender, number[]> = { ours: [], peer: [], limit: [] };
  const startMs = bench.now();
  const isEnough = (round: number) =>
    round > mostRounds || (round > fewestRounds && round % 2 === 0 && bench.now() - startMs > enoughMs);
  for (let round = 0; !isEnough(round); round += 1) {
    for (const contender of rotate(taking, round)) {
      const work = benchmark[contender] as Work<unknown>;
      const figure = await measureOnce(() => work.call(benchmark, data), benchmark.measure, bench);
      // Round 0 warms up.
      if (round > 0) figures[contender].push(figure);
    }
  }
  const { ours, peer, limit } = figures;
  const ratios = limit.map((bound, round) => (ours[round] ?? Number.NaN) / bound);
  return { ours: median(ours) ?? Number.NaN, peer: median(peer), limit: median(limit), ratio: median(ratios) };
}

/** The order rotates from round to round, so that none always runs with the caches of another. */
function rotate<Item>(items: readonly Item[], by: number): readonly Item[] {
  const start = by % items.length;
  return [...items.slice(start), ...items.slice(0, start)];
}

type Run = () => ReturnType<Work<unknown>>;

async function measureOnce(run: Run, how: Measure, bench: Bench): Promise<number> {
  if (how === "value") return amountOf(await run());
  let amount = 0;
  let runs = 0;
  let elapsedMs = 0;
  const startMs = bench.now();
  do {
    const answer = run();
    const done = answer instanceof Promise ? await answer : answer;
    amount += how === "rate" ? amountOf(done) : 0;
    runs += 1;
    elapsedMs = bench.now() - startMs;
  } while (elapsedMs < bench.leastMs);
  return how === "rate" ? (amount * 1000) / elapsedMs : elapsedMs / runs;
}

function amountOf(answer: number | void): number {
  if (typeof answer !== "number") throw new TypeError("Work measured by rate or value must return a number");
  return answer;
}
