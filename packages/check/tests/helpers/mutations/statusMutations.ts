import { Flags, Flags2 } from "@shipslog/contract";
import {
  deleteField,
  mutateEvent,
  onLastEntry,
  withChangedField,
  withChangedItem,
  withoutField,
  type RuleMutation,
} from "./RuleMutation.ts";

const vehicles = ["InMainShip", "InFighter", "InSRV"] as const;
const vehicleFields = ["Pips", "FireGroup", "GuiFocus", "Fuel", "Cargo"] as const;
const notOnPad = ["Docked", "Landed", "Supercruise", "FsdJump", "FsdCharging", "HardpointsDeployed"] as const;
const footFields = ["Oxygen", "Health", "Temperature", "SelectedWeapon"] as const;

function hourAgo(time: string): string {
  return `${new Date(Date.parse(time) - 3_600_000).toISOString().slice(0, 19)}Z`;
}

/** How the rules about Status and other companion files are broken, by rule id. */
export const statusMutations: Readonly<Record<string, readonly RuleMutation[]>> = {
  "companion-clock-back": [
    mutateEvent("Status.json", "a time of 2001", (event) => {
      event.timestamp = `2001${event.timestamp.slice(4)}`;
      return "/timestamp";
    }),
  ],
  "companion-contradicts": [
    onLastEntry(withChangedField("Cargo.json", "Count", "one more", (count) => count + 1)),
    onLastEntry(withChangedField("Market.json", "StationName", "another", (name) => `${name} II`)),
    onLastEntry(withChangedField("Outfitting.json", "MarketID", "the next", (id) => Number(id) + 1)),
    onLastEntry(withChangedField("Shipyard.json", "StarSystem", "another", (name) => `${name} A`)),
    onLastEntry(withChangedField("FCMaterials.json", "CarrierName", "another", (name) => `${name} II`)),
    onLastEntry(
      withChangedField("Backpack.json", "Consumables", "one less", (items) =>
        items.length === 0 ? undefined : items.slice(1),
      ),
    ),
  ],
  "companion-empty": [
    {
      what: "the file emptied",
      targets: ["Status.json", "NavRoute.json", "ModulesInfo.json"],
      editText: () => "",
      onlyLast: true,
    },
  ],
  "companion-layout": [
    {
      what: "a missing space",
      targets: ["Status.json", "NavRoute.json", "ModulesInfo.json"],
      editText: (text) => text.replace(", ", ","),
    },
  ],
  "companion-shape": [
    withoutField("Cargo.json", "Inventory"),
    withoutField("Market.json", "MarketID"),
    withoutField("FCMaterials.json", "Items"),
    withChangedField("Outfitting.json", "Items", "an object", () => ({})),
    withChangedField("Shipyard.json", "StationName", "a number", () => 1),
    withChangedItem("ShipLocker.json", "Consumables", "without a count", (item) => deleteField(item, "Count")),
    withChangedField("Backpack.json", "event", "another kind", () => "BackpackChange"),
  ],
  "companion-stale": [
    onLastEntry(withChangedField("NavRoute.json", "timestamp", "an hour ago", hourAgo)),
    onLastEntry(withChangedField("ModulesInfo.json", "timestamp", "an hour ago", hourAgo)),
  ],
  "companion-torn": [
    {
      what: "half the file",
      targets: ["Status.json", "NavRoute.json", "ModulesInfo.json"],
      editText: (text, draw) => text.slice(0, 20 + draw(text.length - 25)),
    },
  ],
  "route-stars": [
    onLastEntry(withChangedField("NavRoute.json", "Route", "one star", (stars) => stars.slice(0, 1))),
    onLastEntry(
      withChangedField("NavRoute.json", "Route", "one star twice", (stars) => [
        ...stars.slice(0, 1),
        ...stars.slice(0, 1),
      ]),
    ),
  ],
  "status-altitude": [
    mutateEvent("Status.json", "a basis without an altitude", (event) => {
      if (event.Flags === 0 || event.Altitude !== undefined) return undefined;
      event.Flags += Flags.encode(["AltitudeFromAverageRadius"]);
      return "/Flags";
    }),
    mutateEvent("Status.json", "an altitude on foot", (event) => {
      if (!Flags2.has(event.Flags2 ?? 0, "OnFoot")) return undefined;
      event.Altitude = 2;
      return "/Altitude";
    }),
  ],
  "status-docked": [
    mutateEvent("Status.json", "docked in flight after a jump", (event) => {
      const isElsewhere = notOnPad.some((name) => Flags.has(event.Flags, name));
      if (!Flags.has(event.Flags, "InMainShip") || isElsewhere || Flags2.has(event.Flags2 ?? 0, "GlideMode")) {
        return undefined;
      }
      event.Flags += 1;
      return "/Flags";
    }),
  ],
  "status-flag-alone": [
    mutateEvent("Status.json", "supercruise assist on a pad", (event) => {
      if (event.Flags2 === undefined || !Flags.has(event.Flags, "Docked")) return undefined;
      event.Flags2 += Flags2.encode(["SupercruiseAssist"]);
      return "/Flags2";
    }),
    mutateEvent("Status.json", "scooping fuel on a pad", (event) => {
      if (!Flags.has(event.Flags, "Docked")) return undefined;
      event.Flags += Flags.encode(["ScoopingFuel"]);
      return "/Flags";
    }),
    mutateEvent("Status.json", "the handbrake of the SRV in the ship", (event) => {
      if (!Flags.has(event.Flags, "InMainShip")) return undefined;
      event.Flags += Flags.encode(["SrvHandbrake"]);
      return "/Flags";
    }),
    mutateEvent("Status.json", "aiming a weapon in the ship", (event) => {
      if (!Flags.has(event.Flags, "InMainShip") || event.Flags2 === undefined) return undefined;
      event.Flags2 += Flags2.encode(["AimDownSight"]);
      return "/Flags2";
    }),
  ],
  "status-flag-clash": [
    mutateEvent("Status.json", "the drive charges and cools down", (event) => {
      if (!Flags.has(event.Flags, "FsdCooldown")) return undefined;
      event.Flags += Flags.encode(["FsdCharging"]);
      return "/Flags";
    }),
    mutateEvent("Status.json", "a taxi on foot", (event) => {
      if (event.Flags2 === undefined || !Flags2.has(event.Flags2, "OnFoot")) return undefined;
      event.Flags2 += Flags2.encode(["InTaxi"]);
      return "/Flags2";
    }),
    mutateEvent("Status.json", "in supercruise and in hyperspace", (event) => {
      if (!Flags.has(event.Flags, "Supercruise")) return undefined;
      event.Flags += Flags.encode(["FsdJump"]);
      return "/Flags";
    }),
    mutateEvent("Status.json", "multicrew in two ways", (event) => {
      if (event.Flags2 === undefined || !Flags2.has(event.Flags2, "PhysicalMulticrew")) return undefined;
      event.Flags2 += Flags2.encode(["TelepresenceMulticrew"]);
      return "/Flags2";
    }),
  ],
  "status-foot-place": [
    mutateEvent("Status.json", "in a station on foot, without OnFoot", (event) => {
      if (event.Flags2 === undefined || Flags2.has(event.Flags2, "OnFoot")) return undefined;
      event.Flags2 += Flags2.encode(["OnFootInStation"]);
      return "/Flags2";
    }),
  ],
  "status-heading": [withChangedField("Status.json", "Heading", "360 or more", (_, draw) => 360 + draw(300))],
  "status-in-vehicle": [
    ...vehicleFields.map((field) => withoutField("Status.json", field)),
    mutateEvent("Status.json", "cargo without a vehicle", (event) => {
      if (vehicles.some((name) => Flags.has(event.Flags, name))) return undefined;
      event.Cargo = 1;
      return "/Cargo";
    }),
  ],
  "status-latitude": [
    withChangedField("Status.json", "Latitude", "beyond a pole", (_, draw) => 91 + draw(100)),
    withChangedField("Status.json", "Longitude", "more than once around", (_, draw) => 361 + draw(100)),
  ],
  "status-low-fuel": [
    mutateEvent("Status.json", "low fuel without its flag", (event) => {
      if (!Flags.has(event.Flags, "InMainShip") || !Flags.has(event.Flags, "LowFuel")) return undefined;
      event.Flags -= Flags.encode(["LowFuel"]);
      return "/Flags";
    }),
  ],
  "status-near-planet": [
    mutateEvent("Status.json", "an altitude in space", (event) => {
      if (!Flags.has(event.Flags, "InMainShip") || Flags.has(event.Flags, "HasLatLong")) return undefined;
      event.Altitude = 3000;
      return "/Altitude";
    }),
    mutateEvent("Status.json", "a heading in space", (event) => {
      if (!Flags.has(event.Flags, "InMainShip") || Flags.has(event.Flags, "HasLatLong")) return undefined;
      event.Heading = 90;
      return "/Heading";
    }),
  ],
  "status-on-foot": [
    ...footFields.map((field) => withoutField("Status.json", field)),
    mutateEvent("Status.json", "oxygen in a vehicle", (event) => {
      if (event.Flags2 === undefined || Flags2.has(event.Flags2, "OnFoot")) return undefined;
      event.Oxygen = 1;
      return "/Oxygen";
    }),
  ],
  "status-pips": [
    withChangedField("Status.json", "Pips", "one half-pip more", ([first = 0, ...others]) => [first + 1, ...others]),
    withChangedField("Status.json", "Pips", "too much in one bank", () => [10, 1, 1]),
  ],
  "status-position": [
    withoutField("Status.json", "Latitude"),
    withoutField("Status.json", "Longitude"),
    mutateEvent("Status.json", "bit 21 without coordinates", (event) => {
      if (event.Flags === 0 || event.Latitude !== undefined) return undefined;
      event.Flags += Flags.encode(["HasLatLong"]);
      return "/Latitude";
    }),
  ],
  "status-surface": [
    mutateEvent("Status.json", "landed without a position", (event) => {
      if (!Flags.has(event.Flags, "Landed") || !Flags.has(event.Flags, "HasLatLong")) return undefined;
      event.Flags -= Flags.encode(["HasLatLong"]);
      deleteField(event, "Longitude");
      deleteField(event, "Latitude");
      return "/Latitude";
    }),
  ],
  "status-taxi": [
    mutateEvent("Status.json", "a taxi without its flag", (event) => {
      if (event.Flags2 === undefined || !Flags2.has(event.Flags2, "InTaxi")) return undefined;
      event.Flags2 -= Flags2.encode(["InTaxi"]);
      return "/Flags2";
    }),
  ],
  "status-temperature": [
    mutateEvent("Status.json", "cold and hot at once", (event) => {
      if (event.Flags2 === undefined || !Flags2.has(event.Flags2, "OnFoot")) return undefined;
      event.Flags2 = Flags2.encode([...Flags2.decode(event.Flags2).names, "Cold", "Hot"]);
      return "/Flags2";
    }),
  ],
  "status-vitals": [
    mutateEvent("Status.json", "a warning with the tank full", (event) => {
      if ((event.Oxygen ?? 0) < 0.6 || event.Flags2 === undefined) return undefined;
      event.Flags2 += Flags2.encode(["LowOxygen"]);
      return "/Flags2";
    }),
    mutateEvent("Status.json", "no warning close to death", (event) => {
      if (event.Health === undefined || event.Flags2 === undefined) return undefined;
      if (Flags2.has(event.Flags2, "LowHealth")) return undefined;
      event.Health = 0.01;
      return "/Flags2";
    }),
  ],
  "status-vehicle": [
    mutateEvent("Status.json", "a second vehicle", (event) => {
      if (!Flags.has(event.Flags, "InMainShip") || !Flags.has(event.Flags, "Docked")) return undefined;
      event.Flags += 2 ** 25;
      return "/Flags";
    }),
  ],
};
