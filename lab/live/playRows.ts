import { BackpackChange } from "../../packages/simulator/src/events/BackpackChange.ts";
import { Bounty } from "../../packages/simulator/src/events/Bounty.ts";
import { BuyAmmo } from "../../packages/simulator/src/events/BuyAmmo.ts";
import { BuyDrones } from "../../packages/simulator/src/events/BuyDrones.ts";
import { CarrierJumpRequest } from "../../packages/simulator/src/events/CarrierJumpRequest.ts";
import { CarrierLocation } from "../../packages/simulator/src/events/CarrierLocation.ts";
import { CarrierStats } from "../../packages/simulator/src/events/CarrierStats.ts";
import { CockpitBreached } from "../../packages/simulator/src/events/CockpitBreached.ts";
import { CollectItems } from "../../packages/simulator/src/events/CollectItems.ts";
import { CommitCrime } from "../../packages/simulator/src/events/CommitCrime.ts";
import { DockingDenied } from "../../packages/simulator/src/events/DockingDenied.ts";
import { EscapeInterdiction } from "../../packages/simulator/src/events/EscapeInterdiction.ts";
import { FactionKillBond } from "../../packages/simulator/src/events/FactionKillBond.ts";
import { FetchRemoteModule } from "../../packages/simulator/src/events/FetchRemoteModule.ts";
import { Friends } from "../../packages/simulator/src/events/Friends.ts";
import { HeatWarning } from "../../packages/simulator/src/events/HeatWarning.ts";
import { HullDamage } from "../../packages/simulator/src/events/HullDamage.ts";
import { Interdicted } from "../../packages/simulator/src/events/Interdicted.ts";
import { JetConeBoost } from "../../packages/simulator/src/events/JetConeBoost.ts";
import { Market } from "../../packages/simulator/src/events/Market.ts";
import { MarketBuy } from "../../packages/simulator/src/events/MarketBuy.ts";
import { MarketSell } from "../../packages/simulator/src/events/MarketSell.ts";
import { MissionAccepted } from "../../packages/simulator/src/events/MissionAccepted.ts";
import { MissionCompleted } from "../../packages/simulator/src/events/MissionCompleted.ts";
import { MissionFailed } from "../../packages/simulator/src/events/MissionFailed.ts";
import { MissionRedirected } from "../../packages/simulator/src/events/MissionRedirected.ts";
import { ModuleBuyAndStore } from "../../packages/simulator/src/events/ModuleBuyAndStore.ts";
import { ModuleSellRemote } from "../../packages/simulator/src/events/ModuleSellRemote.ts";
import { Music } from "../../packages/simulator/src/events/Music.ts";
import { NpcCrewPaidWage } from "../../packages/simulator/src/events/NpcCrewPaidWage.ts";
import { Outfitting } from "../../packages/simulator/src/events/Outfitting.ts";
import { PayFines } from "../../packages/simulator/src/events/PayFines.ts";
import { ReceiveText } from "../../packages/simulator/src/events/ReceiveText.ts";
import { RedeemVoucher } from "../../packages/simulator/src/events/RedeemVoucher.ts";
import { RefuelAll } from "../../packages/simulator/src/events/RefuelAll.ts";
import { RepairAll } from "../../packages/simulator/src/events/RepairAll.ts";
import { Scanned } from "../../packages/simulator/src/events/Scanned.ts";
import { SellDrones } from "../../packages/simulator/src/events/SellDrones.ts";
import { ShieldState } from "../../packages/simulator/src/events/ShieldState.ts";
import { ShipTargeted } from "../../packages/simulator/src/events/ShipTargeted.ts";
import { Shipyard } from "../../packages/simulator/src/events/Shipyard.ts";
import { StoredShips } from "../../packages/simulator/src/events/StoredShips.ts";
import { SupercruiseDestinationDrop } from "../../packages/simulator/src/events/SupercruiseDestinationDrop.ts";
import { UnderAttack } from "../../packages/simulator/src/events/UnderAttack.ts";
import { UseConsumable } from "../../packages/simulator/src/events/UseConsumable.ts";

/** The rows about fights, trade, missions, ports, crews and messages. */
export const playRows = [
  ...[BackpackChange, Bounty, BuyAmmo, BuyDrones, CarrierJumpRequest, CarrierLocation],
  ...[CarrierStats, CockpitBreached, CollectItems, CommitCrime, DockingDenied, EscapeInterdiction],
  ...[FactionKillBond, FetchRemoteModule, Friends, HeatWarning, HullDamage, Interdicted],
  ...[JetConeBoost, Market, MarketBuy, MarketSell, MissionAccepted, MissionCompleted],
  ...[MissionFailed, MissionRedirected, ModuleBuyAndStore, ModuleSellRemote, Music, NpcCrewPaidWage],
  ...[Outfitting, PayFines, ReceiveText, RedeemVoucher, RefuelAll, RepairAll],
  ...[Scanned, SellDrones, ShieldState, ShipTargeted, Shipyard, StoredShips],
  ...[SupercruiseDestinationDrop, UnderAttack, UseConsumable],
];
