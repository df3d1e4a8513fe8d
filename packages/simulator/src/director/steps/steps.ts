import { crashStep } from "./crash.ts";
import { dockStep } from "./dock.ts";
import { jumpStep } from "./jump.ts";
import { quitStep } from "./quit.ts";
import { startStep } from "./start.ts";
import { supercruiseStep } from "./supercruise.ts";
import { undockStep } from "./undock.ts";
import { waitStep } from "./wait.ts";

/** All steps, by the name a script uses. */
export const steps = {
  crash: crashStep,
  dock: dockStep,
  jump: jumpStep,
  quit: quitStep,
  start: startStep,
  supercruise: supercruiseStep,
  undock: undockStep,
  wait: waitStep,
} as const;

/** A name that a script may use in `do`. */
export type StepName = keyof typeof steps;

/** The names of all steps. */
export const stepNames = Object.keys(steps) as readonly StepName[];
