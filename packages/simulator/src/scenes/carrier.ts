import { shownBalanceCr } from "../commander/CommanderState.ts";
import type { FleetCarrier } from "../commander/FleetCarrier.ts";
import {
  CarrierBankTransfer,
  CarrierCrewServices,
  CarrierDepositFuel,
  CarrierDockingPermission,
  CarrierFinance,
  CarrierJumpCancelled,
  CarrierJumpRequest,
  CarrierLocation,
  CarrierModulePack,
  CarrierNameChange,
  CarrierStats,
  CarrierTradeOrder,
  FCMaterials,
} from "../lines/carrier.ts";
import { Market } from "../lines/trade.ts";
import type { LiveInput } from "../live/LiveInput.ts";
import { barList } from "../live/barList.ts";
import type { CarrierProfile, CarrierRole } from "../live/carrierProfile.ts";
import { orderedItems } from "../live/marketList.ts";
import { drawName } from "../live/npcs.ts";
import type { CarrierChange } from "../world/Transition.ts";
import { after, beside, say, type PlannedLine, type Scene } from "./plan.ts";

/** The player opens the management of the carrier. */
export const carrierManaged: Scene = ({ world: { commander }, memory: { play } }) =>
  commander.carrier === undefined ? [] : after(3, say(CarrierStats, commander.carrier, play.carrier));

/** The player orders the carrier to a system. */
export const carrierOrdered: Scene = ({ world: { commander, timeMs }, happened }) => {
  if (happened?.name !== "orderCarrier" || commander.carrier === undefined) return [];
  const { to, bodyId, forMs } = happened.data;
  return [say(CarrierJumpRequest, commander.carrier, to, bodyId, timeMs + forMs)];
};

/** The player takes the order back. */
export const orderCancelled: Scene = ({ world: { commander } }) =>
  commander.carrier === undefined ? [] : [say(CarrierJumpCancelled, commander.carrier)];

/** The player talks to the bartender of the carrier; FCMaterials.json lists what the bar trades. */
export const barVisited: Scene = ({ world: { commander }, memory: { play } }) => {
  const { carrier } = commander;
  if (carrier === undefined) return [];
  const line = say(FCMaterials, carrier, play.carrier);
  const Items = barList(play.chance.fork("bar", carrier.marketId));
  return [beside({ ...FCMaterials.build(carrier, play.carrier), Items }, line)];
};

/** Where the carrier is, at the start of the game and after a jump. */
export const carrierLocated: Scene = ({ world: { commander }, happened }) => {
  if (commander.carrier === undefined) return [];
  return after(happened?.name === "load" ? 2 : 0, say(CarrierLocation, commander.carrier));
};

/** The player looks at the market of the own carrier, whose file lists its orders; it may be empty. */
export const carrierMarketVisited: Scene = ({ world: { port, system }, memory: { play } }) => {
  if (port === undefined) return [];
  const { access, orders } = play.carrier;
  const content = { ...Market.build(port, system.name, access), Items: orderedItems(orders) };
  return [beside(content, say(Market, port, system.name, access))];
};

/** The player changes something about the carrier. */
export const carrierChanged: Scene = (input) => {
  const { carrier } = input.world.commander;
  if (input.happened?.name !== "changeCarrier" || carrier === undefined) return [];
  return tellChange(input, carrier, input.happened.data);
};

function tellChange(input: LiveInput, carrier: FleetCarrier, change: CarrierChange): readonly PlannedLine[] {
  const { world, memory } = input;
  const own = memory.play.carrier;
  if (change.what === "bank") {
    return [say(CarrierBankTransfer, carrier, change.depositCr, shownBalanceCr(world.commander))];
  }
  if (change.what === "fuel") return [say(CarrierDepositFuel, carrier, change.amountT)];
  if (change.what === "crew") return tellCrew(input, carrier, own, change);
  if (change.what === "access") {
    own.access = change.access as CarrierProfile["access"];
    own.allowsNotorious = change.isNotoriousAllowed;
    return [say(CarrierDockingPermission, carrier, own)];
  }
  if (change.what === "finance") {
    own.taxPercent = change.taxPercent;
    own.reservePercent = change.reservePercent;
    return [say(CarrierFinance, carrier, own)];
  }
  if (change.what === "order") {
    const { type, name, side, count, priceCr } = change;
    if (side === "cancelled") own.orders.delete(type);
    else own.orders.set(type, { name, side, count, priceCr });
    return [say(CarrierTradeOrder, carrier, change)];
  }
  if (change.what === "name") {
    own.name = change.name;
    return [say(CarrierNameChange, carrier, change.name)];
  }
  own.packsT += change.tier * packT;
  return [say(CarrierModulePack, carrier, change)];
}

/** The space of a module pack of the first tier. */
const packT = 100;

function tellCrew(
  { memory: { play } }: LiveInput,
  carrier: FleetCarrier,
  { crew }: CarrierProfile,
  { role, operation }: CarrierChange & { what: "crew" },
): readonly PlannedLine[] {
  const at = role as CarrierRole;
  const old = crew.get(at);
  const isNew = operation === "Activate" || operation === "Replace" || old === undefined;
  const member = { name: isNew ? drawName(play.chance) : old.name, isAtWork: operation !== "Pause" };
  if (operation === "Deactivate") crew.delete(at);
  else crew.set(at, member);
  return [say(CarrierCrewServices, carrier, role, operation, member.name)];
}
