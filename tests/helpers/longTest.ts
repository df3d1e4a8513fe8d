import { it } from "vitest";
import { missing } from "./needs/skips.ts";

/** A claim about the product, and the size at which a test shows it. */
export interface Claim {
  /** What the test shows, in one sentence. */
  readonly claim: string;
  readonly size: {
    /** The size in every check, where many tests share the machine. */
    readonly check: number;
    /** The size of `npm run long`. */
    readonly full: number;
    /** What is counted, such as "kills". */
    readonly of: string;
  };
  /** Paths that the test cannot run without, relative to the root of the project. */
  readonly needs?: readonly string[];
  /** Set where a time or the memory of the machine is measured: `npm run long` runs nothing beside it. */
  readonly alone?: true;
}

/** What a long test is given. */
export interface LongRun {
  readonly size: number;
  /** The seed of all randomness; `npm run long` draws a new one and prints it. */
  readonly seed: number;
  /** Whether `npm run long` runs the test. The check runs it on a busy machine, where it must not assert a time of the clock. */
  readonly isLong: boolean;
  /** Prints progress, in a long run only. */
  readonly report: (line: string) => void;
}

declare module "vitest" {
  interface TaskMeta {
    /** The claim that a long test shows. */
    claim?: Claim;
    /** What a long test measured, in a few words. */
    measured?: string;
  }
}

/** A long test may take hours; `npm run long` shows that it goes on. */
const longestMs = 6 * 3_600_000;

/**
 * Declares the test of a claim with a size, in a file `<subject>.long.test.ts`. The body asserts with `expect` and returns what it
 * measured in a few words, for the table of `npm run long`.
 */
export function longTest(claim: Claim, body: (run: LongRun) => string | Promise<string>): void {
  const { SHIPSLOG_SIZE: asked, SHIPSLOG_SEED: seed = "42" } = process.env;
  const isLong = asked !== undefined;
  const needs = claim.needs ?? [];
  const options = {
    skip: missing(needs).length > 0,
    meta: { needs, claim },
    ...(isLong ? { timeout: longestMs } : {}),
  };
  it(claim.claim, options, async ({ task }) => {
    const size = asked === "full" ? claim.size.full : Number(asked ?? claim.size.check);
    if (!(size > 0)) throw new Error(`SHIPSLOG_SIZE is ${asked}: give a number or "full"`);
    const report = (line: string) => {
      if (isLong) console.log(line);
    };
    task.meta.measured = await body({ size, seed: Number(seed), isLong, report });
  });
}
