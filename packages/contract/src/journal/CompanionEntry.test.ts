import { expect, it } from "vitest";
import { announcedFile, companionFiles } from "./CompanionEntry.ts";

it.each([
  ["ModuleInfo", "ModulesInfo.json"],
  ["NavRoute", "NavRoute.json"],
  ["NavRouteClear", "NavRoute.json"],
  ["Status", undefined],
  ["Docked", undefined],
  ["constructor", undefined],
  [undefined, undefined],
])("knows which companion file %s announces: %s", (name, file) => {
  expect(announcedFile(name)).toBe(file);
});

it("lists the three companion files", () => {
  expect(companionFiles).toEqual(["Status.json", "ModulesInfo.json", "NavRoute.json"]);
});
