import type { Dialect, Moment, WriteStep } from "@shipslog/contract";
import { damageSession, type FaultAnswer } from "@shipslog/faults";
import { plan } from "@shipslog/journal";
import { createChance } from "@shipslog/simulator";

/** Longer than usual, to leave out most writes of Status.json in which nothing changed. */
const statusPeriodMs = 60_000;

/** Damages a session at these rates; the same seed gives the same steps and answers. */
export function damageBySeed(
  moments: Iterable<Moment>,
  rates: Readonly<Record<string, number>>,
  seed: number,
  dialect: Dialect,
): { readonly steps: readonly WriteStep[]; readonly answers: readonly FaultAnswer[] } {
  const session = damageSession(moments, {
    rates,
    dialect,
    plan: (each) => plan(each, { dialect, statusPeriodMs }),
    randomFor(stream) {
      // The seeds of the tests depend on these labels.
      const chance = createChance(seed).fork(...(stream === "steps" ? [stream] : ["faults", stream]));
      return () => chance.next();
    },
  });
  const steps = [...session.steps];
  return { steps, answers: session.answers() };
}
