import { communityGoalNotes } from "./CommunityGoal.ts";
import { dockedNotes } from "./Docked.ts";
import { engineerProgressNotes } from "./EngineerProgress.ts";
import type { FieldNotes } from "./FieldNotes.ts";
import { fsdJumpNotes } from "./FSDJump.ts";
import { missionsNotes } from "./Missions.ts";
import { statusNotes } from "./Status.ts";
import { storedModulesNotes } from "./StoredModules.ts";
import { multiSellNotes } from "./MultiSellExplorationData.ts";
import { moduleInfoNotes } from "./ModuleInfo.ts";
import { navRouteNotes } from "./NavRoute.ts";
import { upgradeWeaponNotes } from "./UpgradeWeapon.ts";

/** The notes on the fields of each kind; a kind without an entry has only its fields. */
export const notesByKind: Readonly<Record<string, FieldNotes>> = {
  FSDJump: fsdJumpNotes,
  Status: statusNotes,
  Docked: dockedNotes,
  CommunityGoal: communityGoalNotes,
  EngineerProgress: engineerProgressNotes,
  Missions: missionsNotes,
  StoredModules: storedModulesNotes,
  MultiSellExplorationData: multiSellNotes,
  ModuleInfo: moduleInfoNotes,
  NavRoute: navRouteNotes,
  UpgradeWeapon: upgradeWeaponNotes,
};
