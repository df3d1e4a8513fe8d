import { setImmediate } from "node:timers/promises";
import type { Dialect, WriteStep } from "@shipslog/contract";
import type { FaultAnswer, Observer } from "@shipslog/faults";
import { compareAnswers } from "../../lab/faults/compareAnswers.ts";
import { findAs } from "../../lab/faults/findAs.ts";

const mostWrongKept = 5;
const ratio = (part: number, whole: number): number => (whole === 0 ? 1 : part / whole);

/** Adds up the results of one fault over all sessions. */
export class Tally {
  #sessions = 0;
  #damages = 0;
  #expected = 0;
  #found = 0;
  #right = 0;
  readonly wrong: string[] = [];

  /** Checks a damaged session as each observer. */
  async add(
    seed: number,
    steps: readonly WriteStep[],
    answers: readonly FaultAnswer[],
    dialect: Dialect,
  ): Promise<void> {
    if (answers.length > 0) this.#sessions++;
    this.#damages += answers.length;
    for (const observer of Object.keys(findAs) as Observer[]) {
      const findings = await findAs[observer](steps, dialect);
      // Everything else runs in microtasks; the buffers of huge lines are only freed in a turn of the event loop.
      await setImmediate();
      const { right, unexpected, missed } = compareAnswers(answers, findings, observer);
      this.#right += right;
      this.#expected += right + missed.length;
      this.#found += right + unexpected.length;
      const wrong = [...missed.map((each) => `missed ${each}`), ...unexpected.map((each) => `unexpected ${each}`)];
      const room = Math.max(0, mostWrongKept - this.wrong.length);
      this.wrong.push(...wrong.slice(0, room).map((each) => `seed ${seed}, ${observer}: ${each}`));
    }
  }

  /** The figures as plain data. */
  result() {
    return {
      precision: ratio(this.#right, this.#found),
      recall: ratio(this.#right, this.#expected),
      sessions: this.#sessions,
      damages: this.#damages,
      expected: this.#expected,
      ...(this.wrong.length === 0 ? {} : { wrong: this.wrong }),
    };
  }
}
