import { carrierJumpT, carrierPort, type FleetCarrier } from "../commander/FleetCarrier.ts";
import { lyBetween } from "../galaxy/lyBetween.ts";
import type { StarSystem } from "../galaxy/StarSystem.ts";
import type { GameSession } from "../session/GameSession.ts";
import { applyTransition } from "../session/applyTransition.ts";
import { record } from "../session/record.ts";
import { wait } from "../session/time.ts";
import { forgetRoute } from "./navigation.ts";
import { pause } from "./pause.ts";
import { closeScreen, openScreen } from "./screens.ts";

/** How long a carrier prepares a jump at least; it departs ten seconds after a full minute. */
const preparationMs = 15 * 60_000;
const minuteMs = 60_000;

/** Opens the management of the carrier and closes it after something was done there. */
export function manage(session: GameSession, act: () => void): void {
  openScreen(session, "RolePanel", 5, 15);
  applyTransition(session, "manageCarrier", null);
  pause(session, 5, 20);
  act();
  closeScreen(session);
  pause(session, 3, 10);
}

/** Orders the carrier to another system, and returns when it departs. */
export function orderJump(session: GameSession, to: StarSystem, bodyId: number | undefined): number {
  let departureMs = 0;
  manage(session, () => {
    if (session.written.live !== undefined) openScreen(session, "GalaxyMap", 8, 40, undefined, "CarrierJumpRequest");
    const { timeMs } = session.world;
    departureMs = Math.ceil((timeMs + preparationMs) / minuteMs) * minuteMs + 10_000;
    applyTransition(session, "orderCarrier", { forMs: departureMs - timeMs, to, bodyId });
    applyTransition(session, "manageCarrier", null);
    pause(session, 5, 10);
  });
  return departureMs;
}

/** Takes the order back. */
export function cancelJump(session: GameSession): void {
  manage(session, () => {
    applyTransition(session, "cancelCarrier", null);
    applyTransition(session, "manageCarrier", null);
    pause(session, 5, 10);
  });
}

/** Moves the carrier to another system. */
export function moveTo({ world }: GameSession, carrier: FleetCarrier, to: StarSystem): void {
  carrier.fuelT -= carrierJumpT(carrier, lyBetween(carrier.system.position, to.position));
  carrier.system = to;
  carrier.distanceLs = world.chance.fork("carrier", to.address).between(0, 2000);
}

/** Moves the player with the carrier they are aboard. */
export function carryAlong({ world }: GameSession, carrier: FleetCarrier, to: StarSystem): void {
  world.system = to;
  world.port = carrierPort(carrier);
  world.destination = undefined;
}

/** Waits aboard until the carrier departs, and arrives with it. */
export function rideJump(session: GameSession, carrier: FleetCarrier, to: StarSystem, departureMs: number): void {
  const { world } = session;
  const from = world.system;
  if (world.route.length > 0) forgetRoute(session);
  wait(session, departureMs - world.timeMs + 1000);
  applyTransition(session, "leaveWithCarrier", null);
  wait(session, 60_000);
  moveTo(session, carrier, to);
  carryAlong(session, carrier, to);
  applyTransition(session, "arriveWithCarrier", { from, to });
  record(session);
  pause(session, 25, 40);
}
