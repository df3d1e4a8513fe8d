import type { JsonObject } from "@shipslog/contract";
import { pow } from "../arithmetic/exponential.ts";
import type { LiveInput } from "../live/LiveInput.ts";
import type { Profile } from "../live/Profile.ts";
import { engineeringOf } from "../live/blueprints.ts";
import { modulesValueCr, shipValueCr, type InstalledModule, type SimulatedShip } from "../ship/SimulatedShip.ts";
import { type FieldsOf, line } from "./line.ts";

const engineering =
  "Engineer EngineerID BlueprintID BlueprintName Level Quality:6 ExperimentalEffect ExperimentalEffect_Localised Modifiers[Label Value:6 ValueStr ValueStr_Localised OriginalValue:6 LessIsGood]";

/** The player's ship with all modules. */
export const Loadout = line({
  kind: "Loadout",
  layout: `Ship ShipID ShipName ShipIdent HullValue ModulesValue HullHealth:6 UnladenMass:6 CargoCapacity MaxJumpRange:6 FuelCapacity{Main:6 Reserve:6} Rebuy Modules[Slot Item On Priority AmmoInClip AmmoInHopper Health:6 Value Engineering{${engineering}}]`,
  build(input: LiveInput) {
    const { world, profile, memory } = input;
    const { ship, aboard, state } = world;
    if (aboard !== "own" || state === "onFoot" || state === "srv") return undefined;
    const fields = {
      Ship: ship.hull.symbol,
      ShipID: profile.shipId,
      ShipName: profile.shipName,
      ShipIdent: profile.shipIdent,
      HullValue: ship.hull.valueCr,
      ModulesValue: modulesValueCr(ship),
      HullHealth: memory.play.hullHealth,
      UnladenMass: unladenT(ship),
      CargoCapacity: ship.cargoCapacityT,
      MaxJumpRange: farthestLy(ship),
      FuelCapacity: { Main: ship.fuelCapacityT, Reserve: ship.hull.reservoirT },
      Rebuy: rebuyCr(ship),
      Modules: [
        { Slot: "Armour", Item: `${ship.hull.symbol}_armour_grade1`, On: true, Priority: 1, Health: 1 },
        ...cosmeticsOf(ship, profile),
        ...ship.fitted.map((installed) => moduleFields(installed, input)),
      ],
    };
    return fields as unknown as FieldsOf<"Loadout">;
  },
});

/** Returns the mass of the ship without fuel and cargo. */
function unladenT({ hull, fitted }: SimulatedShip): number {
  return fitted.reduce((sum, { module }) => sum + module.massT, hull.massT);
}

/** Computes the maximum jump range: no cargo, and only the fuel of one jump. */
function farthestLy(ship: SimulatedShip): number {
  const { linear, optimalMassT, power, fuelPerJumpMaxT } = ship.drive;
  return (optimalMassT / (unladenT(ship) + fuelPerJumpMaxT)) * pow(fuelPerJumpMaxT / linear, 1 / power);
}

/** Modules without a switch have priority 1, as in real lines. */
function moduleFields(installed: InstalledModule, { world: { ship }, profile, memory }: LiveInput): JsonObject {
  const { slot, module, isOn, priority } = installed;
  const { item, isSwitched, priceCr } = module;
  return {
    Slot: slot,
    Item: item,
    On: isOn,
    Priority: isSwitched ? priority : 1,
    Health: 1,
    ...(priceCr > 0 && { Value: priceCr }),
    ...engineeringOf(installed, ship, profile, memory.play.distributor),
  };
}

const rebuyShare = 0.05;

/** Returns what the insurance charges for a new ship. */
export function rebuyCr(ship: SimulatedShip): number {
  return Math.floor(shipValueCr(ship) * rebuyShare);
}

const paints = ["tactical_white", "corrosive_05", "vibrant_purple", "fullmetal_bronze", "winter1_02"];

const decals = ["explorer_elite", "explorer_ranger", "explorer_starblazer", "exobio_cataloguer", "pilot_fed1"];

const colours = ["white", "purple", "yellow"];

const voices = ["verity", "verity", "verity", "celeste"];

/** Looks change with the ship only: what has no switch and no price. */
function look(slot: string, item: string): JsonObject {
  return { Slot: slot, Item: item, On: true, Priority: 1, Health: 1 };
}

/** Returns the paint of a ship, its decals, colours, nameplates and voice, which real loadouts list among the modules. */
function cosmeticsOf({ hull }: SimulatedShip, { past, shipId, shipName, shipIdent }: Profile): readonly JsonObject[] {
  const chance = past.fork("cosmetics", shipId);
  const decal = chance.pick(decals);
  const colour = chance.pick(colours);
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
