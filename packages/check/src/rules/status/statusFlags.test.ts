import { Flags, Flags2, type Flag2Name, type FlagName, type JsonObject } from "@shipslog/contract";
import { describe, expect, it } from "vitest";
import { sampleEvents } from "../examples/sampleEvents.ts";
import { findingsInSamples } from "../../../tests/helpers/findingsOf.ts";

const { onFoot, Status } = sampleEvents;
const place = { Latitude: 1.5, Longitude: 20.25, Heading: 90, BodyName: "Moon", PlanetRadius: 1737000 };

const inShip = (flags: readonly FlagName[], flags2: readonly Flag2Name[] = [], more: JsonObject = {}) =>
  Status({ Flags: Flags.encode(["InMainShip", ...flags]), Flags2: Flags2.encode(flags2), ...more });
const walking = (flags2: readonly Flag2Name[], flags: readonly FlagName[] = [], more: JsonObject = {}) =>
  onFoot({ Flags: Flags.encode(flags), Flags2: Flags2.encode(["OnFoot", ...flags2]), ...more });
const found = (event: JsonObject) => findingsInSamples([{ companion: "Status.json", event }]);

describe("flags that contradict each other", () => {
  it.each<[string, JsonObject, string]>([
    ["in a station on foot, in the ship", inShip([], ["OnFootInStation"]), "error status-foot-place /Flags2"],
    ["in a hangar on foot, in the ship", inShip([], ["OnFootInHangar"]), "error status-foot-place /Flags2"],
    ["in a social space, in the ship", inShip([], ["OnFootSocialSpace"]), "error status-foot-place /Flags2"],
    ["outside on foot, in the ship", inShip([], ["OnFootExterior"]), "error status-foot-place /Flags2"],
    ["cold and hot", walking(["OnFootInStation", "Cold", "Hot"]), "error status-temperature /Flags2"],
    ["very cold and very hot", walking(["OnFootInStation", "VeryCold", "VeryHot"]), "error status-temperature /Flags2"],
    ["landed without a position", inShip(["Landed"]), "error status-surface /Latitude"],
    ["on a planet without a position", walking(["OnFootOnPlanet"]), "error status-surface /Latitude"],
    ["the handbrake of the SRV in the ship", inShip(["SrvHandbrake"]), "warning status-flag-alone /Flags"],
    ["the high beam of the SRV in the ship", inShip(["SrvHighBeam"]), "warning status-flag-alone /Flags"],
    ["aiming in the ship", inShip([], ["AimDownSight"]), "warning status-flag-alone /Flags2"],
    ["an SRV without a position", Status({ Flags: Flags.encode(["InSRV"]) }), "warning status-flag-alone /Flags"],
    ["on foot in supercruise", walking(["OnFootInStation"], ["Supercruise"]), "warning status-flag-clash /Flags2"],
    ["docked in supercruise", inShip(["Docked", "Supercruise"]), "warning status-flag-clash /Flags"],
    [
      "multicrew in two ways",
      inShip([], ["TelepresenceMulticrew", "PhysicalMulticrew"]),
      "warning status-flag-clash /Flags2",
    ],
  ])("are reported: %s", (_, event, expected) => {
    expect(found(event)).toEqual([expected]);
  });

  it.each<[string, JsonObject]>([
    ["in the SRV", Status({ Flags: Flags.encode(["InSRV", "HasLatLong", "SrvHandbrake"]), ...place, Altitude: 0 })],
    ["landed", inShip(["Landed", "HasLatLong"], [], { ...place, Altitude: 0 })],
    ["on foot beside the landed ship", walking(["OnFootOnPlanet", "Cold"], ["Landed", "HasLatLong"], place)],
    ["on foot while the ship is docked", walking(["OnFootInStation", "OnFootInHangar"], ["Docked"])],
    ["very hot", walking(["OnFootInStation", "Hot", "VeryHot"])],
    ["a guest in supercruise", Status({ Flags: Flags.encode(["Supercruise", "InMainShip"]), Flags2: 2 ** 17 })],
  ])("are not found: %s", (_, event) => {
    expect(found(event)).toEqual([]);
  });
});

describe("flags of a guest", () => {
  const handbrake = Status({ Flags: Flags.encode(["InMainShip", "SrvHandbrake"]), Flags2: Flags2.encode(["InTaxi"]) });
  const samples = [{ companion: "Status.json", event: handbrake }] as const;

  it("are judged in spec, and not in live, where no sample shows what the game writes", () => {
    expect(findingsInSamples(samples, "spec")).toEqual(["warning status-flag-alone /Flags"]);
    expect(findingsInSamples(samples, "live")).toEqual([]);
  });

  it("are judged in live when the ship is one's own", () => {
    const own = Status({ Flags: Flags.encode(["InMainShip", "SrvHandbrake"]) });
    expect(findingsInSamples([{ companion: "Status.json", event: own }], "live")).toEqual([
      "note status-flag-alone /Flags",
    ]);
  });
});
