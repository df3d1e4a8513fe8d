import type { GrowingFunction } from "./GrowingFunction.ts";
import { processorMs, quickMs } from "./processorTime.ts";

/** The length of the shortest text that is measured, in characters; each further one is ten times as long. */
const shortest = 2000;
/** Ten times the text may cost this many times as much. */
export const mostTextGrowth = 15;
/** A text of 20,000 characters that costs less than this costs next to nothing: code that is not linear needs far more. */
const negligibleMs = 0.3;
/** A text that costs more than this is not made ten times as long. */
const longestMs = 100;
const attempts = 3;

/** Makes a text of about a given length. */
export type MakeText = (length: number) => string;

/** What ten times the text cost. */
export interface TextGrowth {
  readonly smallMs: number;
  readonly largeMs: number;
  readonly ratio: number;
}

/**
 * Measures how the cost of a function grows with its text; undefined where the function does not take it. It measures
 * again where the growth is too much: with processor time instead of the clock, because the machine may only be busy,
 * and with ten times as much text, because large strings and objects have a higher price of their own, once.
 */
export async function measureGrowth({ prepare }: GrowingFunction, makeText: MakeText): Promise<TextGrowth | undefined> {
  const short = prepare(makeText(shortest));
  const long = prepare(makeText(10 * shortest));
  if (short === undefined || long === undefined) return undefined;
  const quick = growthOf(await quickMs(long, 2), await quickMs(short, 4));
  if (isFine(quick)) return quick;
  const exact = await measureExactly(short, long);
  if (isFine(exact) || exact.largeMs > longestMs) return exact;
  const longer = prepare(makeText(100 * shortest));
  const last = longer === undefined ? exact : await measureExactly(long, longer);
  return isFine(last) ? last : relativeTo(last, await parsingGrowth(makeText));
}

/** The growth of JSON.parse with the same texts: what the engine's memory and caches cost, which no code here can avoid. */
async function parsingGrowth(makeText: MakeText): Promise<number> {
  const parse = (text: string) => (): void => {
    try {
      JSON.parse(text);
    } catch {
      // Text that is not JSON ends early and costs next to nothing.
    }
  };
  const long = makeText(10 * shortest);
  const longer = makeText(100 * shortest);
  return (await processorMs(parse(longer))) / (await processorMs(parse(long)));
}

/** A growth as it would be if parsing took ten times as long for ten times the text. */
function relativeTo(growth: TextGrowth, parsing: number): TextGrowth {
  return { ...growth, ratio: growth.ratio / Math.max(1, parsing / 10) };
}

async function measureExactly(short: () => unknown, long: () => unknown): Promise<TextGrowth> {
  let least = growthOf(await processorMs(long), await processorMs(short));
  for (let attempt = 1; attempt < attempts && !isFine(least); attempt++) {
    const again = growthOf(await processorMs(long), await processorMs(short));
    if (again.ratio < least.ratio) least = again;
  }
  return least;
}

const isFine = ({ ratio, largeMs }: TextGrowth): boolean => ratio <= mostTextGrowth || largeMs < negligibleMs;

function growthOf(largeMs: number, smallMs: number): TextGrowth {
  return { smallMs, largeMs, ratio: largeMs < negligibleMs ? 0 : largeMs / smallMs };
}
