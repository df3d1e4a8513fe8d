import Type from "typebox";
import { requires } from "../declare/Condition.ts";
import { kind, shape } from "../declare/objects.ts";
import { count, decimal, example, id, list, localised, optional, text } from "../declare/values.ts";
import { flagsTable } from "../status/Flags.ts";
import { flags2Table } from "../status/Flags2.ts";
import { guiFocusTable } from "../status/GuiFocus.ts";

const largestOf = (bits: readonly unknown[]) => 2 ** bits.length - 1;

const limits = { "x-section": "Limits" };

/** Current state of player and ship; written to Status.json. */
export const Status = kind(
  "Status",
  "Written to Status.json, which is updated every few seconds.",
  {
    Flags: count("Bit set of the ship's and player's state.", {
      minimum: 0,
      maximum: largestOf(flagsTable),
      "x-strength": "closed",
    }),
    Flags2: optional(
      count("Second bit set, mostly of the state on foot.", {
        minimum: 0,
        maximum: largestOf(flags2Table),
        "x-code": "unknown-bit",
        "x-strength": "closed",
      }),
    ),
    Oxygen: optional(decimal(6, "Oxygen left, as a fraction.", { minimum: 0, maximum: 1, ...limits })),
    Health: optional(decimal(6, "Health, as a fraction.", { minimum: 0, maximum: 1, ...limits })),
    Temperature: optional(decimal(6, "Temperature on foot, in kelvin.")),
    SelectedWeapon: optional(text("Weapon in hand, internal form; may be empty.")),
    SelectedWeapon_Localised: optional(localised("SelectedWeapon")),
    Gravity: optional(decimal(6, "Gravity, relative to 1 g.")),
    Pips: optional(
      list(count("Half-pips."), "Energy to systems, engines and weapons, in half-pips.", { minItems: 3, maxItems: 3 }),
    ),
    FireGroup: optional(count("Selected fire group.")),
    GuiFocus: optional(
      Type.Unsafe<number>({
        type: "integer",
        enum: guiFocusTable.map((_, focus) => focus),
        description: "Selected screen.",
        "x-strength": "closed",
      }),
    ),
    Fuel: optional(
      shape("Status", {
        FuelMain: decimal(6, "Fuel in the main tank, in tonnes."),
        FuelReservoir: decimal(6, "Fuel in the reservoir, in tonnes."),
      }),
    ),
    Cargo: optional(decimal(6, "Cargo carried, in tonnes.")),
    LegalState: optional(example(["Clean", "Speeding"], "The player's standing with the law.")),
    Latitude: optional(decimal(6, "Degrees of latitude, on or near a planet.")),
    Longitude: optional(decimal(6, "Degrees of longitude, on or near a planet.")),
    Heading: optional(count("Heading in degrees.")),
    Altitude: optional(count("Altitude in metres; Flags bit 29 says what it is relative to.")),
    BodyName: optional(text("Name of the body, or of the station on foot.")),
    PlanetRadius: optional(decimal(6, "Radius of the planet in metres.")),
    Balance: optional(count("Credits the player owns.")),
    Destination: optional(
      shape("Status", {
        System: id("64-bit id of the destination's system."),
        Body: id("Number of the destination's body within that system."),
        Name: text("Name of the destination."),
        Name_Localised: optional(localised("Name")),
      }),
    ),
  },
  { "x-conditions": [requires("SelectedWeapon_Localised", "SelectedWeapon")] },
);
