import { FSDJump } from "./FSDJump.ts";
import { Status } from "./Status.ts";
import { Docked } from "./Docked.ts";
import { CommunityGoal } from "./CommunityGoal.ts";
import { EngineerProgress } from "./EngineerProgress.ts";
import { Missions } from "./Missions.ts";
import { StoredModules } from "./StoredModules.ts";
import { MultiSellExplorationData } from "./MultiSellExplorationData.ts";
import { CargoTransfer } from "./CargoTransfer.ts";
import { ModuleInfo } from "./ModuleInfo.ts";
import { NavRoute } from "./NavRoute.ts";
import { Synthesis } from "./Synthesis.ts";
import { SquadronStartup } from "./SquadronStartup.ts";
import { SuitLoadout } from "./SuitLoadout.ts";
import { UpgradeSuit } from "./UpgradeSuit.ts";
import { UpgradeWeapon } from "./UpgradeWeapon.ts";

/** The sixteen declarations, in the order of the specification's Events table. */
export const declarations = {
  FSDJump,
  Status,
  Docked,
  CommunityGoal,
  EngineerProgress,
  Missions,
  StoredModules,
  MultiSellExplorationData,
  CargoTransfer,
  ModuleInfo,
  NavRoute,
  Synthesis,
  SquadronStartup,
  SuitLoadout,
  UpgradeSuit,
  UpgradeWeapon,
} as const;
