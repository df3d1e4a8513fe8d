import type { JsonObject } from "@shipslog/contract";
import type { SimulatedShip } from "../../ship/SimulatedShip.ts";
import type { Profile } from "../Profile.ts";

const paints = ["tactical_white", "corrosive_05", "vibrant_purple", "fullmetal_bronze", "winter1_02"];
const decals = ["explorer_elite", "explorer_ranger", "explorer_starblazer", "exobio_cataloguer", "pilot_fed1"];
const colours = ["white", "purple", "yellow"];
const voices = ["verity", "verity", "verity", "celeste"];

/** Looks change with the ship only: what has no switch and no price. */
function look(slot: string, item: string): JsonObject {
  return { Slot: slot, Item: item, On: true, Priority: 1, Health: 1 };
}

/** Returns the paint of a ship, its decals, colours, nameplates and voice, which real loadouts list among the modules. */
export function cosmeticsOf(
  { hull }: SimulatedShip,
  { past, shipId, shipName, shipIdent }: Profile,
): readonly JsonObject[] {
  const chance = past.fork("cosmetics", shipId);
  const [decal, colour] = [chance.pick(decals), chance.pick(colours)];
  const hasDecals = chance.isLucky(0.7);
  const plate = chance.pick(["black", "white"]);
  return [
    ...(chance.isLucky(0.87) ? [look("PaintJob", `paintjob_${hull.symbol}_${chance.pick(paints)}`)] : []),
    ...(hasDecals ? [1, 2, 3].map((at) => look(`Decal${at}`, `decal_${decal}`)) : []),
    ...(shipName === "" ? [] : [0, 1].map((at) => look(`ShipName${at}`, `nameplate_practical01_${plate}`))),
    ...(shipIdent === "" ? [] : [0, 1].map((at) => look(`ShipID${at}`, `nameplate_shipid_doubleline_${plate}`))),
    ...(chance.isLucky(0.13) ? [look("WeaponColour", `weaponcustomisation_${colour}`)] : []),
    ...(chance.isLucky(0.67) ? [look("EngineColour", `enginecustomisation_${colour}`)] : []),
    look("VesselVoice", `voicepack_${chance.pick(voices)}`),
  ];
}
