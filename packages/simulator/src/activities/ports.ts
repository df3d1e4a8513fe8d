import { carrierPort } from "../commander/FleetCarrier.ts";
import { colonyPort } from "../commander/Colony.ts";
import type { GameSession } from "../session/GameSession.ts";
import { applyTransition } from "../session/applyTransition.ts";
import { hasPad, type Port } from "../galaxy/Port.ts";
import type { DenialReason } from "../world/Transition.ts";
import { settleOnGround } from "../world/SurfacePosition.ts";
import { wait } from "../session/time.ts";
import { societyHere, stationsHere, currentShip, type GameWorld } from "../world/GameWorld.ts";
import { cruise, engageSupercruise, recallFighter, undock } from "./flight.ts";
import type { Activity } from "./Activity.ts";
import { settleIn } from "./docked.ts";
import { chooseRoute } from "./chooseRoute.ts";
import { plotOnMap } from "./navigation.ts";
import { pause } from "./pause.ts";
import { descend } from "./planets.ts";

/** Returns the ports of the current system that have a pad for the ship. */
export function portsHere(world: GameWorld): readonly Port[] {
  const { pad } = currentShip(world).hull;
  return [...stationsHere(world), ...ownPorts(world)].filter((port) => hasPad(port, pad));
}

function ownPorts(world: GameWorld): readonly Port[] {
  const { carrier, colony } = world.commander;
  const { address } = world.system;
  const ports: Port[] = [];
  if (carrier?.system.address === address) ports.push(carrierPort(carrier));
  if (colony?.system.address === address) {
    const faction = societyHere(world).factions.find(({ name }) => name === colony.factionName);
    if (faction !== undefined) ports.push(colonyPort(colony, faction));
  }
  return ports;
}

/** Flies to a port of this system and docks. */
export function dockAt(session: GameSession, port: Port, speeds?: boolean): void {
  flyToward(session, port);
  comeIn(session, port, speeds);
}

/** Flies to a port of this system, and stays in front of it. */
export function flyToward(session: GameSession, port: Port): void {
  const { system } = session.world;
  session.world.destination = { address: system.address, body: port.body?.id ?? 0, name: port.name, text: port.text };
  cruise(session, port.distanceLs);
  if (port.isOnSurface && port.body?.type === "Planet") {
    descend(session, port.body);
    session.world.port = port;
  } else {
    session.world.port = port;
    applyTransition(session, "dropAtPort", { marketId: port.marketId });
  }
}

/** Asks for a pad of the port the ship is near, and lands on it; whether the ship is too fast is drawn unless it is given. */
export function comeIn(session: GameSession, port: Port, speeds?: boolean): void {
  const { controls, chance, system } = session.world;
  recallFighter(session);
  controls.isSpeeding = speeds ?? chance.isLucky(0.1);
  const { finedIn } = session.world.commander;
  if (controls.isSpeeding && finedIn.size < finesMax) {
    finedIn.add(system.address);
    applyTransition(session, "speed", null);
  }
  wait(session, chance.integer(10, 40) * 1000);
  controls.isGearDown = true;
  applyTransition(session, "requestDocking", { marketId: port.marketId });
  // 13 to 103 s from DockingGranted to Docked (F57).
  wait(session, chance.integer(13, 60) * 1000);
  land(session, port);
}

/** Refusals that a player does not take for an answer. */
const askedAgain: readonly DenialReason[] = ["NoSpace", "NoReason", "Distance"];

/** Asks for a pad and is refused, often more than once. */
export function askInVain(session: GameSession, reason: DenialReason): void {
  const { chance } = session.world;
  const times = askedAgain.includes(reason) ? chance.integer(2, 10) : 1;
  for (let left = times; left > 0; left -= 1) {
    applyTransition(session, "denyDocking", { reason });
    wait(session, chance.integer(1, 3) * 1000);
  }
  pause(session, 22, 40);
}

/** Asks for a pad, gets one and takes the request back. */
export function askAndCancel(session: GameSession, { marketId }: Port): void {
  applyTransition(session, "requestDocking", { marketId });
  wait(session, session.world.chance.integer(2, 15) * 1000);
  applyTransition(session, "cancelDocking", null);
  pause(session, 3, 10);
}

/** The most systems in which the player has unpaid fines. */
const finesMax = 12;

function land(session: GameSession, port: Port): void {
  const { controls, surface } = session.world;
  controls.isSpeeding = false;
  controls.isGearDown = false;
  controls.isInDanger = false;
  if (surface !== undefined) settleOnGround(surface);
  session.world.destination = undefined;
  session.written.lastText = port.text ?? port.name;
  const { live } = session.written;
  if (live !== undefined) live.memory.play.leftMarketId = port.marketId;
  applyTransition(session, "landOnPad", { marketId: port.marketId });
}

function hasPort(world: GameWorld): boolean {
  const { pad } = currentShip(world).hull;
  return stationsHere(world).some((port) => hasPad(port, pad)) || ownPorts(world).length > 0;
}

/** Chooses a port of the system and docks there. */
export const dock: Activity = {
  from: ["supercruise"],
  endsIn: "flight",
  weight: 4,
  leadsTo: ["Docked", "StoredModules", "CargoTransfer"],
  can: (world) => world.aboard === "own" && hasPort(world),
  run(session) {
    const ports = portsHere(session.world);
    const own = ports.find(({ marketId }) => marketId === session.world.commander.carrier?.marketId);
    // Carrier owners prefer their carrier.
    dockAt(session, own !== undefined && session.world.chance.isLucky(0.6) ? own : session.world.chance.pick(ports));
  },
};

/** How much a player likes a port: few land at settlements (1 % of real dockings). */
const likingOf = ({ type }: Port): number => (type === "OnFootSettlement" ? 0.1 : 1);

/** How often a player comes back to the port that was left last (8.5 % of real dockings). */
const returnShare = 0.1;

/** Docks at another port of the system than the one just left, or looks for a system with another. */
export const dockElsewhere: Activity = {
  ...dock,
  run(session) {
    const { world, written } = session;
    const left = written.live?.memory.play.leftMarketId;
    const ports = portsHere(world).filter(({ marketId }) => marketId !== left);
    const own = ports.find(({ marketId }) => marketId === world.commander.carrier?.marketId);
    const [first] = ports;
    if (first === undefined && !world.chance.isLucky(returnShare)) {
      if (world.route.length === 0) plotOnMap(session, chooseRoute);
      return;
    }
    const likes = own !== undefined && world.chance.isLucky(0.6);
    const others = (first === undefined ? portsHere(world) : ports).map((port) => [port, likingOf(port)] as const);
    dockAt(session, likes ? own : world.chance.weighted(others));
    settleIn(session);
  },
};

/** Leaves the port and enters supercruise. */
export const depart: Activity = {
  from: ["docked"],
  endsIn: "flight",
  weight: 2,
  can: ({ aboard }) => aboard === "own",
  run(session) {
    undock(session);
    if (session.world.state === "planetFlight") return;
    engageSupercruise(session);
    pause(session, 5, 20);
  },
};

/** Enters supercruise from normal space. */
export const enterSupercruise: Activity = {
  from: ["normalSpace"],
  endsIn: "supercruise",
  weight: 4,
  run(session) {
    engageSupercruise(session);
    pause(session, 5, 15);
  },
};
