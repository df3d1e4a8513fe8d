import type { Kind } from "@shipslog/contract";
import { by, type Obtaining } from "./Obtaining.ts";

/** The step that writes each kind. */
export const obtainKinds: Readonly<Record<Kind, Obtaining>> = {
  FSDJump: by({ do: "jump" }),
  Status: by({ do: "wait", for: "10s" }),
  Docked: by({ do: "dock" }),
  CommunityGoal: by({ do: "joinGoal" }),
  EngineerProgress: by({ do: "visitEngineer" }),
  Missions: by({ do: "start" }),
  StoredModules: by({ do: "visitOutfitting" }),
  MultiSellExplorationData: by({ do: "sellExplorationData" }),
  CargoTransfer: by({ do: "transferCargo", to: "carrier" }),
  ModuleInfo: by({ do: "lookAtModules" }),
  NavRoute: by({ do: "plotRoute", jumps: 5 }),
  Synthesis: by({ do: "synthesise" }),
  SquadronStartup: by({ do: "start" }),
  SuitLoadout: by({ do: "disembark" }),
  UpgradeSuit: by({ do: "upgradeSuit" }),
  UpgradeWeapon: by({ do: "upgradeWeapon" }),
};
