import type { JsonObject } from "@shipslog/contract";
import type { Chance } from "../chance/Chance.ts";
import { withText } from "../text/withText.ts";

/** What a player picks up or uses on foot. */
export interface CarriedThing {
  readonly symbol: string;
  readonly text: string;
  readonly type: "Item" | "Component" | "Consumable" | "Data";
  /** The mission that the thing belongs to. */
  readonly missionId?: number;
}

/** Builds the fields that name a thing. */
export function thingFields({ symbol, text }: CarriedThing) {
  return withText("Name", symbol, text);
}

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
    ["amm_grenade_frag", "Frag Grenade"],
    ["amm_grenade_shield", "Shield Projector"],
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

/** Draws consumables, of which players carry one of each and several energy cells; a locker has more. */
function drawConsumables(chance: Chance, countMax: number): readonly JsonObject[] {
  const held = things.Consumables.filter(() => chance.isLucky(0.9));
  return held.map(([symbol, name]) => {
    const most = symbol === "energycell" ? countMax : Math.ceil(countMax / (chance.isLucky(0.8) ? 3 : 1));
    return { ...withText("Name", symbol, name), OwnerID: 0, Count: chance.integer(1, most) };
  });
}

/** Draws the contents of a locker or backpack. */
export function drawCarriedItems(chance: Chance, countMax: number): CarriedItems {
  return {
    Items: drawItems(chance, things.Items, countMax),
    Components: drawItems(chance, things.Components, countMax),
    Consumables: drawConsumables(chance, countMax),
    Data: drawItems(chance, things.Data, countMax),
  };
}

/** The list of each type of thing. */
const lists = { Item: "Items", Component: "Components", Consumable: "Consumables", Data: "Data" } as const;

/** Draws a thing that lies about: mostly components. */
export function drawThing(chance: Chance): CarriedThing {
  const type = chance.weighted([
    ["Component", 6],
    ["Item", 3],
    ["Data", 2],
  ] as const);
  const [symbol, text] = chance.pick<Thing>(things[lists[type]]);
  return { symbol, text, type };
}

/** Returns the things of one type in a locker or backpack. */
export function thingsOf(items: CarriedItems, type: CarriedThing["type"]): readonly CarriedThing[] {
  const known: readonly Thing[] = things[lists[type]];
  return items[lists[type]].flatMap(({ Name, MissionID }) => {
    const thing = known.find(([symbol]) => symbol === Name);
    if (thing === undefined) return [];
    const [symbol, text] = thing;
    return [{ symbol, text, type, ...(typeof MissionID === "number" && { missionId: MissionID }) }];
  });
}

/** Lists all things of a type. */
export function thingsOfType(type: CarriedThing["type"]): readonly CarriedThing[] {
  const known: readonly Thing[] = things[lists[type]];
  return known.map(([symbol, text]) => ({ symbol, text, type }));
}

/** Returns what is left of a backpack after its owner has died: the consumables, which the ship replaces. */
export function withoutFinds({ Consumables }: CarriedItems): CarriedItems {
  return { Items: [], Components: [], Consumables, Data: [] };
}

/** Returns the contents of a locker or backpack with more or fewer of a thing. */
export function withThings(items: CarriedItems, thing: CarriedThing, by: number): CarriedItems {
  const list = lists[thing.type];
  const { missionId } = thing;
  const isSame = ({ Name, MissionID }: JsonObject): boolean => Name === thing.symbol && MissionID === missionId;
  const isHeld = items[list].some(isSame);
  const added = {
    ...thingFields(thing),
    OwnerID: 0,
    ...(missionId !== undefined && { MissionID: missionId }),
    Count: 0,
  };
  const before = isHeld ? items[list] : [...items[list], added];
  const after = before.map((item) => (isSame(item) ? { ...item, Count: Number(item["Count"]) + by } : item));
  return { ...items, [list]: after.filter(({ Count }) => Number(Count) > 0) };
}

/** Returns how many of a thing a locker or backpack holds. */
export function countOf(items: CarriedItems, { symbol, missionId }: CarriedThing): number {
  const all: readonly JsonObject[] = Object.values(items).flat();
  return Number(all.find(({ Name, MissionID }) => Name === symbol && MissionID === missionId)?.["Count"] ?? 0);
}

/** Returns the contents of a locker or backpack without what belongs to a mission. */
export function withoutMission(items: CarriedItems, missionId: number): CarriedItems {
  const { Items, Components, Consumables, Data } = items;
  const others = (held: readonly JsonObject[]): readonly JsonObject[] =>
    held.filter(({ MissionID }) => MissionID !== missionId);
  return { Items: others(Items), Components: others(Components), Consumables: others(Consumables), Data: others(Data) };
}
