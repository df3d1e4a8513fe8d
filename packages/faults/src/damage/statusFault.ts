import type { Fault } from "../Fault.ts";
import { addDamages, type ExpectedDamage } from "./ExpectedDamage.ts";
import type { FaultContext } from "./FaultContext.ts";
import { isReplace, type StepFault } from "./StepFault.ts";

/** The declaration of a fault in Status.json. */
export interface StatusFault extends Omit<Fault, "sort"> {
  /** Damages the bytes of one write; undefined if this write cannot be damaged. */
  readonly spoil: (bytes: Uint8Array, context: FaultContext) => Uint8Array | undefined;
  /** Whether the first write stays intact, because the finding depends on an earlier content. */
  readonly sparesFirst?: true;
  /** The damage, with the finding to expect until the next write. */
  readonly expect: (context: FaultContext) => ExpectedDamage;
}

/** Creates a fault that damages single writes of Status.json; the write after a damaged one is always intact. */
export function statusFault<const Name extends string>({
  spoil,
  expect,
  sparesFirst,
  name,
  ...declared
}: StatusFault & { readonly name: Name }): StepFault & { readonly name: Name } {
  return {
    name,
    ...declared,
    sort: "file",
    damagesCompanions: true,
    *damage(steps, context) {
      let isDamaged = false;
      let isSpared = sparesFirst === true;
      for (const given of steps) {
        if (!isReplace(given) || given.step.file !== "Status.json") {
          yield given;
          continue;
        }
        const isCandidate: boolean = !given.isTaken && !isDamaged && !isSpared;
        isSpared = false;
        const bytes: Uint8Array | undefined =
          isCandidate && context.shouldDamage() ? spoil(given.step.bytes, context) : undefined;
        isDamaged = bytes !== undefined;
        if (bytes === undefined) yield given;
        else yield addDamages({ ...given, step: { ...given.step, bytes } }, expect(context));
      }
    },
  };
}
