import type { FleetCarrier } from "../commander/FleetCarrier.ts";
import { lineLayout } from "./lineLayout.ts";
import { observedRow } from "./ObservedRow.ts";

/** The crew of a carrier in written order; those without a name are not hired. */
export const carrierRoles = [
  ...(["BlackMarket", "Captain", "Refuel", "Repair", "Rearm", "Commodities", "VoucherRedemption"] as const),
  ...([
    "Exploration",
    "Shipyard",
    "Outfitting",
    "CarrierFuel",
    "VistaGenomics",
    "PioneerSupplies",
    "Bartender",
  ] as const),
] as const;

/** What only CarrierStats says about a carrier. */
export interface CarrierProfile {
  readonly name: string;
  readonly fuelT: number;
  readonly balanceCr: number;
  readonly crewT: number;
  /** The names of the hired crew by role. */
  readonly crew: ReadonlyMap<string, string>;
}

/** Written when the player opens the management of the carrier. */
export const CarrierStats = observedRow({
  kind: "CarrierStats",
  layout: lineLayout(
    "CarrierID CarrierType Callsign Name DockingAccess AllowNotorious FuelLevel JumpRangeCurr:6 JumpRangeMax PendingDecommission SpaceUsage Finance Crew ShipPacks ModulePacks",
  ),
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
