import type { TransitionName } from "../session/Transition.ts";
import { CargoTransfer } from "./CargoTransfer.ts";
import { CommunityGoal } from "./CommunityGoal.ts";
import { Docked } from "./Docked.ts";
import { EngineerProgress } from "./EngineerProgress.ts";
import type { EventRow } from "./EventRow.ts";
import { FSDJump } from "./FSDJump.ts";
import { Missions } from "./Missions.ts";
import { ModuleInfo } from "./ModuleInfo.ts";
import { MultiSellExplorationData } from "./MultiSellExplorationData.ts";
import { NavRoute } from "./NavRoute.ts";
import { SquadronStartup } from "./SquadronStartup.ts";
import { StoredModules } from "./StoredModules.ts";
import { SuitLoadout } from "./SuitLoadout.ts";
import { Synthesis } from "./Synthesis.ts";
import { UpgradeSuit } from "./UpgradeSuit.ts";
import { UpgradeWeapon } from "./UpgradeWeapon.ts";

/** The rows of the Events table that are written to the journal: all kinds but Status. */
export const eventTable = [
  FSDJump,
  Docked,
  CommunityGoal,
  EngineerProgress,
  // On foot, SuitLoadout precedes Missions (F21).
  SuitLoadout,
  Missions,
  StoredModules,
  MultiSellExplorationData,
  CargoTransfer,
  ModuleInfo,
  NavRoute,
  Synthesis,
  SquadronStartup,
  UpgradeSuit,
  UpgradeWeapon,
] as unknown as readonly EventRow[];

const rowsByTransition = new Map<TransitionName, readonly EventRow[]>();
for (const row of eventTable) {
  for (const name of row.by) rowsByTransition.set(name, [...(rowsByTransition.get(name) ?? []), row]);
}

const noRows: readonly EventRow[] = [];

/** Returns the rows that a transition may trigger. */
export function rowsFor(name: TransitionName): readonly EventRow[] {
  return rowsByTransition.get(name) ?? noRows;
}
