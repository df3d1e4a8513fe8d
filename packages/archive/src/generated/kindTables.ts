// Generated from the contract's declarations by `npm run generate`; change those instead.
import type { Kind } from "@shipslog/contract";
import type { Fields } from "../tables/Structure.ts";

/** The columns of each kind's table, as `from_json` takes them. */
export const kindTables: Readonly<Record<Kind, Fields>> = {
  "FSDJump": {
    "timestamp": "TIMESTAMP",
    "Taxi": "BOOLEAN",
    "Multicrew": "BOOLEAN",
    "StarSystem": "VARCHAR",
    "SystemAddress": "UBIGINT",
    "StarPos": [
      "DOUBLE"
    ],
    "SystemAllegiance": "VARCHAR",
    "SystemEconomy": "VARCHAR",
    "SystemEconomy_Localised": "VARCHAR",
    "SystemSecondEconomy": "VARCHAR",
    "SystemSecondEconomy_Localised": "VARCHAR",
    "SystemGovernment": "VARCHAR",
    "SystemGovernment_Localised": "VARCHAR",
    "SystemSecurity": "VARCHAR",
    "SystemSecurity_Localised": "VARCHAR",
    "Population": "BIGINT",
    "Wanted": "BOOLEAN",
    "Body": "VARCHAR",
    "BodyID": "UBIGINT",
    "BodyType": "VARCHAR",
    "ControllingPower": "VARCHAR",
    "Powers": [
      "VARCHAR"
    ],
    "PowerplayState": "VARCHAR",
    "PowerplayStateControlProgress": "DOUBLE",
    "PowerplayStateReinforcement": "BIGINT",
    "PowerplayStateUndermining": "BIGINT",
    "PowerplayConflictProgress": [
      {
        "Power": "VARCHAR",
        "ConflictProgress": "DOUBLE"
      }
    ],
    "ThargoidWar": {
      "CurrentState": "VARCHAR",
      "NextStateSuccess": "VARCHAR",
      "NextStateFailure": "VARCHAR",
      "SuccessStateReached": "BOOLEAN",
      "WarProgress": "DOUBLE",
      "RemainingPorts": "BIGINT",
      "EstimatedRemainingTime": "VARCHAR"
    },
    "JumpDist": "DOUBLE",
    "FuelUsed": "DOUBLE",
    "FuelLevel": "DOUBLE",
    "BoostUsed": "BIGINT",
    "Factions": [
      {
        "Name": "VARCHAR",
        "FactionState": "VARCHAR",
        "Government": "VARCHAR",
        "Influence": "DOUBLE",
        "Allegiance": "VARCHAR",
        "Happiness": "VARCHAR",
        "Happiness_Localised": "VARCHAR",
        "SquadronFaction": "BOOLEAN",
        "HappiestSystem": "BOOLEAN",
        "HomeSystem": "BOOLEAN",
        "MyReputation": "DOUBLE",
        "PendingStates": [
          {
            "State": "VARCHAR",
            "Trend": "BIGINT"
          }
        ],
        "RecoveringStates": [
          {
            "State": "VARCHAR",
            "Trend": "BIGINT"
          }
        ],
        "ActiveStates": [
          {
            "State": "VARCHAR"
          }
        ]
      }
    ],
    "SystemFaction": {
      "Name": "VARCHAR",
      "FactionState": "VARCHAR"
    },
    "Conflicts": [
      {
        "WarType": "VARCHAR",
        "Status": "VARCHAR",
        "Faction1": {
          "Name": "VARCHAR",
          "Stake": "VARCHAR",
          "Stake_Localised": "VARCHAR",
          "WonDays": "BIGINT"
        },
        "Faction2": {
          "Name": "VARCHAR",
          "Stake": "VARCHAR",
          "Stake_Localised": "VARCHAR",
          "WonDays": "BIGINT"
        }
      }
    ]
  },
  "Status": {
    "timestamp": "TIMESTAMP",
    "Flags": "BIGINT",
    "Flags2": "BIGINT",
    "Oxygen": "DOUBLE",
    "Health": "DOUBLE",
    "Temperature": "DOUBLE",
    "SelectedWeapon": "VARCHAR",
    "SelectedWeapon_Localised": "VARCHAR",
    "Gravity": "DOUBLE",
    "Pips": [
      "BIGINT"
    ],
    "FireGroup": "BIGINT",
    "GuiFocus": "BIGINT",
    "Fuel": {
      "FuelMain": "DOUBLE",
      "FuelReservoir": "DOUBLE"
    },
    "Cargo": "DOUBLE",
    "LegalState": "VARCHAR",
    "Latitude": "DOUBLE",
    "Longitude": "DOUBLE",
    "Heading": "BIGINT",
    "Altitude": "BIGINT",
    "BodyName": "VARCHAR",
    "PlanetRadius": "DOUBLE",
    "Balance": "BIGINT",
    "Destination": {
      "System": "UBIGINT",
      "Body": "UBIGINT",
      "Name": "VARCHAR",
      "Name_Localised": "VARCHAR"
    }
  },
  "Docked": {
    "timestamp": "TIMESTAMP",
    "StationName": "VARCHAR",
    "StationName_Localised": "VARCHAR",
    "StationType": "VARCHAR",
    "Taxi": "BOOLEAN",
    "Multicrew": "BOOLEAN",
    "StationState": "VARCHAR",
    "StarSystem": "VARCHAR",
    "SystemAddress": "UBIGINT",
    "MarketID": "UBIGINT",
    "StationFaction": {
      "Name": "VARCHAR",
      "FactionState": "VARCHAR"
    },
    "StationGovernment": "VARCHAR",
    "StationGovernment_Localised": "VARCHAR",
    "StationAllegiance": "VARCHAR",
    "StationServices": [
      "VARCHAR"
    ],
    "StationEconomy": "VARCHAR",
    "StationEconomy_Localised": "VARCHAR",
    "StationEconomies": [
      {
        "Name": "VARCHAR",
        "Name_Localised": "VARCHAR",
        "Proportion": "DOUBLE"
      }
    ],
    "DistFromStarLS": "DOUBLE",
    "Wanted": "BOOLEAN",
    "ActiveFine": "BOOLEAN",
    "CockpitBreach": "BOOLEAN",
    "LandingPads": {
      "Small": "BIGINT",
      "Medium": "BIGINT",
      "Large": "BIGINT"
    }
  },
  "CommunityGoal": {
    "timestamp": "TIMESTAMP",
    "CurrentGoals": [
      {
        "CGID": "UBIGINT",
        "Title": "VARCHAR",
        "SystemName": "VARCHAR",
        "MarketName": "VARCHAR",
        "Expiry": "TIMESTAMP",
        "IsComplete": "BOOLEAN",
        "CurrentTotal": "BIGINT",
        "PlayerContribution": "BIGINT",
        "NumContributors": "BIGINT",
        "TopTier": {
          "Name": "VARCHAR",
          "Bonus": "VARCHAR"
        },
        "TopRankSize": "BIGINT",
        "PlayerInTopRank": "BOOLEAN",
        "TierReached": "VARCHAR",
        "PlayerPercentileBand": "BIGINT",
        "Bonus": "BIGINT"
      }
    ]
  },
  "EngineerProgress": {
    "timestamp": "TIMESTAMP",
    "Engineers": [
      {
        "Engineer": "VARCHAR",
        "EngineerID": "UBIGINT",
        "Progress": "VARCHAR",
        "RankProgress": "BIGINT",
        "Rank": "BIGINT"
      }
    ],
    "Engineer": "VARCHAR",
    "EngineerID": "UBIGINT",
    "Progress": "VARCHAR",
    "RankProgress": "BIGINT",
    "Rank": "BIGINT"
  },
  "Missions": {
    "timestamp": "TIMESTAMP",
    "Active": [
      {
        "MissionID": "UBIGINT",
        "Name": "VARCHAR",
        "Name_Localised": "VARCHAR",
        "PassengerMission": "BOOLEAN",
        "Expires": "BIGINT"
      }
    ],
    "Failed": [
      {
        "MissionID": "UBIGINT",
        "Name": "VARCHAR",
        "Name_Localised": "VARCHAR",
        "PassengerMission": "BOOLEAN",
        "Expires": "BIGINT"
      }
    ],
    "Complete": [
      {
        "MissionID": "UBIGINT",
        "Name": "VARCHAR",
        "Name_Localised": "VARCHAR",
        "PassengerMission": "BOOLEAN",
        "Expires": "BIGINT"
      }
    ]
  },
  "StoredModules": {
    "timestamp": "TIMESTAMP",
    "MarketID": "UBIGINT",
    "StationName": "VARCHAR",
    "StarSystem": "VARCHAR",
    "Items": [
      {
        "Name": "VARCHAR",
        "Name_Localised": "VARCHAR",
        "StorageSlot": "BIGINT",
        "StarSystem": "VARCHAR",
        "MarketID": "UBIGINT",
        "TransferCost": "BIGINT",
        "TransferTime": "BIGINT",
        "InTransit": "BOOLEAN",
        "BuyPrice": "BIGINT",
        "Hot": "BOOLEAN",
        "EngineerModifications": "VARCHAR",
        "Level": "BIGINT",
        "Quality": "DOUBLE"
      }
    ]
  },
  "MultiSellExplorationData": {
    "timestamp": "TIMESTAMP",
    "Discovered": [
      {
        "SystemName": "VARCHAR",
        "SystemName_Localised": "VARCHAR",
        "NumBodies": "BIGINT"
      }
    ],
    "BaseValue": "BIGINT",
    "Bonus": "BIGINT",
    "TotalEarnings": "BIGINT"
  },
  "CargoTransfer": {
    "timestamp": "TIMESTAMP",
    "Transfers": [
      {
        "Type": "VARCHAR",
        "Type_Localised": "VARCHAR",
        "Count": "BIGINT",
        "Direction": "VARCHAR",
        "MissionID": "UBIGINT"
      }
    ]
  },
  "ModuleInfo": {
    "timestamp": "TIMESTAMP",
    "Modules": [
      {
        "Slot": "VARCHAR",
        "Item": "VARCHAR",
        "Power": "DOUBLE",
        "Priority": "BIGINT"
      }
    ]
  },
  "NavRoute": {
    "timestamp": "TIMESTAMP",
    "Route": [
      {
        "StarSystem": "VARCHAR",
        "SystemAddress": "UBIGINT",
        "StarPos": [
          "DOUBLE"
        ],
        "StarClass": "VARCHAR"
      }
    ]
  },
  "Synthesis": {
    "timestamp": "TIMESTAMP",
    "Name": "VARCHAR",
    "Materials": [
      {
        "Name": "VARCHAR",
        "Name_Localised": "VARCHAR",
        "Count": "BIGINT"
      }
    ]
  },
  "SquadronStartup": {
    "timestamp": "TIMESTAMP",
    "SquadronID": "UBIGINT",
    "SquadronName": "VARCHAR",
    "CurrentRank": "BIGINT",
    "CurrentRankName": "VARCHAR",
    "CurrentRankName_Localised": "VARCHAR"
  },
  "SuitLoadout": {
    "timestamp": "TIMESTAMP",
    "SuitID": "UBIGINT",
    "SuitName": "VARCHAR",
    "SuitName_Localised": "VARCHAR",
    "SuitMods": [
      "VARCHAR"
    ],
    "LoadoutID": "UBIGINT",
    "LoadoutName": "VARCHAR",
    "Modules": [
      {
        "SlotName": "VARCHAR",
        "SuitModuleID": "UBIGINT",
        "ModuleName": "VARCHAR",
        "ModuleName_Localised": "VARCHAR",
        "Class": "BIGINT",
        "WeaponMods": [
          "VARCHAR"
        ]
      }
    ]
  },
  "UpgradeSuit": {
    "timestamp": "TIMESTAMP",
    "Name": "VARCHAR",
    "Name_Localised": "VARCHAR",
    "SuitID": "UBIGINT",
    "Class": "BIGINT",
    "Cost": "BIGINT",
    "Resources": [
      {
        "Name": "VARCHAR",
        "Name_Localised": "VARCHAR",
        "Count": "BIGINT"
      }
    ]
  },
  "UpgradeWeapon": {
    "timestamp": "TIMESTAMP",
    "Name": "VARCHAR",
    "Name_Localised": "VARCHAR",
    "Class": "BIGINT",
    "SuitModuleID": "UBIGINT",
    "Cost": "BIGINT",
    "Resources": [
      {
        "Name": "VARCHAR",
        "Name_Localised": "VARCHAR",
        "Count": "BIGINT"
      }
    ]
  }
};
