import { describe, expect, it } from "vitest";
import { parseLayout } from "./layout.ts";

const single = { decimals: 6, precision: "single" };

describe("the layout of a line", () => {
  it("has its fields in written order", () => {
    expect(Object.keys(parseLayout("Name MarketID Age_MY"))).toEqual(["Name", "MarketID", "Age_MY"]);
    expect(parseLayout("")).toEqual({});
  });

  it("says how numbers are printed", () => {
    expect(parseLayout("Health:6 Tilt:6d Mass:5g Cost")).toEqual({
      Health: single,
      Tilt: { decimals: 6, precision: "double" },
      Mass: { digits: 5 },
      Cost: "plain",
    });
  });

  it("nests lists and objects", () => {
    expect(
      parseLayout("Fuel{Main:6} Modules[Slot Engineering{Level Modifiers[Label Value:6]} Value] Parents[~] End"),
    ).toEqual({
      Fuel: { fields: { Main: single } },
      Modules: {
        items: {
          fields: {
            Slot: "plain",
            Engineering: {
              fields: { Level: "plain", Modifiers: { items: { fields: { Label: "plain", Value: single } } } },
            },
            Value: "plain",
          },
        },
      },
      Parents: { items: "compact" },
      End: "plain",
    });
  });
});
