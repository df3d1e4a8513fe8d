import { describe, expect, expectTypeOf, it } from "vitest";
import { isObservedKind } from "../observed.ts";
import { isKind } from "../events/kinds.ts";
import {
  announcedFile,
  companionFiles,
  companionFilesOf,
  companionKinds,
  contentShape,
  isSpecifiedFile,
  listsByName,
  type CargoFile,
} from "./companionTable.ts";

it.each([
  ["ModuleInfo", "ModulesInfo.json"],
  ["NavRoute", "NavRoute.json"],
  ["NavRouteClear", "NavRoute.json"],
  ["Cargo", "Cargo.json"],
  ["FCMaterials", "FCMaterials.json"],
  ["Status", undefined],
  ["Docked", undefined],
  ["constructor", undefined],
  [undefined, undefined],
])("knows which companion file %s announces: %s", (name, file) => {
  expect(announcedFile(name)).toBe(file);
});

it("takes a Cargo line with its list for no announcement, and every other one for an announcement", () => {
  expect(announcedFile("Cargo", { Vessel: "Ship", Count: 0, Inventory: [] })).toBeUndefined();
  expect(announcedFile("Cargo", { Vessel: "Ship", Count: 0 })).toBe("Cargo.json");
  expect(announcedFile("ShipLocker", { Items: [] })).toBe("ShipLocker.json");
});

it("has ten files in live, and in spec the three of the document", () => {
  expect(companionFilesOf("spec")).toEqual(["Status.json", "ModulesInfo.json", "NavRoute.json"]);
  expect(companionFilesOf("live")).toEqual(companionFiles);
  expect(companionFiles).toHaveLength(10);
});

describe.each(companionFiles)("%s", (file) => {
  it("has a kind of its tier, and a shape only when the specification does not describe it", () => {
    const kind = companionKinds[file];
    expect(isSpecifiedFile(file) ? isKind(kind) : isObservedKind(kind)).toBe(true);
    expect(contentShape(file) === undefined).toBe(isSpecifiedFile(file));
  });

  it("spreads exactly the lists of its shape", () => {
    const shape = contentShape(file);
    if (shape === undefined) return;
    const lists = Object.keys(shape).filter((key) => typeof shape[key] === "object");
    expect(listsByName.get(companionKinds[file])).toEqual(lists);
  });
});

it("types the content of a file by its shape", () => {
  expectTypeOf<CargoFile["event"]>().toEqualTypeOf<"Cargo">();
  expectTypeOf<CargoFile["Inventory"][number]["Count"]>().toEqualTypeOf<number>();
  expectTypeOf<CargoFile["Inventory"][number]["MissionID"]>().toEqualTypeOf<number | bigint | undefined>();
});
