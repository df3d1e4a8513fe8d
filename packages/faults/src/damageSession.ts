import { defaultDialect, type Moment, type WriteStep } from "@shipslog/contract";
import { AnswerKey } from "./answers/AnswerKey.ts";
import type { FaultAnswer } from "./answers/FaultAnswer.ts";
import { planWithDamage } from "./damage/planWithDamage.ts";
import { damageMoments } from "./damageMoments.ts";
import { requireDamageOptions, type DamageOptions } from "./DamageOptions.ts";
import { damageSteps } from "./damageSteps.ts";

/** A damaged session: the steps to write, and the answer key. */
export interface DamagedSession {
  readonly steps: Iterable<WriteStep>;
  /** The answers for the steps taken so far, in the order the damage was done. */
  answers(): readonly FaultAnswer[];
}

/** Damages a session and plans its write steps, lazily. Throws a TypeError for a wrong option. */
export function damageSession(moments: Iterable<Moment>, options: DamageOptions): DamagedSession {
  requireDamageOptions(options);
  const { rates, dialect = defaultDialect, demand, plan, randomFor } = options;
  const key = new AnswerKey();
  const planned = planWithDamage(damageMoments(moments, { rates, dialect, demand, randomFor }), plan);
  const steps = key.follow(damageSteps(planned, { rates, dialect, demand, random: randomFor("steps") }));
  return { steps, answers: () => key.answers() };
}
