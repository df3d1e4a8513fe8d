import { expect, it } from "vitest";
import { commanderOf, fidOf, givenCommander, namedCommander, nameInId, unknownCommander } from "./Commander.ts";

const known = (name: string | undefined) => ({ source: "journal", id: "F12", name });
const byName = (name: string) => ({ source: "name", id: `CMDR ${name}`, name });

it.each([
  [{ event: "Commander", FID: "F12", Name: "Ada", Commander: "not this" }, known("Ada")],
  [{ event: "LoadGame", FID: "F12", Commander: "Ada", Name: "not this" }, known("Ada")],
  [{ event: "Commander", FID: "F12" }, known(undefined)],
  [{ event: "Commander", FID: "F12", Name: 7 }, known(undefined)],
  [{ event: "Docked", FID: "F12", Name: "Ada" }, undefined],
  [{ event: "Commander", FID: "", Name: "Ada" }, byName("Ada")],
  [{ event: "Commander", FID: 12, Name: "Ada" }, byName("Ada")],
  [{ event: "Commander", Name: "Ada" }, byName("Ada")],
  [{ event: "LoadGame", Commander: "Ada", Ship: "SideWinder", GameMode: "Solo" }, byName("Ada")],
  [{ event: "LoadGame", Commander: "F12" }, byName("F12")],
  [{ event: "LoadGame", Commander: "" }, undefined],
  [{ event: "LoadGame", Commander: ["Ada"] }, undefined],
  [{ event: "Docked", Commander: "Ada" }, undefined],
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

it("keeps a name apart from every FID, and finds it again in the id", () => {
  expect(namedCommander("F12").id).not.toBe("F12");
  expect(nameInId(namedCommander("F12").id ?? "")).toBe("F12");
  expect(nameInId("F12")).toBeUndefined();
  expect(nameInId("unknown")).toBeUndefined();
});

it("takes only an FID for an FID", () => {
  expect(fidOf({ event: "LoadGame", FID: "F12", Commander: "Ada" })).toBe("F12");
  expect(fidOf({ event: "LoadGame", Commander: "F12" })).toBeUndefined();
  expect(fidOf({ event: "Docked", FID: "F12" })).toBeUndefined();
});
