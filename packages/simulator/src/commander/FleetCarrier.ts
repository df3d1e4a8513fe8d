import type { Chance } from "../chance/Chance.ts";
import type { Service } from "../galaxy/services.ts";
import type { StarSystem } from "../galaxy/StarSystem.ts";
import type { Port } from "../galaxy/Port.ts";
import type { CargoItem } from "../ship/SimulatedShip.ts";
import { goods } from "./goods.ts";

/** The fleet carrier a commander owns. */
export interface FleetCarrier {
  readonly callsign: string;
  readonly marketId: number;
  readonly capacityT: number;
  readonly cargo: CargoItem[];
  system: StarSystem;
  distanceLs: number;
  /** Tritium in its tank. */
  fuelT: number;
  balanceCr: number;
  /** The jump that it prepares while its owner is offline. */
  order: { readonly to: StarSystem; readonly departureMs: number } | undefined;
}

/** How much tritium a carrier holds for its jumps. */
export const carrierTankT = 1000;

/** The farthest jump of a carrier. */
export const carrierRangeLy = 500;

/** Returns the tritium of a jump, which grows with the load. */
export function carrierJumpT({ cargo, fuelT }: FleetCarrier, ly: number): number {
  const loadT = 25_000 + fuelT + cargo.reduce((sum, { count }) => sum + count, 0);
  return Math.round(5 + (ly * loadT) / 200_000);
}

const letters = "BFGHJKLMNQTVWXYZ".split("");
const digits = "0123456789".split("");
const services: readonly Service[] = [
  "dock",
  "autodock",
  "commodities",
  "contacts",
  "exploration",
  "outfitting",
  "crewlounge",
  "rearm",
  "refuel",
  "repair",
  "flightcontroller",
  "stationoperations",
  "carriermanagement",
  "carrierfuel",
  "carriervendor",
  "socialspace",
  "voucherredemption",
];

/** Draws a callsign such as `K7Q-B4T`. */
function drawCallsign(chance: Chance): string {
  const half = (...sets: readonly (readonly string[])[]): string => sets.map((set) => chance.pick(set)).join("");
  return `${half(letters, digits, letters)}-${half(digits, digits, letters)}`;
}

/** Draws a carrier with goods aboard. */
export function drawCarrier(chance: Chance, system: StarSystem): FleetCarrier {
  const cargo = chance
    .shuffled(goods)
    .slice(0, 5)
    .map(({ type, name }) => ({ type, name, count: chance.integer(50, 900), missionId: undefined }));
  return {
    callsign: drawCallsign(chance),
    // Fleet carriers have ids from 3.70 to 3.71 billion, in steps of 256 (F68).
    marketId: 3_700_000_000 + 256 * chance.integer(0, 50_000),
    capacityT: 25_000,
    cargo,
    system,
    distanceLs: chance.between(0, 2000),
    fuelT: chance.fork("fuel").integer(400, 900),
    balanceCr: chance.fork("bank").integer(10, 3000) * 1_000_000,
    order: undefined,
  };
}

/** Converts the carrier to a port. */
export function carrierPort({ callsign, marketId, distanceLs }: FleetCarrier): Port {
  return {
    marketId,
    name: callsign,
    text: undefined,
    type: "FleetCarrier",
    body: undefined,
    isOnSurface: false,
    distanceLs,
    pads: { small: 4, medium: 4, large: 8 },
    services,
    economies: [{ economy: { id: "Carrier", symbol: "$economy_Carrier;", text: "Private Enterprise" }, proportion: 1 }],
    government: { id: "Carrier", symbol: "$government_Carrier;", text: "Private Ownership" },
    allegiance: "",
    faction: { name: "FleetCarrier", state: "None" },
    state: undefined,
  };
}
