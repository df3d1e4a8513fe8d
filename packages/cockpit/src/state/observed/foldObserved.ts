import type { JsonObject, JournalEvent } from "@shipslog/contract";
import type { ObservedEventByKind } from "@shipslog/contract/observed/events";
import type { CockpitState } from "../CockpitState.ts";
import { foldBodySignals, foldDiscoveryScan, foldScan, foldSurfaceScan, foldSurfaceSignals } from "./bodies.ts";
import { foldBounty, foldExplorationSale, foldMarketSell, foldMissionReward, foldOrganicSale } from "./earnings.ts";
import { foldLoadGame } from "./game.ts";
import { foldCargo } from "./hold.ts";
import {
  foldEngineerCraft,
  foldMaterialMove,
  foldMaterials,
  foldMaterialTrade,
  foldSynthesisUse,
} from "./materials.ts";
import { foldHullDamage, foldLoadout, foldShipName } from "./outfit.ts";
import { foldMerits, foldPowerLeave, foldPowerplay, foldPowerRank } from "./pledge.ts";
import { foldProgress, foldPromotion, foldRank } from "./ranks.ts";
import { foldReputation } from "./reputation.ts";
import { foldSignal } from "./signals.ts";

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
  | "earnings";

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

/** The observed kinds that panels show, with what each changes. */
const folds: Readonly<Partial<Record<keyof ObservedEventByKind | "MaterialDiscarded", Fold>>> = {
  Loadout: on("outfit", foldLoadout),
  SetUserShipName: on("outfit", foldShipName),
  HullDamage: on("outfit", foldHullDamage),
  Cargo: on("hold", foldCargo),
  Materials: on("materials", foldMaterials),
  MaterialCollected: on("materials", foldMaterialMove(1)),
  MaterialDiscarded: on("materials", foldMaterialMove(-1)),
  MaterialTrade: on("materials", foldMaterialTrade),
  EngineerCraft: on("materials", foldEngineerCraft),
  Rank: on("ranks", foldRank),
  Progress: on("ranks", foldProgress),
  Promotion: on("ranks", foldPromotion),
  Reputation: on("reputation", foldReputation),
  Powerplay: on("pledge", foldPowerplay),
  PowerplayMerits: on("pledge", foldMerits),
  PowerplayRank: on("pledge", foldPowerRank),
  PowerplayLeave: on("pledge", foldPowerLeave),
  LoadGame: on("game", foldLoadGame),
  FSSDiscoveryScan: on("bodies", foldDiscoveryScan),
  Scan: on("bodies", foldScan),
  FSSBodySignals: on("bodies", foldBodySignals),
  SAASignalsFound: on("bodies", foldSurfaceSignals),
  SAAScanComplete: on("bodies", foldSurfaceScan),
  FSSSignalDiscovered: on("signals", foldSignal),
  Bounty: on("earnings", foldBounty),
  MarketSell: on("earnings", foldMarketSell),
  MissionCompleted: on("earnings", foldMissionReward),
  SellOrganicData: on("earnings", foldOrganicSale),
};

const foldByKind: ReadonlyMap<string, Fold> = new Map(Object.entries(folds));

/** Updates the facts that lines of observed kinds tell. */
export function foldObserved(state: CockpitState, kind: string, event: JsonObject): CockpitState {
  return foldByKind.get(kind)?.(state, event) ?? state;
}

/** Updates the same facts from events of the sixteen kinds. */
export function foldSpecified(state: CockpitState, event: JournalEvent): CockpitState {
  switch (event.event) {
    case "Synthesis":
      return { ...state, materials: foldSynthesisUse(state.materials, event) };
    case "MultiSellExplorationData":
      return { ...state, earnings: foldExplorationSale(state.earnings, event) };
    default:
      return state;
  }
}
