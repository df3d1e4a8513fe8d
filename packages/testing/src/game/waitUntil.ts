import type { Clock } from "@shipslog/journal";

/** How long to wait for a condition, and how often to look. */
export interface WaitOptions {
  /** 2,000 by default, so that the wait ends before the test does and its reason is shown. */
  readonly timeoutMs?: number;
  /** 20 by default. */
  readonly everyMs?: number;
  /** What the condition is about, for the message; `the condition` by default. */
  readonly what?: string;
}

/** A condition was not met in time, or before the game was closed. The cause is what it threw last, if it did. */
export class WaitTimeoutError extends Error {
  override readonly name = "WaitTimeoutError";
}

/** What a wait needs of its game. */
export interface WaitContext {
  readonly clock: Clock;
  /** Aborted when the game is closed, which ends the wait. */
  readonly closed: AbortSignal;
  /** Called when the game is closed before the condition holds: a test that was aborted shows no other reason. */
  readonly report: (message: string) => void;
}

/**
 * Waits until a condition holds and returns its result: until it no longer throws and no longer returns false. A mistake in the
 * condition itself stays, so it is thrown at once.
 */
export async function waitUntil<Result>(
  condition: () => Result | Promise<Result>,
  { timeoutMs = 2000, everyMs = 20, what = "the condition" }: WaitOptions,
  { clock, closed, report }: WaitContext,
): Promise<Exclude<Result, false>> {
  let thrown: unknown;
  const fail = (reason: string) => {
    const message = `${reason}, waiting for ${what}${thrown instanceof Error ? `: ${thrown.message}` : ""}`;
    return new WaitTimeoutError(message, thrown === undefined ? undefined : { cause: thrown });
  };
  const endMs = clock.monotonicMs() + timeoutMs;
  for (;;) {
    // After the time is up it looks once more, so that a slow machine does not fail what has come meanwhile.
    const isLast = clock.monotonicMs() >= endMs;
    const outcome = await lookUnlessClosed(condition, closed);
    if (outcome === undefined) {
      const error = fail("the test ended");
      report(error.message);
      throw error;
    }
    if (outcome.hasThrown && isMistake(outcome.thrown)) throw outcome.thrown;
    if (!outcome.hasThrown && outcome.result !== false) return outcome.result as Exclude<Result, false>;
    thrown = outcome.hasThrown ? outcome.thrown : undefined;
    if (isLast) throw fail(`timed out after ${timeoutMs} ms`);
    await clock.sleep(everyMs, closed);
  }
}

/** What a condition returned or threw. */
type Look<Result> =
  | { readonly hasThrown: false; readonly result: Result }
  | { readonly hasThrown: true; readonly thrown: unknown };

/** Looks at a condition; undefined once the game is closed, also for a condition that never answers. */
async function lookUnlessClosed<Result>(
  condition: () => Result | Promise<Result>,
  closed: AbortSignal,
): Promise<Look<Result> | undefined> {
  if (closed.aborted) return undefined;
  const { promise: ended, resolve } = Promise.withResolvers<undefined>();
  const end = () => resolve(undefined);
  closed.addEventListener("abort", end, { once: true });
  try {
    return await Promise.race([look(condition), ended]);
  } finally {
    closed.removeEventListener("abort", end);
  }
}

async function look<Result>(condition: () => Result | Promise<Result>): Promise<Look<Result>> {
  try {
    return { hasThrown: false, result: await condition() };
  } catch (thrown) {
    return { hasThrown: true, thrown };
  }
}

/** How the engine words its own TypeErrors. Those of libraries are not mistakes: an expectation may throw one about a value that is not there yet. */
const engineWords =
  /is not (a function|a constructor|iterable)|^Cannot (read|set) properties of |^Assignment to constant/;

/** Whether an error is a mistake in the program, which stays however long a test waits. */
function isMistake(thrown: unknown): boolean {
  return thrown instanceof ReferenceError || (thrown instanceof TypeError && engineWords.test(thrown.message));
}
