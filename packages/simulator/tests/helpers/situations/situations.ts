import type { Situation } from "./Situation.ts";
import { engineeringSituations } from "./engineering.ts";
import { explorationSituations } from "./exploration.ts";
import { onFootSituations } from "./onFoot.ts";
import { sessionSituations } from "./session.ts";
import { tradeSituations } from "./trade.ts";

/** Every situation that can be asked for, by its number in docs/situations.md. */
export const situations: Readonly<Record<number, Situation>> = {
  ...sessionSituations,
  ...tradeSituations,
  ...explorationSituations,
  ...engineeringSituations,
  ...onFootSituations,
};
