import { excludes, requires } from "../declare/Condition.ts";
import { kind, shape } from "../declare/objects.ts";
import {
  closed,
  count,
  decimal,
  example,
  form,
  id,
  list,
  localised,
  optional,
  seen,
  text,
  yesNo,
} from "../declare/values.ts";
import { namedFaction } from "../shapes/States.ts";

/** The services of the StationServices list; the last seven came with version 3.7. */
const stationServices = [
  "Dock",
  "Autodock",
  "BlackMarket",
  "Commodities",
  "Contacts",
  "Exploration",
  "Initiatives",
  "Missions",
  "Outfitting",
  "CrewLounge",
  "Rearm",
  "Refuel",
  "Repair",
  "Shipyard",
  "Tuning",
  "Workshop",
  "MissionsGenerated",
  "Facilitator",
  "Research",
  "FlightController",
  "StationOperations",
  "OnDockMission",
  "Powerplay",
  "SearchAndRescue",
  "shop",
  "carriermanagement",
  "carrierfuel",
  "carriervendor",
  "livery",
  "modulepacks",
  "voucherredemption",
] as const;

/** One of several economies of a station. */
const StationEconomyShare = shape("Docked", {
  Name: text("Economy, internal form."),
  Name_Localised: optional(localised("Name")),
  Proportion: decimal(6, "Its share."),
});

/** How many pads of each size a station has. */
const LandingPads = shape("Docked", {
  Small: count("Small pads."),
  Medium: count("Medium pads."),
  Large: count("Large pads."),
});

/** Landing at a pad in a station, outpost or surface settlement. */
export const Docked = kind(
  "Docked",
  "Written when landing at a pad in a station, outpost or surface settlement.",
  {
    StationName: text("Name of the station."),
    StationName_Localised: optional(localised("StationName")),
    StationType: example(["FleetCarrier", "Coriolis", "CraterOutpost"], "Sort of station."),
    Taxi: optional(yesNo("Travelling in a taxi.")),
    Multicrew: optional(yesNo("Travelling in another player's ship.")),
    StationState: optional(
      seen(["Damaged", "UnderRepairs"], "State of the station.", { "x-section": "States and transitions" }),
    ),
    StarSystem: optional(text("Name of the system.")),
    SystemAddress: optional(id("64-bit id of the system.")),
    MarketID: optional(id("Id of the station's market.")),
    StationFaction: optional(namedFaction("Docked")),
    StationGovernment: optional(form("^\\$government_\\w+;$", "$government_X;", "Form of government, internal form.")),
    StationGovernment_Localised: optional(localised("StationGovernment")),
    StationAllegiance: optional(text("Superpower the station sides with.")),
    StationServices: optional(list(closed(stationServices, "A service."), "Services the station offers.")),
    StationEconomy: optional(text("Economy of a station that has only one, internal form.")),
    StationEconomy_Localised: optional(localised("StationEconomy")),
    StationEconomies: optional(list(StationEconomyShare, "Economies of a station that has several.", { minItems: 2 })),
    DistFromStarLS: decimal(6, "Distance from the main star in light-seconds.", { "x-precision": "double" }),
    Wanted: optional(yesNo("Docked while wanted here.")),
    ActiveFine: optional(yesNo("A fine is active.")),
    CockpitBreach: optional(yesNo("Landed with a breached cockpit.")),
    LandingPads: optional(LandingPads),
  },
  {
    "x-conditions": [
      excludes("StationEconomies", "StationEconomy"),
      excludes("StationEconomies", "StationEconomy_Localised"),
      requires("StationGovernment_Localised", "StationGovernment"),
      requires("StationEconomy_Localised", "StationEconomy"),
    ],
  },
);
