/** Balances of credits, cargo, materials and missions, kept from the lines of sessions in dialect live. */
import type { JsonObject, Moment } from "@shipslog/contract";
import { scenarioNames, simulate } from "@shipslog/simulator";
import { describe, expect, it } from "vitest";
import { keepBooks } from "../lab/live/bookkeeping/Bookkeeping.ts";
import { optionsOf } from "../lab/live/folder.ts";

const sessionOf = (scenario: (typeof scenarioNames)[number], seed: number) =>
  simulate(optionsOf({ scenario, seed, hours: 3 }));

describe("the books of a session in dialect live", () => {
  it.each(scenarioNames)("balance: %s", (scenario) => {
    for (const seed of [1, 2]) {
      const { complaints, compared } = keepBooks(sessionOf(scenario, seed));
      expect(complaints.slice(0, 5), `seed ${seed}`).toEqual([]);
      expect(compared["Status"]).toBeGreaterThan(100);
    }
  });

  // A delivery whose goods would otherwise be moved to the fleet carrier, then handed in.
  it("balance when the owner of a carrier has goods of a mission aboard", () => {
    const session = [...simulate(optionsOf({ scenario: "carrier-owner", seed: 12, hours: 3.5, status: false }))];
    expect(keepBooks(session).complaints).toEqual([]);
    const given = session.flatMap(({ event }) => (event?.["Transfers"] ?? []) as readonly JsonObject[]);
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
