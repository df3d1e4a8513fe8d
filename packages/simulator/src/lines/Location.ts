import type { JsonObject, JsonValue } from "@shipslog/contract";
import { layoutOf, type ObjectLayout } from "@shipslog/contract/text";
import type { LiveInput } from "../live/LiveInput.ts";
import { parseLayout } from "../text/layout.ts";
import type { GameWorld } from "../world/GameWorld.ts";
import type { GameState } from "../world/gameStates.ts";
import { adaptDocked, dockedFields } from "./Docked.ts";
import { adaptJump, jumpFields } from "./FSDJump.ts";
import { line, type FieldsOf } from "./line.ts";
import { typedBodyFields } from "./place.ts";

const docked = layoutOf({ event: "Docked" });

/** Selects the fields of a layout that Location repeats. */
function partOf(layout: ObjectLayout, isKept: (key: string) => boolean): ObjectLayout {
  return Object.fromEntries(Object.entries(layout).filter(([key]) => isKept(key)));
}

const ofStation = partOf(docked, (key) => key === "MarketID" || (key.startsWith("Station") && key !== "StationState"));
const ofJumpOnly = ["timestamp", "event", "JumpDist", "FuelUsed", "FuelLevel", "BoostUsed"];

const layout: ObjectLayout = {
  ...parseLayout("Latitude:6 Longitude:6"),
  DistFromStarLS: docked["DistFromStarLS"] ?? "plain",
  Docked: "plain",
  ...ofStation,
  ...parseLayout("OnFoot InSRV"),
  ...partOf(layoutOf({ event: "FSDJump" }), (key) => !ofJumpOnly.includes(key)),
};

/** The player's location when the world is entered. */
export const Location = line({
  kind: "Location",
  layout,
  build({ world }: LiveInput) {
    const isDocked = world.state === "docked";
    const mount = mounts[world.state];
    const system = systemHere(world);
    const fields: JsonObject = {
      ...(isDocked && portHere(world)),
      ...system,
      ...factionsHere(system["Factions"]),
      ...typedBodyFields(world),
      ...positionHere(world),
      Docked: isDocked,
      Multicrew: world.aboard === "host" || world.aboard === "telepresence",
      ...(mount !== undefined && { [mount]: true }),
    };
    // Taxi and Multicrew are absent on foot and in the SRV.
    const isWritten = (key: string): boolean =>
      Object.hasOwn(layout, key.replace(/_Localised$/, "")) &&
      !jumpOnly.includes(key) &&
      (mount === undefined || (key !== "Taxi" && key !== "Multicrew"));
    return Object.fromEntries(Object.entries(fields).filter(([key]) => isWritten(key))) as FieldsOf<"Location">;
  },
});

/** Builds the system fields from an FSDJump to the current system. */
function systemHere(world: GameWorld): JsonObject {
  const fuel = { usedT: 0, levelT: 0, boostLevel: undefined };
  const data = { from: world.system, to: world.system, distanceLy: 0, fuel };
  return adaptJump(jumpFields(world, data), world);
}

/** Builds the station fields from a Docked event. */
function portHere(world: GameWorld): JsonObject {
  const { port } = world;
  if (port === undefined) return {};
  return { ...adaptDocked(dockedFields(world), world), StationType: modelNames[port.type] ?? port.type };
}

/** Location names a type as the model of the station is called (19 of 19 real lines), Docked as players do. */
const modelNames: Readonly<Record<string, string>> = { Ocellus: "Bernal" };

/** The flag of each state outside a ship. */
const mounts: Readonly<Partial<Record<GameState, string>>> = { onFoot: "OnFoot", srv: "InSRV" };

function positionHere({ surface, port, state }: GameWorld): JsonObject {
  const isInside = state === "onFoot" || state === "docked";
  const spot = surface === undefined || isInside ? {} : { Latitude: surface.latitude, Longitude: surface.longitude };
  const distanceLs = port?.distanceLs ?? surface?.planet.distanceLs;
  return { ...spot, ...(distanceLs !== undefined && { DistFromStarLS: distanceLs }) };
}

/** Fields of FSDJump that none of 1,768 real locations has. */
const jumpOnly = ["Wanted", "HappiestSystem", "HomeSystem"];

function factionsHere(factions: JsonValue | undefined): JsonObject {
  if (factions === undefined) return {};
  const without = (faction: JsonObject): JsonObject =>
    Object.fromEntries(Object.entries(faction).filter(([key]) => !jumpOnly.includes(key)));
  return { Factions: (factions as readonly JsonObject[]).map(without) };
}

const carrierLayout: ObjectLayout = {
  Docked: "plain",
  OnFoot: "plain",
  ...ofStation,
  ...partOf(layoutOf({ event: "FSDJump" }), (key) => !ofJumpOnly.includes(key)),
};

/** The carrier has jumped with the player aboard: in the ship, or on foot, where nothing is said about the carrier. */
export const CarrierJump = line({
  kind: "CarrierJump",
  layout: carrierLayout,
  build({ world }: LiveInput) {
    const isDocked = world.state === "docked";
    const system = systemHere(world);
    const fields: JsonObject = {
      Docked: isDocked,
      ...(isDocked ? portHere(world) : { OnFoot: true }),
      ...system,
      ...factionsHere(system["Factions"]),
      Multicrew: false,
    };
    const isWritten = (key: string): boolean =>
      Object.hasOwn(carrierLayout, key.replace(/_Localised$/, "")) &&
      !jumpOnly.includes(key) &&
      (isDocked || (key !== "Taxi" && key !== "Multicrew"));
    return Object.fromEntries(Object.entries(fields).filter(([key]) => isWritten(key))) as FieldsOf<"CarrierJump">;
  },
});
