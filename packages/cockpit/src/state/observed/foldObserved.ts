import type { JsonObject } from "@shipslog/contract";
import type { ObservedEventByKind } from "@shipslog/contract/observed/events";
import type { CockpitState } from "../CockpitState.ts";
import {
  foldArrivalBodies,
  foldBodySignals,
  foldDiscoveryScan,
  foldScan,
  foldSurfaceScan,
  foldSurfaceSignals,
} from "./bodies.ts";
import { foldGenera, foldOrganicSale, foldSample } from "./exobiology.ts";
import { foldCraft } from "./blueprints.ts";
import { foldDepot } from "./depots.ts";
import { doingKinds, foldDoing } from "./doing.ts";
import { foldIncome, incomeKinds } from "./earnings.ts";
import { foldLoadGame } from "./game.ts";
import { cargoKinds, foldCargo, foldCargoLost, foldCargoMove } from "./hold.ts";
import { foldContribution, foldMaterialList, foldMaterialMove, foldMaterials, foldMaterialTrade } from "./materials.ts";
import { foldCracked, foldProspected, foldRefined } from "./mining.ts";
import {
  foldHullDamage,
  foldHullUnknown,
  foldLoadout,
  foldModuleRepair,
  foldOtherShip,
  foldOutfitting,
  foldRacks,
  foldRepair,
  foldShipName,
  foldWholeShip,
  isHull,
} from "./outfit.ts";
import { foldPlaceLine, foldPlaceUnknown, placeKinds } from "./place.ts";
import { foldMerits, foldPowerLeave, foldPowerplay, foldPowerRank } from "./pledge.ts";
import { foldProgress, foldPromotion, foldRank } from "./ranks.ts";
import { foldReputation } from "./reputation.ts";
import { foldListing, type ListedFileName } from "./listings.ts";
import { foldSignal } from "./signals.ts";
import { foldBought, foldSold } from "./trade.ts";
import { foldFuelGiven, foldFullTank, foldRefuel, foldTankSize, tankFrom } from "./tank.ts";

/** Topics with one value that lines of observed kinds replace. */
type FactTopic =
  | "outfit"
  | "hold"
  | "materials"
  | "ranks"
  | "reputation"
  | "pledge"
  | "game"
  | "bodies"
  | "signals"
  | "exobiology"
  | "earnings"
  | "place"
  | "doing"
  | "mining"
  | "blueprints"
  | "tank";

/** How a line of one kind changes one topic. */
type Fold = (state: CockpitState, event: JsonObject) => CockpitState;

function on<Topic extends FactTopic>(
  topic: Topic,
  change: (value: CockpitState[Topic], event: JsonObject) => CockpitState[Topic],
): Fold {
  return (state, event) => {
    const value = change(state[topic], event);
    return value === state[topic] ? state : { ...state, [topic]: value };
  };
}

/** ShipLocker and Backpack lines may have the lists of their files. */
function onFile(file: ListedFileName): Fold {
  return (state, event) => {
    const listings = foldListing(state.listings, file, event);
    return listings === state.listings ? state : { ...state, listings };
  };
}

/** Several changes of one line, in this order. */
function all(...changes: readonly Fold[]): Fold {
  return (state, event) => changes.reduce((changed, change) => change(changed, event), state);
}

/** LoadGame names the ship and its fuel, unless the player is in something else. */
const foldLoadedShip: Fold = (state, event) =>
  isHull(event["Ship"])
    ? tankFrom("FuelLevel")(on("outfit", foldOtherShip)({ ...state, place: undefined }, event), event)
    : state;

/** A sample is taken where the commander stands by Status.json, which tells no place in space. */
function foldOrganicScan(state: CockpitState, event: JsonObject): CockpitState {
  const { Latitude: latitude, Longitude: longitude, PlanetRadius: radiusMetres } = state.flight.status ?? {};
  const spot = latitude === undefined || longitude === undefined ? undefined : { latitude, longitude, radiusMetres };
  return on("exobiology", (topic) => foldSample(topic, event, spot))(state, event);
}

/** What moves into the hold and out of it. */
function foldMoved(kind: (typeof cargoKinds)[number]): Fold {
  return (state, event) =>
    on("hold", (hold) => foldCargoMove(hold, event, kind, state.outfit?.cargoCapacity))(state, event);
}

/** Other options bring the player back to the ship as it was. */
const foldNewShip = all(on("outfit", foldWholeShip), on("hold", foldCargoLost), foldFullTank);

/** The kinds that change facts, with what each changes. */
const folds: Readonly<
  Partial<Record<keyof ObservedEventByKind | "FSDJump" | "Synthesis" | "MaterialDiscarded" | "RefuelPartial", Fold>>
> = {
  Loadout: all(on("outfit", foldLoadout), foldTankSize),
  SetUserShipName: on("outfit", foldShipName),
  HullDamage: foldHullDamage,
  RepairDrone: on("outfit", foldHullUnknown),
  RepairAll: on("outfit", foldWholeShip),
  Repair: on("outfit", foldRepair),
  AfmuRepairs: on("outfit", foldModuleRepair),
  ModuleBuy: on("outfit", foldOutfitting("ModuleBuy")),
  ModuleSell: on("outfit", foldOutfitting("ModuleSell")),
  ModuleStore: on("outfit", foldOutfitting("ModuleStore")),
  ModuleRetrieve: on("outfit", foldOutfitting("ModuleRetrieve")),
  ModuleSwap: on("outfit", foldOutfitting("ModuleSwap")),
  MassModuleStore: on("outfit", foldOutfitting("MassModuleStore")),
  ShipyardSwap: all(
    on("outfit", foldOtherShip),
    on("tank", () => undefined),
  ),
  ShipyardNew: all(
    on("outfit", foldOtherShip),
    on("tank", () => undefined),
  ),
  Resurrect: (state, event) => foldPlaceUnknown(event["Option"] === "rebuy" ? foldNewShip(state, event) : state),
  JoinACrew: foldPlaceUnknown,
  QuitACrew: foldPlaceUnknown,
  FSDJump: all(tankFrom("FuelLevel"), on("bodies", foldArrivalBodies)),
  Location: on("bodies", foldArrivalBodies),
  CarrierJump: on("bodies", foldArrivalBodies),
  FuelScoop: tankFrom("Total"),
  LaunchDrone: foldFuelGiven,
  ReservoirReplenished: tankFrom("FuelMain"),
  RefuelAll: foldRefuel(true),
  RefuelPartial: foldRefuel(false),
  Cargo: all(on("hold", foldCargo), (state) =>
    on("outfit", (outfit) => foldRacks(outfit, state.hold?.count))(state, {}),
  ),
  Materials: on("materials", foldMaterials),
  MaterialCollected: on("materials", foldMaterialMove(1)),
  MaterialDiscarded: on("materials", foldMaterialMove(-1)),
  MaterialTrade: on("materials", foldMaterialTrade),
  EngineerCraft: all(on("materials", foldMaterialList("Ingredients", -1)), on("blueprints", foldCraft)),
  TechnologyBroker: on("materials", foldMaterialList("Materials", -1)),
  EngineerContribution: on("materials", foldContribution),
  Synthesis: on("materials", foldMaterialList("Materials", -1)),
  Rank: on("ranks", foldRank),
  Progress: on("ranks", foldProgress),
  Promotion: on("ranks", foldPromotion),
  Reputation: on("reputation", foldReputation),
  Powerplay: on("pledge", foldPowerplay),
  PowerplayMerits: on("pledge", foldMerits),
  PowerplayRank: on("pledge", foldPowerRank),
  PowerplayLeave: on("pledge", foldPowerLeave),
  LoadGame: all(on("game", foldLoadGame), foldLoadedShip),
  FSSDiscoveryScan: on("bodies", foldDiscoveryScan),
  FSSAllBodiesFound: on("bodies", foldDiscoveryScan),
  Scan: on("bodies", foldScan),
  FSSBodySignals: on("bodies", foldBodySignals),
  SAASignalsFound: all(on("bodies", foldSurfaceSignals), on("exobiology", foldGenera)),
  SAAScanComplete: on("bodies", foldSurfaceScan),
  ScanOrganic: foldOrganicScan,
  SellOrganicData: on("exobiology", foldOrganicSale),
  ShipLocker: onFile("ShipLocker.json"),
  Backpack: onFile("Backpack.json"),
  FSSSignalDiscovered: on("signals", foldSignal),
  ProspectedAsteroid: on("mining", foldProspected),
  AsteroidCracked: on("mining", foldCracked),
  MiningRefined: on("mining", foldRefined),
  ColonisationConstructionDepot: foldDepot,
  MarketBuy: foldBought,
  MarketSell: foldSold,
  MissionCompleted: on("materials", foldMaterialList("MaterialsReward", 1)),
};

const foldByKind: ReadonlyMap<string, Fold> = new Map(
  [...new Set([...Object.keys(folds), ...cargoKinds, ...placeKinds, ...incomeKinds, ...doingKinds])].map((kind) => [
    kind,
    foldOf(kind),
  ]),
);

/** What a line of a kind tells about its own subject comes first, then what it moves. */
function foldOf(kind: string): Fold {
  const own = folds[kind as keyof typeof folds];
  const cargo = cargoKinds.find((each) => each === kind);
  const income = incomeKinds.find((each) => each === kind);
  const place = placeKinds.find((each) => each === kind);
  return all(
    ...(own === undefined ? [] : [own]),
    ...(cargo === undefined ? [] : [foldMoved(cargo)]),
    ...(income === undefined ? [] : [on("earnings", (earnings, event) => foldIncome(earnings, event, income))]),
    ...(doingKinds.includes(kind) ? [on("doing", (doing, event) => foldDoing(doing, event, kind))] : []),
    ...(place === undefined ? [] : [on("place", (known, event) => foldPlaceLine(known, event, place))]),
  );
}

/** Updates the facts that a line tells, of whatever tier its kind is. */
export function foldObserved(state: CockpitState, kind: string, event: JsonObject): CockpitState {
  return foldByKind.get(kind)?.(state, event) ?? state;
}
