// Generated from the declarations by `npm run generate`; change those instead.
import { contractOf, type Contract } from "../../contract/Contract.ts";
import { check } from "../checks/FSDJump.ts";

/** Written when jumping from one star system to another. */
export type FSDJump = {
  /** When the event happened. */ timestamp: string;
  /** The kind's name. */ event: "FSDJump";
  /** Travelling in a taxi. */ Taxi?: boolean;
  /** Travelling in another player's ship. */ Multicrew?: boolean;
  /** Name of the system jumped to. */ StarSystem: string;
  /** 64-bit id of that system. */ SystemAddress: number | bigint;
  /** Position of that system, [x, y, z] in light-years from the origin system. */ StarPos: number[];
  /** Superpower the system sides with; may be empty. */ SystemAllegiance: string;
  /** Main economy, internal form. */ SystemEconomy: string;
  /** Display-language form of SystemEconomy. */ SystemEconomy_Localised?: string;
  /** Second economy, internal form. */ SystemSecondEconomy: string;
  /** Display-language form of SystemSecondEconomy. */ SystemSecondEconomy_Localised?: string;
  /** Form of government, internal form. */ SystemGovernment: string;
  /** Display-language form of SystemGovernment. */ SystemGovernment_Localised?: string;
  /** Level of security, internal form. */ SystemSecurity: "$SYSTEM_SECURITY_low;" | (string & {});
  /** Display-language form of SystemSecurity. */ SystemSecurity_Localised?: string;
  /** People living in the system. */ Population: number;
  /** The player is wanted here. */ Wanted?: boolean;
  /** Name of the body arrived at. */ Body: string;
  /** Number of that body within the system. */ BodyID: number | bigint;
  /** Sort of that body. */ BodyType: "Star" | "Null" | (string & {});
  /** Power that controls the system. */ ControllingPower?: string;
  /** Powers active in the system. */ Powers?: string[];
  /** State of control by powers. */ PowerplayState?: "Unoccupied" | "Contested" | "Exploited" | "Fortified" | "Stronghold";
  /** Control gained within the current state. */ PowerplayStateControlProgress?: number;
  /** Merits gained for reinforcing. */ PowerplayStateReinforcement?: number;
  /** Merits gained for undermining. */ PowerplayStateUndermining?: number;
  /** Powers contending for an unoccupied system. */ PowerplayConflictProgress?: {
    /** Name of the power. */ Power: string;
    /** Fraction of the 120,000 merits that take control; may exceed 1. */ ConflictProgress: number;
  }[];
  /** Listed under ThargoidWar object. */ ThargoidWar?: {
    /** State of the war in this system. */ CurrentState: "Thargoid_Probing" | "Thargoid_Harvest" | "Thargoid_Controlled" | "Thargoid_Stronghold" | "Thargoid_Recovery";
    /** State that follows when the defence succeeds. */ NextStateSuccess?: "Thargoid_Probing" | "Thargoid_Harvest" | "Thargoid_Controlled" | "Thargoid_Stronghold" | "Thargoid_Recovery";
    /** State that follows when it fails. */ NextStateFailure?: "Thargoid_Probing" | "Thargoid_Harvest" | "Thargoid_Controlled" | "Thargoid_Stronghold" | "Thargoid_Recovery";
    /** Whether success is already certain. */ SuccessStateReached: boolean;
    /** Progress of the defence, as a fraction. */ WarProgress?: number;
    /** Ports still to be saved or retaken. */ RemainingPorts?: number;
    /** Time left, as free text. */ EstimatedRemainingTime?: string;
  };
  /** Distance jumped, in light-years. */ JumpDist: number;
  /** Fuel used by the jump, in tonnes. */ FuelUsed: number;
  /** Fuel left in the main tank, in tonnes. */ FuelLevel: number;
  /** Boost of the frame shift drive that was used. */ BoostUsed?: number;
  /** Minor factions present. */ Factions?: {
    /** Name of the faction. */ Name: string;
    /** State that shows outwardly; None when there is none. */ FactionState: "Boom" | "Investment" | "Expansion" | "None" | "PublicHoliday" | "Outbreak" | "CivilWar" | (string & {});
    /** Form of government. */ Government: string;
    /** Share of the system's influence, as a fraction. */ Influence: number;
    /** Superpower the faction sides with. */ Allegiance: string;
    /** Mood of the faction's people. */ Happiness: string;
    /** Display-language form of Happiness. */ Happiness_Localised?: "Elated" | "Happy" | "Discontented" | "Unhappy" | "Despondent";
    /** The player's squadron is aligned to this faction. */ SquadronFaction?: boolean;
    /** This system is the squadron faction's happiest. */ HappiestSystem?: boolean;
    /** This system is the squadron faction's home. */ HomeSystem?: boolean;
    /** The player's standing with the faction. */ MyReputation: number;
    /** States about to come into force. */ PendingStates?: {
      /** State that is coming or going. */ State: "Boom" | "Investment" | "Expansion" | "None" | "PublicHoliday" | "Outbreak" | "CivilWar" | (string & {});
      /** How the state is moving. */ Trend: number;
    }[];
    /** States wearing off. */ RecoveringStates?: {
      /** State that is coming or going. */ State: "Boom" | "Investment" | "Expansion" | "None" | "PublicHoliday" | "Outbreak" | "CivilWar" | (string & {});
      /** How the state is moving. */ Trend: number;
    }[];
    /** States in force. */ ActiveStates?: {
      /** State in force. */ State: "Boom" | "Investment" | "Expansion" | "None" | "PublicHoliday" | "Outbreak" | "CivilWar" | (string & {});
      /** Never written for a state in force. */ Trend?: never;
    }[];
  }[];
  /** Listed under FSDJump. */ SystemFaction?: {
    /** Name of the faction. */ Name: string;
    /** State the faction is in. */ FactionState?: "Boom" | "Investment" | "Expansion" | "None" | "PublicHoliday" | "Outbreak" | "CivilWar" | (string & {});
  };
  /** Conflicts between factions of the system. */ Conflicts?: {
    /** Sort of conflict. */ WarType: "civilwar" | "war" | "election" | (string & {});
    /** Whether it is under way; empty once it is over. */ Status: "active" | "pending" | "" | (string & {});
    /** Listed under Conflict element (in Conflicts). */ Faction1: {
      /** Name of the faction. */ Name: string;
      /** What the faction loses with the conflict; may be empty. */ Stake: string;
      /** Display-language form of Stake. */ Stake_Localised?: string;
      /** Days won so far. */ WonDays: number;
    };
    /** Listed under Conflict element (in Conflicts). */ Faction2: {
      /** Name of the faction. */ Name: string;
      /** What the faction loses with the conflict; may be empty. */ Stake: string;
      /** Display-language form of Stake. */ Stake_Localised?: string;
      /** Days won so far. */ WonDays: number;
    };
  }[];
};

/** FSDJump as any game since 2.2 wrote it: what some version lacks is optional. */
export type FSDJumpOfAnyGame = {
  /** When the event happened. */ timestamp: string;
  /** The kind's name. */ event: "FSDJump";
  /** Travelling in a taxi. Since game 4.0.7. */ Taxi?: boolean;
  /** Travelling in another player's ship. Since game 4.0.7. */ Multicrew?: boolean;
  /** Name of the system jumped to. */ StarSystem: string;
  /** 64-bit id of that system. Since game 3.0. */ SystemAddress?: number | bigint;
  /** Position of that system, [x, y, z] in light-years from the origin system. */ StarPos: number[];
  /** Superpower the system sides with; may be empty. Since game 2.3. */ SystemAllegiance?: string;
  /** Main economy, internal form. Since game 2.3. */ SystemEconomy?: string;
  /** Display-language form of SystemEconomy. Since game 2.3. */ SystemEconomy_Localised?: string;
  /** Second economy, internal form. Since game 3.0. */ SystemSecondEconomy?: string;
  /** Display-language form of SystemSecondEconomy. Since game 3.0. */ SystemSecondEconomy_Localised?: string;
  /** Form of government, internal form. Since game 2.3. */ SystemGovernment?: string;
  /** Display-language form of SystemGovernment. Since game 2.3. */ SystemGovernment_Localised?: string;
  /** Level of security, internal form. Since game 2.3. */ SystemSecurity?: "$SYSTEM_SECURITY_low;" | (string & {});
  /** Display-language form of SystemSecurity. Since game 2.3. */ SystemSecurity_Localised?: string;
  /** People living in the system. Since game 3.0. */ Population?: number;
  /** The player is wanted here. */ Wanted?: boolean;
  /** Name of the body arrived at. Since game 3.4. */ Body?: string;
  /** Number of that body within the system. Since game 3.4. */ BodyID?: number | bigint;
  /** Sort of that body. Since game 3.4. */ BodyType?: "Star" | "Null" | (string & {});
  /** Power that controls the system. Since game 4.1. */ ControllingPower?: string;
  /** Powers active in the system. Since game 2.3. */ Powers?: string[];
  /** State of control by powers. Since game 2.3. */ PowerplayState?: "Unoccupied" | "Contested" | "Exploited" | "Fortified" | "Stronghold";
  /** Control gained within the current state. Since game 4.1. */ PowerplayStateControlProgress?: number;
  /** Merits gained for reinforcing. Since game 4.1. */ PowerplayStateReinforcement?: number;
  /** Merits gained for undermining. Since game 4.1. */ PowerplayStateUndermining?: number;
  /** Powers contending for an unoccupied system. Since game 4.1. */ PowerplayConflictProgress?: {
    /** Name of the power. */ Power: string;
    /** Fraction of the 120,000 merits that take control; may exceed 1. */ ConflictProgress: number;
  }[];
  /** Listed under ThargoidWar object. */ ThargoidWar?: {
    /** State of the war in this system. */ CurrentState: "Thargoid_Probing" | "Thargoid_Harvest" | "Thargoid_Controlled" | "Thargoid_Stronghold" | "Thargoid_Recovery";
    /** State that follows when the defence succeeds. */ NextStateSuccess?: "Thargoid_Probing" | "Thargoid_Harvest" | "Thargoid_Controlled" | "Thargoid_Stronghold" | "Thargoid_Recovery";
    /** State that follows when it fails. */ NextStateFailure?: "Thargoid_Probing" | "Thargoid_Harvest" | "Thargoid_Controlled" | "Thargoid_Stronghold" | "Thargoid_Recovery";
    /** Whether success is already certain. */ SuccessStateReached: boolean;
    /** Progress of the defence, as a fraction. */ WarProgress?: number;
    /** Ports still to be saved or retaken. */ RemainingPorts?: number;
    /** Time left, as free text. */ EstimatedRemainingTime?: string;
  };
  /** Distance jumped, in light-years. */ JumpDist: number;
  /** Fuel used by the jump, in tonnes. */ FuelUsed: number;
  /** Fuel left in the main tank, in tonnes. */ FuelLevel: number;
  /** Boost of the frame shift drive that was used. */ BoostUsed?: number;
  /** Minor factions present. Since game 2.3. */ Factions?: {
    /** Name of the faction. */ Name: string;
    /** State that shows outwardly; None when there is none. */ FactionState: "Boom" | "Investment" | "Expansion" | "None" | "PublicHoliday" | "Outbreak" | "CivilWar" | (string & {});
    /** Form of government. */ Government: string;
    /** Share of the system's influence, as a fraction. */ Influence: number;
    /** Superpower the faction sides with. Since game 2.4. */ Allegiance?: string;
    /** Mood of the faction's people. Since game 3.3. */ Happiness?: string;
    /** Display-language form of Happiness. */ Happiness_Localised?: "Elated" | "Happy" | "Discontented" | "Unhappy" | "Despondent";
    /** The player's squadron is aligned to this faction. */ SquadronFaction?: boolean;
    /** This system is the squadron faction's happiest. */ HappiestSystem?: boolean;
    /** This system is the squadron faction's home. */ HomeSystem?: boolean;
    /** The player's standing with the faction. Since game 3.3. */ MyReputation?: number;
    /** States about to come into force. */ PendingStates?: {
      /** State that is coming or going. */ State: "Boom" | "Investment" | "Expansion" | "None" | "PublicHoliday" | "Outbreak" | "CivilWar" | (string & {});
      /** How the state is moving. */ Trend: number;
    }[];
    /** States wearing off. */ RecoveringStates?: {
      /** State that is coming or going. */ State: "Boom" | "Investment" | "Expansion" | "None" | "PublicHoliday" | "Outbreak" | "CivilWar" | (string & {});
      /** How the state is moving. */ Trend: number;
    }[];
    /** States in force. Since game 3.3. */ ActiveStates?: {
      /** State in force. */ State: "Boom" | "Investment" | "Expansion" | "None" | "PublicHoliday" | "Outbreak" | "CivilWar" | (string & {});
      /** Never written for a state in force. */ Trend?: never;
    }[];
  }[];
  /** Listed under FSDJump. Since game 2.3. */ SystemFaction?: {
    /** Name of the faction. */ Name: string;
    /** State the faction is in. */ FactionState?: "Boom" | "Investment" | "Expansion" | "None" | "PublicHoliday" | "Outbreak" | "CivilWar" | (string & {});
  } | string;
  /** Conflicts between factions of the system. Since game 3.4. */ Conflicts?: {
    /** Sort of conflict. */ WarType: "civilwar" | "war" | "election" | (string & {});
    /** Whether it is under way; empty once it is over. */ Status: "active" | "pending" | "" | (string & {});
    /** Listed under Conflict element (in Conflicts). */ Faction1: {
      /** Name of the faction. */ Name: string;
      /** What the faction loses with the conflict; may be empty. */ Stake: string;
      /** Display-language form of Stake. */ Stake_Localised?: string;
      /** Days won so far. */ WonDays: number;
    };
    /** Listed under Conflict element (in Conflicts). */ Faction2: {
      /** Name of the faction. */ Name: string;
      /** What the faction loses with the conflict; may be empty. */ Stake: string;
      /** Display-language form of Stake. */ Stake_Localised?: string;
      /** Days won so far. */ WonDays: number;
    };
  }[];
  /** Written until game 2.2. */ Allegiance?: string;
  /** Written until game 2.2. */ Economy?: string;
  /** Written until game 2.2. */ Economy_Localised?: string;
  /** Written until game 2.2. */ Government?: string;
  /** Written until game 2.2. */ Government_Localised?: string;
  /** Written until game 2.2. */ Security?: string;
  /** Written until game 2.2. */ Security_Localised?: string;
  /** Written until game 2.2. */ Faction?: string;
  /** Written until game 3.3. */ FactionState?: string;
};

/** The contract of FSDJump. */
export const FSDJump: Contract<"FSDJump", FSDJump, FSDJumpOfAnyGame> = contractOf({ check,
  "kind": "FSDJump",
  "sections": {
    "": "FSDJump",
    "timestamp": "Common fields (all events)",
    "event": "Common fields (all events)",
    "PowerplayState": "States and transitions",
    "ThargoidWar": "ThargoidWar object",
    "ThargoidWar.CurrentState": "States and transitions",
    "ThargoidWar.NextStateSuccess": "States and transitions",
    "ThargoidWar.NextStateFailure": "States and transitions",
    "Factions[]": "Faction element (in Factions)",
    "Factions[].FactionState": "States and transitions",
    "Factions[].PendingStates[].State": "States and transitions",
    "Factions[].RecoveringStates[].State": "States and transitions",
    "Factions[].ActiveStates[].State": "States and transitions",
    "SystemFaction.FactionState": "States and transitions",
    "Conflicts[]": "Conflict element (in Conflicts)"
  },
  "effects": [
    {
      "deviation": "D1",
      "path": "PowerplayState",
      "code": "value-outside-set",
      "values": [
        "Controlled",
        "InPrepareRadius",
        "Prepared",
        "Turmoil",
        "HomeSystem"
      ],
      "becomes": "none"
    },
    {
      "deviation": "D4",
      "path": "Factions[].Happiness",
      "code": "wrong-form",
      "values": [
        ""
      ],
      "becomes": "none"
    },
    {
      "deviation": "D4",
      "path": "Factions[].Happiness_Localised",
      "code": "value-outside-set",
      "becomes": "none"
    },
    {
      "deviation": "D7",
      "path": "ThargoidWar.CurrentState",
      "code": "value-outside-set",
      "values": [
        "",
        "Unknown"
      ],
      "becomes": "none"
    },
    {
      "deviation": "D7",
      "path": "ThargoidWar.NextStateSuccess",
      "code": "value-outside-set",
      "values": [
        "",
        "Unknown"
      ],
      "becomes": "none"
    },
    {
      "deviation": "D7",
      "path": "ThargoidWar.NextStateFailure",
      "code": "value-outside-set",
      "values": [
        "",
        "Unknown"
      ],
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
      "4.2",
      "4.3"
    ],
    "from": {
      "Taxi": "4.0.7",
      "Multicrew": "4.0.7",
      "SystemAddress": "3.0",
      "SystemAllegiance": "2.3",
      "SystemEconomy": "2.3",
      "SystemEconomy_Localised": "2.3",
      "SystemSecondEconomy": "3.0",
      "SystemSecondEconomy_Localised": "3.0",
      "SystemGovernment": "2.3",
      "SystemGovernment_Localised": "2.3",
      "SystemSecurity": "2.3",
      "SystemSecurity_Localised": "2.3",
      "Population": "3.0",
      "Body": "3.4",
      "BodyID": "3.4",
      "BodyType": "3.4",
      "ControllingPower": "4.1",
      "Powers": "2.3",
      "PowerplayState": "2.3",
      "PowerplayConflictProgress": "4.1",
      "PowerplayStateControlProgress": "4.1",
      "PowerplayStateReinforcement": "4.1",
      "PowerplayStateUndermining": "4.1",
      "Factions": "2.3",
      "Factions[].Allegiance": "2.4",
      "Factions[].Happiness": "3.3",
      "Factions[].MyReputation": "3.3",
      "Factions[].ActiveStates": "3.3",
      "SystemFaction": "2.3",
      "Conflicts": "3.4"
    },
    "until": {
      "Allegiance": "2.2",
      "Economy": "2.2",
      "Economy_Localised": "2.2",
      "Government": "2.2",
      "Government_Localised": "2.2",
      "Security": "2.2",
      "Security_Localised": "2.2",
      "Faction": "2.2",
      "FactionState": "3.3"
    },
    "former": {
      "SystemFaction": {
        "string": "3.3"
      }
    },
    "was": {
      "SystemAllegiance": "Allegiance",
      "SystemEconomy": "Economy",
      "SystemEconomy_Localised": "Economy_Localised",
      "SystemGovernment": "Government",
      "SystemGovernment_Localised": "Government_Localised",
      "SystemSecurity": "Security",
      "SystemSecurity_Localised": "Security_Localised",
      "SystemFaction": "Faction"
    }
  }
} as const);
