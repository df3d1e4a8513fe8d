import type { JsonObject } from "@shipslog/contract";

/** A docking with every field that fits a station with one economy. */
export const docked: JsonObject = {
  event: "Docked",
  StationName: "$Galileo;",
  StationName_Localised: "Galileo",
  StationType: "Coriolis",
  Taxi: false,
  Multicrew: false,
  StarSystem: "Sol",
  SystemAddress: 10_477_373_803,
  MarketID: 128_016_640,
  StationFaction: { Name: "Mother Gaia", FactionState: "Boom" },
  StationGovernment: "$government_Democracy;",
  StationGovernment_Localised: "Democracy",
  StationAllegiance: "Federation",
  StationServices: ["Dock", "Autodock", "Outfitting", "shop"],
  StationEconomy: "$economy_Refinery;",
  StationEconomy_Localised: "Refinery",
  DistFromStarLS: 505.5,
  LandingPads: { Small: 4, Medium: 6, Large: 8 },
  Wanted: true,
  ActiveFine: true,
  CockpitBreach: true,
  StationState: "Damaged",
};

const { StationEconomy: _economy, StationEconomy_Localised: _localised, ...withoutEconomy } = docked;

/** The same station with two economies. */
export const dockedAtSeveral: JsonObject = {
  ...withoutEconomy,
  StationEconomies: [
    { Name: "$economy_Refinery;", Name_Localised: "Refinery", Proportion: 0.75 },
    { Name: "$economy_Service;", Name_Localised: "Service", Proportion: 0.25 },
  ],
};

/** A docking with the required fields alone. */
export const bareDocked: JsonObject = {
  event: "Docked",
  StationName: "Galileo",
  StationType: "FleetCarrier",
  DistFromStarLS: 505.5,
};
