/** Fields of Status.json: values, ranges, conditions. */
import { bit } from "./cleanFolders.ts";
import { drop, set } from "./DraftFolder.ts";
import { isIn, shows } from "./statusStates.ts";
import { editStatus, putStatus, violation } from "./DocumentViolation.ts";

const near = "2: when on or near a planet";

/** Violations in the fields of Status.json. */
export const statusFieldViolations = [
  violation(
    "Flags absent",
    "flat",
    "2: Flags | R",
    editStatus((status) => drop(status, "Flags")),
  ),
  violation("Flags negative", "flat", "2: each bit has value 2^bit", putStatus({ Flags: -1 })),
  violation(
    "Flags bit 32",
    "flat",
    "2: Flags table ends at bit 31",
    editStatus((status) => set(status, { Flags: status.Flags + bit(32) })),
  ),
  violation("Flags a text", "flat", "2: Flags | integer", putStatus({ Flags: "16777240" })),
  violation("Flags a fraction", "flat", "2: Flags | integer", putStatus({ Flags: 16_777_240.5 })),
  violation("Flags a list of names", "flat", "2: Flags | integer", putStatus({ Flags: ["Supercruise"] })),
  violation(
    "Flags2 bit 23",
    "flat",
    "2: Flags2 table ends at bit 22",
    editStatus((status) => set(status, { Flags2: (status.Flags2 ?? 0) + bit(23) })),
  ),
  violation("Flags2 negative", "flat", "2: each bit has value 2^bit", putStatus({ Flags2: -4 })),
  violation("Pips of two", "flat", "8: Pips array length | 3 integers", putStatus({ Pips: [4, 8] })),
  violation("Pips of four", "flat", "8: Pips array length | 3 integers", putStatus({ Pips: [2, 4, 4, 2] })),
  violation(
    "Pips in whole pips with fractions",
    "flat",
    "8: 3 integers, in half-pips",
    putStatus({ Pips: [2.5, 1.5, 2] }),
  ),
  violation("Pips an object", "flat", "2: Pips | array<integer>", putStatus({ Pips: { sys: 4, eng: 4, wep: 4 } })),
  violation("Pips negative", "plain", "2: energy distribution in half-pips", putStatus({ Pips: [-2, 8, 6] })),
  violation(
    "Pips of 9",
    "game",
    "2: half-pips",
    editStatus((status) => status.Pips !== undefined && set(status, { Pips: [9, 2, 1] })),
  ),
  violation(
    "Pips sum 30",
    "game",
    "2: half-pips",
    editStatus((status) => status.Pips !== undefined && set(status, { Pips: [10, 10, 10] })),
  ),
  violation("FireGroup a text", "flat", "2: FireGroup | integer", putStatus({ FireGroup: "A" })),
  violation("FireGroup negative", "plain", "2: FireGroup", putStatus({ FireGroup: -1 })),
  violation("Fuel a number", "flat", "2: Fuel | object", putStatus({ Fuel: 12.5 })),
  violation("Fuel without FuelReservoir", "flat", "2: FuelReservoir (number R)", putStatus({ Fuel: { FuelMain: 4 } })),
  violation(
    "Fuel negative",
    "plain",
    "2: FuelMain",
    editStatus((status) => status.Fuel !== undefined && set(status.Fuel, { FuelMain: -1 })),
  ),
  violation(
    "FuelMain far above FuelLevel",
    "game",
    "2: FuelMain; FuelLevel",
    editStatus((status) => {
      if (status.Fuel === undefined || !isIn(status, "supercruise")) return false;
      status.Fuel.FuelMain = 900;
      return true;
    }),
  ),
  violation("GuiFocus 12", "flat", "2: GuiFocus values 0 to 11", putStatus({ GuiFocus: 12 })),
  violation("GuiFocus negative", "flat", "2: GuiFocus values 0 to 11", putStatus({ GuiFocus: -1 })),
  violation("GuiFocus a name", "flat", "2: GuiFocus | integer", putStatus({ GuiFocus: "GalaxyMap" })),
  violation(
    "GuiFocus StationServices in supercruise",
    "plain",
    "2: 5 StationServices",
    editStatus((status) => {
      if (!isIn(status, "supercruise")) return false;
      return set(status, { GuiFocus: 5 });
    }),
  ),
  violation(
    "GuiFocus FSS mode docked",
    "game",
    "2: 9 FSS mode",
    editStatus((status) => {
      if (!isIn(status, "docked")) return false;
      return set(status, { GuiFocus: 9 });
    }),
  ),
  violation(
    "Latitude 95",
    "plain",
    near,
    editStatus((status) => status.Latitude !== undefined && set(status, { Latitude: 95 })),
  ),
  violation(
    "Longitude 400",
    "plain",
    near,
    editStatus((status) => status.Longitude !== undefined && set(status, { Longitude: 400 })),
  ),
  violation(
    "Latitude a text",
    "flat",
    "2: Latitude | number",
    editStatus((status) => status.Latitude !== undefined && set(status, { Latitude: "12 N" })),
  ),
  violation(
    "Latitude alone",
    "plain",
    near,
    editStatus((status) => status.Latitude !== undefined && drop(status, "Longitude")),
  ),
  violation(
    "Longitude alone",
    "plain",
    near,
    editStatus((status) => status.Longitude !== undefined && drop(status, "Latitude")),
  ),
  violation(
    "Latitude in deep space",
    "flat",
    near,
    editStatus((status) => {
      if (!isIn(status, "deepSpace")) return false;
      return set(status, { Latitude: 1.5, Longitude: 2.5 });
    }),
  ),
  violation(
    "Heading a fraction",
    "flat",
    "2: Heading | integer",
    editStatus((status) => status.Heading !== undefined && set(status, { Heading: 12.5 })),
  ),
  violation(
    "Heading 400",
    "plain",
    "2: Heading",
    editStatus((status) => status.Heading !== undefined && set(status, { Heading: 400 })),
  ),
  violation(
    "Heading in deep space",
    "improbable",
    "2: Heading",
    editStatus((status) => {
      if (!isIn(status, "deepSpace")) return false;
      return set(status, { Heading: 90 });
    }),
  ),
  violation(
    "Altitude a fraction",
    "flat",
    "2: Altitude | integer",
    editStatus((status) => status.Altitude !== undefined && set(status, { Altitude: 12.5 })),
  ),
  violation(
    "Altitude in deep space",
    "plain",
    "2: Altitude",
    editStatus((status) => {
      if (!isIn(status, "deepSpace")) return false;
      return set(status, { Altitude: 1200 });
    }),
  ),
  violation(
    "Altitude without position",
    "plain",
    "2: Altitude; when on or near a planet",
    editStatus((status) => {
      if (!isIn(status, "planet") || status.Altitude === undefined) return false;
      set(status, { Flags: status.Flags - bit(21) });
      return drop(status, "Latitude", "Longitude");
    }),
  ),
  violation(
    "Cargo negative",
    "plain",
    "2: Cargo",
    editStatus((status) => status.Cargo !== undefined && set(status, { Cargo: -4 })),
  ),
  violation("Cargo a text", "flat", "2: Cargo | number", putStatus({ Cargo: "4" })),
  violation("LegalState a number", "flat", "2: LegalState | string", putStatus({ LegalState: 0 })),
  violation("Balance a fraction", "flat", "2: Balance | integer", putStatus({ Balance: 10.5 })),
  violation("Balance negative", "game", "2: Balance", putStatus({ Balance: -5 })),
  violation(
    "Oxygen above 1",
    "flat",
    "8: Oxygen, Health range | 0.0 to 1.0",
    editStatus((status) => status.Oxygen !== undefined && set(status, { Oxygen: 1.2 })),
  ),
  violation(
    "Oxygen in percent",
    "flat",
    "8: Oxygen, Health range | 0.0 to 1.0",
    editStatus((status) => status.Oxygen !== undefined && set(status, { Oxygen: 85 })),
  ),
  violation(
    "Oxygen negative",
    "flat",
    "8: Oxygen, Health range | 0.0 to 1.0",
    editStatus((status) => status.Oxygen !== undefined && set(status, { Oxygen: -0.1 })),
  ),
  violation(
    "Health above 1",
    "flat",
    "8: Oxygen, Health range | 0.0 to 1.0",
    editStatus((status) => status.Health !== undefined && set(status, { Health: 1.01 })),
  ),
  violation(
    "Health negative",
    "flat",
    "8: Oxygen, Health range | 0.0 to 1.0",
    editStatus((status) => status.Health !== undefined && set(status, { Health: -1 })),
  ),
  violation(
    "Temperature negative",
    "improbable",
    "2: Temperature",
    editStatus((status) => status.Temperature !== undefined && set(status, { Temperature: -10 })),
  ),
  violation("Temperature a text", "flat", "2: Temperature | number", putStatus({ Temperature: "300 K" })),
  violation(
    "SelectedWeapon null",
    "flat",
    "2: SelectedWeapon | may be empty string",
    putStatus({ SelectedWeapon: null }),
  ),
  violation(
    "SelectedWeapon_Localised alone",
    "flat",
    "1, rule 4",
    editStatus((status) => {
      drop(status, "SelectedWeapon");
      return set(status, { SelectedWeapon_Localised: "Karma P-15" });
    }),
  ),
  violation(
    "SelectedWeapon_Localised in internal form",
    "flat",
    "1, rule 4: display-language form",
    editStatus((status) => {
      if (!shows(status, "onFoot")) return false;
      return set(status, { SelectedWeapon: "$wpn_pistol;", SelectedWeapon_Localised: "$wpn_pistol;" });
    }),
  ),
  violation("Destination a text", "flat", "2: Destination | object", putStatus({ Destination: "Sol" })),
  violation(
    "Destination without Body",
    "flat",
    "2: Body (integer R)",
    putStatus({ Destination: { System: 1, Name: "Sol" } }),
  ),
  violation(
    "Destination System a name",
    "flat",
    "2: System (integer R)",
    putStatus({ Destination: { System: "Sol", Body: 0, Name: "Sol" } }),
  ),
  violation(
    "Destination Name_Localised in internal form",
    "flat",
    "1, rule 4: display-language form",
    putStatus({ Destination: { System: 10_477_373_803, Body: 1, Name: "$A;", Name_Localised: "$A;" } }),
  ),
  violation(
    "Destination.System not on route",
    "game",
    "2: Destination",
    editStatus((status, folder) => {
      if (folder.files["NavRoute.json"] === undefined || !isIn(status, "ship")) return false;
      return set(status, { Destination: { System: 10_477_373_803, Body: 0, Name: "Sol" } });
    }),
  ),
  violation(
    "Status Destination.System in deep space unknown",
    "undecidable",
    "2: Destination",
    editStatus((status) => {
      if (!isIn(status, "deepSpace")) return false;
      return set(status, { Destination: { System: 5_031_721_931_490, Body: 3, Name: "Unknown" } });
    }),
  ),
  violation(
    "PlanetRadius negative",
    "plain",
    "2: PlanetRadius",
    editStatus((status) => status.PlanetRadius !== undefined && set(status, { PlanetRadius: -10 })),
  ),
  violation(
    "PlanetRadius in deep space",
    "plain",
    "2: PlanetRadius",
    editStatus((status) => {
      if (!isIn(status, "deepSpace")) return false;
      return set(status, { PlanetRadius: 4_000_000.5 });
    }),
  ),
  violation(
    "Status BodyName missing near planet",
    "game",
    "2: BodyName",
    editStatus((status) => isIn(status, "planet") && drop(status, "BodyName")),
  ),
  violation("Gravity a text", "flat", "2: Gravity | number", putStatus({ Gravity: "0.2g" })),
  violation(
    "Gravity negative",
    "plain",
    "2: relative to 1G",
    editStatus((status) => status.Gravity !== undefined && set(status, { Gravity: -0.3 })),
  ),
  violation(
    "Oxygen in the ship",
    "improbable",
    "2: Oxygen",
    editStatus((status) => {
      if (!isIn(status, "ship")) return false;
      return set(status, { Oxygen: 1, Health: 1, Temperature: 293 });
    }),
  ),
  violation(
    "Pips on foot",
    "improbable",
    "2: Pips",
    editStatus((status) => {
      if (!isIn(status, "foot")) return false;
      return set(status, { Pips: [4, 4, 4] });
    }),
  ),
  violation(
    "Oxygen absent on foot",
    "improbable",
    "2: Oxygen | O",
    editStatus((status) => isIn(status, "foot") && drop(status, "Oxygen")),
  ),
];
