import type { Kind } from "@shipslog/contract";

/** The parts of the contract's JSON Schemas that the inspector uses. */
export interface FieldSchema {
  readonly description?: string;
  readonly properties?: Readonly<Record<string, FieldSchema>>;
  readonly items?: FieldSchema;
  readonly enum?: readonly (string | number)[];
  /** `closed`, `seen` or `example`. */
  readonly "x-strength"?: string;
  readonly "x-values"?: readonly (string | number)[];
  readonly "x-section"?: string;
}

/** One module per kind, loaded when a line of that kind is inspected. */
const loaders: Readonly<Record<Kind, () => Promise<Loaded>>> = {
  CargoTransfer: () => import("@shipslog/contract/schemas/CargoTransfer.schema.json"),
  CommunityGoal: () => import("@shipslog/contract/schemas/CommunityGoal.schema.json"),
  Docked: () => import("@shipslog/contract/schemas/Docked.schema.json"),
  EngineerProgress: () => import("@shipslog/contract/schemas/EngineerProgress.schema.json"),
  FSDJump: () => import("@shipslog/contract/schemas/FSDJump.schema.json"),
  Missions: () => import("@shipslog/contract/schemas/Missions.schema.json"),
  ModuleInfo: () => import("@shipslog/contract/schemas/ModuleInfo.schema.json"),
  MultiSellExplorationData: () => import("@shipslog/contract/schemas/MultiSellExplorationData.schema.json"),
  NavRoute: () => import("@shipslog/contract/schemas/NavRoute.schema.json"),
  SquadronStartup: () => import("@shipslog/contract/schemas/SquadronStartup.schema.json"),
  Status: () => import("@shipslog/contract/schemas/Status.schema.json"),
  StoredModules: () => import("@shipslog/contract/schemas/StoredModules.schema.json"),
  SuitLoadout: () => import("@shipslog/contract/schemas/SuitLoadout.schema.json"),
  Synthesis: () => import("@shipslog/contract/schemas/Synthesis.schema.json"),
  UpgradeSuit: () => import("@shipslog/contract/schemas/UpgradeSuit.schema.json"),
  UpgradeWeapon: () => import("@shipslog/contract/schemas/UpgradeWeapon.schema.json"),
};

interface Loaded {
  readonly default: FieldSchema;
}

/** Loads the contract's schema of a kind. */
export async function loadSchema(kind: Kind): Promise<FieldSchema> {
  return (await loaders[kind]()).default;
}
