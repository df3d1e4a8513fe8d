import { buyGoods } from "../activities/docked.ts";
import { engageSupercruise, prepareForCruise } from "../activities/flight.ts";
import { collectGoods, deliverGoods, findItem, killTarget } from "../activities/missions.ts";
import { pause } from "../activities/pause.ts";
import { goods as commodities } from "../commander/goods.ts";
import type { AcceptedMission, MissionPlace, MissionTerms } from "../commander/missions.ts";
import { missionKinds } from "../live/missionKinds.ts";
import { applyTransition } from "../session/applyTransition.ts";
import type { GameSession } from "../session/GameSession.ts";
import { cargoT } from "../ship/SimulatedShip.ts";
import { flyTo } from "./flyTo.ts";
import { reach } from "./reach.ts";
import { reachOnFoot, reachPort, useServices } from "./reachPort.ts";
import { refuseStep, type StepContext } from "./StepDeclaration.ts";

/** Where a mission is handed in: at its destination, or back where it was accepted. */
export function placeToHandIn({ name }: AcceptedMission, terms: MissionTerms): MissionPlace {
  const known = missionKinds[name];
  const isBack = known?.isRedirected === true || known?.isOnFoot === true || terms.has === "donation";
  return isBack ? terms.origin : terms.destination;
}

/** Leads the player to the port of a mission, or to any port of its system that offers missions. */
export function reachPlace(context: StepContext, { star, marketId }: MissionPlace): void {
  const isThere = (each: number): boolean => marketId === 0 || each === marketId;
  reachPort(context, { in: star, fits: (port) => isThere(port.marketId) && port.state !== "Damaged" });
}

/** Does what a mission asks for. */
export function reachGoal(context: StepContext, mission: AcceptedMission, terms: MissionTerms): void {
  const known = missionKinds[mission.name];
  if (known?.isOnFoot === true) goOnFoot(context, mission, terms);
  else if (terms.has === "kills") killTargets(context, mission, terms, Number.POSITIVE_INFINITY);
  else if (terms.has === "target") killOne(context, mission, terms);
  else if (terms.has === "goods") bring(context, mission, terms, Number.POSITIVE_INFINITY);
  else if (terms.has === "donation") reachPlace(context, terms.origin);
  else if (known?.isRedirected === true) {
    reachStar(context, terms.destination);
    pause(context.session, 20, 60);
  } else reachPlace(context, terms.destination);
}

/** Leads the player to supercruise in the system of a place. */
function reachStar(context: StepContext, { star }: MissionPlace): void {
  const { session, isStrict } = context;
  if (star.address === session.world.system.address && session.world.state === "supercruise") return;
  if (isStrict) refuseStep(`The goal is in ${star.name}.`, "Leave out strict, or jump there first.");
  reach(context, ["supercruise"]);
  flyTo(session, star);
}

const site = { name: "$MULTIPLAYER_SCENARIO77_TITLE;", text: "Resource Extraction Site [Low]" };
const targetSignal = { name: "$USS_Type_MissionTarget;", text: "Mission target" };

/** Drops at a signal in the system of a place, with the hardpoints out. */
function dropAt(
  context: StepContext,
  place: MissionPlace,
  signal: { readonly name: string; readonly text: string },
): void {
  const { session } = context;
  const { controls } = session.world;
  const isThere =
    session.world.state === "normalSpace" &&
    session.world.port === undefined &&
    session.world.system.address === place.star.address;
  if (!isThere) {
    reachStar(context, place);
    session.world.destination = { address: place.star.address, body: 0, ...signal };
    pause(session, 30, 90);
    applyTransition(session, "dropAtSignal", null);
    pause(session, 5, 15);
  }
  controls.isInDanger = true;
  controls.isInAnalysisMode = false;
  controls.hasHardpointsOut = true;
}

function putAway({ world: { controls } }: GameSession): void {
  controls.isInDanger = false;
  controls.hasHardpointsOut = false;
}

/** Kills targets of a massacre, up to a number or to its goal. */
export function killTargets(context: StepContext, mission: AcceptedMission, terms: MissionTerms, most: number): void {
  const { session } = context;
  dropAt(context, terms.destination, site);
  for (let left = most; left > 0 && mission.status === "Active"; left -= 1) killTarget(session, terms.targetFaction);
  putAway(session);
}

/** Kills the target of an assassination and returns to supercruise. */
function killOne(context: StepContext, mission: AcceptedMission, terms: MissionTerms): void {
  const { session } = context;
  dropAt(context, terms.destination, targetSignal);
  killTarget(session, terms.targetFaction, mission);
  putAway(session);
  session.world.destination = undefined;
  prepareForCruise(session.world);
  engageSupercruise(session);
}

/** Lands where a mission on foot leads, and finds what it is about. */
function goOnFoot(context: StepContext, mission: AcceptedMission, terms: MissionTerms): void {
  const { session, isStrict } = context;
  if (!isStrict && session.world.system.address !== terms.destination.star.address) {
    reachStar(context, terms.destination);
  }
  reachOnFoot(context, "planet");
  pause(session, 20, 60);
  if (terms.isHidden) findItem(session, mission);
}

/** More journeys than any wing mission of the size that a step takes. */
const journeysMax = 60;

/** Brings tonnes to the depot of a mission: those of a delivery, or what is bought for a collection. */
export function bring(context: StepContext, mission: AcceptedMission, terms: MissionTerms, mostT: number): void {
  const { session } = context;
  const { goods } = terms;
  if (goods === undefined) refuseStep("The goods of the mission did not fit into the hold.", "Abandon it.");
  const isSourced = missionKinds[mission.name]?.isSourced === true;
  let leftT = Math.min(mostT, goods.count - (mission.deliveredT ?? 0));
  for (let journeys = journeysMax; leftT > 0 && journeys > 0; journeys -= 1) {
    if (isSourced) buyFor(context, terms, leftT);
    else if (!session.world.ship.cargo.some(({ missionId }) => missionId === mission.id)) {
      reachPlace(context, terms.origin);
      collectGoods(session, mission);
      pause(session, 5, 10);
    }
    reachPlace(context, terms.destination);
    pause(session, 10, 30);
    const broughtT = deliverGoods(session, mission, leftT);
    pause(session, 5, 10);
    if (broughtT === 0) refuseStep("The hold has none of the goods.", "Abandon the mission.");
    leftT -= broughtT;
  }
}

/** Buys goods for a collection, unless the hold has them. */
function buyFor(context: StepContext, { goods, origin }: MissionTerms, wantedT: number): void {
  const { session } = context;
  const { ship, commander } = session.world;
  const good = commodities.find(({ type }) => type === goods?.type);
  if (good === undefined) refuseStep("No market sells the goods.", "Abandon the mission.");
  const held = ship.cargo.find(({ type, missionId }) => type === good.type && missionId === undefined)?.count ?? 0;
  const count = Math.min(wantedT - held, ship.cargoCapacityT - cargoT(ship));
  if (count < 1) return;
  if (commander.balanceCr < count * good.priceCr) refuseStep("The player has too few credits.", "Earn some first.");
  reachPort(context, {
    fits: ({ services, marketId, type }) =>
      services.includes("commodities") && marketId !== origin.marketId && type !== "FleetCarrier",
  });
  useServices(context, "commodities", () => {
    applyTransition(session, "openMarket", null);
    buyGoods(session, good, count);
  });
}
