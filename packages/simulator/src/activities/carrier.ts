import type { FleetCarrier } from "../commander/FleetCarrier.ts";
import type { GameSession } from "../session/GameSession.ts";
import { applyTransition } from "../session/applyTransition.ts";
import { cargoT, type CargoItem } from "../ship/SimulatedShip.ts";
import type { GameWorld } from "../world/GameWorld.ts";
import type { Transfer } from "../world/Transition.ts";
import type { Activity } from "./Activity.ts";
import { pause } from "./pause.ts";
import { closeScreen, openScreen } from "./screens.ts";
import { moveGoods } from "./srv.ts";

/** Moves goods between the ship and the player's fleet carrier. */
export const transferCargo: Activity = {
  from: ["docked"],
  weight: 4,
  leadsTo: ["CargoTransfer"],
  can: ({ aboard, port, commander: { carrier } }) =>
    aboard === "own" && carrier !== undefined && port?.marketId === carrier.marketId,
  run(session) {
    const { carrier } = session.world.commander;
    if (carrier === undefined) return;
    openScreen(session, "RolePanel", 10, 40);
    applyTransition(session, "manageCarrier", null);
    const transfers = session.world.chance.isLucky(0.5) ? take(session.world, carrier) : give(session, carrier);
    if (transfers.length > 0) applyTransition(session, "moveCargo", { transfers });
    closeScreen(session);
    pause(session, 5, 20);
  },
};

/** Moves goods in the panel of the ship, and waits until the hold is told: real players need no management for it. */
export function transferBySide(session: GameSession): void {
  const { carrier } = session.world.commander;
  if (carrier === undefined) return;
  openScreen(session, "InternalPanel", 5, 20);
  const transfers = session.world.chance.isLucky(0.5) ? take(session.world, carrier) : give(session, carrier);
  if (transfers.length > 0) applyTransition(session, "moveCargo", { transfers });
  pause(session, 4, 15);
  closeScreen(session);
}

function take({ ship, chance }: GameWorld, { cargo }: FleetCarrier): readonly Transfer[] {
  const moved: Transfer[] = [];
  for (const item of chance.shuffled(cargo).slice(0, chance.integer(1, 3))) {
    const room = ship.cargoCapacityT - cargoT(ship);
    if (room >= 1) moved.push(moveGoods(cargo, ship.cargo, item, drawCount(chance, item, room), "toship"));
  }
  return moved;
}

function give({ world: { ship, chance }, written: { live } }: GameSession, carrier: FleetCarrier): readonly Transfer[] {
  const moved: Transfer[] = [];
  for (const item of chance.shuffled(ship.cargo).slice(0, chance.integer(1, 3))) {
    const room = carrier.capacityT - carrier.cargo.reduce((sum, { count }) => sum + count, 0);
    if (room < 1) continue;
    const count = drawCount(chance, item, room);
    // The game leaves goods of a mission in the ship; `spec` moves them, so that it shows MissionID.
    if (live !== undefined && item.missionId !== undefined) continue;
    moved.push(moveGoods(ship.cargo, carrier.cargo, item, count, "tocarrier"));
  }
  return moved;
}

function drawCount(chance: GameWorld["chance"], { count }: CargoItem, room: number): number {
  const most = Math.min(count, room);
  return chance.isLucky(0.3) ? most : chance.integer(1, most);
}

/** Sends the carrier to the current system; it jumps only while its owner is not aboard. */
export const moveCarrier: Activity = {
  from: ["supercruise"],
  weight: 0.5,
  leadsTo: ["CargoTransfer"],
  can: ({ commander: { carrier }, system, aboard }) =>
    aboard === "own" && carrier !== undefined && carrier.system.address !== system.address,
  run(session) {
    const { carrier } = session.world.commander;
    if (carrier === undefined) return;
    openScreen(session, "RolePanel", 10, 40);
    applyTransition(session, "manageCarrier", null);
    closeScreen(session);
    const isOnMap = session.written.live !== undefined;
    // The jump is ordered on the map: real lines stand between its music (130 of 134).
    if (isOnMap) openScreen(session, "GalaxyMap", 8, 40, undefined, "CarrierJumpRequest");
    // A carrier needs a quarter of an hour to prepare a jump.
    pause(session, 900, 1100, (forMs) => {
      applyTransition(session, "orderCarrier", { forMs, to: session.world.system, bodyId: undefined });
      if (isOnMap) closeScreen(session);
    });
    carrier.system = session.world.system;
    carrier.distanceLs = session.world.chance.between(0, 2000);
    applyTransition(session, "moveCarrier", null);
  },
};
