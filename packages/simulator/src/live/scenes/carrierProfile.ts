import type { Chance } from "../../chance/Chance.ts";
import { carrierRoles, type CarrierProfile } from "../../events/CarrierStats.ts";
import { drawName } from "./npcs.ts";

const names = ["LONG HAUL", "QUIET HARBOUR", "NORTHERN LIGHT", "SECOND HOME"];

/** Draws what only CarrierStats says about a carrier; every carrier has a captain. */
export function drawCarrierProfile(chance: Chance): CarrierProfile {
  const hired = carrierRoles.filter((role) => role === "Captain" || chance.isLucky(0.6));
  return {
    name: chance.pick(names),
    fuelT: chance.integer(200, 1000),
    balanceCr: chance.integer(10, 3000) * 1_000_000,
    crewT: hired.length * 450,
    crew: new Map(hired.map((role) => [role, drawName(chance)])),
  };
}
