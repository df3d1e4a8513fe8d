import { describe, expect, it } from "vitest";
import { featuresOf, type PlacedLine } from "./featuresOf.ts";

const line = (second: number, event: PlacedLine["event"]): PlacedLine => ({ event, timeMs: second * 1000 });

describe("featuresOf", () => {
  it("sees numbers, digits, lists and neighbours", () => {
    const before = line(10, { event: "StartJump" });
    const scan = line(13, { timestamp: "t", event: "Scan", Radius: 1.25, Rings: [{ Mass: 2 }, { Mass: 4, Inner: 1 }] });
    expect(featuresOf(before, scan, line(9000, { event: "Music" }))).toEqual({
      ...{ "has Radius": 1, "value of Radius": 1.25, "digits of Radius": 3 },
      ...{ "has Rings": 1, "length of Rings": 2, "has Rings[]": 1 },
      ...{ "has Rings[].Mass": 1, "value of Rings[].Mass": 3, "digits of Rings[].Mass": 1 },
      ...{ "has Rings[].Inner": 0.5, "value of Rings[].Inner": 1, "digits of Rings[].Inner": 1 },
      ...{ "after StartJump": 1, "seconds since the line before": 3 },
      ...{ "before Music": 1, "seconds until the next line": 3600 },
    });
  });

  it("sees neither names nor ids nor places", () => {
    const event = { event: "Docked", StationName: "X", MarketID: 7, SystemAddress: 9, StarPos: [1, 2, 3], Taxi: true };
    expect(featuresOf(undefined, line(1, event), undefined)).toEqual({
      ...{ "has StationName": 1, "has MarketID": 1, "has SystemAddress": 1, "has StarPos": 1 },
      ...{ "has Taxi": 1, "value of Taxi": 1 },
    });
  });
});
