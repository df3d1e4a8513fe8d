import {
  SetUserShipName,
  Shipyard,
  ShipyardBuy,
  ShipyardNew,
  ShipyardSell,
  ShipyardSwap,
  ShipyardTransfer,
  StoredShips,
} from "../lines/shipyard.ts";
import type { LiveInput } from "../live/LiveInput.ts";
import { shipsForSale, stockPriceCr } from "../live/fleet.ts";
import { withText } from "../text/withText.ts";
import { after, beside, say, type PlannedLine, type Scene } from "./plan.ts";

/** Makes the lines of a visit to the shipyard of a port, whose file lists the ships for sale. */
export function visitShipyard({ world }: LiveInput): readonly PlannedLine[] {
  const { port, system, commander } = world;
  if (port === undefined) return [];
  const PriceList = shipsForSale.map(([id, type, text, priceCr]) => {
    return { id, ...withText("ShipType", type, text), ShipPrice: stockPriceCr(type) ?? priceCr };
  });
  const content = { ...Shipyard.build(port, system.name), Horizons: true, AllowCobraMkIV: false, PriceList };
  return [beside(content, say(Shipyard, port, system.name)), say(StoredShips, port, system, commander.fleet)];
}

/** The player opens the shipyard. */
export const shipyardOpened: Scene = (input) => visitShipyard(input);

/** The player takes another ship, whose condition is as it was left; a new one is announced a second later. */
export const shipChanged: Scene = ({ world: { port }, happened, memory: { play } }) => {
  if (happened?.name !== "changeShip" || port === undefined) return [];
  const { left, taken, priceCr } = happened.data;
  play.conditions.set(left.id, { hullHealth: play.hullHealth, distributor: play.distributor });
  const condition = play.conditions.get(taken.id);
  play.hullHealth = condition?.hullHealth ?? 1;
  play.distributor = condition?.distributor;
  play.isShieldDown = false;
  play.hasFired = false;
  const old = { id: left.id, hull: left.ship.hull };
  const own = { id: taken.id, hull: taken.ship.hull };
  if (priceCr === undefined) return [say(ShipyardSwap, own, old, port)];
  return [say(ShipyardBuy, own, priceCr, old, port), ...after(1, say(ShipyardNew, own))];
};

/** The player sells a parked ship, and sees those that are left. */
export const shipSold: Scene = ({ world, happened, memory: { play } }) => {
  const { port, system, commander } = world;
  if (happened?.name !== "sellShip" || port === undefined) return [];
  const left = say(StoredShips, port, system, commander.fleet);
  return [
    say(ShipyardSell, happened.data.sold, happened.data.priceCr, port),
    ...after(play.chance.integer(4, 6), left),
  ];
};

/** The player has a ship brought from another port. */
export const shipTransferred: Scene = ({ world: { port }, happened }) => {
  if (happened?.name !== "transferShip" || port === undefined) return [];
  const { parked, from, transfer } = happened.data;
  return [say(ShipyardTransfer, parked, from, transfer, port)];
};

/** The player names the ship. */
export const shipNamed: Scene = ({ world, happened, profile }) => {
  if (happened?.name !== "nameShip") return [];
  const { name, ident } = happened.data;
  profile.shipName = name;
  profile.shipIdent = ident;
  return [say(SetUserShipName, { id: profile.shipId, hull: world.ship.hull }, name, ident)];
};
