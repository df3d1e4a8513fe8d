import type { JsonObject, Moment } from "@shipslog/contract";
import { simulate, simulateInTurn, type ScenarioName } from "@shipslog/simulator";
import { describe, expect, it } from "vitest";

const hourMs = 3_600_000;
const start = Date.UTC(2026, 0, 1);

function evenings(scenario: ScenarioName, seed: number, hours: number) {
  const durationMs = hours * hourMs;
  return { scenario, seed, dialect: "live", start, durationMs, evenings: true, status: false, galaxySeed: 1 } as const;
}

function linesIn(moments: Iterable<Moment>): readonly JsonObject[] {
  return [...moments].flatMap(({ event }) => (event === undefined ? [] : [event]));
}

const linesOf = (scenario: ScenarioName, seed: number, hours: number): readonly JsonObject[] =>
  linesIn(simulate(evenings(scenario, seed, hours)));

describe("evenings of several players at one machine", () => {
  it("alternate, and no line is before the one before it", () => {
    const seeds = [1, 2, 3];
    const turns: unknown[] = [];
    let beforeMs = start;
    for (const { event, timeMs } of simulateInTurn(seeds.map((seed) => evenings("explorer", seed, 20)))) {
      expect(timeMs).toBeGreaterThanOrEqual(beforeMs);
      beforeMs = timeMs;
      if (event?.["event"] === "Commander" && event["FID"] !== turns.at(-1)) turns.push(event["FID"]);
    }
    expect(new Set(turns).size).toBe(seeds.length);
    // One after the other would be three turns.
    expect(turns.length).toBeGreaterThan(2 * seeds.length);
  });

  it("are those of one player when there is one", () => {
    const alone = linesIn(simulateInTurn([evenings("miner", 4, 12)]));
    expect(JSON.stringify(alone)).toBe(JSON.stringify(linesOf("miner", 4, 12)));
  });
});

describe("a fleet carrier", () => {
  it("arrives while its owner is offline, with an owner who is docked aboard", () => {
    const arrivals: unknown[] = [];
    const aboard: unknown[] = [];
    const told: unknown[] = [];
    const places: unknown[] = [];
    for (const seed of [1, 2, 3, 4]) {
      let ordered: unknown;
      let dockedAt: unknown;
      let isAway = false;
      for (const line of linesOf("carrier-owner", seed, 40)) {
        const { event } = line;
        if (event === "CarrierJumpRequest") ordered = line["SystemAddress"];
        if (event === "CarrierJumpCancelled" || (event === "CarrierLocation" && !isAway)) ordered = undefined;
        if (event === "CarrierJump") ordered = undefined;
        if (event === "Docked") dockedAt = line["StationType"];
        if (event === "Undocked") dockedAt = undefined;
        if (event === "Shutdown") isAway = ordered !== undefined;
        if (event === "CarrierLocation" && isAway) {
          told.push(line["SystemAddress"]);
          arrivals.push(ordered);
        }
        if (event === "Location" && isAway && dockedAt === "FleetCarrier") {
          places.push([line["StationType"], line["SystemAddress"]]);
          aboard.push(["FleetCarrier", ordered]);
        }
        if (event === "Location") isAway = false;
      }
    }
    expect(arrivals.length).toBeGreaterThan(0);
    expect(told).toEqual(arrivals);
    expect(aboard.length).toBeGreaterThan(0);
    expect(places).toEqual(aboard);
  });
});

describe("a beginner", () => {
  it("has been improved by no engineer before the first evening", () => {
    for (let seed = 1; seed <= 20; seed += 1) {
      const told = linesOf("beginner", seed, 0.2).find(({ event }) => event === "EngineerProgress");
      const engineers = told?.["Engineers"] as readonly { readonly Progress: string; readonly Rank?: number }[];
      expect(engineers.filter(({ Progress, Rank = 0 }) => Progress === "Unlocked" || Rank > 0)).toEqual([]);
    }
  });
});

describe("a player with missions", () => {
  it("ends most of them in time, and no journal lasts longer than a real one", () => {
    const ended = { completed: 0, failed: 0 };
    for (const scenario of ["trader", "grand-tour", "wingmate"] as const) {
      let beganMs = 0;
      for (const { event, timestamp } of linesOf(scenario, 7, 60)) {
        const atMs = Date.parse(timestamp as string);
        if (event === "Fileheader") beganMs = atMs;
        expect((atMs - beganMs) / hourMs).toBeLessThan(16);
        if (event === "MissionCompleted") ended.completed += 1;
        if (event === "MissionFailed") ended.failed += 1;
      }
    }
    // 41 of 1,026 real missions that ended were failed.
    expect(ended.completed).toBeGreaterThan(100);
    expect(ended.failed).toBeLessThan(0.25 * ended.completed);
  });

  it("does not have a round sum of money", () => {
    const credits = [1, 2, 3, 4, 5].map(
      (seed) => linesOf("trader", seed, 0.2).find(({ event }) => event === "LoadGame")?.["Credits"],
    );
    expect(credits.filter((each) => Number(each) % 1_000_000 === 0)).toEqual([]);
  });
});

describe("a trader", () => {
  /** First and ninth decile of 24 real journals of traders: 3.4 to 11 dockings, 1.7 to 5.4 sales, 1.7 to 5.4 purchases in an hour. */
  it("docks, buys and sells in four hours as real traders do", () => {
    const seeds = [1, 2, 3, 4, 5, 42];
    const sessions = seeds.map((seed) => {
      const kinds = linesIn(simulate({ ...evenings("trader", seed, 4), evenings: false })).map(({ event }) => event);
      return ["Docked", "MarketSell", "MarketBuy"].map((kind) => kinds.filter((each) => each === kind).length / 4);
    });
    expect(sessions.filter((each) => each.some((perHour) => perHour < 0.75))).toEqual([]);
    const mean = (at: number): number => sessions.reduce((sum, each) => sum + (each[at] ?? 0), 0) / seeds.length;
    expect(mean(0)).toBeGreaterThan(2.5);
    expect(mean(1)).toBeGreaterThan(1.5);
    expect(mean(2)).toBeGreaterThan(1.5);
  });
});
