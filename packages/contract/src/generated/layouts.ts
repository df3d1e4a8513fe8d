// Generated from the declarations by `npm run generate`; change those instead.
import type { ObjectLayout } from "../text/Layout.ts";

/** How the game prints each kind. */
export const layouts: Readonly<Record<string, ObjectLayout>> = {
  "FSDJump": {
    "timestamp": "plain",
    "event": "plain",
    "Taxi": "plain",
    "Multicrew": "plain",
    "StarSystem": "plain",
    "SystemAddress": "plain",
    "StarPos": {
      "items": {
        "decimals": 5,
        "precision": "single"
      }
    },
    "SystemAllegiance": "plain",
    "SystemEconomy": "plain",
    "SystemEconomy_Localised": "plain",
    "SystemSecondEconomy": "plain",
    "SystemSecondEconomy_Localised": "plain",
    "SystemGovernment": "plain",
    "SystemGovernment_Localised": "plain",
    "SystemSecurity": "plain",
    "SystemSecurity_Localised": "plain",
    "Population": "plain",
    "Wanted": "plain",
    "Body": "plain",
    "BodyID": "plain",
    "BodyType": "plain",
    "ControllingPower": "plain",
    "Powers": "plain",
    "PowerplayState": "plain",
    "PowerplayStateControlProgress": {
      "decimals": 6,
      "precision": "single"
    },
    "PowerplayStateReinforcement": "plain",
    "PowerplayStateUndermining": "plain",
    "PowerplayConflictProgress": {
      "items": {
        "fields": {
          "Power": "plain",
          "ConflictProgress": {
            "decimals": 6,
            "precision": "single"
          }
        }
      }
    },
    "ThargoidWar": {
      "fields": {
        "CurrentState": "plain",
        "NextStateSuccess": "plain",
        "NextStateFailure": "plain",
        "SuccessStateReached": "plain",
        "WarProgress": {
          "decimals": 6,
          "precision": "single"
        },
        "RemainingPorts": "plain",
        "EstimatedRemainingTime": "plain"
      }
    },
    "JumpDist": {
      "decimals": 3,
      "precision": "single"
    },
    "FuelUsed": {
      "decimals": 6,
      "precision": "single"
    },
    "FuelLevel": {
      "decimals": 6,
      "precision": "single"
    },
    "BoostUsed": "plain",
    "Factions": {
      "items": {
        "fields": {
          "Name": "plain",
          "FactionState": "plain",
          "Government": "plain",
          "Influence": {
            "decimals": 6,
            "precision": "single"
          },
          "Allegiance": "plain",
          "Happiness": "plain",
          "Happiness_Localised": "plain",
          "SquadronFaction": "plain",
          "HappiestSystem": "plain",
          "HomeSystem": "plain",
          "MyReputation": {
            "decimals": 6,
            "precision": "single"
          },
          "PendingStates": {
            "items": {
              "fields": {
                "State": "plain",
                "Trend": "plain"
              }
            }
          },
          "RecoveringStates": {
            "items": {
              "fields": {
                "State": "plain",
                "Trend": "plain"
              }
            }
          },
          "ActiveStates": {
            "items": {
              "fields": {
                "State": "plain"
              }
            }
          }
        }
      }
    },
    "SystemFaction": {
      "fields": {
        "Name": "plain",
        "FactionState": "plain"
      }
    },
    "Conflicts": {
      "items": {
        "fields": {
          "WarType": "plain",
          "Status": "plain",
          "Faction1": {
            "fields": {
              "Name": "plain",
              "Stake": "plain",
              "Stake_Localised": "plain",
              "WonDays": "plain"
            }
          },
          "Faction2": {
            "fields": {
              "Name": "plain",
              "Stake": "plain",
              "Stake_Localised": "plain",
              "WonDays": "plain"
            }
          }
        }
      }
    }
  },
  "Status": {
    "timestamp": "plain",
    "event": "plain",
    "Flags": "plain",
    "Flags2": "plain",
    "Oxygen": {
      "decimals": 6,
      "precision": "single"
    },
    "Health": {
      "decimals": 6,
      "precision": "single"
    },
    "Temperature": {
      "decimals": 6,
      "precision": "single"
    },
    "SelectedWeapon": "plain",
    "SelectedWeapon_Localised": "plain",
    "Gravity": {
      "decimals": 6,
      "precision": "single"
    },
    "Pips": "plain",
    "FireGroup": "plain",
    "GuiFocus": "plain",
    "Fuel": {
      "fields": {
        "FuelMain": {
          "decimals": 6,
          "precision": "single"
        },
        "FuelReservoir": {
          "decimals": 6,
          "precision": "single"
        }
      }
    },
    "Cargo": {
      "decimals": 6,
      "precision": "single"
    },
    "LegalState": "plain",
    "Latitude": {
      "decimals": 6,
      "precision": "single"
    },
    "Longitude": {
      "decimals": 6,
      "precision": "single"
    },
    "Heading": "plain",
    "Altitude": "plain",
    "BodyName": "plain",
    "PlanetRadius": {
      "decimals": 6,
      "precision": "single"
    },
    "Balance": "plain",
    "Destination": {
      "fields": {
        "System": "plain",
        "Body": "plain",
        "Name": "plain",
        "Name_Localised": "plain"
      }
    }
  },
  "Docked": {
    "timestamp": "plain",
    "event": "plain",
    "StationName": "plain",
    "StationName_Localised": "plain",
    "StationType": "plain",
    "Taxi": "plain",
    "Multicrew": "plain",
    "StationState": "plain",
    "StarSystem": "plain",
    "SystemAddress": "plain",
    "MarketID": "plain",
    "StationFaction": {
      "fields": {
        "Name": "plain",
        "FactionState": "plain"
      }
    },
    "StationGovernment": "plain",
    "StationGovernment_Localised": "plain",
    "StationAllegiance": "plain",
    "StationServices": "plain",
    "StationEconomy": "plain",
    "StationEconomy_Localised": "plain",
    "StationEconomies": {
      "items": {
        "fields": {
          "Name": "plain",
          "Name_Localised": "plain",
          "Proportion": {
            "decimals": 6,
            "precision": "single"
          }
        }
      }
    },
    "DistFromStarLS": {
      "decimals": 6,
      "precision": "double"
    },
    "Wanted": "plain",
    "ActiveFine": "plain",
    "CockpitBreach": "plain",
    "LandingPads": {
      "fields": {
        "Small": "plain",
        "Medium": "plain",
        "Large": "plain"
      }
    }
  },
  "CommunityGoal": {
    "timestamp": "plain",
    "event": "plain",
    "CurrentGoals": {
      "items": {
        "fields": {
          "CGID": "plain",
          "Title": "plain",
          "SystemName": "plain",
          "MarketName": "plain",
          "Expiry": "plain",
          "IsComplete": "plain",
          "CurrentTotal": "plain",
          "PlayerContribution": "plain",
          "NumContributors": "plain",
          "TopTier": {
            "fields": {
              "Name": "plain",
              "Bonus": "plain"
            }
          },
          "TopRankSize": "plain",
          "PlayerInTopRank": "plain",
          "TierReached": "plain",
          "PlayerPercentileBand": "plain",
          "Bonus": "plain"
        }
      }
    }
  },
  "EngineerProgress": {
    "timestamp": "plain",
    "event": "plain",
    "Engineers": {
      "items": {
        "fields": {
          "Engineer": "plain",
          "EngineerID": "plain",
          "Progress": "plain",
          "RankProgress": "plain",
          "Rank": "plain"
        }
      }
    },
    "Engineer": "plain",
    "EngineerID": "plain",
    "Progress": "plain",
    "RankProgress": "plain",
    "Rank": "plain"
  },
  "Missions": {
    "timestamp": "plain",
    "event": "plain",
    "Active": {
      "items": {
        "fields": {
          "MissionID": "plain",
          "Name": "plain",
          "Name_Localised": "plain",
          "PassengerMission": "plain",
          "Expires": "plain"
        }
      }
    },
    "Failed": {
      "items": {
        "fields": {
          "MissionID": "plain",
          "Name": "plain",
          "Name_Localised": "plain",
          "PassengerMission": "plain",
          "Expires": "plain"
        }
      }
    },
    "Complete": {
      "items": {
        "fields": {
          "MissionID": "plain",
          "Name": "plain",
          "Name_Localised": "plain",
          "PassengerMission": "plain",
          "Expires": "plain"
        }
      }
    }
  },
  "StoredModules": {
    "timestamp": "plain",
    "event": "plain",
    "MarketID": "plain",
    "StationName": "plain",
    "StarSystem": "plain",
    "Items": {
      "items": {
        "fields": {
          "Name": "plain",
          "Name_Localised": "plain",
          "StorageSlot": "plain",
          "StarSystem": "plain",
          "MarketID": "plain",
          "TransferCost": "plain",
          "TransferTime": "plain",
          "InTransit": "plain",
          "BuyPrice": "plain",
          "Hot": "plain",
          "EngineerModifications": "plain",
          "Level": "plain",
          "Quality": {
            "decimals": 6,
            "precision": "single"
          }
        }
      }
    }
  },
  "MultiSellExplorationData": {
    "timestamp": "plain",
    "event": "plain",
    "Discovered": {
      "items": {
        "fields": {
          "SystemName": "plain",
          "SystemName_Localised": "plain",
          "NumBodies": "plain"
        }
      }
    },
    "BaseValue": "plain",
    "Bonus": "plain",
    "TotalEarnings": "plain"
  },
  "CargoTransfer": {
    "timestamp": "plain",
    "event": "plain",
    "Transfers": {
      "items": {
        "fields": {
          "Type": "plain",
          "Type_Localised": "plain",
          "Count": "plain",
          "Direction": "plain",
          "MissionID": "plain"
        }
      }
    }
  },
  "ModuleInfo": {
    "timestamp": "plain",
    "event": "plain",
    "Modules": {
      "items": {
        "fields": {
          "Slot": "plain",
          "Item": "plain",
          "Power": {
            "decimals": 6,
            "precision": "single"
          },
          "Priority": "plain"
        }
      }
    }
  },
  "NavRoute": {
    "timestamp": "plain",
    "event": "plain",
    "Route": {
      "items": {
        "fields": {
          "StarSystem": "plain",
          "SystemAddress": "plain",
          "StarPos": {
            "items": {
              "decimals": 5,
              "precision": "single"
            }
          },
          "StarClass": "plain"
        }
      }
    }
  },
  "Synthesis": {
    "timestamp": "plain",
    "event": "plain",
    "Name": "plain",
    "Materials": {
      "items": {
        "fields": {
          "Name": "plain",
          "Name_Localised": "plain",
          "Count": "plain"
        }
      }
    }
  },
  "SquadronStartup": {
    "timestamp": "plain",
    "event": "plain",
    "SquadronID": "plain",
    "SquadronName": "plain",
    "CurrentRank": "plain",
    "CurrentRankName": "plain",
    "CurrentRankName_Localised": "plain"
  },
  "SuitLoadout": {
    "timestamp": "plain",
    "event": "plain",
    "SuitID": "plain",
    "SuitName": "plain",
    "SuitName_Localised": "plain",
    "SuitMods": "plain",
    "LoadoutID": "plain",
    "LoadoutName": "plain",
    "Modules": {
      "items": {
        "fields": {
          "SlotName": "plain",
          "SuitModuleID": "plain",
          "ModuleName": "plain",
          "ModuleName_Localised": "plain",
          "Class": "plain",
          "WeaponMods": "plain"
        }
      }
    }
  },
  "UpgradeSuit": {
    "timestamp": "plain",
    "event": "plain",
    "Name": "plain",
    "Name_Localised": "plain",
    "SuitID": "plain",
    "Class": "plain",
    "Cost": "plain",
    "Resources": {
      "items": {
        "fields": {
          "Name": "plain",
          "Name_Localised": "plain",
          "Count": "plain"
        }
      }
    }
  },
  "UpgradeWeapon": {
    "timestamp": "plain",
    "event": "plain",
    "Name": "plain",
    "Name_Localised": "plain",
    "Class": "plain",
    "SuitModuleID": "plain",
    "Cost": "plain",
    "Resources": {
      "items": {
        "fields": {
          "Name": "plain",
          "Name_Localised": "plain",
          "Count": "plain"
        }
      }
    }
  }
};
