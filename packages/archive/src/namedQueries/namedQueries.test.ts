import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { deliveriesOf } from "../../tests/helpers/deliveries.ts";
import { openMemorySink, type MemorySink } from "../memory/MemorySink.ts";
import type { Tables } from "../query/Tables.ts";
import { setParameters } from "../query/sqlText.ts";
import { namedQueries } from "./namedQueries.ts";

const jump = (timestamp: string, StarSystem: string, JumpDist: number, FuelUsed: number, FuelLevel: number) =>
  JSON.stringify({ timestamp, event: "FSDJump", StarSystem, JumpDist, FuelUsed, FuelLevel });

const jumps = [
  jump("2026-02-03T03:04:05Z", "Sol", 10, 1, 15),
  jump("2026-02-03T03:14:05Z", "Alioth", 30, 4, 3.25),
  jump("2026-02-03T03:24:05Z", "Achenar", 20, 2.5, 9),
  jump("2026-03-01T00:00:00Z", "Lave", 20, 2, 16),
];

let tables: Tables;
beforeAll(async () => {
  const sink = await openMemorySink();
  await sink.write(deliveriesOf(jumps));
  tables = sink.tables;
});
afterAll(() => tables.close());

const answer = (name: string) => tables.query(namedQueries.get(name)?.sql ?? "");

it("longest-jumps gives the longest jump first, and the earlier of two equal ones", async () => {
  expect(await answer("longest-jumps")).toMatchObject([
    { system: "Alioth", light_years: 30 },
    { system: "Achenar", light_years: 20 },
    { system: "Lave", light_years: 20 },
    { system: "Sol", light_years: 10 },
  ]);
});

it("a parameter takes another value than its usual one", async () => {
  const { template = "", parameters } = namedQueries.get("longest-jumps") ?? {};
  expect(parameters).toEqual({ count: "20" });
  expect(await tables.query(setParameters(template, new Map([["count", "2"]])))).toMatchObject([
    { system: "Alioth" },
    { system: "Achenar" },
  ]);
  const visits = namedQueries.get("system-visits")?.template ?? "";
  expect(await tables.query(setParameters(visits, new Map([["system", "alioth"]])))).toMatchObject([
    { arrival: "2026-02-03 03:14:05", next_arrival: "2026-02-03 03:24:05", system: "Alioth" },
  ]);
});

it("fuel-per-month gives the fuel of each month and the lowest level of the tank in it", async () => {
  expect(await answer("fuel-per-month")).toEqual([
    { commander: "F1", month: "2026-02", tonnes: 7.5, tonnes_per_light_year: 0.125, lowest_tank: 3.25 },
    { commander: "F1", month: "2026-03", tonnes: 2, tonnes_per_light_year: 0.1, lowest_tank: 16 },
  ]);
});

/** Events of every kind that a named query reads; the amounts and times differ between commanders. */
function journalOf(factor: number): readonly string[] {
  const at = (day: number) => `2026-01-0${day}T0${factor}:00:00Z`;
  const events = [
    {
      event: "FSDJump",
      StarSystem: "Sol",
      SystemAddress: 1,
      StarPos: [0, 0, 0],
      JumpDist: 10 * factor,
      FuelUsed: 1,
      FuelLevel: 9,
    },
    {
      event: "FSDJump",
      StarSystem: "Lave",
      SystemAddress: 2,
      JumpDist: 5,
      Factions: [{ Name: "X", MyReputation: factor }],
    },
    { event: "Docked", StationName: "A", MarketID: 3, StarSystem: "Sol", DistFromStarLS: factor },
    {
      event: "EngineerProgress",
      Engineer: "Farseer",
      EngineerID: 4,
      Progress: factor === 1 ? "Unlocked" : "Invited",
      Rank: factor,
    },
    { event: "CommunityGoal", CurrentGoals: [{ CGID: 5, Title: "G", PlayerContribution: factor, Expiry: at(9) }] },
    { event: "Missions", Active: [{ MissionID: factor, Name: "M", PassengerMission: false, Expires: 3600 }] },
    { event: "SuitLoadout", SuitID: 6, SuitName: "s", LoadoutID: 7, LoadoutName: "l", Modules: [] },
    { event: "Synthesis", Name: "Ammo", Materials: [{ Name: "nickel", Count: factor }] },
    { event: "Synthesis", Name: "Fuel", Materials: [{ Name: "nickel", Name_Localised: "Nickel", Count: 10 * factor }] },
    { event: "MultiSellExplorationData", Discovered: [], BaseValue: 1, Bonus: 1, TotalEarnings: 100 * factor },
    { event: "SellOrganicData", MarketID: 1, BioData: [{ Value: 7 * factor, Bonus: 1 }] },
    { event: "MarketBuy", Type: "gold", Count: 2, BuyPrice: 5, TotalCost: 10 * factor },
    { event: "MarketSell", Type: "gold", Count: 2, SellPrice: 9, TotalSale: 18 * factor, AvgPricePaid: 5 },
    {
      event: "MissionCompleted",
      Name: "Mission_Courier_name",
      Reward: 1000 * factor,
      MaterialsReward: [{ Name: "iron", Category: "Raw", Count: factor }],
    },
    { event: "MissionCompleted", Name: "Mission_AltruismCredits_name", Donation: "5", Donated: 5 * factor },
    { event: "MissionFailed", Name: "Mission_Courier_name", MissionID: 1 },
    { event: "Bounty", Rewards: [], Target: "eagle", TotalReward: 50 * factor, VictimFaction: "V" },
    { event: "MaterialCollected", Category: "Raw", Name: "iron", Count: 3 * factor },
    {
      event: "MaterialTrade",
      Paid: { Material: "iron", Quantity: 6 },
      Received: { Material: "nickel", Quantity: factor },
    },
    { event: "EngineerCraft", Ingredients: [{ Name: "iron", Count: 1 }] },
    { event: "Materials", Raw: [{ Name: "iron", Count: 20 * factor }], Manufactured: [], Encoded: [] },
    { event: "LoadGame", Commander: "A", Credits: factor, Loan: 0 },
  ];
  const lines = events.map((event, index) => JSON.stringify({ timestamp: at(1 + (index % 8)), ...event }));
  return [...lines, "{ nonsense", '{ "half'];
}

let both: MemorySink;
let alone: MemorySink;
beforeAll(async () => {
  both = await openMemorySink();
  alone = await openMemorySink();
  await both.write([...deliveriesOf(journalOf(1)), ...deliveriesOf(journalOf(2), { commander: "F2" })]);
  await alone.write(deliveriesOf(journalOf(2), { commander: "F2" }));
});
afterAll(async () => {
  await both.close();
  await alone.close();
});

describe("a named query over the journals of two commanders", () => {
  it.each([...namedQueries.values()])("$name answers for each as over the journals of that one", async ({ sql }) => {
    const expected = await alone.tables.query(sql);
    expect(expected.length).toBeGreaterThan(0);
    expect(await both.tables.query(`SELECT * FROM (${sql}) WHERE commander = 'F2'`)).toEqual(expected);
  });
});

const withNumber = (number: string) => (line: string) => line.replaceAll(/(?<=[:[])\d+(?=[,\]}])/g, number);

it.each([
  ["the highest number only", withNumber("9223372036854775807")],
  ["the lowest number only", withNumber("-9223372036854775808")],
])("every named query answers when the lines of one commander have %s", async (_, oddly) => {
  const sink = await openMemorySink();
  const lines = journalOf(1).map(oddly);
  await sink.write([...deliveriesOf([...lines, ...lines]), ...deliveriesOf(journalOf(2), { commander: "F2" })]);
  for (const { sql, name } of namedQueries.values()) {
    const rows = await sink.tables.query(`SELECT * FROM (${sql}) WHERE commander = 'F2'`);
    expect({ name, isEmpty: rows.length === 0 }).toEqual({ name, isEmpty: false });
  }
  await sink.close();
});

const answerOfBoth = (name: string) => both.tables.query(namedQueries.get(name)?.sql ?? "");

it("materials-used has one row for each material, whatever the language of the game", async () => {
  expect(await answerOfBoth("materials-used")).toEqual([
    { commander: "F1", material: "Nickel", used: "11", times: "2" },
    { commander: "F2", material: "Nickel", used: "22", times: "2" },
  ]);
});

it("engineers gives the latest progress of each commander", async () => {
  expect(await answerOfBoth("engineers")).toMatchObject([
    { commander: "F1", engineer: "Farseer", progress: "Unlocked", rank: "1" },
    { commander: "F2", engineer: "Farseer", progress: "Invited", rank: "2" },
  ]);
});

describe("credits-by-source", () => {
  const at = (second: number, event: string, fields: object) =>
    JSON.stringify({ timestamp: `2026-02-03T03:04:${String(second).padStart(2, "0")}Z`, event, ...fields });
  // The numbers themselves are less exact; the tests take the quotes away.
  const most = String(2n ** 63n - 1n);
  const least = String(-(2n ** 63n));
  const wage = (second: number, Amount: number | string) => at(second, "NpcCrewPaidWage", { NpcCrewName: "A", Amount });
  const ask = async (lines: readonly string[]) => {
    const sink = await openMemorySink();
    await sink.write(deliveriesOf(lines));
    const rows = await sink.tables.query(namedQueries.get("credits-by-source")?.sql ?? "");
    await sink.close();
    return Object.fromEntries(rows.map(({ source, credits }) => [source as string, Number(credits)] as const));
  };

  it("takes the crew's wage off missions and goods, its share off vouchers and organic data, and nothing off net amounts", async () => {
    expect(
      await ask([
        wage(1, 100),
        at(1, "MissionCompleted", { Reward: 1000 }),
        wage(9, 9000),
        at(11, "RedeemVoucher", { Type: "bounty", Amount: 100_000 }),
        wage(20, 5000),
        at(20, "RedeemVoucher", { Type: "CombatBond", Amount: 50_000 }),
        wage(30, 900),
        at(30, "MultiSellExplorationData", { TotalEarnings: 10_000 }),
        at(40, "SellOrganicData", { MarketID: 1, BioData: [{ Value: 1000, Bonus: 4000 }] }),
        wage(40, 3),
        wage(59, 77),
      ]),
    ).toEqual({
      missions: 1000,
      vouchers: 150_000,
      "exploration data": 10_000,
      "organic data": 5000,
      "crew wages": -100 - 10_000 - 500,
    });
  });

  it("has what no line tells between two logins of a journal", async () => {
    const lines = [login(0, 1000), at(1, "RefuelAll", { Cost: 50, Amount: 1 }), login(2, 1200), login(3, 1200)];
    expect(await ask(lines)).toEqual({ "fuel bought": -50, "not in the journal": 250 });
  });

  const login = (second: number, Credits: number | string, fields: object = {}) =>
    at(second, "LoadGame", { Commander: "A", FID: "F1", gameversion: "4.0", Credits, ...fields });
  const oldLogin = (Credits: number | string) => at(0, "LoadGame", { Commander: "A", FID: "F1", Credits });
  const statistics = (second: number, repairs: number | string, exploration: number | string) =>
    at(second, "Statistics", {
      Bank_Account: { Spent_On_Repairs: repairs, Spent_On_Outfitting: 0 },
      Exploration: { Exploration_Profits: exploration },
    });

  it("corrects what lines tell by the statistics of two logins, and adds a sale without a line", async () => {
    const lines = [
      login(0, 1_000_000),
      statistics(1, 500, 0),
      at(2, "RepairAll", { Cost: 960 }),
      login(8, 1_076_600),
      statistics(9, 940, 77_041),
    ];
    expect(await ask(lines)).toEqual({
      repairs: -960,
      "repairs, by the statistics": 520,
      "exploration data, by the statistics": 77_041,
      "not in the journal": -1,
    });
  });

  it("leaves exploration data to the lines where there are any, since the statistics count before the crew's share", async () => {
    const sale = at(2, "MultiSellExplorationData", { BaseValue: 1000, Bonus: 0, TotalEarnings: 900 });
    const lines = [login(0, 0), statistics(1, 0, 0), sale, login(8, 900), statistics(9, 0, 1000)];
    expect(await ask(lines)).toEqual({ "exploration data": 900 });
  });

  it("adds the vehicles that came with a hangar before each had a line, at the discount of the hangar", async () => {
    const hangar = at(1, "ModuleBuy", { BuyItem: "$int_buggybay_size2_class2_name;", BuyPrice: 18_954 });
    const fighters = at(2, "ModuleBuy", { BuyItem: "$int_fighterbay_size6_class1_name;", BuyPrice: 18_600 });
    expect(await ask([oldLogin(0), hangar, fighters])).toEqual({
      "modules bought": -18_954 - 18_600,
      "vehicles bought": -4625 - 3054,
    });
    expect(await ask([login(0, 0), hangar])).toEqual({ "modules bought": -18_954 });
  });

  it.each([
    ["building of colonies", 5_000_000, at(1, "ColonisationContribution", { MarketID: 1, Contributions: [] })],
    ["building of colonies", 5_000_000, at(1, "Location", { StationName: "Orbital Construction Site: B" })],
    ["suits and weapons modified", -750_000, at(1, "Docked", { StationName: "Nevermore Terrace" })],
    ["not in the journal", 750_000, at(1, "Docked", { StationName: "Nevermore Terrace" })],
    ["not in the journal", -80, at(1, "Docked", { StationName: "Nevermore Terrace" })],
    ["missions of the wing", 900_000, at(1, "CargoDepot", { MissionID: 7, ItemsDelivered: 9, TotalItemsToDeliver: 9 })],
    ["not in the journal", 900_000, at(1, "CargoDepot", { MissionID: 7, ItemsDelivered: 8, TotalItemsToDeliver: 9 })],
    ["not in the journal", 900_000, at(1, "CargoDepot", { MissionID: 8, ItemsDelivered: 9, TotalItemsToDeliver: 9 })],
  ])("calls a rest %s, which is %i credits", async (source, rest, line) => {
    const accepted = at(0, "MissionAccepted", { Faction: "F", Name: "M", MissionID: 8 });
    expect(await ask([accepted, login(0, 0), line, login(2, rest)])).toEqual({ [source]: rest });
  });

  it.each([
    ["credits of logins", [login(0, most), login(1, least), login(2, most)]],
    ["the statistics", [login(0, 0), statistics(1, most, least), login(2, 1), statistics(3, least, most), login(4, 2)]],
    ["a sale of exploration data", [at(1, "SellExplorationData", { BaseValue: most, Bonus: most })]],
    ["a module", [at(1, "ModuleBuy", { BuyPrice: most, SellPrice: least })]],
    ["a rebuy", [at(1, "Resurrect", { Option: "rebuy", Cost: least }), at(2, "RepairAll", { Cost: least })]],
    [
      "a hangar",
      [oldLogin(most), at(1, "ModuleBuy", { BuyItem: "$int_buggybay_size2_class1_name;", BuyPrice: least })],
    ],
    ["organic data", [at(1, "SellOrganicData", { BioData: [{ Value: most, Bonus: most }] })]],
    ["an engineer", [at(1, "EngineerContribution", { Type: "Credits", Quantity: least })]],
    ["many rewards", Array.from({ length: 11 }, () => at(1, "MissionCompleted", { Reward: 9e17 }))],
    [
      "wages",
      [
        wage(1, 100),
        at(1, "MissionCompleted", { Reward: 1000 }),
        wage(2, 5),
        at(2, "SellOrganicData", { BioData: Array.from({ length: 30 }, () => ({ Value: most, Bonus: most })) }),
        wage(3, most),
        at(3, "RedeemVoucher", { Amount: most }),
      ],
    ],
    [
      "a depot",
      [login(0, 1), at(1, "CargoDepot", { ItemsDelivered: most, TotalItemsToDeliver: most }), login(2, least)],
    ],
  ])("answers whatever the amounts of %s are", async (_, lines) => {
    const longest = lines.map((line) => line.replaceAll(`"${most}"`, most).replaceAll(`"${least}"`, least));
    await expect(ask(longest)).resolves.toBeDefined();
  });

  it.each([
    ["texts", { Bank_Account: { Spent_On_Repairs: "many" }, Exploration: "x" }],
    ["lists", { Bank_Account: [1], Exploration: { Exploration_Profits: [2] } }],
    ["nothing", {}],
    ["fractions", { Bank_Account: { Spent_On_Repairs: 1e300 }, Exploration: { Exploration_Profits: 0.5 } }],
  ])("answers when the statistics have %s for numbers", async (_, fields) => {
    const odd = (second: number) => at(second, "Statistics", fields);
    expect(await ask([login(0, 0), odd(1), login(2, 500), odd(3)])).toEqual({ "not in the journal": 500 });
  });

  it("finds the purchase that the game did not carry out", async () => {
    const transfer = at(1, "ShipyardTransfer", { TransferPrice: 5_018_947 });
    expect(await ask([login(0, 100), transfer, at(2, "RefuelAll", { Cost: 9 }), login(3, 91)])).toEqual({
      "ships transferred": -5_018_947,
      "fuel bought": -9,
      "not carried out": 5_018_947,
    });
  });

  it("reads a loss on a module of the first games as a loss", async () => {
    expect(await ask([at(1, "ModuleSell", { SellPrice: 4_294_967_262 })])).toEqual({ "modules sold": -34 });
  });
});
