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
const over = { ...place, Altitude: 3000 };
const driving = (flags: readonly FlagName[]) =>
  Status({ Flags: Flags.encode(["InSRV", "HasLatLong", ...flags]), ...over });
const bothPlaces = ["OnFootInStation", "OnFootOnPlanet"] as const;
/** In no vehicle. */
const passenger = (names: readonly Flag2Name[]) => ({
  timestamp: "2026-05-01T12:02:00Z",
  event: "Status",
  Flags: 0,
  Flags2: Flags2.encode(names),
});
const clash = "warning status-flag-clash /Flags";
const alone = "warning status-flag-alone /Flags";
const found = (event: JsonObject) => findingsInSamples([{ companion: "Status.json", event }]);

describe("flags that contradict each other", () => {
  it.each<[string, JsonObject, string]>([
    ["in a station on foot, in the ship", inShip([], ["OnFootInStation"]), "error status-foot-place /Flags2"],
    ["in a hangar on foot, in the ship", inShip([], ["OnFootInHangar"]), "error status-foot-place /Flags2"],
    ["in a social space, in the ship", inShip([], ["OnFootSocialSpace"]), "error status-foot-place /Flags2"],
    ["outside on foot, in the ship", inShip([], ["OnFootExterior"]), "error status-foot-place /Flags2"],
    ["cold and hot", walking(["OnFootInStation", "Cold", "Hot"]), "error status-temperature /Flags2"],
    [
      "very cold and very hot",
      walking(["OnFootInStation", "Cold", "VeryCold", "Hot", "VeryHot"]),
      "error status-temperature /Flags2",
    ],
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
    ["supercruise in the SRV", driving(["Supercruise"]), clash],
    ["the drive charging in the SRV", driving(["FsdCharging"]), clash],
    ["glide on foot", walking(["OnFootOnPlanet", "GlideMode"], ["HasLatLong"], place), `${clash}2`],
    ["glide on a pad", inShip(["Docked", "HasLatLong"], ["GlideMode"], over), clash],
    ["glide in deep space", inShip([], ["GlideMode"]), `${alone}2`],
    ["supercruise assist on a pad", inShip(["Docked"], ["SupercruiseAssist"]), `${alone}2`],
    ["overcharge on a pad", inShip(["Docked"], ["SupercruiseOvercharge"]), `${alone}2`],
    ["overcharge in normal space", inShip([], ["SupercruiseOvercharge"]), `${alone}2`],
    ["overcharge and assist", inShip(["Supercruise"], ["SupercruiseOvercharge", "SupercruiseAssist"]), `${clash}2`],
    ["scooping on a pad", inShip(["Docked", "ScoopingFuel"]), alone],
    ["interdicted on a pad", inShip(["Docked", "BeingInterdicted"]), alone],
    ["in a station and on a planet", walking(bothPlaces, ["HasLatLong"], place), `${clash}2`],
    ["in a taxi on foot", walking(["OnFootInStation", "InTaxi"]), `${clash}2`],
    ["in a taxi and in the own ship", inShip([], ["InTaxi"]), `${clash}2`],
    ["in a taxi and in multicrew", passenger(["InTaxi", "InMulticrew"]), `${clash}2`],
    ["the drive charging and cooling", inShip(["FsdCharging", "FsdCooldown"]), clash],
    ["the drive charging on a pad", inShip(["Docked", "FsdMassLocked", "FsdCharging"]), clash],
    ["the hyperdrive charging alone", inShip([], ["FsdHyperdriveCharging"]), `${alone}2`],
    ["landing gear in supercruise", inShip(["Supercruise", "LandingGearDown"]), clash],
    ["hardpoints on a pad", inShip(["Docked", "HardpointsDeployed"]), clash],
    ["air to breathe in the ship", inShip([], ["BreathableAtmosphere"]), `${alone}2`],
    ["very cold but not cold", walking(["OnFootInStation", "VeryCold"]), `${alone}2`],
  ])("are reported: %s", (_, event, expected) => {
    expect(found(event)).toEqual([expected]);
  });

  it.each<[string, JsonObject]>([
    ["in the SRV", Status({ Flags: Flags.encode(["InSRV", "HasLatLong", "SrvHandbrake"]), ...place, Altitude: 0 })],
    ["landed", inShip(["Landed", "HasLatLong"], [], { ...place, Altitude: 0 })],
    ["on foot beside the landed ship", walking(["OnFootOnPlanet", "Cold"], ["Landed", "HasLatLong"], place)],
    ["on foot while the ship is docked", walking(["OnFootInStation", "OnFootInHangar"], ["Docked"])],
    ["very hot", walking(["OnFootInStation", "Hot", "VeryHot"])],
    ["in hyperspace", inShip(["FsdJump", "FsdCharging"], ["FsdHyperdriveCharging"])],
    ["interdicted in supercruise", inShip(["Supercruise", "BeingInterdicted"], ["SupercruiseAssist"])],
    ["held back by a mass while the drive charges", inShip(["FsdCharging", "FsdMassLocked"])],
    ["a guest in supercruise", Status({ Flags: Flags.encode(["Supercruise", "InMainShip"]), Flags2: 2 ** 17 })],
  ])("are not found: %s", (_, event) => {
    expect(found(event)).toEqual([]);
  });
});

describe("flags of a guest", () => {
  const handbrake = Status({
    Flags: Flags.encode(["InMainShip", "SrvHandbrake"]),
    Flags2: Flags2.encode(["InMulticrew"]),
  });
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
