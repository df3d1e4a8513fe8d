import type { FleetCarrier } from "../commander/FleetCarrier.ts";
import type { StarSystem } from "../galaxy/StarSystem.ts";
import { carrierRoles, type CarrierProfile } from "../live/carrierProfile.ts";
import { timestampOf } from "../text/timestamp.ts";
import { line } from "./line.ts";

/** Written when the player opens the management of the carrier. */
export const CarrierStats = line({
  kind: "CarrierStats",
  layout:
    "CarrierID CarrierType Callsign Name DockingAccess AllowNotorious FuelLevel JumpRangeCurr:6 JumpRangeMax:6 PendingDecommission SpaceUsage Finance Crew ShipPacks ModulePacks",
  build: ({ marketId, callsign, capacityT, cargo }: FleetCarrier, own: CarrierProfile) => ({
    CarrierID: marketId,
    CarrierType: "FleetCarrier",
    Callsign: callsign,
    Name: own.name,
    DockingAccess: "all",
    AllowNotorious: false,
    FuelLevel: own.fuelT,
    JumpRangeCurr: 500,
    JumpRangeMax: 500,
    PendingDecommission: false,
    SpaceUsage: spaceOf(
      capacityT,
      own.crewT,
      cargo.reduce((sum, { count }) => sum + count, 0),
    ),
    Finance: financeOf(own.balanceCr),
    Crew: carrierRoles.map((role) => crewMember(role, own.crew.get(role))),
    ShipPacks: [],
    ModulePacks: [],
  }),
});

function spaceOf(capacityT: number, crewT: number, cargoT: number) {
  return {
    TotalCapacity: capacityT,
    Crew: crewT,
    Cargo: cargoT,
    CargoSpaceReserved: 0,
    ShipPacks: 0,
    ModulePacks: 0,
    FreeSpace: capacityT - crewT - cargoT,
  };
}

function financeOf(balanceCr: number) {
  return {
    CarrierBalance: balanceCr,
    ReserveBalance: 0,
    AvailableBalance: balanceCr,
    ReservePercent: 0,
    TaxRate_rearm: 0,
    TaxRate_refuel: 0,
    TaxRate_repair: 0,
  };
}

function crewMember(role: string, name: string | undefined) {
  if (name === undefined) return { CrewRole: role, Activated: false };
  return { CrewRole: role, Activated: true, Enabled: true, CrewName: name };
}

/** Written when the player talks to the bartender of a carrier; FCMaterials.json lists what the bar trades. */
export const FCMaterials = line({
  kind: "FCMaterials",
  layout: "MarketID CarrierName CarrierID",
  build: ({ marketId, callsign }: FleetCarrier, own: CarrierProfile) => ({
    MarketID: marketId,
    CarrierName: own.name,
    CarrierID: callsign,
  }),
});

/** Written at the start of the game and when the carrier has jumped. */
export const CarrierLocation = line({
  kind: "CarrierLocation",
  layout: "CarrierType CarrierID StarSystem SystemAddress BodyID",
  build: ({ marketId, system }: FleetCarrier) => ({
    CarrierType: "FleetCarrier",
    CarrierID: marketId,
    StarSystem: system.name,
    SystemAddress: system.address,
    BodyID: system.arrival.id,
  }),
});

/** Written when the player orders the carrier to jump. */
export const CarrierJumpRequest = line({
  kind: "CarrierJumpRequest",
  layout: "CarrierID SystemName Body SystemAddress BodyID DepartureTime",
  build: ({ marketId }: FleetCarrier, to: StarSystem, departureMs: number) => ({
    CarrierID: marketId,
    SystemName: to.name,
    Body: to.arrival.name,
    SystemAddress: to.address,
    BodyID: to.arrival.id,
    DepartureTime: timestampOf(departureMs),
  }),
});
