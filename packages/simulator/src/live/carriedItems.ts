import type { JsonObject } from "@shipslog/contract";
import type { Chance } from "../chance/Chance.ts";
import { withText } from "../events/withText.ts";

type Thing = readonly [symbol: string, name: string];

/** Items of a locker or backpack, by the four lists of ShipLocker and Backpack. */
const things = {
  Items: [
    ["healthmonitor", "Health Monitor"],
    ["suitschematic", "Suit Schematic"],
    ["weaponschematic", "Weapon Schematic"],
    ["compactlibrary", "Compact Library"],
    ["personaldocuments", "Personal Documents"],
    ["largecapacitypowerregulator", "Power Regulator"],
  ],
  Components: [
    ["graphene", "Graphene"],
    ["aerogel", "Aerogel"],
    ["carbonfibreplating", "Carbon Fibre Plating"],
    ["opticalfibre", "Optical Fibre"],
    ["microelectrode", "Microelectrode"],
  ],
  Consumables: [
    ["healthpack", "Medkit"],
    ["energycell", "Energy Cell"],
    ["amm_grenade_emp", "Shield Disruptor"],
    ["bypass", "E-Breach"],
  ],
  Data: [
    ["manufacturinginstructions", "Manufacturing Instructions"],
    ["operationalmanual", "Operational Manual"],
  ],
} as const satisfies Readonly<Record<string, readonly Thing[]>>;

/** The content of a locker or backpack, by list. */
export type CarriedItems = Readonly<Record<keyof typeof things, readonly JsonObject[]>>;

function drawItems(chance: Chance, list: readonly Thing[], countMax: number): readonly JsonObject[] {
  const found = list.filter(() => chance.isLucky(0.7));
  return found.map(([symbol, name]) => {
    // OwnerID 0 is the player.
    return { ...withText("Name", symbol, name), OwnerID: 0, Count: chance.integer(1, countMax) };
  });
}

/** Draws the contents of a locker or backpack. */
export function drawCarriedItems(chance: Chance, countMax: number): CarriedItems {
  return {
    Items: drawItems(chance, things.Items, countMax),
    Components: drawItems(chance, things.Components, countMax),
    Consumables: drawItems(chance, things.Consumables, countMax),
    Data: drawItems(chance, things.Data, countMax),
  };
}
