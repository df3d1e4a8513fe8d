import type { Dialect, Moment, WriteStep } from "@shipslog/contract";
import { damageSession, faults, type DamagedSession } from "@shipslog/faults";
import { StepPlanner, type PlanOptions } from "@shipslog/journal";
import { createChance } from "@shipslog/simulator";

/** The companion files of a moment that marks a pause. Faults may copy a moment, but they keep this object. */
const pause: Moment["companions"] = {};

/** The same, for a pause at which Status.json is written only if it is due anyway. */
const unsettledPause: Moment["companions"] = {};

/** The file of a step that marks a pause; it is never written. */
const pauseFile = "";

/** In a test Status.json follows the clock, also while nothing changes: a test sees that time has passed, and a fault strikes soon. */
const followingMs = 3000;

/** How moments are planned and damaged. */
export interface StreamOptions extends Omit<PlanOptions, "companions"> {
  readonly dialect: Dialect;
  readonly seed: number;
}

/**
 * Turns moments into write steps as they come, with faults on demand.
 *
 * Planning and faults are lazy over one endless session, because faults remember what was written. A marker moment goes
 * through them after the last moment so far; when it comes out as a step, everything before it has come out too.
 */
export class MomentStream {
  readonly #planned: Omit<StreamOptions, "seed">;
  readonly #waiting: Moment[] = [];
  readonly #wanted = new Map<string, number>();
  readonly #session: DamagedSession;
  readonly #steps: Iterator<WriteStep>;
  #pauses = 0;
  #nowMs = 0;
  #settles = true;

  constructor({ seed, ...planned }: StreamOptions) {
    this.#planned = planned;
    const random = createChance(seed).fork("faults");
    this.#session = damageSession(this.#moments(), {
      rates: {},
      dialect: planned.dialect,
      plan: (moments) => this.#plan(moments),
      demand: { isWanted: (fault) => this.wants(fault), strike: (fault) => this.#strike(fault) },
      randomFor(stream) {
        const chance = random.fork(stream);
        return () => chance.next();
      },
    });
    this.#steps = this.#session.steps[Symbol.iterator]();
  }

  /** Takes moments and returns their steps; unless `settles` is false, with Status.json as the last one shows it. */
  take(moments: readonly Moment[], { settles = true }: { readonly settles?: boolean } = {}): readonly WriteStep[] {
    this.#waiting.push(...moments);
    this.#settles = settles;
    const target = this.#pauses + 1;
    const taken: WriteStep[] = [];
    for (;;) {
      const next = this.#steps.next();
      if (next.done === true) return taken;
      const step = next.value;
      if (step.type !== "truncate" || step.file !== pauseFile) taken.push(step);
      else if (step.byteLength >= target) return taken;
    }
  }

  /** Asks for a fault at the next place that it can damage. */
  want(fault: string): void {
    this.#wanted.set(fault, (this.#wanted.get(fault) ?? 0) + 1);
  }

  /** Whether a fault was asked for that has not struck yet. */
  wants(fault: string): boolean {
    return (this.#wanted.get(fault) ?? 0) > 0;
  }

  /** Whether a fault in companion files was asked for that has not struck yet: then every write of them counts. */
  get wantsCompanions(): boolean {
    return faults.some(({ name, damagesCompanions }) => damagesCompanions === true && this.wants(name));
  }

  /** The answers for the faults that have struck. */
  answers(): ReturnType<DamagedSession["answers"]> {
    return this.#session.answers();
  }

  #strike(fault: string): void {
    this.#wanted.set(fault, Math.max(0, (this.#wanted.get(fault) ?? 0) - 1));
  }

  *#moments(): Generator<Moment, void, undefined> {
    for (;;) {
      const next = this.#waiting.shift();
      this.#nowMs = next?.timeMs ?? this.#nowMs;
      const companions = this.#settles ? pause : unsettledPause;
      yield next ?? { timeMs: this.#nowMs, event: undefined, companions };
    }
  }

  *#plan(moments: Iterable<Moment>): Generator<WriteStep, void, undefined> {
    const planner = new StepPlanner({ statusPeriodMs: followingMs, ...this.#planned });
    for (const moment of moments) {
      const isSettled = moment.companions === pause;
      if (!isSettled && moment.companions !== unsettledPause) {
        yield* planner.take(moment);
        continue;
      }
      if (isSettled) yield* planner.settle();
      this.#pauses++;
      yield { type: "truncate", atMs: moment.timeMs, file: pauseFile, byteLength: this.#pauses };
    }
  }
}
