import type { JsonObject } from "@shipslog/contract";

const gaia: JsonObject = {
  Name: "Mother Gaia",
  FactionState: "Boom",
  Government: "Democracy",
  Influence: 0.5,
  Allegiance: "Federation",
  Happiness: "$Faction_HappinessBand2;",
  Happiness_Localised: "Happy",
  MyReputation: 25.5,
  ActiveStates: [{ State: "Boom" }],
  RecoveringStates: [{ State: "Outbreak", Trend: 0 }],
  PendingStates: [{ State: "Expansion", Trend: 1 }],
  SquadronFaction: true,
  HappiestSystem: true,
  HomeSystem: true,
};

const workers: JsonObject = {
  Name: "Sol Workers' Party",
  FactionState: "CivilWar",
  Government: "Communism",
  Influence: 0.5,
  Allegiance: "Independent",
  Happiness: "$Faction_HappinessBand3;",
  MyReputation: 0,
};

/** A jump with every field that fits a system held by a power. */
export const jump: JsonObject = {
  event: "FSDJump",
  Taxi: false,
  Multicrew: false,
  Wanted: false,
  StarSystem: "Sol",
  SystemAddress: 10_477_373_803,
  StarPos: [0, 0, 0],
  SystemAllegiance: "Federation",
  SystemEconomy: "$economy_Refinery;",
  SystemEconomy_Localised: "Refinery",
  SystemSecondEconomy: "$economy_Service;",
  SystemSecondEconomy_Localised: "Service",
  SystemGovernment: "$government_Democracy;",
  SystemGovernment_Localised: "Democracy",
  SystemSecurity: "$SYSTEM_SECURITY_high;",
  SystemSecurity_Localised: "High Security",
  Population: 22_780_919_531,
  Body: "Sol",
  BodyID: 0,
  BodyType: "Star",
  JumpDist: 12.5,
  FuelUsed: 1,
  FuelLevel: 15,
  BoostUsed: 1,
  Factions: [gaia, workers],
  SystemFaction: { Name: "Mother Gaia", FactionState: "Boom" },
  Powers: ["Jerome Archer"],
  ControllingPower: "Jerome Archer",
  PowerplayState: "Exploited",
  PowerplayStateControlProgress: 0.25,
  PowerplayStateReinforcement: 120,
  PowerplayStateUndermining: 40,
  Conflicts: [
    {
      WarType: "civilwar",
      Status: "active",
      Faction1: { Name: "Mother Gaia", Stake: "$Stake_1;", Stake_Localised: "Galileo", WonDays: 1 },
      Faction2: { Name: "Sol Workers' Party", Stake: "$Stake_2;", Stake_Localised: "Daedalus", WonDays: 0 },
    },
  ],
  ThargoidWar: {
    CurrentState: "Thargoid_Harvest",
    NextStateSuccess: "Thargoid_Recovery",
    NextStateFailure: "Thargoid_Controlled",
    SuccessStateReached: false,
    WarProgress: 0.5,
    RemainingPorts: 3,
    EstimatedRemainingTime: "4 Days",
  },
};

const { ControllingPower: _power, ...uncontrolled } = jump;

/** A jump into a system that two powers contend for. */
export const contestedJump: JsonObject = {
  ...uncontrolled,
  Powers: ["Jerome Archer", "Li Yong-Rui"],
  PowerplayState: "Unoccupied",
  PowerplayConflictProgress: [
    { Power: "Jerome Archer", ConflictProgress: 0.25 },
    { Power: "Li Yong-Rui", ConflictProgress: 1.5 },
  ],
};

/** A jump with the required fields alone. */
export const bareJump: JsonObject = {
  event: "FSDJump",
  StarSystem: "Alpha Centauri",
  SystemAddress: 1_178_708_478_315,
  StarPos: [3.03125, -0.09375, 3.15625],
  SystemAllegiance: "",
  SystemEconomy: "$economy_None;",
  SystemSecondEconomy: "$economy_None;",
  SystemGovernment: "$government_None;",
  SystemSecurity: "$SYSTEM_SECURITY_low;",
  Population: 0,
  Body: "Alpha Centauri",
  BodyID: 0,
  BodyType: "Null",
  JumpDist: 4.377,
  FuelUsed: 0.25,
  FuelLevel: 14.75,
};

/** A jump whose first faction has these fields too. */
export function jumpWithFaction(fields: JsonObject): JsonObject {
  return { ...jump, Factions: [{ ...gaia, ...fields }, workers] };
}

/** A jump whose first faction has a field for the faction of the squadron, but is not said to be it. */
export function jumpWithoutSquadron(field: "HappiestSystem" | "HomeSystem"): JsonObject {
  const { SquadronFaction: _squadron, HappiestSystem: _happiest, HomeSystem: _home, ...other } = gaia;
  return { ...jump, Factions: [{ ...other, [field]: true }, workers] };
}
