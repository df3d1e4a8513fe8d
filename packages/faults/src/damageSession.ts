import { defaultDialect, type Dialect, type Moment, type WriteStep } from "@shipslog/contract";
import { AnswerKey } from "./answers/AnswerKey.ts";
import type { FaultAnswer } from "./answers/FaultAnswer.ts";
import type { RandomNumbers } from "./damage/FaultContext.ts";
import { planWithDamage, type Planner } from "./damage/planWithDamage.ts";
import { damageMoments } from "./damageMoments.ts";
import { requireDamageOptions } from "./requireDamageOptions.ts";
import { damageSteps } from "./damageSteps.ts";

/** How a session is damaged and planned. */
export interface DamageOptions {
  /** The share of candidates to damage, by name of fault, from 0 to 1; faults not named do nothing. */
  readonly rates: Readonly<Record<string, number>>;
  /** The dialect of the moments and of the planner, which decides the severity of the findings; `defaultDialect` by default. */
  readonly dialect?: Dialect;
  readonly plan: Planner;
  /**
   * Opens a stream of random numbers by name: that of a fault in events, or `steps`, which the faults in text and files
   * share. Seeded streams make the damage repeatable.
   */
  readonly randomFor: (stream: string) => RandomNumbers;
}

/** A damaged session: the steps to write, and the answer key. */
export interface DamagedSession {
  readonly steps: Iterable<WriteStep>;
  /** The answers for the steps taken so far, in the order the damage was done. */
  answers(): readonly FaultAnswer[];
}

/** Damages a session and plans its write steps, lazily. Throws a TypeError for a wrong option. */
export function damageSession(moments: Iterable<Moment>, options: DamageOptions): DamagedSession {
  requireDamageOptions(options);
  const { rates, dialect = defaultDialect, plan, randomFor } = options;
  const key = new AnswerKey();
  const planned = planWithDamage(damageMoments(moments, { rates, dialect, randomFor }), plan);
  const steps = key.follow(damageSteps(planned, { rates, dialect, random: randomFor("steps") }));
  return { steps, answers: () => key.answers() };
}
