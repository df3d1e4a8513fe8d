import { settleDebt } from "../commander/crimes.ts";
import {
  canGainAccess,
  gainAccess,
  meetEngineer,
  type AccessGain,
  type EngineerAccess,
} from "../commander/engineers.ts";
import { takePage } from "../commander/explorationData.ts";
import { goods, type Good } from "../commander/goods.ts";
import { drawMission, isDelivery, missionsMax, type AcceptedMission } from "../commander/missions.ts";
import type { Service } from "../galaxy/services.ts";
import type { GameSession } from "../session/GameSession.ts";
import { applyTransition } from "../session/applyTransition.ts";
import type { GameWorld } from "../world/GameWorld.ts";
import { cargoT, loadCargo, unloadCargo, type CargoItem, type SimulatedShip } from "../ship/SimulatedShip.ts";
import type { Activity } from "./Activity.ts";
import { refuelAtPort } from "./fuel.ts";
import { pause } from "./pause.ts";
import { openScreen, closeScreen } from "./screens.ts";

/** Whether the port at which the player's own ship is docked offers a service; a damaged port offers none. */
export function offers({ port, aboard }: GameWorld, service: Service): boolean {
  return aboard === "own" && port !== undefined && port.state !== "Damaged" && port.services.includes(service);
}

/** Refuels, repairs and pays fines. */
export const service: Activity = {
  from: ["docked"],
  weight: 4,
  can: ({ ship, commander, aboard, port }) =>
    aboard === "own" &&
    port?.state !== "Damaged" &&
    (ship.fuelMainT < ship.fuelCapacityT * 0.9 || ship.hasCockpitBreach || commander.finedIn.size > 0),
  run(session) {
    const { ship, commander, system, chance } = session.world;
    openScreen(session, "StationServices", 5, 20, undefined, "RefuelAll");
    refuelAtPort(session);
    ship.hasCockpitBreach = false;
    ship.hasShieldsUp = true;
    applyTransition(session, "useServices", { finedIn: [...commander.finedIn] });
    commander.finedIn.clear();
    if (chance.isLucky(0.5)) {
      commander.wantedIn.delete(system.address);
      settleDebt(commander.debts, system.address, "bountiesCr");
    }
    closeScreen(session);
    pause(session, 2, 10);
  },
};

/** Pays the fines before the ship is served, as real players do: no real PayFines follows RefuelAll, RepairAll or BuyAmmo. */
export const payAndService: Activity = {
  ...service,
  run(session) {
    const { finedIn } = session.world.commander;
    if (finedIn.size > 0) {
      openScreen(session, "StationServices", 3, 12);
      applyTransition(session, "payDebts", { finedIn: [...finedIn], wantedIn: [] });
      finedIn.clear();
      pause(session, 2, 6);
    }
    service.run(session);
  },
};

/** Begins a stay in a port: real players refuel, or look at a map, before anything else. */
export function settleIn(session: GameSession): void {
  const { world, written } = session;
  if (written.live === undefined || written.lastKind !== "Docked" || world.aboard !== "own") return;
  pause(session, 2, 10);
  if (service.can?.(world) === true) payAndService.run(session);
  if (written.lastKind !== "Docked") return;
  openScreen(session, "GalaxyMap", 3, 15);
  closeScreen(session);
}

/** Sells the cargo and buys another commodity. */
export const trade: Activity = {
  from: ["docked"],
  weight: 1,
  can: (world) => offers(world, "commodities"),
  run(session) {
    const { ship, commander, chance } = session.world;
    openScreen(session, "StationServices", 15, 90);
    applyTransition(session, "openMarket", null);
    for (const item of ship.cargo.filter(({ missionId, isStolen }) => missionId === undefined && isStolen !== true)) {
      const price = goods.find(({ type }) => type === item.type)?.priceCr ?? 1000;
      sellGoods(session, item, Math.floor(item.count * price * chance.between(1, 1.3)));
    }
    const room = ship.cargoCapacityT - cargoT(ship);
    const good = chance.pick(goods);
    const count = Math.min(room, chance.integer(1, Math.max(1, room)), Math.floor(commander.balanceCr / good.priceCr));
    if (count > 0) buyGoods(session, good, count);
    closeScreen(session);
    pause(session, 2, 15);
  },
};

/** Sells goods of one item of the hold; all of them by default. */
export function sellGoods(session: GameSession, item: CargoItem, totalCr: number, count = item.count): void {
  const { ship, commander } = session.world;
  const { type, name, isStolen = false } = item;
  commander.balanceCr += totalCr;
  unloadCargo(ship.cargo, item, count);
  applyTransition(session, "sellGoods", { type, name, count, totalCr, isStolen });
}

/** Buys tonnes of a commodity for which there is room and money. */
export function buyGoods(session: GameSession, { type, name, priceCr }: Good, count: number): void {
  session.world.commander.balanceCr -= count * priceCr;
  loadCargo(session.world.ship.cargo, { type, name, count, missionId: undefined });
  session.written.lastText = name;
  applyTransition(session, "buyGoods", { type, name, count, totalCr: count * priceCr });
}

/** Accepts a mission; a delivery mission adds its cargo to the hold. */
export const takeMission: Activity = {
  from: ["docked"],
  weight: 1,
  can: (world) => offers(world, "missions") && world.commander.missions.length < missionsMax,
  run(session) {
    const { commander, chance, timeMs } = session.world;
    openScreen(session, "StationServices", 20, 90, undefined, "MissionAccepted");
    acceptMission(session, drawMission(chance, timeMs, commander.missions));
    closeScreen(session);
    pause(session, 2, 10);
  },
};

/** Adds a mission to those accepted, and its cargo to the hold if it is a delivery. */
export function acceptMission(
  session: GameSession,
  mission: AcceptedMission,
  item = drawMissionGoods(session.world, mission),
): void {
  session.world.commander.missions.push(mission);
  if (item !== undefined) loadCargo(session.world.ship.cargo, item);
  applyTransition(session, "acceptMission", { mission: { ...mission }, goods: item });
}

/** Draws the goods that a delivery adds to the hold, if there is room. */
export function drawMissionGoods({ ship, chance }: GameWorld, mission: AcceptedMission): CargoItem | undefined {
  const room = ship.cargoCapacityT - cargoT(ship);
  if (!isDelivery(mission) || room <= 0 || typeof mission.id !== "number") return undefined;
  const { type, name } = chance.pick(goods);
  return { type, name, count: chance.integer(1, Math.min(8, room)), missionId: mission.id };
}

/** Completes an active mission. */
export function completeMission(session: GameSession, mission: AcceptedMission): void {
  mission.status = "Complete";
  applyTransition(session, "completeMission", { mission: { ...mission } });
}

/** Completes an active mission, or hands in a completed or failed one. */
export const handInMission: Activity = {
  from: ["docked"],
  weight: 1,
  can: (world) => offers(world, "missions") && world.commander.missions.length > 1,
  run(session) {
    const { commander, chance } = session.world;
    openScreen(session, "StationServices", 10, 40);
    const mission = chance.pick(commander.missions);
    if (mission.status === "Active" && typeof mission.id === "number") completeMission(session, mission);
    else if (mission.status !== "Active") handIn(session, mission);
    closeScreen(session);
    pause(session, 2, 10);
  },
};

/** Removes a mission that is complete or failed, with its cargo, and takes the reward. */
export function handIn(session: GameSession, mission: AcceptedMission): void {
  const { ship, commander, chance } = session.world;
  commander.missions.splice(commander.missions.indexOf(mission), 1);
  const rewardCr = mission.status === "Complete" ? chance.integer(50, 900) * 1000 : 0;
  commander.balanceCr += rewardCr;
  const delivered = ship.cargo.find(({ missionId }) => missionId === mission.id);
  const paid = withoutExtra(ship, mission, delivered?.count ?? 0);
  const extra = paid.status === "Complete" ? paid.terms?.extra : undefined;
  if (extra?.is === "commodity") {
    loadCargo(ship.cargo, { type: extra.type, name: extra.text, count: extra.count, missionId: undefined });
  }
  // What a failed mission has left stays in the hold in `live`, as no line is known that takes it; `spec` takes it with the mission.
  const isLeft = session.written.live !== undefined && mission.status === "Failed";
  if (isLeft && delivered !== undefined) loadCargo(ship.cargo, { ...delivered, missionId: undefined });
  ship.cargo = ship.cargo.filter(({ missionId }) => missionId !== mission.id);
  applyTransition(session, "handInMission", { mission: { ...paid }, goods: delivered, rewardCr });
}

/** Returns a mission without the tonnes that it pays, if the hold has no room for them: the player takes the credits alone. */
function withoutExtra(ship: SimulatedShip, mission: AcceptedMission, deliveredT: number): AcceptedMission {
  const { extra } = mission.terms ?? {};
  const room = ship.cargoCapacityT - cargoT(ship) + deliveredT;
  if (mission.terms === undefined || extra?.is !== "commodity" || extra.count <= room) return mission;
  return { ...mission, terms: { ...mission.terms, extra: undefined } };
}

/** Sells exploration data page by page, with the crew off duty so that it takes no share. */
export const sellData: Activity = {
  from: ["docked"],
  weight: 2,
  leadsTo: ["MultiSellExplorationData"],
  can: (world) => offers(world, "exploration") && world.commander.surveys.size > 0,
  run(session) {
    const { commander } = session.world;
    commander.hasCrewOnDuty = false;
    openScreen(session, "StationServices", 10, 30, undefined, "MultiSellExplorationData");
    for (let number = 1; commander.surveys.size > 0; number += 1) {
      const page = takePage(commander.surveys);
      commander.balanceCr += page.reduce((sum, { baseCr, bonusCr }) => sum + baseCr + bonusCr, 0);
      applyTransition(session, "sellPage", { page, number, lastText: session.written.lastText });
      pause(session, 2, 8, undefined, "MultiSellExplorationData");
    }
    closeScreen(session);
    pause(session, 2, 10);
  },
};

/** Visits an engineer and gains access. */
export const seeEngineer: Activity = {
  from: ["docked"],
  weight: 0.5,
  leadsTo: ["EngineerProgress"],
  can: (world) => offers(world, "outfitting") && world.commander.engineers.some(canGainAccess),
  run(session) {
    const { commander, chance } = session.world;
    openScreen(session, "StationServices", 20, 120, (forMs) => applyTransition(session, "openWorkshop", { forMs }));
    const met = meetEngineer(commander, commander.whims);
    workWith(session, met ?? chance.pick(commander.engineers.filter(canGainAccess)), met !== undefined);
    closeScreen(session);
    pause(session, 2, 10);
  },
};

/** Has modules improved and gains access meanwhile: most real lines about an engineer stand between two improvements. */
export const workAtEngineer: Activity = {
  ...seeEngineer,
  run(session) {
    const { commander, chance } = session.world;
    openScreen(session, "StationServices", 5, 20);
    improveModules(session);
    const met = meetEngineer(commander, commander.whims);
    workWith(session, met ?? chance.pick(commander.engineers.filter(canGainAccess)), met !== undefined);
    improveModules(session);
    closeScreen(session);
    pause(session, 2, 10);
  },
};

function improveModules(session: GameSession): void {
  pause(session, 15, 60, (forMs) => applyTransition(session, "openWorkshop", { forMs }));
}

/** Gains access to an engineer and returns what changed; one whom the player has just met is now known. */
export function workWith(session: GameSession, access: EngineerAccess, isNew: boolean): AccessGain {
  const gain = isNew ? "stage" : gainAccess(access, session.world.chance);
  applyTransition(session, "gainAccess", { access: { ...access }, gain });
  return gain;
}
