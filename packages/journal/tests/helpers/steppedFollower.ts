import type { Entry, Sleep } from "@shipslog/contract";
import { followJournal } from "../../src/follow/followJournal.ts";
import type { FollowOptions } from "../../src/follow/FollowOptions.ts";

/** A clock that a test moves, for one sleeper at a time. */
class SteppedClock {
  nowMs = 0;
  #sleeping: { readonly dueMs: number; readonly wake: () => void } | undefined;
  #onQuiet: () => void = () => undefined;
  #isOver = false;

  readonly sleep: Sleep = (delayMs, signal) =>
    new Promise((resolve) => {
      const wake = (): void => {
        // Left on the signal, the listeners of a long session would make each new one slower to add.
        signal?.removeEventListener("abort", wake);
        this.#sleeping = undefined;
        resolve();
      };
      if (signal?.aborted === true) wake();
      else {
        signal?.addEventListener("abort", wake);
        this.#sleeping = { dueMs: this.nowMs + delayMs, wake };
        this.#onQuiet();
      }
    });

  /** Records that nothing will sleep any more. */
  end(): void {
    this.#isOver = true;
    this.#onQuiet();
  }

  /** Waits until something sleeps, or nothing will any more. */
  untilQuiet(): Promise<void> {
    return new Promise((resolve) => {
      if (this.#isOver || this.#sleeping !== undefined) resolve();
      else this.#onQuiet = resolve;
    });
  }

  /** Wakes the sleeper if it is due by this time; false if not. */
  wakeBefore(untilMs: number): boolean {
    const sleeping = this.#sleeping;
    if (sleeping === undefined || sleeping.dueMs > untilMs) return false;
    this.nowMs = sleeping.dueMs;
    sleeping.wake();
    return true;
  }
}

/** A follower that moves only when a test lets time pass, with everything it delivered. */
export interface SteppedFollower {
  readonly seen: readonly Entry[];
  /** Lets time pass until the follower waits again, and returns what it delivered meanwhile. */
  step(passMs: number): Promise<readonly Entry[]>;
  /** Ends it and throws its error, if any. */
  end(): Promise<void>;
}

/** Follows a folder with a clock that the test moves. */
export function steppedFollower(folder: string, options: Omit<FollowOptions, "sleep" | "signal">): SteppedFollower {
  const ending = new AbortController();
  const clock = new SteppedClock();
  const seen: Entry[] = [];
  const run = async (): Promise<void> => {
    try {
      const stream = followJournal(folder, { ...options, sleep: clock.sleep, signal: ending.signal });
      for await (const entry of stream) seen.push(entry);
    } finally {
      clock.end();
    }
  };
  const running = run();
  running.catch(() => undefined);
  return {
    seen,
    async step(passMs) {
      const before = seen.length;
      const untilMs = clock.nowMs + passMs;
      do await clock.untilQuiet();
      while (clock.wakeBefore(untilMs));
      clock.nowMs = untilMs;
      return seen.slice(before);
    },
    async end() {
      ending.abort();
      await running;
    },
  };
}
