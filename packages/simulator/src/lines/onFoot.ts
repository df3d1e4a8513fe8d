import type { JsonObject } from "@shipslog/contract";
import { suitSymbol, type OnFootLoadout, wornLoadout } from "../commander/suitsAndWeapons.ts";
import type { Port } from "../galaxy/Port.ts";
import type { Resource } from "../commander/upgrades.ts";
import type { LiveInput } from "../live/LiveInput.ts";
import { thingFields, type CarriedThing } from "../live/carriedItems.ts";
import { withText } from "../text/withText.ts";
import type { TransitionData } from "../world/Transition.ts";
import { isOlder } from "./fields.ts";
import { inContract, line, type FieldsOf } from "./line.ts";
import { bodyFields, crewFields, placeLayout, systemFields } from "./place.ts";
import { srvId } from "./vehicles.ts";

/** The spelling of each suit family in the unresolved symbol. */
const families: Readonly<Record<string, string>> = {
  explorationsuit: "ExplorationSuit",
  utilitysuit: "UtilitySuit",
  tacticalsuit: "TacticalSuit",
};

/** Returns the symbol the game writes instead of the text of a suit of class 2 and above (D22); undefined for class 1. */
export function unresolvedSuit(symbol: string): string | undefined {
  const [family = "", grade] = symbol.split("_class");
  const spelled = families[family];
  return grade === undefined || grade === "1" || spelled === undefined ? undefined : `$${spelled}_Class1_Name;`;
}

/** Returns a function that replaces the display text of a suit by the game's. */
function adaptSuit(field: string): (event: JsonObject) => JsonObject {
  return (event) => {
    const symbol = event[field];
    const text = typeof symbol === "string" ? unresolvedSuit(symbol) : undefined;
    return text === undefined ? event : { ...event, [`${field}_Localised`]: text };
  };
}

const stepLayout = `SRV Taxi Multicrew ID ${placeLayout} OnStation OnPlanet StationName StationType MarketID`;

/** Builds the fields that Embark and Disembark share. */
function stepOf({ world, profile, happened }: LiveInput) {
  const { port, surface, aboard } = world;
  const isAtPort = port !== undefined;
  const isSrv = happened?.from === "srv" || happened?.to === "srv";
  return {
    SRV: isSrv,
    ...crewFields(world),
    ...(aboard === "own" && { ID: isSrv ? srvId : profile.shipId }),
    ...systemFields(world),
    ...bodyFields(world),
    OnStation: isAtPort,
    OnPlanet: !isAtPort && surface !== undefined,
    ...(isAtPort && {
      // None of 11,566 real lines has StationName_Localised.
      StationName: port.text ?? port.name,
      StationType: port.type,
      MarketID: port.marketId,
    }),
  };
}

/** Whether the player jumps out of a dropship that hovers over the ground. */
const isDropped = ({ happened }: LiveInput): boolean =>
  happened?.name === "disembark" && happened.from === "planetFlight";

/** The player leaves a ship or the SRV on foot. */
export const Disembark = line({
  kind: "Disembark",
  layout: stepLayout,
  build: (input: LiveInput) => (isDropped(input) ? undefined : stepOf(input)),
});

/** The player jumps out of a dropship. */
export const DropshipDeploy = line({
  kind: "DropshipDeploy",
  layout: `${placeLayout} OnStation OnPlanet`,
  build: (input: LiveInput) =>
    isDropped(input)
      ? { ...systemFields(input.world), ...bodyFields(input.world), OnStation: false, OnPlanet: true }
      : undefined,
});

/** Written when the player books a dropship to a settlement, or back to the port. */
export const BookDropship = line({
  kind: "BookDropship",
  layout: "Retreat Cost DestinationSystem DestinationLocation",
  build: (system: string, { name, text }: Port, isRetreat: boolean) => ({
    Retreat: isRetreat,
    Cost: 0,
    DestinationSystem: system,
    DestinationLocation: text ?? name,
  }),
});

/** Whether a dropship fetches the player from the ground, which has no Embark but a Location (2 of 2 real retreats). */
export const isFetched = ({ happened }: LiveInput): boolean =>
  happened?.name === "boardOther" && happened.to === "planetFlight";

/** The player enters a ship or the SRV. */
export const Embark = line({
  kind: "Embark",
  layout: stepLayout,
  build: (input: LiveInput) => (isFetched(input) ? undefined : stepOf(input)),
});

const pockets =
  "Items[Name OwnerID Count] Components[Name OwnerID Count] Consumables[Name OwnerID Count] Data[Name OwnerID Count]";

/** What the player carries on foot. */
export const Backpack = line({
  kind: "Backpack",
  layout: pockets,
  build: ({ world, memory }: LiveInput) =>
    world.state === "onFoot" ? ({ ...memory.backpack } as FieldsOf<"Backpack">) : undefined,
});

/** The content of the ship's locker. */
export const ShipLocker = line({
  kind: "ShipLocker",
  layout: pockets,
  build: ({ memory }: LiveInput) => ({ ...memory.locker }) as FieldsOf<"ShipLocker">,
});

/** Loadouts are numbered from here (F49). */
export const loadoutBase = 4_293_000_000;

/** A suit with its weapons, as every line about a loadout has it. */
export function loadoutFields({ suit, weapons, slot, name }: OnFootLoadout, suitText: string) {
  return {
    SuitID: suit.id,
    ...withText("SuitName", suitSymbol(suit), suitText),
    SuitMods: [...suit.mods],
    LoadoutID: loadoutBase + slot,
    LoadoutName: name,
    Modules: weapons.map(({ slotName, weapon }) => ({
      SlotName: slotName,
      SuitModuleID: weapon.id,
      ...withText("ModuleName", weapon.model.symbol, weapon.model.name),
      Class: weapon.grade,
      WeaponMods: [...weapon.mods],
    })),
  };
}

/** Written when starting on foot or disembarking. */
export const SuitLoadout = line({
  kind: "SuitLoadout",
  layout: inContract,
  dialects: {
    spec: {
      by: ["disembark", "enterWorld", "arriveWithCarrier"],
      when: ({ name, data }) => name === "disembark" || (data !== null && "isOnFoot" in data && data.isOnFoot),
    },
    live: {
      // The game tells the suit after each of 22 jumps of a carrier with the player on foot.
      when: ({ name, data, to }) => {
        if (name === "arriveWithCarrier") return to === "onFoot";
        return name === "disembark" || ("isOnFoot" in data && data.isOnFoot);
      },
      adapt: adaptSuit("SuitName"),
    },
  },
  build({ world: { commander } }) {
    const worn = wornLoadout(commander);
    return loadoutFields(worn, worn.suit.family.name);
  },
});

/** Written when something is added to the backpack or taken from it. */
export const BackpackChange = line({
  kind: "BackpackChange",
  layout: "Added[Name OwnerID MissionID Count Type] Removed[Name OwnerID MissionID Count Type]",
  build: (way: "Added" | "Removed", thing: CarriedThing, count: number) => {
    const { missionId, type } = thing;
    const mission = missionId === undefined ? {} : { MissionID: missionId };
    const change = [{ ...thingFields(thing), OwnerID: 0, ...mission, Count: count, Type: type }];
    return way === "Added" ? { Added: change } : { Removed: change };
  },
});

/** Written when the player picks something up on foot. */
export const CollectItems = line({
  kind: "CollectItems",
  layout: "Name Type OwnerID Count Stolen",
  build: (thing: CarriedThing, isStolen: boolean) => ({
    ...thingFields(thing),
    Type: thing.type,
    OwnerID: 0,
    Count: 1,
    Stolen: isStolen,
  }),
});

/** Written when the player uses a consumable on foot. */
export const UseConsumable = line({
  kind: "UseConsumable",
  layout: "Name Type",
  build: (thing: CarriedThing) => ({ ...thingFields(thing), Type: thing.type }),
});

/** Written when the player upgrades their flight suit; Name is that of the previous grade (F50). */
export const UpgradeSuit = line({
  kind: "UpgradeSuit",
  layout: inContract,
  dialects: {
    spec: {
      by: ["upgradeSuit"],
      absent: [
        {
          fields: ["Resources"],
          reason: "An older client does not report the resources of an upgrade.",
          isAbsent: isOlder,
        },
      ],
    },
    live: { adapt: adaptSuit("Name") },
  },
  build({ happened: { data } }) {
    const { suit, oldSymbol, price } = data;
    return {
      ...withText("Name", oldSymbol, suit.family.name),
      SuitID: suit.id,
      Class: suit.grade,
      Cost: price.costCr,
      Resources: resourcesOf(price.resources),
    };
  },
});

/** The trigger is not stated; read as: when the player upgrades a weapon. */
export const UpgradeWeapon = line({
  kind: "UpgradeWeapon",
  layout: inContract,
  dialects: {
    spec: {
      by: ["upgradeWeapon"],
      absent: [
        {
          fields: ["Resources"],
          reason: "An older client does not report the resources of an upgrade.",
          isAbsent: isOlder,
        },
      ],
    },
    live: {},
  },
  build({ happened: { data } }) {
    const { weapon, price } = data;
    return {
      ...withText("Name", weapon.model.symbol, weapon.model.name),
      Class: weapon.grade,
      SuitModuleID: weapon.id,
      Cost: price.costCr,
      Resources: resourcesOf(price.resources),
    };
  },
});

/** Formats the resources of an upgrade. */
function resourcesOf(resources: readonly Resource[]) {
  return resources.map(({ symbol, name, count }) => ({ ...withText("Name", symbol, name), Count: count }));
}

/** Written when the player books a taxi, which comes half a minute or more later. */
export const BookTaxi = line({
  kind: "BookTaxi",
  layout: "Cost DestinationSystem DestinationLocation",
  build: ({ costCr, system, port }: TransitionData["bookTaxi"]) => ({
    Cost: costCr,
    DestinationSystem: system,
    DestinationLocation: port,
  }),
});
