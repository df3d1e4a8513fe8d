import { printTimestamp } from "@shipslog/contract/internal";
import { nextShipId, type ParkedShip } from "../commander/fleet.ts";
import { shipTransferTo } from "../lines/shipyard.ts";
import type { GameSession } from "../session/GameSession.ts";
import { applyTransition } from "../session/applyTransition.ts";
import { record } from "../session/record.ts";
import { assembleShip, shipValueCr, type SimulatedShip } from "../ship/SimulatedShip.ts";
import type { Build } from "../ship/builds.ts";
import { forgetRoute } from "./navigation.ts";

/** Opens the shipyard, after ships in transit have arrived. */
export function openShipyard(session: GameSession): void {
  const { commander, timeMs } = session.world;
  for (const parked of commander.fleet) {
    if (parked.arrivalMs !== undefined && parked.arrivalMs <= timeMs) parked.arrivalMs = undefined;
  }
  applyTransition(session, "openShipyard", null);
}

/** Returns the parked ships that the player can take here. */
export function shipsHere({ world: { commander, port } }: GameSession): readonly ParkedShip[] {
  return commander.fleet.filter(({ place, arrivalMs }) => arrivalMs === undefined && place.marketId === port?.marketId);
}

/** Parks the ship here and takes another one; the goods move with the player. */
function change(session: GameSession, taken: ParkedShip, priceCr: number | undefined): void {
  const { world, written } = session;
  const { commander, port, system, ship } = world;
  if (port === undefined) throw new Error("ships change in a port");
  if (world.route.length > 0) forgetRoute(session);
  const { shipId = 0, shipName = "", shipIdent = "" } = written.live?.profile ?? {};
  const place = { system, marketId: port.marketId };
  const left = { id: shipId, ship, name: shipName, ident: shipIdent, place, arrivalMs: undefined };
  taken.ship.cargo = ship.cargo;
  ship.cargo = [];
  ship.hasShieldsUp = true;
  commander.fleet.push(left);
  world.ship = taken.ship;
  if (written.live !== undefined) {
    const { profile } = written.live;
    profile.shipId = taken.id;
    profile.shipName = taken.name;
    profile.shipIdent = taken.ident;
  }
  applyTransition(session, "changeShip", { left, taken, priceCr });
  record(session);
}

/** Takes a parked ship. */
export function swapShip(session: GameSession, parked: ParkedShip): void {
  const { fleet } = session.world.commander;
  fleet.splice(fleet.indexOf(parked), 1);
  change(session, parked, undefined);
}

/** Buys a ship and takes it. */
export function buyShip(session: GameSession, build: Build): void {
  const { commander, system, port } = session.world;
  if (port === undefined) throw new Error("ships are bought in a port");
  const ship = assembleShip(build);
  const priceCr = shipValueCr(ship);
  if (session.world.route.length > 0) forgetRoute(session);
  commander.balanceCr -= priceCr;
  const id = nextShipId(commander.fleet, session.written.live?.profile.shipId ?? 0);
  const place = { system, marketId: port.marketId };
  change(session, { id, ship, name: "", ident: firstIdent(session, ship), place, arrivalMs: undefined }, priceCr);
}

/** The identifier that a new ship gets: letters of the player's name, the day and the ship, such as `SO-07C`. */
function firstIdent({ world, written: { live } }: GameSession, { hull }: SimulatedShip): string {
  const owner = live?.profile.name.slice(0, 2).toUpperCase() ?? "";
  return `${owner}-${printTimestamp(world.timeMs).slice(8, 10)}${hull.name.charAt(0)}`;
}

/** Sells a parked ship, here or elsewhere. */
export function sellShip(session: GameSession, parked: ParkedShip): void {
  const { commander } = session.world;
  const priceCr = shipValueCr(parked.ship);
  commander.fleet.splice(commander.fleet.indexOf(parked), 1);
  commander.balanceCr += priceCr;
  applyTransition(session, "sellShip", { sold: parked, priceCr });
}

/** Has a ship brought here; it arrives after some minutes. */
export function transferShip(session: GameSession, parked: ParkedShip): void {
  const { commander, system, port, timeMs } = session.world;
  if (port === undefined) throw new Error("ships are brought to a port");
  const transfer = shipTransferTo(parked, system);
  const from = parked.place;
  commander.balanceCr -= transfer.costCr;
  parked.place = { system, marketId: port.marketId };
  parked.arrivalMs = timeMs + transfer.timeS * 1000;
  applyTransition(session, "transferShip", { parked, from, transfer });
}
