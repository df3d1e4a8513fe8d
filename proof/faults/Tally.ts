import { setImmediate } from "node:timers/promises";
import type { Answer, Dialect, Witness } from "@shipslog/contract";
import type { WriteStep } from "@shipslog/journal";
import { compareAnswers } from "../../lab/faults/compareAnswers.ts";
import { witnesses } from "../../lab/faults/witnesses.ts";

const mostWrongKept = 5;
const ratio = (part: number, whole: number): number => (whole === 0 ? 1 : part / whole);

/** What came of one fault over all sessions. */
export class Tally {
  #sessions = 0;
  #damages = 0;
  #expected = 0;
  #found = 0;
  #right = 0;
  readonly wrong: string[] = [];

  /** Lets every witness check a damaged session. */
  async add(seed: number, steps: readonly WriteStep[], answers: readonly Answer[], dialect: Dialect): Promise<void> {
    if (answers.length > 0) this.#sessions++;
    this.#damages += answers.length;
    for (const witness of Object.keys(witnesses) as Witness[]) {
      const findings = await witnesses[witness](steps, dialect);
      // All of this is one row of microtasks; without a turn of the event loop nobody frees the buffers of huge lines.
      await setImmediate();
      const { right, beyond, missed } = compareAnswers(answers, findings, witness);
      this.#right += right;
      this.#expected += right + missed.length;
      this.#found += right + beyond.length;
      const wrong = [...missed.map((each) => `missed ${each}`), ...beyond.map((each) => `beyond ${each}`)];
      const room = Math.max(0, mostWrongKept - this.wrong.length);
      this.wrong.push(...wrong.slice(0, room).map((each) => `seed ${seed}, ${witness}: ${each}`));
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
