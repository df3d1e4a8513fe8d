import type { Situation } from "./Situation.ts";
import { sessionSituations } from "./session.ts";

/** Every situation that can be asked for, by its number in docs/situations.md. */
export const situations: Readonly<Record<number, Situation>> = {
  ...sessionSituations,
};
