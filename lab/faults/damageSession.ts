import type { Answer, Dialect, Moment } from "@shipslog/contract";
import { AnswerKey, damageSteps, planScarred, type WriteStep } from "@shipslog/journal";
import { createChance, damageMoments } from "@shipslog/simulator";

/** A damaged session: what is written, and what must be found. */
export interface DamagedSession {
  readonly steps: readonly WriteStep[];
  readonly answers: readonly Answer[];
}

/** Refreshes in which nothing changed say nothing new; a long period leaves out most of them. */
const statusPeriodMs = 60_000;

/** Damages a session by a seed, at these rates. */
export function damageSession(
  moments: Iterable<Moment>,
  rates: Readonly<Record<string, number>>,
  seed: number,
  dialect: Dialect,
): DamagedSession {
  const key = new AnswerKey();
  const chance = createChance(seed).fork("steps");
  const planned = planScarred(damageMoments(moments, { rates, seed, dialect }), { dialect, statusPeriodMs });
  const steps = [...key.follow(damageSteps(planned, { rates, draw: () => chance.next(), dialect }))];
  return { steps, answers: key.answers() };
}
