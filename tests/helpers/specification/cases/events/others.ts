import type { JsonObject } from "@shipslog/contract";

/** A page of exploration data sold. */
export const dataSold: JsonObject = {
  event: "MultiSellExplorationData",
  Discovered: [{ SystemName: "Sol", SystemName_Localised: "Sol", NumBodies: 4 }],
  BaseValue: 10_000,
  Bonus: 500,
  TotalEarnings: 10_500,
};

/** Cargo moved, for a mission. */
export const cargoMoved: JsonObject = {
  event: "CargoTransfer",
  Transfers: [{ Type: "gold", Type_Localised: "Gold", Count: 4, Direction: "toship", MissionID: 1_034_500_001 }],
};

/** A repair by synthesis. */
export const synthesis: JsonObject = {
  event: "Synthesis",
  Name: "Repair Basic",
  Materials: [{ Name: "iron", Name_Localised: "Iron", Count: 2 }],
};

/** The player's squadron. */
export const squadron: JsonObject = {
  event: "SquadronStartup",
  SquadronName: "Night Watch",
  CurrentRank: 2,
  CurrentRankName: "$Rank_2;",
  CurrentRankName_Localised: "Officer",
  SquadronID: 1234,
};

/** The suit and weapon of a player on foot. */
export const suitLoadout: JsonObject = {
  event: "SuitLoadout",
  SuitID: 1_700_214_550_208_519,
  SuitName: "explorationsuit_class2",
  SuitName_Localised: "Artemis Suit",
  SuitMods: ["suit_reducedtoolbatteryconsumption"],
  LoadoutID: 4_293_000_000,
  LoadoutName: "Explorer",
  Modules: [
    {
      SlotName: "PrimaryWeapon1",
      SuitModuleID: 1_700_217_863_671_299,
      ModuleName: "wpn_m_assaultrifle_laser_fauto",
      ModuleName_Localised: "TK Aphelion",
      Class: 2,
      WeaponMods: ["weapon_range"],
    },
  ],
};

const resources = [{ Name: "graphene", Name_Localised: "Graphene", Count: 5 }];

/** A suit upgraded. */
export const suitUpgraded: JsonObject = {
  event: "UpgradeSuit",
  Name: "explorationsuit_class2",
  Name_Localised: "Artemis Suit",
  SuitID: 1_700_214_550_208_519,
  Class: 3,
  Cost: 2_250_000,
  Resources: resources,
};

/** A weapon upgraded. */
export const weaponUpgraded: JsonObject = {
  event: "UpgradeWeapon",
  Name: "wpn_m_assaultrifle_laser_fauto",
  Name_Localised: "TK Aphelion",
  Class: 3,
  SuitModuleID: 1_700_217_863_671_299,
  Cost: 750_000,
  Resources: resources,
};
