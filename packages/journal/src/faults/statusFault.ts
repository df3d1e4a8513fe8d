import type { Fault, Scar } from "@shipslog/contract";
import { isReplace, type StepFault, type StepWork } from "./StepFault.ts";

/** What tells one fault of Status.json from another. */
export interface StatusFault extends Omit<Fault, "sort"> {
  /** Spoils the bytes of one write; undefined where it offers no place. */
  readonly spoil: (bytes: Uint8Array, work: StepWork) => Uint8Array | undefined;
  /** What must be found until the next write. */
  readonly scar: (work: StepWork) => Scar;
}

/** Makes a fault that spoils single writes of Status.json; the next write mends it. */
export function statusFault({ spoil, scar, ...declared }: StatusFault): StepFault {
  return {
    ...declared,
    sort: "file",
    *damage(steps, work) {
      let isToMend = false;
      for (const given of steps) {
        if (!isReplace(given) || given.step.file !== "Status.json") {
          yield given;
          continue;
        }
        const isPlace: boolean = !given.isTaken && !isToMend;
        const bytes: Uint8Array | undefined = isPlace && work.strikes() ? spoil(given.step.bytes, work) : undefined;
        isToMend = bytes !== undefined;
        if (bytes === undefined) yield given;
        else yield { step: { ...given.step, bytes }, scars: [...given.scars, scar(work)], isTaken: true };
      }
    },
  };
}
