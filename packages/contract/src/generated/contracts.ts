// Generated from the declarations by `npm run generate`; change those instead.
import { FSDJump, type FSDJumpOfAnyGame } from "./kinds/FSDJump.ts";
import { Status } from "./kinds/Status.ts";
import { Docked, type DockedOfAnyGame } from "./kinds/Docked.ts";
import { CommunityGoal, type CommunityGoalOfAnyGame } from "./kinds/CommunityGoal.ts";
import { EngineerProgress, type EngineerProgressOfAnyGame } from "./kinds/EngineerProgress.ts";
import { Missions } from "./kinds/Missions.ts";
import { StoredModules } from "./kinds/StoredModules.ts";
import { MultiSellExplorationData } from "./kinds/MultiSellExplorationData.ts";
import { CargoTransfer } from "./kinds/CargoTransfer.ts";
import { ModuleInfo } from "./kinds/ModuleInfo.ts";
import { NavRoute } from "./kinds/NavRoute.ts";
import { Synthesis, type SynthesisOfAnyGame } from "./kinds/Synthesis.ts";
import { SquadronStartup, type SquadronStartupOfAnyGame } from "./kinds/SquadronStartup.ts";
import { SuitLoadout } from "./kinds/SuitLoadout.ts";
import { UpgradeSuit } from "./kinds/UpgradeSuit.ts";
import { UpgradeWeapon } from "./kinds/UpgradeWeapon.ts";

/** The type of each kind, by its name. */
export type EventByKind = {
  FSDJump: FSDJump;
  Status: Status;
  Docked: Docked;
  CommunityGoal: CommunityGoal;
  EngineerProgress: EngineerProgress;
  Missions: Missions;
  StoredModules: StoredModules;
  MultiSellExplorationData: MultiSellExplorationData;
  CargoTransfer: CargoTransfer;
  ModuleInfo: ModuleInfo;
  NavRoute: NavRoute;
  Synthesis: Synthesis;
  SquadronStartup: SquadronStartup;
  SuitLoadout: SuitLoadout;
  UpgradeSuit: UpgradeSuit;
  UpgradeWeapon: UpgradeWeapon;
};

/** The type of each kind as any game wrote it, by its name: what some version lacks is optional. */
export type EventOfAnyGameByKind = {
  FSDJump: FSDJumpOfAnyGame;
  Status: Status;
  Docked: DockedOfAnyGame;
  CommunityGoal: CommunityGoalOfAnyGame;
  EngineerProgress: EngineerProgressOfAnyGame;
  Missions: Missions;
  StoredModules: StoredModules;
  MultiSellExplorationData: MultiSellExplorationData;
  CargoTransfer: CargoTransfer;
  ModuleInfo: ModuleInfo;
  NavRoute: NavRoute;
  Synthesis: SynthesisOfAnyGame;
  SquadronStartup: SquadronStartupOfAnyGame;
  SuitLoadout: SuitLoadout;
  UpgradeSuit: UpgradeSuit;
  UpgradeWeapon: UpgradeWeapon;
};

/** The contract of each kind, by its name, in the order of the specification. */
export const contracts = {
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

export {
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
};
