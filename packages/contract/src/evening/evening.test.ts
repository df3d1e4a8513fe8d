import { describe, expect, it } from "vitest";
import type { JsonObject } from "../text/Json.ts";
import { EveningFold } from "./Evening.ts";
import { drawEvening, eveningFigures, eveningLength } from "./eveningCard.ts";

const at = (minute: number) => `2026-05-01T20:${`${minute}`.padStart(2, "0")}:00Z`;

function eveningOf(events: readonly JsonObject[]) {
  const fold = new EveningFold();
  for (const event of events) fold.add(event["event"] as string, event);
  return fold.evening();
}

const jump = (minute: number, system: string, x: number): JsonObject => {
  return { timestamp: at(minute), event: "FSDJump", StarSystem: system, StarPos: [x, 0, x], JumpDist: 10 };
};
const scan = (body: string, more: JsonObject): JsonObject => {
  return { timestamp: at(5), event: "Scan", BodyName: body, WasDiscovered: false, ...more };
};

describe("an evening", () => {
  const explorer = eveningOf([
    { timestamp: at(0), event: "Commander", Name: "A <b>&" },
    { timestamp: at(0), event: "Loadout", Ship: "krait_light" },
    { timestamp: at(0), event: "Location", StarSystem: "Sol", StarPos: [0, 0, 0] },
    jump(1, "A", 10),
    jump(2, "B", 20),
    scan("B 1", { PlanetClass: "Earthlike body" }),
    scan("B 1", { PlanetClass: "Earthlike body" }),
    scan("B A Belt Cluster 1", {}),
    scan("B", { StarType: "G", WasDiscovered: true }),
    { timestamp: at(30), event: "MultiSellExplorationData", TotalEarnings: 5_000_000, Discovered: [] },
    { timestamp: at(31), event: "CarrierBankTransfer", Deposit: 900_000_000 },
    { timestamp: at(59), event: "Shutdown" },
  ]);

  it("counts each star and planet once, no belts, and no money that only moves", () => {
    expect(explorer.counts).toMatchObject({ jumps: 2, systems: 2, bodies: 2, firsts: 1, deaths: 0 });
    expect(explorer).toMatchObject({ credits: 5_000_000, distanceLy: 20, startSystem: "Sol", endSystem: "B" });
    expect([explorer.ships, eveningLength(explorer)]).toEqual([["Krait Phantom"], "59 min"]);
  });

  it("remembers the best moment as a sentence", () => {
    expect(explorer.best).toBe("B 1: Earthlike body");
  });

  it.each([
    ["fighter", Array.from({ length: 9 }, () => ({ event: "Bounty", TotalReward: 10 }))],
    ["miner", Array.from({ length: 9 }, () => ({ event: "MiningRefined" }))],
    ["trader", [{ event: "MarketSell", Count: 500, TotalSale: 9000, AvgPricePaid: 10 }]],
    ["exobiologist", [{ event: "ScanOrganic", ScanType: "Analyse" }]],
    ["courier", [{ event: "MissionCompleted" }, { event: "MissionCompleted" }]],
    ["pilot", [{ event: "Music" }]],
  ])("has the role %s by what was done", (role, events) => {
    expect(eveningOf(events as JsonObject[]).role).toBe(role);
  });

  it("shows at most six figures and none that is zero", () => {
    const words = eveningFigures(explorer).map((figure) => `${figure.value} ${figure.words}`);
    expect(words).toEqual([
      "1 first discovery",
      "2 bodies scanned",
      "2 systems",
      "5.0 M credits earned",
      "20 light-years",
      "2 jumps",
    ]);
  });

  it.each([
    [9_999, "9,999"],
    [999_949, "999.9 k"],
    [999_950, "1.0 M"],
    [999_950_000, "1.0 B"],
  ])("shows %i credits in the unit that they are rounded to: %s", (TotalEarnings, value) => {
    const evening = eveningOf([{ event: "MultiSellExplorationData", TotalEarnings }]);
    expect(eveningFigures(evening)).toEqual([{ value, words: "credits earned" }]);
  });

  it("is drawn as a picture in which no text becomes markup", () => {
    const picture = drawEvening(explorer);
    expect(picture).toMatch(/^<svg [^>]*width="1200" height="630"/);
    expect(picture).toContain("CMDR A &lt;b&gt;&amp;");
    const tags = new Set([...picture.matchAll(/<([a-z]+)/g)].map(([, tag]) => tag));
    expect(tags).toEqual(new Set(["svg", "rect", "polyline", "circle", "text"]));
    expect(drawEvening(eveningOf([]))).toContain("An evening of flight");
  });
});
