/** What Now and Work show: missions that count kills, mining, trade, construction sites and blueprints, from lines to figures. */
import { Flags, type FlagName, type JsonObject, type Status } from "@shipslog/contract";
import { h } from "preact";
import { describe, expect, it } from "vitest";
import { handInsOf, missionStacksOf } from "../../derived/missionStack.ts";
import { goalOf } from "../../derived/goal.ts";
import { risksOf } from "../../derived/risks.ts";
import { sessionPaceOf } from "../../derived/sessionPace.ts";
import { tradeLegsOf } from "../../derived/tradeLegs.ts";
import { Ahead } from "../Ahead.tsx";
import { NowPanel } from "./NowPanel.tsx";
import { WorkPanel } from "./WorkPanel.tsx";
import { unknownState, type CockpitState } from "../../../src/state/CockpitState.ts";
import { fold } from "../../../src/state/fold.ts";
import { foldListing } from "../../../src/state/observed/listings.ts";
import { elementsOf } from "../../../tests/helpers/elementsOf.ts";

const startMs = Date.parse("2026-05-01T12:00:00Z");

/** The state after events, a minute apart. */
function after(...events: readonly JsonObject[]): CockpitState {
  return events.reduce<CockpitState>((state, given, at) => {
    const timestamp = new Date(startMs + at * 60_000).toISOString().replace(".000", "");
    const event = { timestamp, ...given };
    const position = { file: "Journal.2026-05-01T120000.01.log", offset: at, line: at + 1, generation: 0 };
    const raw = JSON.stringify(event);
    const kind = given["event"] as string;
    return fold(state, { type: "event", kind, event, raw, byteLength: raw.length, position }, 0);
  }, unknownState);
}

const textOf = (state: CockpitState) =>
  elementsOf(h(WorkPanel, { state, gameTimeMs: startMs + 3_600_000 }))[0]?.text ?? "";

const massacre = (id: number, faction: string, kills: number): JsonObject => ({
  event: "MissionAccepted",
  MissionID: id,
  Name: "Mission_Massacre",
  Faction: faction,
  TargetFaction: "Pirates of Sol",
  TargetType_Localised: "Pirates",
  KillCount: kills,
  Reward: 1_000_000 * kills,
  Expiry: "2026-05-03T12:00:00Z",
});
const bounty: JsonObject = { event: "Bounty", Target: "eagle", TotalReward: 1000, VictimFaction: "Pirates of Sol" };
const redirected = (id: number): JsonObject => ({
  event: "MissionRedirected",
  MissionID: id,
  Name: "Mission_Massacre",
  NewDestinationStation: "Galileo",
  NewDestinationSystem: "Sol",
});

describe("a stack of missions", () => {
  it("counts each kill for the oldest mission of each faction", () => {
    const state = after(massacre(1, "A", 2), massacre(2, "A", 3), massacre(3, "B", 4), bounty, bounty, bounty);
    expect(state.career.missions?.map(({ kills }) => kills)).toEqual([2, 1, 3]);
    const [stack] = missionStacksOf(state.career.missions);
    expect(stack).toMatchObject({ target: "Pirates of Sol", toNext: 0, toLast: 2, open: 9_000_000, ready: 0 });
  });

  it("does not count other factions, nor people for ships", () => {
    const state = after(
      massacre(1, "A", 2),
      { ...bounty, VictimFaction: "Others" },
      { ...bounty, Target: "x_suitai_1" },
    );
    expect(state.career.missions?.[0]?.kills).toBe(0);
  });

  it("learns from a mission that is done which kills no line told", () => {
    const state = after(massacre(1, "A", 10), massacre(2, "B", 20), bounty, bounty, bounty, bounty, redirected(1));
    expect(state.career.missions?.map(({ kills }) => kills)).toEqual([10, 10]);
    expect(handInsOf(state.career.missions)).toMatchObject([
      { place: "Galileo, Sol", missions: 1, credits: 10_000_000 },
    ]);
    expect(textOf(state)).toMatch(/10 kills to the next payout.*Ready to collect.*Galileo, Sol/);
  });
});

describe("work", () => {
  it("says that there is none before the first line", () => {
    expect(textOf(unknownState)).toContain("No work yet");
  });

  it("shows missions that count no kills, the one that ends first on top", () => {
    const delivery = (id: number, hours: number): JsonObject => ({
      event: "MissionAccepted",
      MissionID: id,
      Name: "Mission_Delivery",
      LocalisedName: `Deliver ${id}`,
      Faction: "A",
      DestinationStation: "Galileo",
      DestinationSystem: "Sol",
      Reward: 50_000,
      Expiry: new Date(startMs + hours * 3_600_000).toISOString().replace(".000", ""),
    });
    const state = after(massacre(1, "A", 2), delivery(2, 30), delivery(3, 5));
    expect(textOf(state)).toMatch(/Missions under way2 missionsDeliver 3.*Galileo, Sol.*50.0 k Cr.*Deliver 2/);
    expect(goalOf(state)).toEqual({ place: "Galileo, Sol", note: "the mission that ends first, 50.0 k Cr" });
  });

  it("says when a mission ends only where that is known and to come", () => {
    const delivery = { event: "MissionAccepted", Name: "Mission_Delivery", Faction: "A" };
    const state = after(
      { ...delivery, MissionID: 1 },
      { ...delivery, MissionID: 2, Expiry: "2026-05-01T12:30:00Z" },
      { ...delivery, MissionID: 3, Expiry: "2026-05-01T13:10:00Z" },
    );
    expect(textOf(state)).toMatch(/Deliveryended.*Deliveryends in 10 min 00 s.*Deliveryexpiry unknown/);
  });

  it("shows the asteroid and what was refined", () => {
    const state = after(
      {
        event: "ProspectedAsteroid",
        Materials: [{ Name: "Gold", Proportion: 21.5 }],
        Content: "$AsteroidMaterialContent_High;",
      },
      ...Array.from({ length: 9 }, () => ({ event: "MiningRefined", Type: "$gold_name;", Type_Localised: "Gold" })),
    );
    expect(state.mining).toMatchObject({ prospected: 1, refined: [{ name: "gold", tonnes: 9 }] });
    expect(textOf(state)).toMatch(/Gold21\.5 %.*Refined per hour60/);
  });

  it("shows what a leg of trade brought", () => {
    const state = after(
      { event: "MarketBuy", Type: "gold", Count: 10, BuyPrice: 100, TotalCost: 1000 },
      { event: "MarketSell", Type: "gold", Count: 4, SellPrice: 300, TotalSale: 1200, AvgPricePaid: 100 },
      { event: "MarketSell", Type: "gold", Count: 6, SellPrice: 300, TotalSale: 1800, AvgPricePaid: 100 },
    );
    expect(tradeLegsOf(state.trade?.sales)).toMatchObject([{ tonnes: 10, profit: 2000 }]);
    expect(textOf(state)).toContain("200 Cr per tonne");
  });

  it("shows what a construction site needs", () => {
    const depot = (delivered: number): JsonObject => ({
      event: "ColonisationConstructionDepot",
      MarketID: 7,
      ConstructionProgress: delivered / 100,
      ResourcesRequired: [
        { Name: "$steel_name;", Name_Localised: "Steel", RequiredAmount: 100, ProvidedAmount: delivered },
      ],
    });
    const state = after(depot(10), depot(60));
    expect(state.depots).toHaveLength(1);
    expect(textOf(state)).toMatch(/40 t missing.*60 %.*Steel40/);
  });

  it("learns a blueprint from a roll, and says how many rolls the materials make", () => {
    const state = after(
      { event: "Materials", Raw: [{ Name: "iron", Count: 9 }], Manufactured: [], Encoded: [] },
      { event: "EngineerCraft", BlueprintName: "FSD_LongRange", Level: 1, Ingredients: [{ Name: "iron", Count: 2 }] },
    );
    expect(textOf(state)).toMatch(/3 rolls with what you have.*7/);
  });
});

describe("where to", () => {
  const accepted = massacre(1, "A", 1);

  it("is nowhere without a goal", () => {
    expect(goalOf(after(accepted))).toBeUndefined();
  });

  it("is the port where a reward is ready, until one has docked there", () => {
    const done = [accepted, bounty, redirected(1)];
    expect(goalOf(after(...done))).toEqual({ place: "Galileo, Sol", note: "1 mission to collect, 1.0 M Cr" });
    const docked = { event: "Docked", StationName: "Galileo", StarSystem: "Sol", SystemAddress: 10_477_373_803 };
    const here = after(...done, { ...docked, MarketID: 1, StationType: "Coriolis" });
    expect(here.system.port?.StationName).toBe("Galileo");
    expect(goalOf(here)).toBeUndefined();
  });

  it("is the system of the targets while kills are missing", () => {
    const state = after(
      { ...massacre(1, "A", 2), DestinationSystem: "Sol" },
      { ...massacre(2, "B", 2), DestinationSystem: "Sol" },
    );
    expect(goalOf(state)).toEqual({ place: "Sol", note: "the targets of 2 missions, 4.0 M Cr" });
  });

  it("is the body that is worth most while one scans", () => {
    const scan = {
      event: "Scan",
      ScanType: "Detailed",
      BodyName: "Sol 3",
      BodyID: 3,
      SystemAddress: 10_477_373_803,
      StarSystem: "Sol",
      PlanetClass: "Earthlike body",
      MassEM: 1,
      TerraformState: "",
      DistanceFromArrivalLS: 498,
      WasDiscovered: true,
      WasMapped: true,
    };
    const jump = { event: "FSDJump", StarSystem: "Sol", SystemAddress: 10_477_373_803, StarPos: [0, 0, 0] };
    const goal = goalOf(after(jump, scan));
    expect(goal?.place).toBe("Sol 3");
    expect(goal?.note).toMatch(/^\+.* Cr, 498 ls$/);
  });

  it("is the market seen last while one mines", () => {
    const jump = { event: "FSDJump", StarSystem: "Sol", SystemAddress: 10_477_373_803, StarPos: [0, 0, 0] };
    const mined = { event: "MiningRefined", Type: "$gold_name;", Type_Localised: "Gold" };
    const market = { StationName: "Galileo", Items: [{ Name: "$gold_name;", SellPrice: 50_000 }] };
    const mining = after(jump, { event: "Cargo", Vessel: "Ship", Count: 0, Inventory: [] }, mined, mined);
    const seen = foldListing({}, "Market.json", { timestamp: "2026-05-01T12:00:00Z", event: "Market", ...market });
    const state = { ...mining, listings: seen };
    expect(goalOf(state)).toEqual({ place: "Galileo", note: "the hold pays about 100 k Cr" });
  });
});

describe("the route of a recording without NavRoute.json", () => {
  const textAhead = (state: CockpitState) => elementsOf(h(Ahead, { state, span: 12 }))[0]?.text ?? "";
  const withoutFile = (state: CockpitState): CockpitState => ({
    ...state,
    route: { ...state.route, stars: [], file: "missing" },
  });
  const jump = { event: "FSDJump", StarSystem: "Sol", SystemAddress: 10_477_373_803, StarPos: [0, 0, 0] };

  it("is what the last target tells", () => {
    const target = { event: "FSDTarget", Name: "Wolf 359", SystemAddress: 1, StarClass: "M", RemainingJumpsInRoute: 3 };
    expect(textAhead(withoutFile(after(jump, target)))).toMatch(/3 jumps left.*Wolf 359.*class M, scoopable/);
  });

  it("is unknown without a target, not absent", () => {
    expect(textAhead(withoutFile(after(jump)))).not.toContain("no route plotted");
  });
});

describe("now", () => {
  const textNow = (state: CockpitState) =>
    elementsOf(h(NowPanel, { state, gameTimeMs: startMs + 600_000 }))[0]?.text ?? "";

  it("shows no figure before the first line", () => {
    expect(textNow(unknownState)).toContain("Waiting for the game");
    expect(textNow(unknownState)).not.toMatch(/\d/);
  });

  it("says above what the altitude is", () => {
    const approach = after(
      { event: "FSDJump", StarSystem: "Sol", SystemAddress: 1, StarPos: [0, 0, 0] },
      { event: "ApproachBody", Body: "Earth" },
    );
    const over = (...names: readonly FlagName[]) => {
      const bits = Flags.encode(["InMainShip", "HasLatLong", ...names]);
      const status: Status = { timestamp: "2026-05-01T12:01:00Z", event: "Status", Flags: bits, Altitude: 2100 };
      return textNow({ ...approach, flight: { ...approach.flight, status } });
    };
    expect(over()).toContain("Above ground2,100 m");
    expect(over("AltitudeFromAverageRadius")).toContain("Above mean radius2,100 m");
  });

  it("marks a jump, a kill and what nobody had reported, and folds equal lines", () => {
    const scan = {
      event: "Scan",
      ScanType: "Detailed",
      BodyName: "Sol 3",
      BodyID: 3,
      SystemAddress: 1,
      PlanetClass: "Water world",
    };
    const state = after(
      bounty,
      { ...scan, WasDiscovered: false },
      { event: "HullDamage", Health: 0.4 },
      { event: "HullDamage", Health: 0.4 },
    );
    const classes = elementsOf(h(NowPanel, { state, gameTimeMs: startMs })).flatMap(({ type, props }) =>
      type === "li" && String(props["class"]).startsWith("event") ? [String(props["class"])] : [],
    );
    expect(classes).toEqual(["event plain", "event first", "event kill"]);
    expect(textNow(state)).toContain("2 times");
  });

  it("counts what the session earned by the hour, after five minutes", () => {
    const state = after(bounty, ...Array.from({ length: 30 }, () => ({ event: "Music" })));
    expect(sessionPaceOf(state, undefined)).toMatchObject({ playedMs: 1_800_000, credits: 1000, creditsPerHour: 2000 });
    expect(sessionPaceOf(after(bounty), undefined).creditsPerHour).toBeUndefined();
  });

  it("names the next alarm: a mission that ends before a day is over", () => {
    const state = after({ ...massacre(1, "A", 2), Expiry: "2026-05-01T12:40:00Z" });
    expect(risksOf(state, startMs)).toEqual([{ words: "A mission ends in 40 min 00 s", tone: "warning" }]);
    expect(risksOf(state, startMs - 2 * 86_400_000)).toEqual([]);
  });
});
