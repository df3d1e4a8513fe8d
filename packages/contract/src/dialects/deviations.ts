import type { Deviation } from "./Deviation.ts";

const json = (values: readonly (string | number)[]) => values.map((value) => JSON.stringify(value));

/** Services the game writes today, all that were seen in 1,757 real Docked lines or are named by its manual. */
const liveServices = [
  ...[
    "dock",
    "autodock",
    "blackmarket",
    "commodities",
    "contacts",
    "exploration",
    "missions",
    "outfitting",
    "crewlounge",
  ],
  ...[
    "rearm",
    "refuel",
    "repair",
    "shipyard",
    "tuning",
    "engineer",
    "missionsgenerated",
    "facilitator",
    "flightcontroller",
  ],
  ...["stationoperations", "ondockmission", "powerplay", "searchrescue", "materialtrader", "techBroker", "stationMenu"],
  ...["socialspace", "bartender", "vistagenomics", "pioneersupplies", "apexinterstellar", "frontlinesolutions"],
  ...[
    "registeringcolonisation",
    "colonisationcontribution",
    "refinery",
    "squadronBank",
    "initiatives",
    "workshop",
    "research",
  ],
];

/** Every known way in which the live game differs from the specification (D: format-facts 4; L: noted since). */
export const deviations: readonly Deviation[] = [
  {
    id: "D1",
    kind: "FSDJump",
    game: "Journals from before Powerplay 2 carry its older states.",
    evidence:
      "Controlled, HomeSystem and InPrepareRadius in real lines up to 2024; Prepared and Turmoil in the manual.",
    effects: [
      {
        path: "PowerplayState",
        code: "value-outside-set",
        values: json(["Controlled", "InPrepareRadius", "Prepared", "Turmoil", "HomeSystem"]),
        becomes: "none",
      },
    ],
  },
  {
    id: "D2",
    kind: "FSDJump",
    game: "Powers is written without a pledge too.",
    evidence: "31 of 64 inhabited jumps without a pledge had it.",
    effects: [],
  },
  {
    id: "D3",
    kind: "FSDJump",
    game: "SystemSecurity of an anarchy or empty system is $GAlAXY_MAP_INFO_state_anarchy; in that capitalisation.",
    evidence: "1,045 of 1,231 jumps.",
    effects: [],
  },
  {
    id: "D4",
    kind: "FSDJump",
    game: "Happiness may be empty, and Happiness_Localised is in the client's language, where Content is a value too.",
    evidence: "74 of 10,099 factions empty; Content 147 times; Heureuse, Moral, Extatique in a French client.",
    effects: [
      { path: "Factions[].Happiness", code: "wrong-form", values: json([""]), becomes: "none" },
      { path: "Factions[].Happiness_Localised", code: "value-outside-set", becomes: "none" },
    ],
  },
  {
    id: "D5",
    kind: "FSDJump",
    game: "SystemFaction.FactionState is left out when the state is None.",
    evidence: "190 of 190 agree with the entry in Factions; the same in Docked.StationFaction.",
    effects: [],
  },
  {
    id: "D6",
    kind: "FSDJump",
    game: "Stake is often empty.",
    evidence: "38 of 152 contenders.",
    effects: [],
  },
  {
    id: "D7",
    kind: "FSDJump",
    game: "The states of ThargoidWar may be empty or Unknown.",
    evidence:
      "65 real lines: CurrentState empty in 6, NextStateSuccess in 44, NextStateFailure in 19; Unknown in one line.",
    effects: ["CurrentState", "NextStateSuccess", "NextStateFailure"].map((field) => ({
      path: `ThargoidWar.${field}`,
      code: "value-outside-set",
      values: json(["", "Unknown"]),
      becomes: "none",
    })),
  },
  {
    id: "D8",
    kind: "FSDJump",
    game: "BoostUsed is the level of the boost.",
    evidence:
      "4 behind a neutron star, 1 and 2 by synthesis; the manual calls it a boolean, the specification is right.",
    effects: [],
  },
  {
    id: "D9",
    kind: "Status",
    game: "Heading is signed on foot.",
    evidence: "-132, -76, -70 and -45 were seen; 0 to 359 in vehicles.",
    effects: [],
  },
  {
    id: "D10",
    kind: "Status",
    game: "LegalState has more values than the two examples.",
    evidence: "IllegalCargo, Wanted, Hostile, PassengerWanted, Warrant in the manual; Allied was seen.",
    effects: [],
  },
  {
    id: "D11",
    kind: "Status",
    game: "Cargo and the other numbers always have six decimals; Altitude is never written on foot.",
    evidence: "25 of 25 Status samples.",
    effects: [],
  },
  {
    id: "D12",
    kind: "Docked",
    game: "StationServices are lower case, and there are more of them; patches bring new ones.",
    evidence: "1,757 real lines; only stationMenu, techBroker and squadronBank have capitals.",
    effects: [
      { path: "StationServices[]", code: "value-outside-set", values: json(liveServices), becomes: "none" },
      { path: "StationServices[]", code: "value-outside-set", becomes: "warning" },
    ],
  },
  {
    id: "D13",
    kind: "Docked",
    game: "StationEconomy and StationEconomies are both always there, also for a single economy.",
    evidence: "1,757 of 1,757 real lines.",
    effects: [
      { path: "StationEconomy", code: "field-forbidden", becomes: "none" },
      { path: "StationEconomy_Localised", code: "field-forbidden", becomes: "none" },
      { path: "StationEconomies", code: "wrong-length", becomes: "none" },
    ],
  },
  {
    id: "D14",
    kind: "Docked",
    game: "The Proportions of StationEconomies may sum to more than 1.",
    evidence: "1 in 2023 (127 of 127), up to 3.4 in 2025.",
    effects: [],
  },
  {
    id: "D15",
    kind: "Docked",
    game: "StationState has further values.",
    evidence: "Construction in 2 real lines; UnderAttack and DamagedHuman in other sources.",
    effects: [
      {
        path: "StationState",
        code: "value-unseen",
        values: json(["Construction", "UnderAttack", "DamagedHuman"]),
        becomes: "none",
      },
    ],
  },
  {
    id: "D16",
    kind: "Docked",
    game: "StationFaction.Name may be a symbol with a Name_Localised beside it.",
    evidence: "A public line of 2026.",
    effects: [{ path: "StationFaction.Name_Localised", code: "unknown-field", becomes: "none" }],
  },
  {
    id: "D17",
    kind: "EngineerProgress",
    game: "The update of one engineer never carries RankProgress.",
    evidence: "76 of 76 real lines.",
    effects: [],
  },
  {
    id: "D18",
    kind: "Missions",
    game: "The colonisation mission has MissionID 18446744073709551615 and an absolute time in Expires.",
    evidence: "Real lines of 2025 and 2026.",
    effects: [],
  },
  {
    id: "D19",
    kind: "StoredModules",
    game: "Items may carry BuyMercCoinsPrice.",
    evidence: "Types of another reader, 2026.",
    effects: [{ path: "Items[].BuyMercCoinsPrice", code: "unknown-field", becomes: "none" }],
  },
  {
    id: "D20",
    kind: "ModuleInfo",
    game: "Power is left out for passive modules.",
    evidence: "4 of 157 modules in 3 of 5 files.",
    effects: [{ path: "Modules[].Power", code: "field-missing", becomes: "none" }],
  },
  {
    id: "D21",
    kind: "NavRoute",
    game: "A cleared NavRoute.json carries the event name NavRouteClear.",
    evidence: "Original bytes of a whole journal folder.",
    effects: [{ path: "event", code: "value-outside-set", values: json(["NavRouteClear"]), becomes: "none" }],
  },
  {
    id: "D22",
    kind: "SuitLoadout",
    game: "SuitName_Localised is an unresolved symbol for suits of class 2 and above.",
    evidence: "3,773 of 3,840 real lines.",
    effects: [],
  },
  {
    id: "L1",
    kind: "Status",
    game: "GuiFocus may be -1.",
    evidence: "Seen by readers of Status.json; outside the table.",
    effects: [{ path: "GuiFocus", code: "value-outside-set", values: json([-1]), becomes: "none" }],
  },
  {
    id: "L2",
    kind: "Status",
    game: "A patch may set Flags2 bits that no table names yet.",
    evidence: "Tables of other readers ended at bits 16 and 19 before bit 22 came.",
    effects: [{ path: "Flags2", code: "unknown-bit", becomes: "warning" }],
  },
];
