import { printTimestamp } from "@shipslog/contract/internal";
import type { FleetCarrier } from "../commander/FleetCarrier.ts";
import type { StarSystem } from "../galaxy/StarSystem.ts";
import { carrierRoles, crewSpaceT, type CarrierCrew, type CarrierProfile } from "../live/carrierProfile.ts";
import { withText } from "../text/withText.ts";
import type { CarrierChange } from "../world/Transition.ts";
import { line } from "./line.ts";

/** Written when the player opens the management of the carrier. */
export const CarrierStats = line({
  kind: "CarrierStats",
  layout:
    "CarrierID CarrierType Callsign Name DockingAccess AllowNotorious FuelLevel JumpRangeCurr:6 JumpRangeMax:6 PendingDecommission SpaceUsage Finance Crew ShipPacks ModulePacks",
  build: (carrier: FleetCarrier, own: CarrierProfile) => ({
    CarrierID: carrier.marketId,
    CarrierType: "FleetCarrier",
    Callsign: carrier.callsign,
    Name: own.name,
    DockingAccess: own.access,
    AllowNotorious: own.allowsNotorious,
    FuelLevel: carrier.fuelT,
    JumpRangeCurr: 500,
    JumpRangeMax: 500,
    PendingDecommission: false,
    SpaceUsage: spaceOf(carrier, own),
    Finance: financeOf(carrier, own),
    Crew: carrierRoles.map((role) => crewMember(role, own.crew.get(role))),
    ShipPacks: [],
    ModulePacks: [],
  }),
});

/** Goods that the market is ready to buy have their space already. */
function reservedT({ orders }: CarrierProfile): number {
  return [...orders.values()].reduce((sum, { side, count }) => sum + (side === "buys" ? count : 0), 0);
}

function spaceOf({ capacityT, cargo }: FleetCarrier, own: CarrierProfile) {
  const cargoT = cargo.reduce((sum, { count }) => sum + count, 0);
  const crewT = crewSpaceT(own);
  return {
    TotalCapacity: capacityT,
    Crew: crewT,
    Cargo: cargoT,
    CargoSpaceReserved: reservedT(own),
    ShipPacks: 0,
    ModulePacks: own.packsT,
    FreeSpace: capacityT - crewT - cargoT - reservedT(own) - own.packsT,
  };
}

/** What purchases will cost is not available. */
function balances({ balanceCr }: FleetCarrier, { orders, reservePercent }: CarrierProfile) {
  const reserveCr = Math.floor((balanceCr * reservePercent) / 100);
  const boundCr = [...orders.values()].reduce(
    (sum, { side, count, priceCr }) => sum + (side === "buys" ? count * priceCr : 0),
    0,
  );
  return {
    CarrierBalance: balanceCr,
    ReserveBalance: reserveCr,
    AvailableBalance: Math.max(0, balanceCr - reserveCr - boundCr),
    ReservePercent: reservePercent,
  };
}

function taxes({ taxPercent }: CarrierProfile) {
  return { TaxRate_rearm: taxPercent, TaxRate_refuel: taxPercent, TaxRate_repair: taxPercent };
}

function financeOf(carrier: FleetCarrier, own: CarrierProfile) {
  return { ...balances(carrier, own), ...taxes(own) };
}

function crewMember(role: string, member: CarrierCrew | undefined) {
  if (member === undefined) return { CrewRole: role, Activated: false };
  return { CrewRole: role, Activated: true, Enabled: member.isAtWork, CrewName: member.name };
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

/** Written when the player orders the carrier to jump; 19 of 140 real orders name no body. */
export const CarrierJumpRequest = line({
  kind: "CarrierJumpRequest",
  layout: "CarrierID SystemName Body SystemAddress BodyID DepartureTime",
  build: ({ marketId }: FleetCarrier, to: StarSystem, bodyId: number | undefined, departureMs: number) => ({
    CarrierID: marketId,
    SystemName: to.name,
    ...(bodyId === undefined && { Body: to.arrival.name }),
    SystemAddress: to.address,
    BodyID: bodyId ?? to.arrival.id,
    DepartureTime: printTimestamp(departureMs),
  }),
});

/** Written when the player takes back the order. */
export const CarrierJumpCancelled = line({
  kind: "CarrierJumpCancelled",
  layout: "CarrierID",
  build: ({ marketId }: FleetCarrier) => ({ CarrierID: marketId }),
});

/** Written when money moves between the player and the carrier. */
export const CarrierBankTransfer = line({
  kind: "CarrierBankTransfer",
  layout: "CarrierID Deposit Withdraw PlayerBalance CarrierBalance",
  build: ({ marketId, balanceCr }: FleetCarrier, depositCr: number, ownCr: number) => ({
    CarrierID: marketId,
    ...(depositCr > 0 ? { Deposit: depositCr } : { Withdraw: -depositCr }),
    PlayerBalance: ownCr,
    CarrierBalance: balanceCr,
  }),
});

/** Written when tritium moves from the hold of the ship to the tank of the carrier. */
export const CarrierDepositFuel = line({
  kind: "CarrierDepositFuel",
  layout: "CarrierID Amount Total",
  build: ({ marketId, fuelT }: FleetCarrier, amountT: number) => ({
    CarrierID: marketId,
    Amount: amountT,
    Total: fuelT,
  }),
});

/** Written when somebody joins or leaves the crew of the carrier, or has a break. */
export const CarrierCrewServices = line({
  kind: "CarrierCrewServices",
  layout: "CarrierID CrewRole Operation CrewName",
  build: ({ marketId }: FleetCarrier, role: string, operation: string, name: string) => ({
    CarrierID: marketId,
    CrewRole: role,
    Operation: operation,
    CrewName: name,
  }),
});

/** Written when the player decides who may dock. */
export const CarrierDockingPermission = line({
  kind: "CarrierDockingPermission",
  layout: "CarrierID DockingAccess AllowNotorious",
  build: ({ marketId }: FleetCarrier, { access, allowsNotorious }: CarrierProfile) => ({
    CarrierID: marketId,
    DockingAccess: access,
    AllowNotorious: allowsNotorious,
  }),
});

/** Written when the player changes taxes or the reserve. */
export const CarrierFinance = line({
  kind: "CarrierFinance",
  layout:
    "CarrierID CarrierBalance ReserveBalance AvailableBalance ReservePercent TaxRate_rearm TaxRate_refuel TaxRate_repair",
  build: (carrier: FleetCarrier, own: CarrierProfile) => ({
    CarrierID: carrier.marketId,
    ...balances(carrier, own),
    ...taxes(own),
  }),
});

/** Written when the market of the carrier is to buy or sell a commodity, or no longer. */
export const CarrierTradeOrder = line({
  kind: "CarrierTradeOrder",
  layout: "CarrierID BlackMarket Commodity PurchaseOrder SaleOrder CancelTrade Price",
  build: ({ marketId }: FleetCarrier, { type, name, side, count, priceCr }: CarrierChange & { what: "order" }) => ({
    CarrierID: marketId,
    BlackMarket: false,
    ...withText("Commodity", type, name),
    ...(side === "buys" && { PurchaseOrder: count }),
    ...(side === "sells" && { SaleOrder: count }),
    ...(side === "cancelled" ? { CancelTrade: true } : { Price: priceCr }),
  }),
});

/** Written when the carrier gets another name. */
export const CarrierNameChange = line({
  kind: "CarrierNameChange",
  layout: "CarrierID Name Callsign",
  build: ({ marketId, callsign }: FleetCarrier, name: string) => ({
    CarrierID: marketId,
    Name: name,
    Callsign: callsign,
  }),
});

/** Written when the player buys modules for the Outfitting of the carrier. */
export const CarrierModulePack = line({
  kind: "CarrierModulePack",
  layout: "CarrierID Operation PackTheme PackTier Cost",
  build: ({ marketId }: FleetCarrier, { theme, tier, costCr }: CarrierChange & { what: "pack" }) => ({
    CarrierID: marketId,
    Operation: "BuyPack",
    PackTheme: theme,
    PackTier: tier,
    Cost: costCr,
  }),
});
