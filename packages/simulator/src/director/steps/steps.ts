import { crash } from "./crash.ts";
import { dock } from "./dock.ts";
import { jump } from "./jump.ts";
import { quit } from "./quit.ts";
import { start } from "./start.ts";
import { supercruise } from "./supercruise.ts";
import { undock } from "./undock.ts";
import { wait } from "./wait.ts";

/** All steps, by name. */
export const steps = { crash, dock, jump, quit, start, supercruise, undock, wait } as const;

/** The name of a step. */
export type StepName = keyof typeof steps;

/** The names of all steps. */
export const stepNames = Object.keys(steps) as readonly StepName[];
