import { expect, it } from "vitest";
import { valuesAt } from "./valuesAt.ts";

const event = { Fuel: { FuelMain: 3 }, Services: ["Dock", "Repair"], Items: [{ Name: "a" }, {}, { Name: "b" }, 4] };

it.each([
  ["Fuel.FuelMain", [{ value: 3, pointer: "/Fuel/FuelMain" }]],
  [
    "Services[]",
    [
      { value: "Dock", pointer: "/Services/0" },
      { value: "Repair", pointer: "/Services/1" },
    ],
  ],
  [
    "Items[].Name",
    [
      { value: "a", pointer: "/Items/0/Name" },
      { value: "b", pointer: "/Items/2/Name" },
    ],
  ],
  ["Items.Name", []],
  ["Fuel[].FuelMain", []],
  ["Cargo", []],
])("finds the values at %s", (path, expected) => {
  expect(valuesAt(event, path).map(({ value, pointer }) => ({ value, pointer }))).toEqual(expected);
});
