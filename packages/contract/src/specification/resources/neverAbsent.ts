/**
 * Optional fields that the simulator always writes, by kind, although rule 3 allows them to be absent: measured over 200
 * sessions of two hours, 25 of each scenario (review, gap 10).
 */
export const neverAbsent: Readonly<Record<string, readonly string[]>> = {
  FSDJump: [
    ...["Taxi", "Multicrew", "SystemEconomy_Localised", "SystemSecondEconomy_Localised", "SystemGovernment_Localised"],
    ...["SystemSecurity_Localised", "Factions[].Happiness_Localised"],
    ...["ThargoidWar.NextStateFailure", "ThargoidWar.WarProgress", "ThargoidWar.RemainingPorts"],
  ],
  Docked: [
    ...["Taxi", "Multicrew", "StarSystem", "SystemAddress", "MarketID", "StationFaction", "StationGovernment"],
    ...["StationGovernment_Localised", "StationServices", "StationEconomies[].Name_Localised", "LandingPads"],
  ],
  EngineerProgress: ["Engineers[].Engineer", "Engineers[].EngineerID", "Engineers[].Progress"],
  StoredModules: ["Items[].Name_Localised"],
  SquadronStartup: ["CurrentRankName", "SquadronID"],
  SuitLoadout: ["SuitName_Localised", "Modules[].ModuleName_Localised"],
  UpgradeSuit: ["Name_Localised", "Resources"],
  UpgradeWeapon: ["Name_Localised", "Resources"],
};
