import { Flags, Flags2, flags2Table, flagsTable, type Status } from "@shipslog/contract";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { describeFields } from "./describeFields.ts";
import { lampsOf } from "./lamps.ts";
import { activityOf } from "./activity.ts";
import { loadSchema } from "./schemas.ts";

const statusOf = (flags: number, flags2?: number): Status => {
  const status: Status = { timestamp: "2026-05-01T12:00:00Z", event: "Status", Flags: flags };
  return flags2 === undefined ? status : { ...status, Flags2: flags2 };
};

describe("lamps", () => {
  it("are lit exactly for the bits that are set, in any vehicle", () => {
    const names = [...flagsTable, ...flags2Table].map(({ name }) => name as string);
    const vehicle = fc.constantFrom(Flags.encode(["InMainShip"]), Flags.encode(["InSRV"]), Flags.encode(["InFighter"]));
    const bits = fc.integer({ min: 0, max: 2 ** 32 - 1 });
    const bits2 = fc.integer({ min: 0, max: 2 ** flags2Table.length - 1 });
    fc.assert(
      fc.property(vehicle, bits, bits2, (inside, flags, flags2) => {
        const status = statusOf((flags | inside) >>> 0, flags2);
        const lit = lampsOf(status).filter(({ isLit }) => isLit === true);
        const set = [...Flags.decode(status.Flags).names, ...Flags2.decode(flags2).names];
        expect(new Set(lit.map(({ name }) => name))).toEqual(new Set<string>(set));
        expect(lampsOf(status).every(({ name }) => names.includes(name))).toBe(true);
      }),
    );
  });

  it.each([
    ["before the first Status", undefined],
    ["in the game's menu", statusOf(0)],
  ])("are unknown %s", (_when, status) => {
    const lamps = lampsOf(status);
    expect(lamps.length).toBeGreaterThan(30);
    expect(lamps.every(({ isLit }) => isLit === undefined)).toBe(true);
  });
});

it("the activity is the first matching bit", () => {
  expect(activityOf(undefined)).toBeUndefined();
  expect(activityOf(statusOf(0))).toBe("Not in game");
  expect(activityOf(statusOf(Flags.encode(["InMainShip", "Supercruise", "BeingInterdicted"])))).toBe(
    "Being interdicted",
  );
  expect(activityOf(statusOf(0, Flags2.encode(["OnFoot", "OnFootOnPlanet"])))).toBe("On a planet");
});

describe("the field descriptions of a line", () => {
  it("contain the contract's text for each field, and none for an unknown field", async () => {
    const schema = await loadSchema("CargoTransfer");
    const value = {
      event: "CargoTransfer",
      Transfers: [{ Type: "gold", Count: 3, Direction: "toship" }],
      constructor: 1,
    };
    const fields = describeFields(value, schema);
    expect(fields.find(({ name }) => name === "Count")).toMatchObject({ value: "3", meaning: "Units moved." });
    expect(fields.find(({ name }) => name === "Direction")?.meaning).toContain("One of: toship, tocarrier, tosrv");
    expect(fields.find(({ name }) => name === "constructor")?.meaning).toBeUndefined();
  });

  it("contain the names of bits and every digit", async () => {
    const schema = await loadSchema("Status");
    const fields = describeFields({ Flags: Flags.encode(["Docked"]), Destination: { System: 2n ** 63n } }, schema);
    expect(fields.map(({ value }) => value)).toEqual(["1: Docked", "", "9223372036854775808"]);
  });

  it("are limited for deep and long values", () => {
    const deep = JSON.parse(`${"[".repeat(2000)}1${"]".repeat(2000)}`) as [];
    expect(describeFields(deep, undefined).length).toBeLessThan(20);
    const long = Array.from({ length: 5000 }, () => ({}));
    expect(describeFields(long, undefined)).toHaveLength(400);
  });

  it("show a list of primitive values as one value, cut at a maximum length", async () => {
    const schema = await loadSchema("FSDJump");
    const [at] = describeFields({ StarPos: [1.5, -2, 3] }, schema);
    expect(at).toMatchObject({ value: "1.5, -2, 3", depth: 0 });
    const [long] = describeFields({ list: Array.from({ length: 5000 }, () => 1) }, undefined);
    expect(long?.value).toHaveLength(300);
  });
});
