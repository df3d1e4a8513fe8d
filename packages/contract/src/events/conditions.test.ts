import { describe, expect, it } from "vitest";
import { declared, fieldsOf } from "../generate/declared.ts";
import { ModuleInfo } from "../generated/kinds/ModuleInfo.ts";
import { NavRoute } from "../generated/kinds/NavRoute.ts";
import { validate } from "./validate.ts";

type Fields = Record<string, unknown>;

const timestamp = "2026-05-01T12:00:00Z";
const event = (name: string, fields: Fields) => ({ timestamp, event: name, ...fields });

const faction = {
  Name: "Crew",
  FactionState: "None",
  Government: "Democracy",
  Influence: 1,
  Allegiance: "Independent",
  Happiness: "$Faction_HappinessBand2;",
  MyReputation: 0,
};
const jump = {
  StarSystem: "Here",
  SystemAddress: 1,
  StarPos: [0, 0, 0],
  SystemAllegiance: "",
  SystemEconomy: "$economy_None;",
  SystemSecondEconomy: "$economy_None;",
  SystemGovernment: "$government_None;",
  SystemSecurity: "$x;",
  Population: 0,
  Body: "Here",
  BodyID: 0,
  BodyType: "Star",
  JumpDist: 1,
  FuelUsed: 1,
  FuelLevel: 1,
};
const goal = {
  CGID: 1,
  Title: "",
  SystemName: "",
  MarketName: "",
  Expiry: timestamp,
  IsComplete: false,
  CurrentTotal: 9,
  PlayerContribution: 1,
  NumContributors: 1,
  TopTier: { Name: "", Bonus: "" },
  PlayerPercentileBand: 50,
};
const docked = { StationName: "Port", StationType: "Coriolis", DistFromStarLS: 1 };
const economies = [1, 2].map(() => ({ Name: "$economy_Agri;", Proportion: 0.5 }));
const contenders = [{ Power: "Aisling Duval", ConflictProgress: 0.5 }];
const stored = { MarketID: 1, StationName: "Port", StarSystem: "Here" };
const item = { Name: "$int_x;", StorageSlot: 1, BuyPrice: 1, Hot: false };

const withFaction = (more: Fields) => event("FSDJump", { ...jump, Factions: [{ ...faction, ...more }] });
const withGoal = (more: Fields) => event("CommunityGoal", { CurrentGoals: [{ ...goal, ...more }] });
const withItem = (more: Fields) => event("StoredModules", { ...stored, Items: [{ ...item, ...more }] });
const withDocked = (more: Fields) => event("Docked", { ...docked, ...more });
const status = (more: Fields) => event("Status", { Flags: 0, ...more });

/** Each rule inside one event: what breaks it, and the one issue that says so. */
const rules: readonly (readonly [rule: string, broken: unknown, issue: string])[] = [
  ["event equals the kind", { ...event("FSDJump", jump), event: "FSDjump" }, "unknown-kind /event"],
  ["timestamps are ISO 8601", { ...withDocked({}), timestamp: "1 May" }, "not-a-timestamp /timestamp"],
  ["timestamps are UTC", { ...withDocked({}), timestamp: "2026-05-01T12:00:00+02:00" }, "not-a-timestamp /timestamp"],
  ["timestamps exist", { ...withDocked({}), timestamp: "2025-02-29T12:00:00Z" }, "not-a-timestamp /timestamp"],
  ["Expiry is one too", withGoal({ Expiry: "soon" }), "not-a-timestamp /CurrentGoals/0/Expiry"],
  ["Pips are three", status({ Pips: [4, 8] }), "wrong-length /Pips"],
  ["Pips are integers", status({ Pips: [4, 7.5, 0] }), "wrong-type /Pips/1"],
  ["StarPos is three numbers", event("FSDJump", { ...jump, StarPos: [0, 0] }), "wrong-length /StarPos"],
  ["Oxygen is at most 1", status({ Oxygen: 1.01 }), "out-of-range /Oxygen"],
  ["Health is at least 0", status({ Health: -0.01 }), "out-of-range /Health"],
  ["Flags are unsigned", status({ Flags: -1 }), "out-of-range /Flags"],
  ["Flags have 32 bits", status({ Flags: 2 ** 32 }), "out-of-range /Flags"],
  ["Flags2 end at bit 22", status({ Flags2: 2 ** 23 }), "unknown-bit /Flags2"],
  ["GuiFocus is closed", status({ GuiFocus: 12 }), "value-outside-set /GuiFocus"],
  [
    "a conflict over a system has a contender",
    event("FSDJump", { ...jump, PowerplayState: "Unoccupied", PowerplayConflictProgress: [] }),
    "wrong-length /PowerplayConflictProgress",
  ],
  ...["StationEconomy", "StationGovernment"].map(
    (field) =>
      [
        `${field}_Localised is a form of ${field}`,
        withDocked({ [`${field}_Localised`]: "x" }),
        `field-needed /${field}`,
      ] as const,
  ),
  [
    "CurrentRankName_Localised is a form of CurrentRankName",
    event("SquadronStartup", { SquadronName: "x", CurrentRank: 0, CurrentRankName_Localised: "x" }),
    "field-needed /CurrentRankName",
  ],
  [
    "SelectedWeapon_Localised is a form of SelectedWeapon",
    status({ SelectedWeapon_Localised: "x" }),
    "field-needed /SelectedWeapon",
  ],
  [
    "ActiveStates carry no Trend",
    withFaction({ ActiveStates: [{ State: "Boom", Trend: 0 }] }),
    "field-forbidden /Factions/0/ActiveStates/0/Trend",
  ],
  [
    "PendingStates do",
    withFaction({ PendingStates: [{ State: "Boom" }] }),
    "field-missing /Factions/0/PendingStates/0/Trend",
  ],
  [
    "RecoveringStates do",
    withFaction({ RecoveringStates: [{ State: "Boom" }] }),
    "field-missing /Factions/0/RecoveringStates/0/Trend",
  ],
  [
    "HappiestSystem only with SquadronFaction",
    withFaction({ HappiestSystem: true }),
    "field-needed /Factions/0/SquadronFaction",
  ],
  [
    "HomeSystem only with SquadronFaction",
    withFaction({ HomeSystem: true, SquadronFaction: false }),
    "condition-broken /Factions/0/SquadronFaction",
  ],
  [
    "PowerplayConflictProgress only when Unoccupied",
    event("FSDJump", { ...jump, PowerplayState: "Exploited", PowerplayConflictProgress: contenders }),
    "condition-broken /PowerplayState",
  ],
  ["TopRankSize with PlayerInTopRank", withGoal({ TopRankSize: 10 }), "field-needed /CurrentGoals/0/PlayerInTopRank"],
  [
    "PlayerInTopRank with TopRankSize",
    withGoal({ PlayerInTopRank: false }),
    "field-needed /CurrentGoals/0/TopRankSize",
  ],
  [
    "band 100 without contribution",
    withGoal({ PlayerContribution: 0 }),
    "condition-broken /CurrentGoals/0/PlayerPercentileBand",
  ],
  [
    "band 0 in the top rank",
    withGoal({ TopRankSize: 10, PlayerInTopRank: true }),
    "condition-broken /CurrentGoals/0/PlayerPercentileBand",
  ],
  [
    "StationEconomy is for one",
    withDocked({ StationEconomy: "$economy_Agri;", StationEconomies: economies }),
    "field-forbidden /StationEconomy",
  ],
  [
    "StationEconomies are for several",
    withDocked({ StationEconomies: economies.slice(1) }),
    "wrong-length /StationEconomies",
  ],
  ["EngineerProgress has two forms", event("EngineerProgress", { Engineers: [], Rank: 1 }), "field-forbidden /Rank"],
  ["EngineerProgress has one of them", event("EngineerProgress", {}), "form-missing "],
  [
    "economies may have the internal form",
    event("FSDJump", { ...jump, SystemEconomy: "Agriculture" }),
    "unusual-form /SystemEconomy",
  ],
  ["governments have their form", withDocked({ StationGovernment: "$government;" }), "wrong-form /StationGovernment"],
  ["happiness has its form", withFaction({ Happiness: "Happy" }), "wrong-form /Factions/0/Happiness"],
  [
    "security may have the internal form",
    event("FSDJump", { ...jump, SystemSecurity: "low" }),
    "unusual-form /SystemSecurity",
  ],
  ["a closed set is closed", withDocked({ StationServices: ["dock"] }), "value-outside-set /StationServices/0"],
  ["a seen set is open", withDocked({ StationState: "OnFire" }), "value-unseen /StationState"],
  ["unknown fields are noted", withDocked({ Mood: "good" }), "unknown-field /Mood"],
  ["quantities beyond 2^53-1 are noted", status({ Balance: 2n ** 53n }), "large-quantity /Balance"],
];

const issuesOf = (value: unknown, options?: Parameters<typeof validate>[1]) =>
  validate(value, { dialect: "spec", ...options }).issues.map(({ code, pointer }) => `${code} ${pointer}`);

describe("rules inside one event", () => {
  it.each(rules)("%s", (_rule, broken, issue) => {
    expect(issuesOf(broken)).toEqual([issue]);
  });

  it("are all kept by the events these examples start from", () => {
    const sound = [withFaction({}), withGoal({}), withItem({}), withDocked({}), status({})];
    expect(sound.flatMap((value) => issuesOf(value))).toEqual([]);
  });

  it("bind no example", () => {
    expect(issuesOf(withDocked({ StationType: "Teapot" }))).toEqual([]);
  });

  it("let a field be false whose true case alone is named", () => {
    const free = [
      withDocked({ CockpitBreach: false, Wanted: false, ActiveFine: false }),
      withItem({ InTransit: false }),
      event("FSDJump", { ...jump, Taxi: false, Multicrew: false }),
    ];
    expect(free.flatMap((value) => issuesOf(value))).toEqual([]);
  });

  it("let an optional field be absent also when the field that goes with it is there", () => {
    const alone = [
      event("FSDJump", { ...jump, PowerplayConflictProgress: contenders }),
      withGoal({ TierReached: "Tier 1" }),
      withGoal({ Bonus: 1 }),
      withItem({ Level: 1 }),
      withItem({ Quality: 1 }),
    ];
    expect(alone.flatMap((value) => issuesOf(value))).toEqual([]);
  });

  it("keep every digit of a quantity beyond 2^53-1, and hold it to the other rules", () => {
    const result = validate(status({ Balance: 2n ** 60n + 1n }), { dialect: "spec" });
    expect(result.ok && (result.event as Fields)["Balance"]).toBe(2n ** 60n + 1n);
    expect(issuesOf(withGoal({ PlayerContribution: 0, PlayerPercentileBand: 2n ** 60n }))).toContain(
      "condition-broken /CurrentGoals/0/PlayerPercentileBand",
    );
  });

  it("let the second economy have any form", () => {
    expect(issuesOf(event("FSDJump", { ...jump, SystemSecondEconomy: "Tourism" }))).toEqual([]);
  });

  it("let band 0 be outside the top rank", () => {
    const outside = { TopRankSize: 10, PlayerInTopRank: false, PlayerPercentileBand: 0, PlayerContribution: 5 };
    expect(issuesOf(withGoal(outside))).toEqual([]);
  });

  it("let ids be as large as they are", () => {
    const mission = { MissionID: 18446744073709551615n, Name: "", PassengerMission: false, Expires: 0 };
    expect(issuesOf(event("Missions", { Active: [mission], Failed: [], Complete: [] }))).toEqual([]);
  });
});

describe("the two places of ModuleInfo and NavRoute", () => {
  const line = event("ModuleInfo", {});
  const file = event("ModuleInfo", { Modules: [] });

  it("the file carries the array", () => {
    expect(issuesOf(line, { place: "file" })).toEqual(["field-missing /Modules"]);
    expect(issuesOf(file, { place: "file" })).toEqual([]);
  });

  it("the journal has the bare line", () => {
    expect(issuesOf(file, { place: "journal" })).toEqual(["field-misplaced /Modules"]);
    expect(issuesOf(line, { place: "journal" })).toEqual([]);
  });

  it("either passes where the place is not told", () => {
    expect([line, file].flatMap((value) => issuesOf(value))).toEqual([]);
  });
});

describe("dialect live", () => {
  it("softens what the game is known to do, and says by which deviation", () => {
    const odd = withDocked({ StationServices: ["dock", "teahouse"] });
    expect(validate(odd, { dialect: "spec" }).ok).toBe(false);
    const { ok, issues } = validate(odd, { dialect: "live" });
    expect(ok).toBe(true);
    expect(issues).toMatchObject([{ pointer: "/StationServices/1", severity: "note", deviation: "D12" }]);
  });

  it("takes an unknown bit for a note", () => {
    expect(validate(status({ Flags2: 2 ** 23 }), { dialect: "live" })).toMatchObject({
      ok: true,
      issues: [{ code: "unknown-bit", severity: "note", deviation: "L2" }],
    });
  });

  it("lets a cleared route and a module without power pass", () => {
    const cleared = { timestamp, event: "NavRouteClear", Route: [] };
    expect(NavRoute.validate(cleared, { dialect: "live", place: "file" }).issues).toEqual([]);
    expect(NavRoute.validate(cleared, { dialect: "spec", place: "file" }).ok).toBe(false);
    const passive = event("ModuleInfo", { Modules: [{ Slot: "Slot01", Item: "int_hullreinforcement" }] });
    expect(ModuleInfo.validate(passive, { dialect: "live", place: "file" }).issues).toEqual([]);
    expect(ModuleInfo.validate(passive, { dialect: "spec" }).ok).toBe(false);
  });

  it("lets nothing else pass", () => {
    expect(validate(status({ Oxygen: 2 }), { dialect: "live" }).ok).toBe(false);
    expect(validate(status({ GuiFocus: -1 }), { dialect: "live" }).issues).toEqual([]);
    expect(validate(status({ GuiFocus: -2 }), { dialect: "live" }).ok).toBe(false);
  });
});

describe("the localised form of an optional field", () => {
  it("is reported twice where the station has several economies: it is forbidden, and a form of nothing", () => {
    const { issues } = validate(withDocked({ StationEconomy_Localised: "x", StationEconomies: economies }), {
      dialect: "spec",
    });
    expect(issues.map(({ code, pointer }) => `${code} ${pointer}`)).toEqual([
      "field-forbidden /StationEconomy_Localised",
      "field-needed /StationEconomy",
    ]);
  });

  it("requires that field in every kind", () => {
    const localised = [...declared].flatMap(([kind, node]) => {
      const paths = new Map([...fieldsOf(node)].map((field) => [field.path, field]));
      const bases = [...paths.keys()].filter((path) => path.endsWith("_Localised"));
      return bases.map((path) => ({ kind, node, path, base: paths.get(path.replace(/_Localised$/, "")) }));
    });
    expect(localised.length).toBeGreaterThan(20);
    expect(localised.filter(({ base }) => base === undefined)).toEqual([]);
    const alone = localised.filter(({ node, path, base }) => {
      const conditions = node["x-conditions"] ?? [];
      const isTied = conditions.some(({ when, then }) => when.field === path && then.field === base?.path);
      return base?.required === false && !isTied;
    });
    expect(alone.map(({ kind, path }) => `${kind}.${path}`)).toEqual([]);
  });
});
