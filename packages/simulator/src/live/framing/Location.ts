import type { JsonObject, JsonValue } from "@shipslog/contract";
import { Docked } from "../../events/Docked.ts";
import { FSDJump } from "../../events/FSDJump.ts";
import type { GameState } from "../../session/gameStates.ts";
import type { GameWorld } from "../../world/GameWorld.ts";
import { adaptDocked } from "../adaptations/Docked.ts";
import { adaptJump } from "../adaptations/FSDJump.ts";
import { framingLayouts } from "../layouts.ts";
import type { Framing } from "../Framing.ts";
import { typedBodyFields } from "./placeFields.ts";

/** Builds the system fields from an FSDJump to the current system. */
function systemHere(world: GameWorld): JsonObject {
  const fuel = { usedT: 0, levelT: 0, boostLevel: undefined };
  const data = { from: world.system, to: world.system, distanceLy: 0, fuel };
  const { timeMs, state } = world;
  return adaptJump(FSDJump.build(world, { timeMs, name: "arrive", from: state, to: state, data }), world);
}

/** Builds the station fields from a Docked event. */
function portHere(world: GameWorld): JsonObject {
  const { timeMs, state, port } = world;
  if (port === undefined) return {};
  const data = { marketId: port.marketId };
  const docked = adaptDocked(Docked.build(world, { timeMs, name: "landOnPad", from: state, to: state, data }), world);
  return { ...docked, StationType: modelNames[port.type] ?? port.type };
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

/** The player's location when the world is entered. */
export const Location: Framing = ({ world }) => {
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
    Object.hasOwn(framingLayouts.Location, key.replace(/_Localised$/, "")) &&
    !jumpOnly.includes(key) &&
    (mount === undefined || (key !== "Taxi" && key !== "Multicrew"));
  return Object.fromEntries(Object.entries(fields).filter(([key]) => isWritten(key)));
};
