/** Valid events by hand: optional fields absent, empty lists and texts, values outside examples. */
import { faction, goal, item, jump, mission, modulesFile, routeFile, leastLines, type ByHand } from "./validEvents.ts";

const { docked, goals, loadout, missions, modules, progress, sale, squadron, stored, suit, summary, weapon } =
  leastLines;

/** Folders of one or two lines, each about fields. */
export const validFields: Readonly<Record<string, ByHand>> = {
  "empty lists in FSDJump": { lines: [jump(0, 0, { Factions: [], Conflicts: [] })] },
  "faction with empty lists": {
    lines: [
      jump(0, 0, { Population: 5, Factions: [faction({ ActiveStates: [], RecoveringStates: [], PendingStates: [] })] }),
    ],
  },
  "faction with states": {
    lines: [
      jump(0, 0, {
        Population: 5,
        Factions: [
          faction({
            Happiness_Localised: "Happy",
            ActiveStates: [{ State: "Drought" }],
            PendingStates: [{ State: "Boom", Trend: -1 }],
          }),
        ],
        SystemFaction: { Name: "The Party" },
      }),
    ],
  },
  "squadron faction at home": {
    lines: [
      jump(0, 0, {
        Population: 5,
        Factions: [faction({ SquadronFaction: true, HomeSystem: true, HappiestSystem: false })],
      }),
    ],
  },
  "a home system, the squadron unsaid": {
    lines: [jump(0, 0, { Population: 5, Factions: [faction({ HomeSystem: true })] })],
  },
  "an address of 64 bits": { lines: [jump(0, 0, { SystemAddress: 18_446_744_073_709_551_615n })] },
  "a body that is no star": { lines: [jump(0, 0, { BodyType: "Null" })] },
  "a boosted jump": { lines: [jump(0, 0, { BoostUsed: 4 })] },
  "controlled by a power": {
    lines: [
      jump(0, 0, {
        Powers: ["Aisling Duval"],
        ControllingPower: "Aisling Duval",
        PowerplayState: "Stronghold",
        PowerplayStateControlProgress: 1.5,
      }),
    ],
  },
  "contended beyond the threshold": {
    lines: [
      jump(0, 0, {
        Powers: ["Aisling Duval", "Yuri Grom"],
        PowerplayState: "Unoccupied",
        PowerplayConflictProgress: [
          { Power: "Aisling Duval", ConflictProgress: 1.7 },
          { Power: "Yuri Grom", ConflictProgress: 0 },
        ],
      }),
    ],
  },
  "contended, the state absent": {
    lines: [jump(0, 0, { PowerplayConflictProgress: [{ Power: "Yuri Grom", ConflictProgress: 0.5 }] })],
  },
  "an election": {
    lines: [
      jump(0, 0, {
        Conflicts: [
          {
            WarType: "election",
            Status: "",
            Faction1: { Name: "A", Stake: "", WonDays: 0 },
            Faction2: { Name: "B", Stake: "", WonDays: 4 },
          },
        ],
      }),
    ],
  },
  "the war, least": {
    lines: [jump(0, 0, { ThargoidWar: { CurrentState: "Thargoid_Recovery", SuccessStateReached: true } })],
  },
  "the war, all": {
    lines: [
      jump(0, 0, {
        ThargoidWar: {
          CurrentState: "Thargoid_Harvest",
          NextStateSuccess: "Thargoid_Recovery",
          NextStateFailure: "Thargoid_Controlled",
          SuccessStateReached: false,
          WarProgress: 0.25,
          RemainingPorts: 0,
          EstimatedRemainingTime: "a week or so",
        },
      }),
    ],
  },
  "a station of another sort, no services": {
    lines: [docked(0, { StationType: "Dodec", StationServices: [], DistFromStarLS: 0 })],
  },
  "a port with one economy": {
    lines: [docked(0, { StationEconomy: "$economy_Industrial;", StationEconomy_Localised: "Industrial" })],
  },
  "a port with two economies": {
    lines: [
      docked(0, {
        StationEconomies: [
          { Name: "$economy_Industrial;", Proportion: 0.9 },
          { Name: "$economy_Military;", Proportion: 0.1 },
        ],
      }),
    ],
  },
  "docked wanted, fined and breached": {
    lines: [docked(0, { Wanted: true, ActiveFine: true, CockpitBreach: true, StationState: "Damaged" })],
  },
  "docked with an unbroken cockpit": { lines: [docked(0, { CockpitBreach: false, Taxi: false, Multicrew: false })] },
  "an outpost without large pads": { lines: [docked(0, { LandingPads: { Small: 4, Medium: 1, Large: 0 } })] },
  "a goal with a top rank": {
    lines: [
      goals(0, {
        CurrentGoals: [
          goal({ TopRankSize: 10, PlayerInTopRank: true, PlayerContribution: 5, PlayerPercentileBand: 0 }),
        ],
      }),
    ],
  },
  "a goal that ended before its time": { lines: [goals(0, { CurrentGoals: [goal({ IsComplete: true })] })] },
  "a goal that is over": {
    lines: [goals(0, { CurrentGoals: [goal({ IsComplete: true, Expiry: "2026-04-01T12:00:00Z" })] })],
  },
  "engineers of the other mode": {
    lines: [
      summary(0, {
        Engineers: [
          {},
          { Progress: "Known" },
          { Engineer: "The Dweller", EngineerID: 300_180, Progress: "Unlocked", RankProgress: 0, Rank: 5 },
        ],
      }),
    ],
  },
  "an update by name alone": { lines: [{ ...progress(0), fields: { Engineer: "The Dweller", Progress: "Known" } }] },
  "an update by id alone": { lines: [{ ...progress(0), fields: { EngineerID: 300_180, Rank: 2 } }] },
  "missions of all groups": {
    lines: [
      missions(0, {
        Active: [mission({ PassengerMission: true })],
        Failed: [mission({ MissionID: 2, Expires: 0 })],
        Complete: [
          mission({ MissionID: 3, Expires: 5, Name: "$Mission_Colonisation_Name;", Name_Localised: "Colonisation" }),
        ],
      }),
    ],
  },
  "a module elsewhere, one in transit, one here": {
    lines: [
      stored(0, {
        Items: [
          item({ StarSystem: "Alpha", MarketID: 129, TransferCost: 100, TransferTime: 600 }),
          item({ StorageSlot: 2, InTransit: true }),
          item({
            StorageSlot: 3,
            StarSystem: "Sol",
            MarketID: 128,
            TransferCost: 0,
            TransferTime: 0,
            InTransit: false,
          }),
        ],
      }),
    ],
  },
  "an engineered module, its level unsaid": {
    lines: [stored(0, { Items: [item({ EngineerModifications: "Weapon_Overcharged" })] })],
  },
  "an engineered module, its modification unsaid": { lines: [stored(0, { Items: [item({ Level: 3 })] })] },
  "a module of some quality, its modification unsaid": { lines: [stored(0, { Items: [item({ Quality: 0.5 })] })] },
  "a sale with a meaningless text": {
    lines: [sale(0, { Discovered: [{ SystemName: "Alpha", SystemName_Localised: "$Kn0wn;", NumBodies: 1 }] })],
  },
  "a rank with a name": { lines: [squadron(0, { CurrentRankName: "Officer", SquadronID: 1 })] },
  "a rank with an internal name": {
    lines: [squadron(0, { CurrentRankName: "$Squadron_Rank1;", CurrentRankName_Localised: "Officer" })],
  },
  "a suit with weapons": {
    lines: [
      loadout(0, {
        SuitMods: ["suit_nightvision"],
        Modules: [
          { SlotName: "PrimaryWeapon1", SuitModuleID: 4, ModuleName: "wpn_m_assaultrifle", Class: 1, WeaponMods: [] },
        ],
      }),
    ],
  },
  "an upgrade with resources": {
    lines: [suit(0, { Resources: [{ Name: "graphene", Count: 5 }] }), weapon(9, { Resources: [] })],
  },
  "modules without and with a priority": {
    lines: [modules(0)],
    modules: modulesFile(0, {
      Modules: [
        { Slot: "Armour", Item: "armour_grade1", Power: 0 },
        { Slot: "Radar", Item: "int_sensors", Power: 0.5, Priority: 0 },
      ],
    }),
  },
  "a route in its line too": { lines: [{ ...routeFile(0), event: "NavRoute" }], route: routeFile(0) },
  "times with a fraction": {
    lines: [{ ...jump(0, 0), fields: { ...jump(0, 0).fields, timestamp: "2026-05-01T12:00:00.250Z" } }],
  },
  "times with an offset of zero": {
    lines: [{ ...docked(0), fields: { ...docked(0).fields, timestamp: "2026-05-01T12:00:00+00:00" } }],
  },
};
