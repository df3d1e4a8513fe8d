import { expect, it } from "vitest";
import { commanderOf, givenCommander, unknownCommander } from "./Commander.ts";

const known = (name: string | undefined) => ({ source: "journal", id: "F12", name });

it.each([
  [{ event: "Commander", FID: "F12", Name: "Ada", Commander: "not this" }, known("Ada")],
  [{ event: "LoadGame", FID: "F12", Commander: "Ada", Name: "not this" }, known("Ada")],
  [{ event: "Commander", FID: "F12" }, known(undefined)],
  [{ event: "Commander", FID: "F12", Name: 7 }, known(undefined)],
  [{ event: "Docked", FID: "F12", Name: "Ada" }, undefined],
  [{ event: "Commander", FID: "", Name: "Ada" }, undefined],
  [{ event: "Commander", FID: 12, Name: "Ada" }, undefined],
  [{ event: "Commander", Name: "Ada" }, undefined],
  [{ event: 7, FID: "F12" }, undefined],
  [{ event: ["Commander"], FID: "F12" }, undefined],
  [{ event: "constructor", FID: "F12" }, undefined],
  [{ FID: "F12" }, undefined],
])("reads from %j the commander %j", (event, commander) => {
  expect(commanderOf(event)).toEqual(commander);
});

it("keeps apart who was given and who is not known", () => {
  expect(givenCommander("F12")).toEqual({ source: "given", id: "F12", name: undefined });
  expect(unknownCommander).toEqual({ source: "unknown", id: undefined, name: undefined });
});
