import type { Clock } from "@shipslog/journal";

/** How long to wait for a condition, and how often to look. */
export interface WaitOptions {
  /** 5,000 by default. */
  readonly timeoutMs?: number;
  /** 20 by default. */
  readonly everyMs?: number;
  /** What the condition is about, for the message; `the condition` by default. */
  readonly what?: string;
}

/** A condition was not met in time. The cause is what it threw last, if it did. */
export class WaitTimeoutError extends Error {
  override readonly name = "WaitTimeoutError";
}

/** Waits until a condition holds and returns its result: until it no longer throws and no longer returns false. */
export async function waitUntil<Result>(
  condition: () => Result | Promise<Result>,
  { timeoutMs = 5000, everyMs = 20, what = "the condition" }: WaitOptions,
  clock: Clock,
): Promise<Exclude<Result, false>> {
  const endMs = clock.monotonicMs() + timeoutMs;
  for (;;) {
    // After the time is up it looks once more, so that a slow machine does not fail what has come meanwhile.
    const isLast = clock.monotonicMs() >= endMs;
    const { result, cause } = await look(condition);
    if (cause === undefined && result !== false) return result as Exclude<Result, false>;
    if (isLast) throw new WaitTimeoutError(messageOf(what, timeoutMs, cause?.thrown), cause && { cause: cause.thrown });
    await clock.sleep(everyMs);
  }
}

interface Look<Result> {
  readonly result?: Result;
  readonly cause?: { readonly thrown: unknown };
}

async function look<Result>(condition: () => Result | Promise<Result>): Promise<Look<Result>> {
  try {
    return { result: await condition() };
  } catch (thrown) {
    return { cause: { thrown } };
  }
}

function messageOf(what: string, timeoutMs: number, thrown: unknown): string {
  const reason = thrown instanceof Error ? `: ${thrown.message}` : "";
  return `timed out after ${timeoutMs} ms, waiting for ${what}${reason}`;
}
