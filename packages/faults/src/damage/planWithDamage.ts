import type { Moment, WriteStep } from "@shipslog/contract";
import type { DamagedMoment, DamagedStep, ExpectedDamage } from "./ExpectedDamage.ts";

/** Turns moments into write steps, lazily and in order; `plan` of `@shipslog/journal` is one. */
export type Planner = (moments: Iterable<Moment>) => Iterable<WriteStep>;

/**
 * Plans damaged moments: yields the steps that the planner yields, each with the damage done to its moment. The planner
 * takes one moment at a time, so the steps it yields before it asks for the next one belong to that moment, and the last
 * line among them carries the damage.
 */
export function* planWithDamage(
  moments: Iterable<DamagedMoment>,
  plan: Planner,
): Generator<DamagedStep, void, undefined> {
  let current: DamagedMoment | undefined;
  let held: WriteStep[] = [];
  /** Damages of moments without a line; the next line carries them. */
  let waiting: readonly ExpectedDamage[] = [];
  const ready: DamagedStep[] = [];
  const finishMoment = (): void => {
    const { damages = [], isTaken = false } = current ?? {};
    const line = held.findLastIndex(({ type }) => type === "append");
    const carried = [...waiting, ...damages];
    waiting = line === -1 ? carried : [];
    for (const [index, step] of held.entries()) ready.push({ step, damages: index === line ? carried : [], isTaken });
    held = [];
  };
  function* passOn(): Generator<Moment, void, undefined> {
    for (const given of moments) {
      finishMoment();
      current = given;
      yield given.moment;
    }
  }
  for (const step of plan(passOn())) {
    yield* ready.splice(0);
    held.push(step);
  }
  finishMoment();
  yield* ready;
}
