import { carrierPort } from "../commander/FleetCarrier.ts";
import { colonyPort } from "../commander/Colony.ts";
import { happen } from "../session/happen.ts";
import { hasPad, type Port } from "../session/Port.ts";
import { settleOnGround } from "../session/Surface.ts";
import { wait } from "../session/time.ts";
import { societyHere, stationsHere, vesselOf, type World } from "../session/World.ts";
import { cruise, engageSupercruise, undock } from "./course.ts";
import type { Activity } from "./Activity.ts";
import { pause } from "./pause.ts";
import { descend } from "./planets.ts";

/** The ports of the present system that have a pad for the ship. */
export function portsHere(world: World): readonly Port[] {
  const { pad } = vesselOf(world).hull;
  return [...stationsHere(world), ...ownPorts(world)].filter((port) => hasPad(port, pad));
}

function ownPorts(world: World): readonly Port[] {
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

/** Flies to a port of this system and lands on a pad. */
export function dockAt(world: World, port: Port): void {
  const { controls, chance, system } = world;
  world.destination = { address: system.address, body: port.body?.id ?? 0, name: port.name, text: port.text };
  cruise(world, port.distanceLs);
  if (port.isOnSurface && port.body?.type === "Planet") {
    descend(world, port.body);
    world.port = port;
  } else {
    world.port = port;
    happen(world, "dropAtPort", { marketId: port.marketId });
  }
  controls.isSpeeding = chance.isLucky(0.1);
  if (controls.isSpeeding && world.commander.finedIn.size < finesMax) world.commander.finedIn.add(system.address);
  wait(world, chance.integer(10, 40) * 1000);
  controls.isGearDown = true;
  happen(world, "requestDocking", { marketId: port.marketId });
  // 13 to 103 s from the permission to the pad (format-facts 5).
  wait(world, chance.integer(13, 60) * 1000);
  land(world, port);
}

/** More systems with open fines than this and no port would let the player in. */
const finesMax = 12;

function land(world: World, port: Port): void {
  const { controls, surface } = world;
  controls.isSpeeding = false;
  controls.isGearDown = false;
  controls.isInDanger = false;
  if (surface !== undefined) settleOnGround(surface);
  world.destination = undefined;
  world.lastText = port.text ?? port.name;
  happen(world, "landOnPad", { marketId: port.marketId });
}

function hasPort(world: World): boolean {
  const { pad } = vesselOf(world).hull;
  return stationsHere(world).some((port) => hasPad(port, pad)) || ownPorts(world).length > 0;
}

/** Flies to a port of the system and docks. */
export const dock: Activity = {
  from: ["supercruise"],
  weight: 4,
  leadsTo: ["Docked", "StoredModules", "CargoTransfer"],
  can: (world) => world.aboard === "own" && hasPort(world),
  run(world) {
    const ports = portsHere(world);
    const own = ports.find(({ marketId }) => marketId === world.commander.carrier?.marketId);
    // Owners of a carrier go home to it more often than not.
    dockAt(world, own !== undefined && world.chance.isLucky(0.6) ? own : world.chance.pick(ports));
  },
};

/** Leaves the port and goes back to supercruise. */
export const depart: Activity = {
  from: ["docked"],
  weight: 2,
  can: ({ aboard }) => aboard === "own",
  run(world) {
    undock(world);
    if (world.state === "planetFlight") return;
    engageSupercruise(world);
    pause(world, 5, 20);
  },
};

/** Gets back to supercruise from wherever in normal space the ship is. */
export const enterSupercruise: Activity = {
  from: ["normalSpace"],
  weight: 4,
  run(world) {
    engageSupercruise(world);
    pause(world, 5, 15);
  },
};
