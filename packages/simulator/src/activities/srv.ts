import { salvage } from "../commander/goods.ts";
import { gatherMaterials } from "../commander/materials.ts";
import type { GameSession } from "../session/GameSession.ts";
import { applyTransition } from "../session/applyTransition.ts";
import { record } from "../session/record.ts";
import { settleLines, wait } from "../session/time.ts";
import { cargoT, hasModule, loadCargo, unloadCargo, type CargoItem } from "../ship/SimulatedShip.ts";
import { srvTankT, type GameWorld } from "../world/GameWorld.ts";
import type { Transfer } from "../world/Transition.ts";
import type { Activity } from "./Activity.ts";
import { pause } from "./pause.ts";

/** The cargo capacity of the SRV in tonnes. */
export const srvHoldT = 4;

/** Deploys the SRV from the ship. */
export const deploySrv: Activity = {
  from: ["landed"],
  endsIn: "srv",
  weight: 2,
  leadsTo: ["CargoTransfer", "Synthesis"],
  can: ({ ship }) => hasModule(ship, "int_buggybay"),
  run(session) {
    const { srv, controls, chance } = session.world;
    pause(session, 5, 15, undefined, "LaunchSRV");
    controls.guiFocus = 0;
    Object.assign(srv, {
      fuelT: srvTankT * chance.between(0.25, 1),
      cargo: [],
      hasHandbrake: true,
      isInTurret: false,
      isNearShip: true,
      hasDriveAssist: chance.isLucky(0.5),
      hasHighBeam: false,
    });
    applyTransition(session, "deploySrv", null);
    pause(session, 5, 15);
  },
};

/** Drives away, gathers materials and cargo, and drives back. */
export const driveSrv: Activity = {
  from: ["srv"],
  weight: 4,
  run(session) {
    const { srv, surface, chance, commander } = session.world;
    if (surface === undefined) return;
    srv.hasHandbrake = false;
    setLights(session.world);
    surface.headingDeg = chance.between(0, 360);
    const seconds = chance.integer(40, 180);
    const speedMps = chance.between(12, 32);
    drive(session, seconds, speedMps);
    srv.isInTurret = chance.isLucky(0.5);
    srv.hasHandbrake = chance.isLucky(0.7);
    pause(session, 10, 60);
    applyTransition(session, "gatherMaterials", { gathered: gatherMaterials(commander.materials, chance) });
    settleLines(session);
    pickUp(session);
    srv.isInTurret = false;
    srv.hasHandbrake = false;
    surface.headingDeg = (surface.headingDeg + 180) % 360;
    drive(session, seconds, speedMps);
    srv.hasHandbrake = true;
    srv.isNearShip = true;
  },
};

/** How long the SRV is too near to the ship to extend the turret. */
const nearShipS = 5;

/** Drives straight on; the turret can be extended once the ship is not near. */
export function drive(session: GameSession, seconds: number, speedMps: number): void {
  const { surface, srv } = session.world;
  if (surface === undefined) return;
  surface.speedMps = speedMps;
  wait(session, nearShipS * 1000);
  srv.isNearShip = false;
  wait(session, (seconds - nearShipS) * 1000);
  surface.speedMps = 0;
}

function setLights({ controls, srv, chance }: GameWorld): void {
  controls.hasLightsOn = chance.isLucky(0.6);
  srv.hasHighBeam = controls.hasLightsOn && chance.isLucky(0.5);
  controls.hasNightVision = !controls.hasLightsOn && chance.isLucky(0.4);
}

/** Picks up cargo with the scoop, if there is room; whether some is found is drawn unless it is given. */
export function pickUp(session: GameSession, isFound?: boolean): void {
  const { srv, chance, controls } = session.world;
  const room = srvHoldT - srv.cargo.reduce((sum, { count }) => sum + count, 0);
  if (room < 1 || !(isFound ?? chance.isLucky(0.6))) return;
  controls.hasScoopOut = true;
  record(session);
  wait(session, 8000);
  const { type, name } = chance.pick(salvage);
  const count = chance.integer(1, Math.min(2, room));
  // The game tells the hold after each tonne (244 of 340 real lines).
  const tonnes = session.written.live === undefined ? [count] : Array.from({ length: count }, () => 1);
  for (const tonne of tonnes) {
    const item = { type, name, count: tonne, missionId: undefined };
    loadCargo(srv.cargo, item);
    controls.hasScoopOut = false;
    applyTransition(session, "collectCargo", { item });
    settleLines(session);
  }
}

/** Moves goods between the SRV and the ship. */
export const handOver: Activity = {
  from: ["srv"],
  weight: 0.7,
  leadsTo: ["CargoTransfer"],
  can: ({ srv, ship }) => srv.cargo.length > 0 || ship.cargo.length > 0,
  run(session) {
    pause(session, 5, 20);
    const transfers = session.world.srv.cargo.length > 0 ? toShip(session.world) : [toSrv(session.world)];
    if (transfers.length > 0) applyTransition(session, "moveCargo", { transfers });
    pause(session, 3, 10);
  },
};

/** Moves all cargo of the SRV that fits to the ship. */
function toShip({ srv, ship }: GameWorld): readonly Transfer[] {
  const moved: Transfer[] = [];
  for (const item of [...srv.cargo]) {
    const count = Math.min(item.count, ship.cargoCapacityT - cargoT(ship));
    if (count < 1) continue;
    moved.push(moveGoods(srv.cargo, ship.cargo, item, count, "toship"));
  }
  return moved;
}

function toSrv({ srv, ship, chance }: GameWorld): Transfer {
  // Mission cargo goes first.
  const item = ship.cargo.find(({ missionId }) => missionId !== undefined) ?? chance.pick(ship.cargo);
  return moveGoods(ship.cargo, srv.cargo, item, Math.min(item.count, chance.integer(1, srvHoldT)), "tosrv");
}

/** Moves goods between two holds and returns the transfer. */
export function moveGoods(
  from: CargoItem[],
  to: CargoItem[],
  item: CargoItem,
  count: number,
  direction: Transfer["direction"],
): Transfer {
  const { type, name, missionId } = item;
  loadCargo(to, { ...item, count });
  unloadCargo(from, item, count);
  return { type, name, missionId, count, direction };
}

/** Returns the SRV to the ship, after moving the cargo that fits. */
export const dockSrv: Activity = {
  from: ["srv"],
  endsIn: "landed",
  weight: 2,
  run(session) {
    const { srv } = session.world;
    pause(session, 5, 15, undefined, "DockSRV");
    const transfers = toShip(session.world);
    if (transfers.length > 0) applyTransition(session, "moveCargo", { transfers });
    srv.cargo = [];
    session.world.controls.hasLightsOn = false;
    applyTransition(session, "dockSrv", null);
  },
};
