/** Balances of credits, cargo, materials and missions, kept from the lines of sessions in dialect live. */
import type { JsonObject, Moment } from "@shipslog/contract";
import { scenarioNames, simulate } from "@shipslog/simulator";
import { describe, expect, it } from "vitest";
import { longTest } from "../../../tests/helpers/longTest.ts";
import { keepBooks } from "./helpers/live/bookkeeping/Bookkeeping.ts";
import { optionsOf, playLive } from "./helpers/live/folder.ts";
import { judgedSeeds } from "./helpers/sessions.ts";

longTest(
  {
    claim:
      "In every session of dialect live, credits, cargo, materials and missions equal an independent bookkeeping from its lines.",
    // It was 100, always the same; all but the first ten are new in every long run.
    size: { check: 2, full: 50, of: "seeds of each scenario" },
  },
  ({ size, seed: drawn, report }) => {
    const complaints: string[] = [];
    const compared: Record<string, number> = {};
    let sessions = 0;
    for (const [at, seed] of judgedSeeds(size, 10, drawn).entries()) {
      for (const scenario of scenarioNames) {
        const language = at % 2 === 0 ? "english" : "french";
        const books = keepBooks(playLive({ scenario, seed, language, hours: 3 }));
        sessions += 1;
        complaints.push(...books.complaints.map((complaint) => `${scenario} seed ${seed}: ${complaint}`));
        for (const [sort, count] of Object.entries(books.compared)) compared[sort] = (compared[sort] ?? 0) + count;
      }
      if (sessions % 80 === 0) report(`${sessions} sessions, ${complaints.length} complaints`);
    }
    expect(complaints.slice(0, 10)).toEqual([]);
    expect(compared["Status"]).toBeGreaterThan(100 * sessions);
    return `${sessions} sessions, ${compared["Status"]} balances in Status, 0 differences`;
  },
);

const sessionOf = (scenario: (typeof scenarioNames)[number], seed: number) =>
  simulate(optionsOf({ scenario, seed, hours: 3 }));

describe("the books of a session in dialect live", () => {
  // A delivery whose goods would otherwise be moved to the fleet carrier, then handed in.
  it("balance when the owner of a carrier has goods of a mission aboard", () => {
    const sessions = [1, 2, 3, 4, 5, 6, 7, 8].map((seed) => [
      ...simulate(optionsOf({ scenario: "carrier-owner", seed, hours: 3.5, status: false })),
    ]);
    expect(sessions.flatMap((session) => keepBooks(session).complaints)).toEqual([]);
    const given = sessions.flat().flatMap(({ event }) => (event?.["Transfers"] ?? []) as readonly JsonObject[]);
    expect(given.some(({ Direction }) => Direction === "tocarrier")).toBe(true);
  });

  it.each([
    ["a payment that is left out", "MarketBuy"],
    ["an income that is left out", "RedeemVoucher"],
    ["a mission that ends without a line", "MissionCompleted"],
  ])("do not balance after %s", (_what, kind) => {
    const found = (["trader", "bounty-hunter"] as const).map((scenario) => {
      const damaged = [...sessionOf(scenario, 4)].filter(({ event }) => event?.["event"] !== kind);
      return keepBooks(damaged).complaints.length;
    });
    expect(Math.max(...found)).toBeGreaterThan(0);
  });

  it("do not balance when the hold survives the loss of the ship", () => {
    const line = (event: JsonObject): Moment => ({ timeMs: 0, event, companions: {} });
    const lines = [
      { event: "Cargo", Vessel: "Ship", Count: 2 },
      { event: "Resurrect", Option: "rebuy", Cost: 30 },
      { event: "Cargo", Vessel: "Ship", Count: 2 },
    ];
    expect(keepBooks(lines.map(line)).complaints).toEqual(["Cargo has 2 t instead of 0"]);
  });

  it("do not balance when a Cargo line has another number of tonnes", () => {
    const line = (event: JsonObject): Moment => ({ timeMs: 0, event, companions: {} });
    const lines = [
      { event: "Cargo", Vessel: "Ship", Count: 2 },
      { event: "MarketBuy", Count: 3, TotalCost: 30 },
      { event: "Cargo", Vessel: "Ship", Count: 4 },
    ];
    expect(keepBooks(lines.map(line)).complaints).toEqual(["Cargo has 4 t instead of 5"]);
  });
});
