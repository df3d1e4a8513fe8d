import type { Situation } from "./Situation.ts";
import { carrierSituations } from "./carrier.ts";
import { dockingSituations } from "./docking.ts";
import { combatSituations } from "./combat.ts";
import { companySituations } from "./company.ts";
import { powerSituations } from "./power.ts";
import { damageSituations } from "./damage.ts";
import { everydaySituations } from "./everyday.ts";
import { lawSituations } from "./law.ts";
import { missionSituations } from "./missions.ts";
import { sessionSituations } from "./session.ts";
import { shipSituations } from "./ships.ts";
import { travelSituations } from "./travel.ts";
import { engineeringSituations } from "./engineering.ts";
import { explorationSituations } from "./exploration.ts";
import { onFootSituations } from "./onFoot.ts";
import { tradeSituations } from "./trade.ts";

/** The situations by subject. */
export const situationTables: readonly Readonly<Record<number, Situation>>[] = [
  damageSituations,
  everydaySituations,
  lawSituations,
  missionSituations,
  sessionSituations,
  dockingSituations,
  carrierSituations,
  shipSituations,
  travelSituations,
  tradeSituations,
  explorationSituations,
  engineeringSituations,
  onFootSituations,
  combatSituations,
  companySituations,
  powerSituations,
];

/** Every situation that can be asked for, by its number in docs/situations.md. */
export const situations: Readonly<Record<number, Situation>> = Object.fromEntries(
  situationTables.flatMap((table) => Object.entries(table)),
);
