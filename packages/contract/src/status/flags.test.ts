import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { Flags } from "./Flags.ts";
import { Flags2 } from "./Flags2.ts";
import { GuiFocus } from "./GuiFocus.ts";

describe.each([
  ["Flags", Flags, 32],
  ["Flags2", Flags2, 23],
] as const)("%s", (_name, table, bits) => {
  it("decodes and encodes every value to itself", () => {
    fc.assert(
      fc.property(fc.nat(2 ** bits - 1), (value) => {
        const { names, unknownBits } = table.decode(value);
        expect(unknownBits).toEqual([]);
        expect((table.encode as (names: readonly string[]) => number)(names)).toBe(value);
      }),
    );
  });

  it("gives bit n the value 2^n, unsigned", () => {
    const encode = table.encode as (names: readonly string[]) => number;
    expect(table.names.map((name) => encode([name]))).toEqual(Array.from({ length: bits }, (_, bit) => 2 ** bit));
  });
});

it("reads a real value", () => {
  const { names } = Flags.decode(16842765);
  expect(names).toEqual(["Docked", "LandingGearDown", "ShieldsUp", "FsdMassLocked", "InMainShip"]);
  expect(Flags.has(16842765, "Docked")).toBe(true);
  expect(Flags.has(16842765, "Landed")).toBe(false);
});

it("tells the bits a table does not know", () => {
  expect(Flags2.decode(2 ** 23 + 1)).toEqual({ names: ["OnFoot"], unknownBits: [23] });
});

it("refuses a name no bit has", () => {
  expect(() => Flags.encode(["Dokced" as "Docked"])).toThrow(new RangeError("unknown bit Dokced"));
});

it("names the screens", () => {
  expect(GuiFocus.names.map((name) => GuiFocus.encode(name))).toEqual(GuiFocus.names.map((_, focus) => focus));
  expect(GuiFocus.decode(6)).toBe("GalaxyMap");
  expect(GuiFocus.decode(-1)).toBeUndefined();
});
