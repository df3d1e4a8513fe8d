// Generated from the declarations by `npm run generate`; change those instead.
import { contractOf, type Contract } from "../../contract/Contract.ts";
import { check } from "../checks/Docked.ts";

/** Written when landing at a pad in a station, outpost or surface settlement. */
export type Docked = {
  /** When the event happened. */ timestamp: string;
  /** The kind's name. */ event: "Docked";
  /** Name of the station. */ StationName: string;
  /** Display-language form of StationName. */ StationName_Localised?: string;
  /** Sort of station. */ StationType: "FleetCarrier" | "Coriolis" | "CraterOutpost" | (string & {});
  /** Travelling in a taxi. */ Taxi?: boolean;
  /** Travelling in another player's ship. */ Multicrew?: boolean;
  /** State of the station. */ StationState?: "Damaged" | "UnderRepairs" | (string & {});
  /** Name of the system. */ StarSystem?: string;
  /** 64-bit id of the system. */ SystemAddress?: number | bigint;
  /** Id of the station's market. */ MarketID?: number | bigint;
  /** Listed under Docked. */ StationFaction?: {
    /** Name of the faction. */ Name: string;
    /** State the faction is in. */ FactionState?: "Boom" | "Investment" | "Expansion" | "None" | "PublicHoliday" | "Outbreak" | "CivilWar" | (string & {});
  };
  /** Form of government, internal form. */ StationGovernment?: string;
  /** Display-language form of StationGovernment. */ StationGovernment_Localised?: string;
  /** Superpower the station sides with. */ StationAllegiance?: string;
  /** Services the station offers. */ StationServices?: ("Dock" | "Autodock" | "BlackMarket" | "Commodities" | "Contacts" | "Exploration" | "Initiatives" | "Missions" | "Outfitting" | "CrewLounge" | "Rearm" | "Refuel" | "Repair" | "Shipyard" | "Tuning" | "Workshop" | "MissionsGenerated" | "Facilitator" | "Research" | "FlightController" | "StationOperations" | "OnDockMission" | "Powerplay" | "SearchAndRescue" | "shop" | "carriermanagement" | "carrierfuel" | "carriervendor" | "livery" | "modulepacks" | "voucherredemption")[];
  /** Economy of a station that has only one, internal form. */ StationEconomy?: string;
  /** Display-language form of StationEconomy. */ StationEconomy_Localised?: string;
  /** Economies of a station that has several. */ StationEconomies?: {
    /** Economy, internal form. */ Name: string;
    /** Display-language form of Name. */ Name_Localised?: string;
    /** Its share. */ Proportion: number;
  }[];
  /** Distance from the main star in light-seconds. */ DistFromStarLS: number;
  /** Docked while wanted here. */ Wanted?: boolean;
  /** A fine is active. */ ActiveFine?: boolean;
  /** Landed with a breached cockpit. */ CockpitBreach?: boolean;
  /** Listed under Docked. */ LandingPads?: {
    /** Small pads. */ Small: number;
    /** Medium pads. */ Medium: number;
    /** Large pads. */ Large: number;
  };
};

/** Docked as any game since 2.2 wrote it: what some version lacks is optional. */
export type DockedOfAnyGame = {
  /** When the event happened. */ timestamp: string;
  /** The kind's name. */ event: "Docked";
  /** Name of the station. */ StationName: string;
  /** Display-language form of StationName. */ StationName_Localised?: string;
  /** Sort of station. Since game 3.4. */ StationType?: "FleetCarrier" | "Coriolis" | "CraterOutpost" | (string & {});
  /** Travelling in a taxi. Since game 4.0.7. */ Taxi?: boolean;
  /** Travelling in another player's ship. Since game 4.0.7. */ Multicrew?: boolean;
  /** State of the station. */ StationState?: "Damaged" | "UnderRepairs" | (string & {});
  /** Name of the system. */ StarSystem?: string;
  /** 64-bit id of the system. Since game 3.0. */ SystemAddress?: number | bigint;
  /** Id of the station's market. Since game 3.0. */ MarketID?: number | bigint;
  /** Listed under Docked. Since game 3.4. */ StationFaction?: {
    /** Name of the faction. */ Name: string;
    /** State the faction is in. */ FactionState?: "Boom" | "Investment" | "Expansion" | "None" | "PublicHoliday" | "Outbreak" | "CivilWar" | (string & {});
  } | string;
  /** Form of government, internal form. Since game 2.3. */ StationGovernment?: string;
  /** Display-language form of StationGovernment. Since game 2.3. */ StationGovernment_Localised?: string;
  /** Superpower the station sides with. Since game 2.2. */ StationAllegiance?: string;
  /** Services the station offers. Since game 2.4. */ StationServices?: ("Dock" | "Autodock" | "BlackMarket" | "Commodities" | "Contacts" | "Exploration" | "Initiatives" | "Missions" | "Outfitting" | "CrewLounge" | "Rearm" | "Refuel" | "Repair" | "Shipyard" | "Tuning" | "Workshop" | "MissionsGenerated" | "Facilitator" | "Research" | "FlightController" | "StationOperations" | "OnDockMission" | "Powerplay" | "SearchAndRescue" | "shop" | "carriermanagement" | "carrierfuel" | "carriervendor" | "livery" | "modulepacks" | "voucherredemption")[];
  /** Economy of a station that has only one, internal form. Since game 2.3. */ StationEconomy?: string;
  /** Display-language form of StationEconomy. Since game 2.3. */ StationEconomy_Localised?: string;
  /** Economies of a station that has several. Since game 3.0. */ StationEconomies?: {
    /** Economy, internal form. */ Name: string;
    /** Display-language form of Name. */ Name_Localised?: string;
    /** Its share. */ Proportion: number;
  }[];
  /** Distance from the main star in light-seconds. Since game 2.4. */ DistFromStarLS?: number;
  /** Docked while wanted here. */ Wanted?: boolean;
  /** A fine is active. */ ActiveFine?: boolean;
  /** Landed with a breached cockpit. */ CockpitBreach?: boolean;
  /** Listed under Docked. Since game 4.0.7. */ LandingPads?: {
    /** Small pads. */ Small: number;
    /** Medium pads. */ Medium: number;
    /** Large pads. */ Large: number;
  };
  /** Written until game 2.2. */ Faction?: string;
  /** Written until game 3.3. */ FactionState?: string;
  /** Written until game 2.2. */ Allegiance?: string;
  /** Written until game 2.2. */ Economy?: string;
  /** Written until game 2.2. */ Economy_Localised?: string;
  /** Written until game 2.2. */ Government?: string;
  /** Written until game 2.2. */ Government_Localised?: string;
  /** Written until game 2.2. */ Security?: string;
  /** Written until game 2.2. */ Security_Localised?: string;
};

/** The contract of Docked. */
export const Docked: Contract<"Docked", Docked, DockedOfAnyGame> = contractOf({ check,
  "kind": "Docked",
  "sections": {
    "": "Docked",
    "timestamp": "Common fields (all events)",
    "event": "Common fields (all events)",
    "StationState": "States and transitions",
    "StationFaction.FactionState": "States and transitions"
  },
  "effects": [
    {
      "deviation": "D12",
      "path": "StationServices[]",
      "code": "value-outside-set",
      "values": [
        "dock",
        "autodock",
        "blackmarket",
        "commodities",
        "contacts",
        "exploration",
        "missions",
        "outfitting",
        "crewlounge",
        "rearm",
        "refuel",
        "repair",
        "shipyard",
        "tuning",
        "engineer",
        "missionsgenerated",
        "facilitator",
        "flightcontroller",
        "stationoperations",
        "ondockmission",
        "powerplay",
        "searchrescue",
        "materialtrader",
        "techBroker",
        "stationMenu",
        "socialspace",
        "bartender",
        "vistagenomics",
        "pioneersupplies",
        "apexinterstellar",
        "frontlinesolutions",
        "registeringcolonisation",
        "colonisationcontribution",
        "refinery",
        "squadronBank",
        "initiatives",
        "workshop",
        "research",
        "MaterialTrader",
        "Shop",
        "StationMenu",
        "TechBroker"
      ],
      "becomes": "none"
    },
    {
      "deviation": "D12",
      "path": "StationServices[]",
      "code": "value-outside-set",
      "becomes": "note"
    },
    {
      "deviation": "D13",
      "path": "StationEconomy",
      "code": "field-forbidden",
      "becomes": "none"
    },
    {
      "deviation": "D13",
      "path": "StationEconomy_Localised",
      "code": "field-forbidden",
      "becomes": "none"
    },
    {
      "deviation": "D13",
      "path": "StationEconomies",
      "code": "wrong-length",
      "becomes": "none"
    },
    {
      "deviation": "D15",
      "path": "StationState",
      "code": "value-unseen",
      "values": [
        "Construction",
        "UnderAttack",
        "DamagedHuman"
      ],
      "becomes": "none"
    },
    {
      "deviation": "D16",
      "path": "StationFaction.Name_Localised",
      "code": "unknown-field",
      "becomes": "none"
    }
  ],
  "history": {
    "versions": [
      "2.2",
      "3.4",
      "3.6",
      "3.7",
      "4.0.7",
      "4.0.14",
      "4.0.15",
      "4.0.16",
      "4.0.17",
      "4.0.18",
      "4.1",
      "4.2"
    ],
    "from": {
      "StationType": "3.4",
      "Taxi": "4.0.7",
      "Multicrew": "4.0.7",
      "SystemAddress": "3.0",
      "MarketID": "3.0",
      "StationFaction": "3.4",
      "StationGovernment": "2.3",
      "StationGovernment_Localised": "2.3",
      "StationAllegiance": "2.2",
      "StationServices": "2.4",
      "StationEconomy": "2.3",
      "StationEconomy_Localised": "2.3",
      "StationEconomies": "3.0",
      "DistFromStarLS": "2.4",
      "LandingPads": "4.0.7"
    },
    "until": {
      "Faction": "2.2",
      "FactionState": "3.3",
      "Allegiance": "2.2",
      "Economy": "2.2",
      "Economy_Localised": "2.2",
      "Government": "2.2",
      "Government_Localised": "2.2",
      "Security": "2.2",
      "Security_Localised": "2.2"
    },
    "former": {
      "StationFaction": {
        "string": "3.3"
      }
    },
    "was": {
      "StationFaction": "Faction",
      "StationGovernment": "Government",
      "StationGovernment_Localised": "Government_Localised",
      "StationAllegiance": "Allegiance",
      "StationEconomy": "Economy",
      "StationEconomy_Localised": "Economy_Localised"
    }
  }
} as const);
