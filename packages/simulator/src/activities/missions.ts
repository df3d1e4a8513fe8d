import type { AcceptedMission } from "../commander/missions.ts";
import type { GameSession } from "../session/GameSession.ts";
import { applyTransition } from "../session/applyTransition.ts";
import { wait } from "../session/time.ts";
import { cargoT, loadCargo } from "../ship/SimulatedShip.ts";

/** Gives up a mission; its goods stay in the hold. */
export function abandonMission(session: GameSession, mission: AcceptedMission): void {
  const { missions } = session.world.commander;
  missions.splice(missions.indexOf(mission), 1);
  applyTransition(session, "abandonMission", { mission: { ...mission } });
}

/** Fails a mission, which the next start lists. */
export function failMission(session: GameSession, mission: AcceptedMission): void {
  mission.status = "Failed";
  applyTransition(session, "failMission", { mission: { ...mission } });
  mission.isTold = true;
}

/** Whether a mission is against pirates of a faction. */
function isAgainst({ terms, status }: AcceptedMission, faction: string): boolean {
  return terms?.has === "kills" && terms.targetFaction === faction && status === "Active";
}

/** Counts a kill: once for each faction that gave a mission, for the one accepted first. Returns the missions whose goal is reached. */
function countKill(missions: readonly AcceptedMission[], faction: string): readonly AcceptedMission[] {
  const byGiver = Map.groupBy(
    missions.filter((mission) => isAgainst(mission, faction)),
    ({ terms }) => terms?.faction,
  );
  const first = [...byGiver.values()].flatMap(([mission]) => (mission === undefined ? [] : [mission]));
  for (const mission of first) mission.kills = (mission.kills ?? 0) + 1;
  return first.filter(({ kills = 0, terms }) => kills >= (terms?.killCount ?? 0));
}

/** Destroys a pirate of a faction, or the target of a mission, which may reach the goal of missions. */
export function killTarget(session: GameSession, faction: string, target?: AcceptedMission): void {
  const { commander, chance } = session.world;
  const reached = target === undefined ? countKill(commander.missions, faction) : [target];
  for (const mission of reached) mission.status = "Complete";
  const copies = reached.map((mission) => ({ ...mission }));
  applyTransition(session, "killTarget", { faction, name: target?.terms?.targetName, reached: copies });
  wait(session, chance.integer(22, 40) * 1000);
}

/** Finds the thing that a mission on foot is about. */
export function findItem(session: GameSession, mission: AcceptedMission): void {
  applyTransition(session, "findItem", { mission: { ...mission } });
}

/** Takes as much as fits of the goods of a mission from the depot of a port. */
export function collectGoods(session: GameSession, mission: AcceptedMission): void {
  const { ship } = session.world;
  const { terms, collectedT = 0, id } = mission;
  if (terms?.goods === undefined || typeof id !== "number") return;
  const { type, name, count: totalT } = terms.goods;
  const count = Math.min(totalT - collectedT, ship.cargoCapacityT - cargoT(ship));
  if (count < 1) return;
  loadCargo(ship.cargo, { type, name, count, missionId: id });
  mission.collectedT = collectedT + count;
  applyTransition(session, "useDepot", { mission: { ...mission }, is: "Collect", count });
}

/** Brings goods of a mission to the depot of a port: those of the mission, or others of the kind it asks for. Returns the tonnes. */
export function deliverGoods(session: GameSession, mission: AcceptedMission, mostT: number): number {
  const { ship } = session.world;
  const { terms, deliveredT = 0, id } = mission;
  if (terms?.goods === undefined) return 0;
  const { type, count: totalT } = terms.goods;
  const owner = mission.collectedT === undefined ? undefined : id;
  const item = ship.cargo.find((each) => each.type === type && each.missionId === owner);
  const count = Math.min(item?.count ?? 0, totalT - deliveredT, mostT);
  if (item === undefined || count < 1) return 0;
  item.count -= count;
  ship.cargo = ship.cargo.filter((each) => each.count > 0);
  mission.deliveredT = deliveredT + count;
  applyTransition(session, "useDepot", { mission: { ...mission }, is: "Deliver", count });
  return count;
}
