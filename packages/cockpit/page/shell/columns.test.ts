import { expect, it } from "vitest";
import { withPanel } from "./columns.ts";
import { panelIn } from "./panels.ts";

it("a chosen panel takes the place of the one that was chosen longest ago", () => {
  expect(withPanel(["flight", "route"], "ship", ["ship", "route", "flight"])).toEqual(["ship", "route"]);
  expect(withPanel(["flight", "route"], "ship", ["ship", "flight", "route"])).toEqual(["flight", "ship"]);
  expect(withPanel(["flight", "route"], "route", ["route", "flight"])).toEqual(["flight", "route"]);
});

it.each([
  ["#ship", "", "ship"],
  ["", "?panel=route&bare", "route"],
  ["#nowhere", "", "now"],
  ["", "", "now"],
])("the address %s%s shows the panel %s", (hash, search, panel) => {
  expect(panelIn({ hash, search })).toBe(panel);
});
