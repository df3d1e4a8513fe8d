// Generated from the contract's declarations by `npm run generate`; change those instead.
import type { JsonObject, JsonValue, Kind } from "@shipslog/contract";
import { isId, isTime } from "../columns/fits.ts";

/** The least number of colons in the JSON of an event; -1 if a column would not return its value unchanged. */
export const leastColons: Readonly<Record<Kind, (event: JsonObject) => number>> = {
  FSDJump: colons0,
  Status: colons16,
  Docked: colons20,
  CommunityGoal: colons24,
  EngineerProgress: colons28,
  Missions: colons31,
  StoredModules: colons34,
  MultiSellExplorationData: colons37,
  CargoTransfer: colons40,
  ModuleInfo: colons43,
  NavRoute: colons46,
  Synthesis: colons49,
  SquadronStartup: colons52,
  SuitLoadout: colons53,
  UpgradeSuit: colons56,
  UpgradeWeapon: colons57,
};

function colons1(list: readonly JsonValue[]): number {
  if (!Array.isArray(list)) return -1;
  let count = 0;
  for (const value of list as readonly JsonValue[]) {
    if (!(typeof value === "number" && Number.isFinite(value) && (value !== 0 || 1 / value > 0))) return -1;
    count += 0;
  }
  return count;
}

function colons2(list: readonly JsonValue[]): number {
  if (!Array.isArray(list)) return -1;
  let count = 0;
  for (const value of list as readonly JsonValue[]) {
    if (!(typeof value === "string")) return -1;
    count += 0;
  }
  return count;
}

function colons4(object: JsonObject): number {
  if (typeof object !== "object" || object === null || Array.isArray(object)) return -1;
  let count = 0;
  for (const key in object) {
    const value = object[key];
    switch (key) {
      case "Power":
        if (!(typeof value === "string")) return -1;
        count += 1;
        break;
      case "ConflictProgress":
        if (!(typeof value === "number" && Number.isFinite(value) && (value !== 0 || 1 / value > 0))) return -1;
        count += 1;
        break;
      default:
        return -1;
    }
  }
  return count;
}

function colons3(list: readonly JsonValue[]): number {
  if (!Array.isArray(list)) return -1;
  let count = 0;
  for (const value of list as readonly JsonValue[]) {
    const inside = colons4(value as never);
    if (inside === -1) return -1;
    count += inside;
  }
  return count;
}

function colons5(object: JsonObject): number {
  if (typeof object !== "object" || object === null || Array.isArray(object)) return -1;
  let count = 0;
  for (const key in object) {
    const value = object[key];
    switch (key) {
      case "CurrentState":
      case "NextStateSuccess":
      case "NextStateFailure":
      case "EstimatedRemainingTime":
        if (!(typeof value === "string")) return -1;
        count += 1;
        break;
      case "SuccessStateReached":
        if (!(typeof value === "boolean")) return -1;
        count += 1;
        break;
      case "WarProgress":
        if (!(typeof value === "number" && Number.isFinite(value) && (value !== 0 || 1 / value > 0))) return -1;
        count += 1;
        break;
      case "RemainingPorts":
        if (!(Number.isSafeInteger(value) && (value !== 0 || 1 / value > 0))) return -1;
        count += 1;
        break;
      default:
        return -1;
    }
  }
  return count;
}

function colons9(object: JsonObject): number {
  if (typeof object !== "object" || object === null || Array.isArray(object)) return -1;
  let count = 0;
  for (const key in object) {
    const value = object[key];
    switch (key) {
      case "State":
        if (!(typeof value === "string")) return -1;
        count += 1;
        break;
      case "Trend":
        if (!(Number.isSafeInteger(value) && (value !== 0 || 1 / value > 0))) return -1;
        count += 1;
        break;
      default:
        return -1;
    }
  }
  return count;
}

function colons8(list: readonly JsonValue[]): number {
  if (!Array.isArray(list)) return -1;
  let count = 0;
  for (const value of list as readonly JsonValue[]) {
    const inside = colons9(value as never);
    if (inside === -1) return -1;
    count += inside;
  }
  return count;
}

function colons11(object: JsonObject): number {
  if (typeof object !== "object" || object === null || Array.isArray(object)) return -1;
  let count = 0;
  for (const key in object) {
    const value = object[key];
    switch (key) {
      case "State":
        if (!(typeof value === "string")) return -1;
        count += 1;
        break;
      default:
        return -1;
    }
  }
  return count;
}

function colons10(list: readonly JsonValue[]): number {
  if (!Array.isArray(list)) return -1;
  let count = 0;
  for (const value of list as readonly JsonValue[]) {
    const inside = colons11(value as never);
    if (inside === -1) return -1;
    count += inside;
  }
  return count;
}

function colons7(object: JsonObject): number {
  if (typeof object !== "object" || object === null || Array.isArray(object)) return -1;
  let count = 0;
  for (const key in object) {
    const value = object[key];
    switch (key) {
      case "Name":
      case "FactionState":
      case "Government":
      case "Allegiance":
      case "Happiness":
      case "Happiness_Localised":
        if (!(typeof value === "string")) return -1;
        count += 1;
        break;
      case "Influence":
      case "MyReputation":
        if (!(typeof value === "number" && Number.isFinite(value) && (value !== 0 || 1 / value > 0))) return -1;
        count += 1;
        break;
      case "SquadronFaction":
      case "HappiestSystem":
      case "HomeSystem":
        if (!(typeof value === "boolean")) return -1;
        count += 1;
        break;
      case "PendingStates":
      case "RecoveringStates": {
        const inside = colons8(value as never);
        if (inside === -1) return -1;
        count += 1 + inside;
        break;
      }
      case "ActiveStates": {
        const inside = colons10(value as never);
        if (inside === -1) return -1;
        count += 1 + inside;
        break;
      }
      default:
        return -1;
    }
  }
  return count;
}

function colons6(list: readonly JsonValue[]): number {
  if (!Array.isArray(list)) return -1;
  let count = 0;
  for (const value of list as readonly JsonValue[]) {
    const inside = colons7(value as never);
    if (inside === -1) return -1;
    count += inside;
  }
  return count;
}

function colons12(object: JsonObject): number {
  if (typeof object !== "object" || object === null || Array.isArray(object)) return -1;
  let count = 0;
  for (const key in object) {
    const value = object[key];
    switch (key) {
      case "Name":
      case "FactionState":
        if (!(typeof value === "string")) return -1;
        count += 1;
        break;
      default:
        return -1;
    }
  }
  return count;
}

function colons15(object: JsonObject): number {
  if (typeof object !== "object" || object === null || Array.isArray(object)) return -1;
  let count = 0;
  for (const key in object) {
    const value = object[key];
    switch (key) {
      case "Name":
      case "Stake":
      case "Stake_Localised":
        if (!(typeof value === "string")) return -1;
        count += 1;
        break;
      case "WonDays":
        if (!(Number.isSafeInteger(value) && (value !== 0 || 1 / value > 0))) return -1;
        count += 1;
        break;
      default:
        return -1;
    }
  }
  return count;
}

function colons14(object: JsonObject): number {
  if (typeof object !== "object" || object === null || Array.isArray(object)) return -1;
  let count = 0;
  for (const key in object) {
    const value = object[key];
    switch (key) {
      case "WarType":
      case "Status":
        if (!(typeof value === "string")) return -1;
        count += 1;
        break;
      case "Faction1":
      case "Faction2": {
        const inside = colons15(value as never);
        if (inside === -1) return -1;
        count += 1 + inside;
        break;
      }
      default:
        return -1;
    }
  }
  return count;
}

function colons13(list: readonly JsonValue[]): number {
  if (!Array.isArray(list)) return -1;
  let count = 0;
  for (const value of list as readonly JsonValue[]) {
    const inside = colons14(value as never);
    if (inside === -1) return -1;
    count += inside;
  }
  return count;
}

function colons0(object: JsonObject): number {
  if (typeof object !== "object" || object === null || Array.isArray(object)) return -1;
  let count = 0;
  for (const key in object) {
    const value = object[key];
    switch (key) {
      case "timestamp":
        if (!(isTime(value))) return -1;
        count += 3;
        break;
      case "Taxi":
      case "Multicrew":
      case "Wanted":
        if (!(typeof value === "boolean")) return -1;
        count += 1;
        break;
      case "StarSystem":
      case "SystemAllegiance":
      case "SystemEconomy":
      case "SystemEconomy_Localised":
      case "SystemSecondEconomy":
      case "SystemSecondEconomy_Localised":
      case "SystemGovernment":
      case "SystemGovernment_Localised":
      case "SystemSecurity":
      case "SystemSecurity_Localised":
      case "Body":
      case "BodyType":
      case "ControllingPower":
      case "PowerplayState":
      case "event":
        if (!(typeof value === "string")) return -1;
        count += 1;
        break;
      case "SystemAddress":
      case "BodyID":
        if (!(typeof value === "bigint" ? isId(value) : Number.isSafeInteger(value) && ((value as number) > 0 || Object.is(value, 0)))) return -1;
        count += 1;
        break;
      case "StarPos": {
        const inside = colons1(value as never);
        if (inside === -1) return -1;
        count += 1 + inside;
        break;
      }
      case "Population":
      case "PowerplayStateReinforcement":
      case "PowerplayStateUndermining":
      case "BoostUsed":
        if (!(Number.isSafeInteger(value) && (value !== 0 || 1 / value > 0))) return -1;
        count += 1;
        break;
      case "Powers": {
        const inside = colons2(value as never);
        if (inside === -1) return -1;
        count += 1 + inside;
        break;
      }
      case "PowerplayStateControlProgress":
      case "JumpDist":
      case "FuelUsed":
      case "FuelLevel":
        if (!(typeof value === "number" && Number.isFinite(value) && (value !== 0 || 1 / value > 0))) return -1;
        count += 1;
        break;
      case "PowerplayConflictProgress": {
        const inside = colons3(value as never);
        if (inside === -1) return -1;
        count += 1 + inside;
        break;
      }
      case "ThargoidWar": {
        const inside = colons5(value as never);
        if (inside === -1) return -1;
        count += 1 + inside;
        break;
      }
      case "Factions": {
        const inside = colons6(value as never);
        if (inside === -1) return -1;
        count += 1 + inside;
        break;
      }
      case "SystemFaction": {
        const inside = colons12(value as never);
        if (inside === -1) return -1;
        count += 1 + inside;
        break;
      }
      case "Conflicts": {
        const inside = colons13(value as never);
        if (inside === -1) return -1;
        count += 1 + inside;
        break;
      }
      default:
        return -1;
    }
  }
  return count;
}

function colons17(list: readonly JsonValue[]): number {
  if (!Array.isArray(list)) return -1;
  let count = 0;
  for (const value of list as readonly JsonValue[]) {
    if (!(Number.isSafeInteger(value) && (value !== 0 || 1 / value > 0))) return -1;
    count += 0;
  }
  return count;
}

function colons18(object: JsonObject): number {
  if (typeof object !== "object" || object === null || Array.isArray(object)) return -1;
  let count = 0;
  for (const key in object) {
    const value = object[key];
    switch (key) {
      case "FuelMain":
      case "FuelReservoir":
        if (!(typeof value === "number" && Number.isFinite(value) && (value !== 0 || 1 / value > 0))) return -1;
        count += 1;
        break;
      default:
        return -1;
    }
  }
  return count;
}

function colons19(object: JsonObject): number {
  if (typeof object !== "object" || object === null || Array.isArray(object)) return -1;
  let count = 0;
  for (const key in object) {
    const value = object[key];
    switch (key) {
      case "System":
      case "Body":
        if (!(typeof value === "bigint" ? isId(value) : Number.isSafeInteger(value) && ((value as number) > 0 || Object.is(value, 0)))) return -1;
        count += 1;
        break;
      case "Name":
      case "Name_Localised":
        if (!(typeof value === "string")) return -1;
        count += 1;
        break;
      default:
        return -1;
    }
  }
  return count;
}

function colons16(object: JsonObject): number {
  if (typeof object !== "object" || object === null || Array.isArray(object)) return -1;
  let count = 0;
  for (const key in object) {
    const value = object[key];
    switch (key) {
      case "timestamp":
        if (!(isTime(value))) return -1;
        count += 3;
        break;
      case "Flags":
      case "Flags2":
      case "FireGroup":
      case "GuiFocus":
      case "Heading":
      case "Altitude":
      case "Balance":
        if (!(Number.isSafeInteger(value) && (value !== 0 || 1 / value > 0))) return -1;
        count += 1;
        break;
      case "Oxygen":
      case "Health":
      case "Temperature":
      case "Gravity":
      case "Cargo":
      case "Latitude":
      case "Longitude":
      case "PlanetRadius":
        if (!(typeof value === "number" && Number.isFinite(value) && (value !== 0 || 1 / value > 0))) return -1;
        count += 1;
        break;
      case "SelectedWeapon":
      case "SelectedWeapon_Localised":
      case "LegalState":
      case "BodyName":
      case "event":
        if (!(typeof value === "string")) return -1;
        count += 1;
        break;
      case "Pips": {
        const inside = colons17(value as never);
        if (inside === -1) return -1;
        count += 1 + inside;
        break;
      }
      case "Fuel": {
        const inside = colons18(value as never);
        if (inside === -1) return -1;
        count += 1 + inside;
        break;
      }
      case "Destination": {
        const inside = colons19(value as never);
        if (inside === -1) return -1;
        count += 1 + inside;
        break;
      }
      default:
        return -1;
    }
  }
  return count;
}

function colons22(object: JsonObject): number {
  if (typeof object !== "object" || object === null || Array.isArray(object)) return -1;
  let count = 0;
  for (const key in object) {
    const value = object[key];
    switch (key) {
      case "Name":
      case "Name_Localised":
        if (!(typeof value === "string")) return -1;
        count += 1;
        break;
      case "Proportion":
        if (!(typeof value === "number" && Number.isFinite(value) && (value !== 0 || 1 / value > 0))) return -1;
        count += 1;
        break;
      default:
        return -1;
    }
  }
  return count;
}

function colons21(list: readonly JsonValue[]): number {
  if (!Array.isArray(list)) return -1;
  let count = 0;
  for (const value of list as readonly JsonValue[]) {
    const inside = colons22(value as never);
    if (inside === -1) return -1;
    count += inside;
  }
  return count;
}

function colons23(object: JsonObject): number {
  if (typeof object !== "object" || object === null || Array.isArray(object)) return -1;
  let count = 0;
  for (const key in object) {
    const value = object[key];
    switch (key) {
      case "Small":
      case "Medium":
      case "Large":
        if (!(Number.isSafeInteger(value) && (value !== 0 || 1 / value > 0))) return -1;
        count += 1;
        break;
      default:
        return -1;
    }
  }
  return count;
}

function colons20(object: JsonObject): number {
  if (typeof object !== "object" || object === null || Array.isArray(object)) return -1;
  let count = 0;
  for (const key in object) {
    const value = object[key];
    switch (key) {
      case "timestamp":
        if (!(isTime(value))) return -1;
        count += 3;
        break;
      case "StationName":
      case "StationName_Localised":
      case "StationType":
      case "StationState":
      case "StarSystem":
      case "StationGovernment":
      case "StationGovernment_Localised":
      case "StationAllegiance":
      case "StationEconomy":
      case "StationEconomy_Localised":
      case "event":
        if (!(typeof value === "string")) return -1;
        count += 1;
        break;
      case "Taxi":
      case "Multicrew":
      case "Wanted":
      case "ActiveFine":
      case "CockpitBreach":
        if (!(typeof value === "boolean")) return -1;
        count += 1;
        break;
      case "SystemAddress":
      case "MarketID":
        if (!(typeof value === "bigint" ? isId(value) : Number.isSafeInteger(value) && ((value as number) > 0 || Object.is(value, 0)))) return -1;
        count += 1;
        break;
      case "StationFaction": {
        const inside = colons12(value as never);
        if (inside === -1) return -1;
        count += 1 + inside;
        break;
      }
      case "StationServices": {
        const inside = colons2(value as never);
        if (inside === -1) return -1;
        count += 1 + inside;
        break;
      }
      case "StationEconomies": {
        const inside = colons21(value as never);
        if (inside === -1) return -1;
        count += 1 + inside;
        break;
      }
      case "DistFromStarLS":
        if (!(typeof value === "number" && Number.isFinite(value) && (value !== 0 || 1 / value > 0))) return -1;
        count += 1;
        break;
      case "LandingPads": {
        const inside = colons23(value as never);
        if (inside === -1) return -1;
        count += 1 + inside;
        break;
      }
      default:
        return -1;
    }
  }
  return count;
}

function colons27(object: JsonObject): number {
  if (typeof object !== "object" || object === null || Array.isArray(object)) return -1;
  let count = 0;
  for (const key in object) {
    const value = object[key];
    switch (key) {
      case "Name":
      case "Bonus":
        if (!(typeof value === "string")) return -1;
        count += 1;
        break;
      default:
        return -1;
    }
  }
  return count;
}

function colons26(object: JsonObject): number {
  if (typeof object !== "object" || object === null || Array.isArray(object)) return -1;
  let count = 0;
  for (const key in object) {
    const value = object[key];
    switch (key) {
      case "CGID":
        if (!(typeof value === "bigint" ? isId(value) : Number.isSafeInteger(value) && ((value as number) > 0 || Object.is(value, 0)))) return -1;
        count += 1;
        break;
      case "Title":
      case "SystemName":
      case "MarketName":
      case "TierReached":
        if (!(typeof value === "string")) return -1;
        count += 1;
        break;
      case "Expiry":
        if (!(isTime(value))) return -1;
        count += 3;
        break;
      case "IsComplete":
      case "PlayerInTopRank":
        if (!(typeof value === "boolean")) return -1;
        count += 1;
        break;
      case "CurrentTotal":
      case "PlayerContribution":
      case "NumContributors":
      case "TopRankSize":
      case "PlayerPercentileBand":
      case "Bonus":
        if (!(Number.isSafeInteger(value) && (value !== 0 || 1 / value > 0))) return -1;
        count += 1;
        break;
      case "TopTier": {
        const inside = colons27(value as never);
        if (inside === -1) return -1;
        count += 1 + inside;
        break;
      }
      default:
        return -1;
    }
  }
  return count;
}

function colons25(list: readonly JsonValue[]): number {
  if (!Array.isArray(list)) return -1;
  let count = 0;
  for (const value of list as readonly JsonValue[]) {
    const inside = colons26(value as never);
    if (inside === -1) return -1;
    count += inside;
  }
  return count;
}

function colons24(object: JsonObject): number {
  if (typeof object !== "object" || object === null || Array.isArray(object)) return -1;
  let count = 0;
  for (const key in object) {
    const value = object[key];
    switch (key) {
      case "timestamp":
        if (!(isTime(value))) return -1;
        count += 3;
        break;
      case "CurrentGoals": {
        const inside = colons25(value as never);
        if (inside === -1) return -1;
        count += 1 + inside;
        break;
      }
      case "event":
        if (!(typeof value === "string")) return -1;
        count += 1;
        break;
      default:
        return -1;
    }
  }
  return count;
}

function colons30(object: JsonObject): number {
  if (typeof object !== "object" || object === null || Array.isArray(object)) return -1;
  let count = 0;
  for (const key in object) {
    const value = object[key];
    switch (key) {
      case "Engineer":
      case "Progress":
        if (!(typeof value === "string")) return -1;
        count += 1;
        break;
      case "EngineerID":
        if (!(typeof value === "bigint" ? isId(value) : Number.isSafeInteger(value) && ((value as number) > 0 || Object.is(value, 0)))) return -1;
        count += 1;
        break;
      case "RankProgress":
      case "Rank":
        if (!(Number.isSafeInteger(value) && (value !== 0 || 1 / value > 0))) return -1;
        count += 1;
        break;
      default:
        return -1;
    }
  }
  return count;
}

function colons29(list: readonly JsonValue[]): number {
  if (!Array.isArray(list)) return -1;
  let count = 0;
  for (const value of list as readonly JsonValue[]) {
    const inside = colons30(value as never);
    if (inside === -1) return -1;
    count += inside;
  }
  return count;
}

function colons28(object: JsonObject): number {
  if (typeof object !== "object" || object === null || Array.isArray(object)) return -1;
  let count = 0;
  for (const key in object) {
    const value = object[key];
    switch (key) {
      case "timestamp":
        if (!(isTime(value))) return -1;
        count += 3;
        break;
      case "Engineers": {
        const inside = colons29(value as never);
        if (inside === -1) return -1;
        count += 1 + inside;
        break;
      }
      case "Engineer":
      case "Progress":
      case "event":
        if (!(typeof value === "string")) return -1;
        count += 1;
        break;
      case "EngineerID":
        if (!(typeof value === "bigint" ? isId(value) : Number.isSafeInteger(value) && ((value as number) > 0 || Object.is(value, 0)))) return -1;
        count += 1;
        break;
      case "RankProgress":
      case "Rank":
        if (!(Number.isSafeInteger(value) && (value !== 0 || 1 / value > 0))) return -1;
        count += 1;
        break;
      default:
        return -1;
    }
  }
  return count;
}

function colons33(object: JsonObject): number {
  if (typeof object !== "object" || object === null || Array.isArray(object)) return -1;
  let count = 0;
  for (const key in object) {
    const value = object[key];
    switch (key) {
      case "MissionID":
        if (!(typeof value === "bigint" ? isId(value) : Number.isSafeInteger(value) && ((value as number) > 0 || Object.is(value, 0)))) return -1;
        count += 1;
        break;
      case "Name":
      case "Name_Localised":
        if (!(typeof value === "string")) return -1;
        count += 1;
        break;
      case "PassengerMission":
        if (!(typeof value === "boolean")) return -1;
        count += 1;
        break;
      case "Expires":
        if (!(Number.isSafeInteger(value) && (value !== 0 || 1 / value > 0))) return -1;
        count += 1;
        break;
      default:
        return -1;
    }
  }
  return count;
}

function colons32(list: readonly JsonValue[]): number {
  if (!Array.isArray(list)) return -1;
  let count = 0;
  for (const value of list as readonly JsonValue[]) {
    const inside = colons33(value as never);
    if (inside === -1) return -1;
    count += inside;
  }
  return count;
}

function colons31(object: JsonObject): number {
  if (typeof object !== "object" || object === null || Array.isArray(object)) return -1;
  let count = 0;
  for (const key in object) {
    const value = object[key];
    switch (key) {
      case "timestamp":
        if (!(isTime(value))) return -1;
        count += 3;
        break;
      case "Active":
      case "Failed":
      case "Complete": {
        const inside = colons32(value as never);
        if (inside === -1) return -1;
        count += 1 + inside;
        break;
      }
      case "event":
        if (!(typeof value === "string")) return -1;
        count += 1;
        break;
      default:
        return -1;
    }
  }
  return count;
}

function colons36(object: JsonObject): number {
  if (typeof object !== "object" || object === null || Array.isArray(object)) return -1;
  let count = 0;
  for (const key in object) {
    const value = object[key];
    switch (key) {
      case "Name":
      case "Name_Localised":
      case "StarSystem":
      case "EngineerModifications":
        if (!(typeof value === "string")) return -1;
        count += 1;
        break;
      case "StorageSlot":
      case "TransferCost":
      case "TransferTime":
      case "BuyPrice":
      case "Level":
        if (!(Number.isSafeInteger(value) && (value !== 0 || 1 / value > 0))) return -1;
        count += 1;
        break;
      case "MarketID":
        if (!(typeof value === "bigint" ? isId(value) : Number.isSafeInteger(value) && ((value as number) > 0 || Object.is(value, 0)))) return -1;
        count += 1;
        break;
      case "InTransit":
      case "Hot":
        if (!(typeof value === "boolean")) return -1;
        count += 1;
        break;
      case "Quality":
        if (!(typeof value === "number" && Number.isFinite(value) && (value !== 0 || 1 / value > 0))) return -1;
        count += 1;
        break;
      default:
        return -1;
    }
  }
  return count;
}

function colons35(list: readonly JsonValue[]): number {
  if (!Array.isArray(list)) return -1;
  let count = 0;
  for (const value of list as readonly JsonValue[]) {
    const inside = colons36(value as never);
    if (inside === -1) return -1;
    count += inside;
  }
  return count;
}

function colons34(object: JsonObject): number {
  if (typeof object !== "object" || object === null || Array.isArray(object)) return -1;
  let count = 0;
  for (const key in object) {
    const value = object[key];
    switch (key) {
      case "timestamp":
        if (!(isTime(value))) return -1;
        count += 3;
        break;
      case "MarketID":
        if (!(typeof value === "bigint" ? isId(value) : Number.isSafeInteger(value) && ((value as number) > 0 || Object.is(value, 0)))) return -1;
        count += 1;
        break;
      case "StationName":
      case "StarSystem":
      case "event":
        if (!(typeof value === "string")) return -1;
        count += 1;
        break;
      case "Items": {
        const inside = colons35(value as never);
        if (inside === -1) return -1;
        count += 1 + inside;
        break;
      }
      default:
        return -1;
    }
  }
  return count;
}

function colons39(object: JsonObject): number {
  if (typeof object !== "object" || object === null || Array.isArray(object)) return -1;
  let count = 0;
  for (const key in object) {
    const value = object[key];
    switch (key) {
      case "SystemName":
      case "SystemName_Localised":
        if (!(typeof value === "string")) return -1;
        count += 1;
        break;
      case "NumBodies":
        if (!(Number.isSafeInteger(value) && (value !== 0 || 1 / value > 0))) return -1;
        count += 1;
        break;
      default:
        return -1;
    }
  }
  return count;
}

function colons38(list: readonly JsonValue[]): number {
  if (!Array.isArray(list)) return -1;
  let count = 0;
  for (const value of list as readonly JsonValue[]) {
    const inside = colons39(value as never);
    if (inside === -1) return -1;
    count += inside;
  }
  return count;
}

function colons37(object: JsonObject): number {
  if (typeof object !== "object" || object === null || Array.isArray(object)) return -1;
  let count = 0;
  for (const key in object) {
    const value = object[key];
    switch (key) {
      case "timestamp":
        if (!(isTime(value))) return -1;
        count += 3;
        break;
      case "Discovered": {
        const inside = colons38(value as never);
        if (inside === -1) return -1;
        count += 1 + inside;
        break;
      }
      case "BaseValue":
      case "Bonus":
      case "TotalEarnings":
        if (!(Number.isSafeInteger(value) && (value !== 0 || 1 / value > 0))) return -1;
        count += 1;
        break;
      case "event":
        if (!(typeof value === "string")) return -1;
        count += 1;
        break;
      default:
        return -1;
    }
  }
  return count;
}

function colons42(object: JsonObject): number {
  if (typeof object !== "object" || object === null || Array.isArray(object)) return -1;
  let count = 0;
  for (const key in object) {
    const value = object[key];
    switch (key) {
      case "Type":
      case "Type_Localised":
      case "Direction":
        if (!(typeof value === "string")) return -1;
        count += 1;
        break;
      case "Count":
        if (!(Number.isSafeInteger(value) && (value !== 0 || 1 / value > 0))) return -1;
        count += 1;
        break;
      case "MissionID":
        if (!(typeof value === "bigint" ? isId(value) : Number.isSafeInteger(value) && ((value as number) > 0 || Object.is(value, 0)))) return -1;
        count += 1;
        break;
      default:
        return -1;
    }
  }
  return count;
}

function colons41(list: readonly JsonValue[]): number {
  if (!Array.isArray(list)) return -1;
  let count = 0;
  for (const value of list as readonly JsonValue[]) {
    const inside = colons42(value as never);
    if (inside === -1) return -1;
    count += inside;
  }
  return count;
}

function colons40(object: JsonObject): number {
  if (typeof object !== "object" || object === null || Array.isArray(object)) return -1;
  let count = 0;
  for (const key in object) {
    const value = object[key];
    switch (key) {
      case "timestamp":
        if (!(isTime(value))) return -1;
        count += 3;
        break;
      case "Transfers": {
        const inside = colons41(value as never);
        if (inside === -1) return -1;
        count += 1 + inside;
        break;
      }
      case "event":
        if (!(typeof value === "string")) return -1;
        count += 1;
        break;
      default:
        return -1;
    }
  }
  return count;
}

function colons45(object: JsonObject): number {
  if (typeof object !== "object" || object === null || Array.isArray(object)) return -1;
  let count = 0;
  for (const key in object) {
    const value = object[key];
    switch (key) {
      case "Slot":
      case "Item":
        if (!(typeof value === "string")) return -1;
        count += 1;
        break;
      case "Power":
        if (!(typeof value === "number" && Number.isFinite(value) && (value !== 0 || 1 / value > 0))) return -1;
        count += 1;
        break;
      case "Priority":
        if (!(Number.isSafeInteger(value) && (value !== 0 || 1 / value > 0))) return -1;
        count += 1;
        break;
      default:
        return -1;
    }
  }
  return count;
}

function colons44(list: readonly JsonValue[]): number {
  if (!Array.isArray(list)) return -1;
  let count = 0;
  for (const value of list as readonly JsonValue[]) {
    const inside = colons45(value as never);
    if (inside === -1) return -1;
    count += inside;
  }
  return count;
}

function colons43(object: JsonObject): number {
  if (typeof object !== "object" || object === null || Array.isArray(object)) return -1;
  let count = 0;
  for (const key in object) {
    const value = object[key];
    switch (key) {
      case "timestamp":
        if (!(isTime(value))) return -1;
        count += 3;
        break;
      case "Modules": {
        const inside = colons44(value as never);
        if (inside === -1) return -1;
        count += 1 + inside;
        break;
      }
      case "event":
        if (!(typeof value === "string")) return -1;
        count += 1;
        break;
      default:
        return -1;
    }
  }
  return count;
}

function colons48(object: JsonObject): number {
  if (typeof object !== "object" || object === null || Array.isArray(object)) return -1;
  let count = 0;
  for (const key in object) {
    const value = object[key];
    switch (key) {
      case "StarSystem":
      case "StarClass":
        if (!(typeof value === "string")) return -1;
        count += 1;
        break;
      case "SystemAddress":
        if (!(typeof value === "bigint" ? isId(value) : Number.isSafeInteger(value) && ((value as number) > 0 || Object.is(value, 0)))) return -1;
        count += 1;
        break;
      case "StarPos": {
        const inside = colons1(value as never);
        if (inside === -1) return -1;
        count += 1 + inside;
        break;
      }
      default:
        return -1;
    }
  }
  return count;
}

function colons47(list: readonly JsonValue[]): number {
  if (!Array.isArray(list)) return -1;
  let count = 0;
  for (const value of list as readonly JsonValue[]) {
    const inside = colons48(value as never);
    if (inside === -1) return -1;
    count += inside;
  }
  return count;
}

function colons46(object: JsonObject): number {
  if (typeof object !== "object" || object === null || Array.isArray(object)) return -1;
  let count = 0;
  for (const key in object) {
    const value = object[key];
    switch (key) {
      case "timestamp":
        if (!(isTime(value))) return -1;
        count += 3;
        break;
      case "Route": {
        const inside = colons47(value as never);
        if (inside === -1) return -1;
        count += 1 + inside;
        break;
      }
      case "event":
        if (!(typeof value === "string")) return -1;
        count += 1;
        break;
      default:
        return -1;
    }
  }
  return count;
}

function colons51(object: JsonObject): number {
  if (typeof object !== "object" || object === null || Array.isArray(object)) return -1;
  let count = 0;
  for (const key in object) {
    const value = object[key];
    switch (key) {
      case "Name":
      case "Name_Localised":
        if (!(typeof value === "string")) return -1;
        count += 1;
        break;
      case "Count":
        if (!(Number.isSafeInteger(value) && (value !== 0 || 1 / value > 0))) return -1;
        count += 1;
        break;
      default:
        return -1;
    }
  }
  return count;
}

function colons50(list: readonly JsonValue[]): number {
  if (!Array.isArray(list)) return -1;
  let count = 0;
  for (const value of list as readonly JsonValue[]) {
    const inside = colons51(value as never);
    if (inside === -1) return -1;
    count += inside;
  }
  return count;
}

function colons49(object: JsonObject): number {
  if (typeof object !== "object" || object === null || Array.isArray(object)) return -1;
  let count = 0;
  for (const key in object) {
    const value = object[key];
    switch (key) {
      case "timestamp":
        if (!(isTime(value))) return -1;
        count += 3;
        break;
      case "Name":
      case "event":
        if (!(typeof value === "string")) return -1;
        count += 1;
        break;
      case "Materials": {
        const inside = colons50(value as never);
        if (inside === -1) return -1;
        count += 1 + inside;
        break;
      }
      default:
        return -1;
    }
  }
  return count;
}

function colons52(object: JsonObject): number {
  if (typeof object !== "object" || object === null || Array.isArray(object)) return -1;
  let count = 0;
  for (const key in object) {
    const value = object[key];
    switch (key) {
      case "timestamp":
        if (!(isTime(value))) return -1;
        count += 3;
        break;
      case "SquadronID":
        if (!(typeof value === "bigint" ? isId(value) : Number.isSafeInteger(value) && ((value as number) > 0 || Object.is(value, 0)))) return -1;
        count += 1;
        break;
      case "SquadronName":
      case "CurrentRankName":
      case "CurrentRankName_Localised":
      case "event":
        if (!(typeof value === "string")) return -1;
        count += 1;
        break;
      case "CurrentRank":
        if (!(Number.isSafeInteger(value) && (value !== 0 || 1 / value > 0))) return -1;
        count += 1;
        break;
      default:
        return -1;
    }
  }
  return count;
}

function colons55(object: JsonObject): number {
  if (typeof object !== "object" || object === null || Array.isArray(object)) return -1;
  let count = 0;
  for (const key in object) {
    const value = object[key];
    switch (key) {
      case "SlotName":
      case "ModuleName":
      case "ModuleName_Localised":
        if (!(typeof value === "string")) return -1;
        count += 1;
        break;
      case "SuitModuleID":
        if (!(typeof value === "bigint" ? isId(value) : Number.isSafeInteger(value) && ((value as number) > 0 || Object.is(value, 0)))) return -1;
        count += 1;
        break;
      case "Class":
        if (!(Number.isSafeInteger(value) && (value !== 0 || 1 / value > 0))) return -1;
        count += 1;
        break;
      case "WeaponMods": {
        const inside = colons2(value as never);
        if (inside === -1) return -1;
        count += 1 + inside;
        break;
      }
      default:
        return -1;
    }
  }
  return count;
}

function colons54(list: readonly JsonValue[]): number {
  if (!Array.isArray(list)) return -1;
  let count = 0;
  for (const value of list as readonly JsonValue[]) {
    const inside = colons55(value as never);
    if (inside === -1) return -1;
    count += inside;
  }
  return count;
}

function colons53(object: JsonObject): number {
  if (typeof object !== "object" || object === null || Array.isArray(object)) return -1;
  let count = 0;
  for (const key in object) {
    const value = object[key];
    switch (key) {
      case "timestamp":
        if (!(isTime(value))) return -1;
        count += 3;
        break;
      case "SuitID":
      case "LoadoutID":
        if (!(typeof value === "bigint" ? isId(value) : Number.isSafeInteger(value) && ((value as number) > 0 || Object.is(value, 0)))) return -1;
        count += 1;
        break;
      case "SuitName":
      case "SuitName_Localised":
      case "LoadoutName":
      case "event":
        if (!(typeof value === "string")) return -1;
        count += 1;
        break;
      case "SuitMods": {
        const inside = colons2(value as never);
        if (inside === -1) return -1;
        count += 1 + inside;
        break;
      }
      case "Modules": {
        const inside = colons54(value as never);
        if (inside === -1) return -1;
        count += 1 + inside;
        break;
      }
      default:
        return -1;
    }
  }
  return count;
}

function colons56(object: JsonObject): number {
  if (typeof object !== "object" || object === null || Array.isArray(object)) return -1;
  let count = 0;
  for (const key in object) {
    const value = object[key];
    switch (key) {
      case "timestamp":
        if (!(isTime(value))) return -1;
        count += 3;
        break;
      case "Name":
      case "Name_Localised":
      case "event":
        if (!(typeof value === "string")) return -1;
        count += 1;
        break;
      case "SuitID":
        if (!(typeof value === "bigint" ? isId(value) : Number.isSafeInteger(value) && ((value as number) > 0 || Object.is(value, 0)))) return -1;
        count += 1;
        break;
      case "Class":
      case "Cost":
        if (!(Number.isSafeInteger(value) && (value !== 0 || 1 / value > 0))) return -1;
        count += 1;
        break;
      case "Resources": {
        const inside = colons50(value as never);
        if (inside === -1) return -1;
        count += 1 + inside;
        break;
      }
      default:
        return -1;
    }
  }
  return count;
}

function colons57(object: JsonObject): number {
  if (typeof object !== "object" || object === null || Array.isArray(object)) return -1;
  let count = 0;
  for (const key in object) {
    const value = object[key];
    switch (key) {
      case "timestamp":
        if (!(isTime(value))) return -1;
        count += 3;
        break;
      case "Name":
      case "Name_Localised":
      case "event":
        if (!(typeof value === "string")) return -1;
        count += 1;
        break;
      case "Class":
      case "Cost":
        if (!(Number.isSafeInteger(value) && (value !== 0 || 1 / value > 0))) return -1;
        count += 1;
        break;
      case "SuitModuleID":
        if (!(typeof value === "bigint" ? isId(value) : Number.isSafeInteger(value) && ((value as number) > 0 || Object.is(value, 0)))) return -1;
        count += 1;
        break;
      case "Resources": {
        const inside = colons50(value as never);
        if (inside === -1) return -1;
        count += 1 + inside;
        break;
      }
      default:
        return -1;
    }
  }
  return count;
}
