import type { Dialect } from "@shipslog/contract";
import type { TransitionName, TransitionOf } from "../world/Transition.ts";
import { Docked } from "./Docked.ts";
import { FSDJump } from "./FSDJump.ts";
import { CargoTransfer } from "./cargo.ts";
import { EngineerProgress } from "./engineering.ts";
import { MultiSellExplorationData } from "./exploration.ts";
import type { Line } from "./line.ts";
import { Synthesis } from "./materials.ts";
import { CommunityGoal, Missions } from "./missions.ts";
import { SuitLoadout, UpgradeSuit, UpgradeWeapon } from "./onFoot.ts";
import { ModuleInfo, StoredModules } from "./outfitting.ts";
import { SquadronStartup } from "./social.ts";
import { NavRoute } from "./travel.ts";

/** The rows of the specification's Events table that are written to the journal: all kinds but Status. */
export const specifiedLines: readonly Line[] = [
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
];

const noLines: readonly Line[] = [];
const byTransition = new Map<TransitionName, readonly Line[]>();
for (const line of specifiedLines) {
  for (const name of line.dialects.spec?.by ?? []) byTransition.set(name, [...(byTransition.get(name) ?? []), line]);
}

/** Returns the specified lines that a transition triggers in a dialect. */
export function triggeredBy(happened: TransitionOf<TransitionName>, dialect: Dialect): readonly Line[] {
  const lines = byTransition.get(happened.name);
  if (lines === undefined) return noLines;
  return lines.filter(({ dialects: { spec, live } }) => {
    const isLive = dialect === "live" ? live.when?.(happened) : undefined;
    return isLive ?? spec?.when?.(happened) ?? true;
  });
}
