import { Flags, Flags2, type Flag2Name, type FlagName, type JsonObject } from "@shipslog/contract";

const flags = (...names: readonly FlagName[]): number => Flags.encode(names);
const flags2 = (...names: readonly Flag2Name[]): number => Flags2.encode(names);

/** In the main ship, in space. */
export const inShip: JsonObject = {
  event: "Status",
  Flags: flags("ShieldsUp", "InMainShip"),
  Flags2: 0,
  Pips: [4, 4, 4],
  FireGroup: 0,
  GuiFocus: 0,
  Fuel: { FuelMain: 15, FuelReservoir: 0.5 },
  Cargo: 0,
  LegalState: "Clean",
  Balance: 1_000_000,
  Destination: { System: 10_477_373_803, Body: 4, Name: "$Mars;", Name_Localised: "Mars" },
};

const overMars: JsonObject = {
  Latitude: 12.5,
  Longitude: -45.25,
  Heading: 90,
  Altitude: 2500,
  BodyName: "Mars",
  PlanetRadius: 3_389_500,
};

/** In the main ship, flying over a planet. */
export const nearPlanet: JsonObject = { ...inShip, Flags: flags("ShieldsUp", "InMainShip", "HasLatLong"), ...overMars };

const { Altitude: _altitude, ...onMars } = overMars;

/** On foot on a planet. */
export const onFootStatus: JsonObject = {
  event: "Status",
  Flags: flags("HasLatLong"),
  Flags2: flags2("OnFoot", "OnFootOnPlanet", "OnFootExterior"),
  Oxygen: 1,
  Health: 0.5,
  Temperature: 210,
  SelectedWeapon: "$humanoid_fists_name;",
  SelectedWeapon_Localised: "Unarmed",
  Gravity: 0.38,
  LegalState: "Clean",
  Balance: 1_000_000,
  ...onMars,
};

/** In the SRV, driving on a planet. */
export const inSrv: JsonObject = {
  ...inShip,
  ...overMars,
  Flags: flags("ShieldsUp", "InSRV", "HasLatLong"),
  Altitude: 1,
};

/** A Status with other flags, set by name. */
export function withFlags(status: JsonObject, set: readonly FlagName[], set2?: readonly Flag2Name[]): JsonObject {
  return { ...status, Flags: flags(...set), ...(set2 && { Flags2: flags2(...set2) }) };
}
