import type { Situation } from "./Situation.ts";
import { companySituations } from "./company.ts";
import { damageSituations } from "./damage.ts";
import { everydaySituations } from "./everyday.ts";
import { lawSituations } from "./law.ts";
import { missionSituations } from "./missions.ts";
import { sessionSituations } from "./session.ts";

/** Every situation that can be asked for, by its number in docs/situations.md. */
export const situations: Readonly<Record<number, Situation>> = {
  ...companySituations,
  ...damageSituations,
  ...everydaySituations,
  ...lawSituations,
  ...missionSituations,
  ...sessionSituations,
};
