import { describe, expect, it } from "vitest";
import { describeEvent } from "./describeEvent.ts";

const timestamp = "2016-09-20T16:06:13Z";

describe("an event of an earlier game", () => {
  it.each([
    [
      "FSDJump",
      { StarSystem: "Niju", StarPos: [1, 2, 3], Faction: "A", JumpDist: 15.86, FuelUsed: 1, FuelLevel: 27 },
      "Jumped 15.9 ly to Niju, fuel 27.0 t",
    ],
    ["Docked", { StationName: "Test City", StarSystem: "Niju", Faction: "A" }, "Docked at Test City in Niju"],
    ["Synthesis", { Name: "Repair Basic", Materials: { iron: 2 } }, "Synthesised Repair Basic"],
    ["EngineerProgress", { Engineer: "Bill", Progress: "Known" }, "Bill: known"],
  ])("is told by what its game wrote: %s", (kind, fields, sentence) => {
    expect(describeEvent({ kind, event: { timestamp, event: kind, ...fields } })).toBe(sentence);
  });

  it("is invalid where no game wrote so", () => {
    const event = { timestamp, event: "Docked", StationName: 5 };
    expect(describeEvent({ kind: "Docked", event })).toContain("(invalid: wrong-type at /StationName)");
  });
});
