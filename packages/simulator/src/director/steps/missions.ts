import { acceptMission, buyGoods, completeMission, drawMissionGoods, handIn } from "../../activities/docked.ts";
import { engageSupercruise, prepareForCruise } from "../../activities/flight.ts";
import {
  abandonMission,
  collectGoods,
  deliverGoods,
  failMission,
  findItem,
  killTarget,
} from "../../activities/missions.ts";
import { pause } from "../../activities/pause.ts";
import { goods as commodities } from "../../commander/goods.ts";
import {
  colonisationMission,
  drawMission,
  missionNames,
  missionsMax,
  type AcceptedMission,
  type MissionPlace,
  type MissionTerms,
} from "../../commander/missions.ts";
import { drawExtra, type ExtraWord } from "../../live/missionRewards.ts";
import { missionKinds } from "../../live/missionKinds.ts";
import { drawTerms, placeOf } from "../../live/missionTerms.ts";
import { applyTransition } from "../../session/applyTransition.ts";
import type { GameSession } from "../../session/GameSession.ts";
import { cargoT, loadCargo, type CargoItem } from "../../ship/SimulatedShip.ts";
import { stationsOf, dayMs } from "../../world/GameWorld.ts";
import { findPlanet } from "../findPlanet.ts";
import { flyTo } from "../flyTo.ts";
import { reach, reachWorld } from "../reach.ts";
import { reachOnFoot, reachPort, useServices } from "../reachPort.ts";
import {
  durationField,
  flagField,
  refuseStep,
  step,
  wholeField,
  wordField,
  type StepContext,
  type StepField,
} from "../StepDeclaration.ts";
import { millisecondsOfDuration } from "./session.ts";

/** Missions by the word for them. */
const missionsByWord = {
  delivery: "Mission_Delivery_name",
  courier: "Mission_Courier_name",
  collect: "Mission_Collect_name",
  massacre: "Mission_Massacre_name",
  assassinate: "Mission_Assassinate_name",
  passengers: "Mission_PassengerBulk_name",
  sightseeing: "Mission_Sightseeing_name",
  donation: "Mission_AltruismCredits_name",
  salvage: "Mission_OnFoot_Salvage_MB_name",
  reboot: "Mission_OnFoot_Reboot_MB_name",
} as const;

const massacreWing = "Mission_MassacreWing_name";

type MissionWord = keyof typeof missionsByWord;

const missionWords = [...(Object.keys(missionsByWord) as readonly MissionWord[]), "colonisation"] as const;

/** How long a player has to build the first port of a claimed system. */
const claimMs = 28 * 86_400_000;

/** Names of a mission in steps: the one taken last, any, the colonisation of a system, or an id. */
const missionField: StepField<string | number> = {
  type: ["string", "integer"],
  description:
    'The mission: "last" for the one taken last, "any", "colonisation", or its MissionID; the last by default.',
};

const rewardWords = ["credits", "materials", "items", "commodity"] as const;

/** Steps with missions. */
export const missionSteps = {
  takeMission: step({
    does: "Docks and accepts a mission; Missions lists it at the next start.",
    fields: {
      kind: wordField(missionWords, "The kind of mission; drawn by default."),
      wing: flagField("Whether a wing can share it; only massacre, delivery and collect."),
      count: wholeField(1, 2000, "Kills of a massacre, or tonnes of a delivery or collection; drawn by default."),
      reward: wordField(rewardWords, "What it pays beside credits; nothing by default."),
      expires: durationField("The time until it fails; hours or days by default."),
    },
    argument: "kind",
    run(context, { kind, ...wish }) {
      const { session } = context;
      const { missions } = session.world.commander;
      if (kind === "colonisation") {
        claimSystem(context);
        return;
      }
      if (missions.length >= missionsMax) {
        refuseStep("The player has as many missions as allowed.", "Hand one in or abandon one first.");
      }
      if (wish.wing === true && (kind === undefined || !sharedKinds.includes(kind))) {
        refuseStep("Only some missions are for a wing.", `Take one of ${sharedKinds.join(", ")}.`);
      }
      useServices(context, "missions", () => takeHere(session, kind, wish));
    },
  }),
  progressMission: step({
    does: "Works for an active mission: kills targets, or brings tonnes to a depot; leads to the system or port where that counts.",
    fields: { mission: missionField, count: wholeField(1, 600, "Kills or tonnes; one by default.") },
    argument: "count",
    run(context, { mission, count = 1 }) {
      const active = chooseMission(context, mission, "Active");
      reachWorld(context);
      const terms = ensureTerms(context.session, active);
      if (terms.has === "kills") hunt(context, active, terms, count);
      else if (terms.has === "goods") bring(context, active, terms, count);
      else refuseStep("The mission has nothing to count.", "Complete it instead.");
    },
  }),
  completeMission: step({
    does: "Reaches the goal of an active mission, or fails it; handInMission is paid for it.",
    fields: {
      as: wordField(["Complete", "Failed"], "How the mission ends; Complete by default."),
      mission: missionField,
    },
    argument: "as",
    run(context, { as = "Complete", mission }) {
      const { session } = context;
      const active = chooseMission(context, mission, "Active");
      reachWorld(context);
      if (as === "Failed") {
        failOne(session, active);
        return;
      }
      if (typeof active.id === "number") reachGoal(context, active, ensureTerms(session, active));
      if (active.status === "Active") completeMission(session, active);
      pause(session, 5, 15);
    },
  }),
  failMission: step({
    does: "Fails an active mission, wherever the player is.",
    fields: { mission: missionField },
    argument: "mission",
    run(context, { mission }) {
      const active = chooseMission(context, mission, "Active");
      reachWorld(context);
      failOne(context.session, active);
    },
  }),
  abandonMission: step({
    does: "Gives up a mission, wherever the player is.",
    fields: { mission: missionField },
    argument: "mission",
    run(context, { mission }) {
      const { session } = context;
      const held = chooseMission(context, mission, "Active", "Complete");
      reachWorld(context);
      if (typeof held.id === "number") ensureTerms(session, held);
      pause(session, 3, 10);
      abandonMission(session, held);
      pause(session, 3, 10);
    },
  }),
  handInMission: step({
    does: "Docks where the mission ends and hands it in; one that has failed disappears.",
    fields: { mission: missionField },
    argument: "mission",
    run(context, { mission }) {
      const { session } = context;
      const ended = chooseMission(context, mission, "Complete", "Failed");
      if (ended.status === "Complete" && typeof ended.id === "number") {
        reachPlace(context, placeToHandIn(ended, ensureTerms(session, ended)));
      }
      useServices(context, "missions", () => {
        handIn(session, ended);
        pause(session, 8, 15);
      });
    },
  }),
} as const;

const sharedKinds: readonly string[] = ["massacre", "delivery", "collect"];

/** What a step says about a mission to take. */
interface MissionWish {
  readonly wing?: boolean;
  readonly count?: number;
  readonly reward?: (typeof rewardWords)[number];
  readonly expires?: string;
}

/** A mission that the player has accepted before the game begins. */
export interface MissionOffer extends MissionWish {
  readonly kind?: MissionWord;
  /** How far it is; active by default. */
  readonly status?: AcceptedMission["status"];
}

/** The fields of a mission in a setup, with their schemas. */
export const offerFields = {
  kind: wordField(Object.keys(missionsByWord) as readonly MissionWord[], "The kind of mission; drawn by default."),
  wing: flagField("Whether a wing can share it."),
  count: wholeField(1, 2000, "Kills of a massacre, or tonnes of a delivery or collection; drawn by default."),
  reward: wordField(rewardWords, "What it pays beside credits; nothing by default."),
  expires: durationField("The time until it fails; hours or days by default."),
  status: wordField(["Active", "Failed", "Complete"], "How far it is; active by default."),
} as const;

/** Replaces the missions from before the game, and their goods in the hold, by others. */
export function beginWith(session: GameSession, offers: readonly MissionOffer[]): void {
  const { commander, ship } = session.world;
  commander.missions.length = 0;
  ship.cargo = ship.cargo.filter(({ missionId }) => missionId === undefined);
  for (const { kind, status = "Active", ...wish } of offers) {
    const { mission, item } = drawOffer(session, kind, wish);
    if (item !== undefined) loadCargo(ship.cargo, item);
    mission.status = status;
    mission.isTold = status === "Failed";
    commander.missions.push(mission);
  }
}

/** Accepts a mission at the current port. */
function takeHere(session: GameSession, kind: MissionWord | undefined, wish: MissionWish): void {
  const { mission, item } = drawOffer(session, kind, wish);
  acceptMission(session, mission, item);
  pause(session, 8, 20);
}

/** Draws a mission of the current port, and the goods that it brings along. */
function drawOffer(session: GameSession, kind: MissionWord | undefined, wish: MissionWish) {
  const { chance, timeMs, commander, ship } = session.world;
  const name = kind === "massacre" && wish.wing === true ? massacreWing : kind && missionsByWord[kind];
  const isPassenger = kind === "passengers" || kind === "sightseeing";
  const possible = name === undefined ? missionNames : [[name, isPassenger] as const];
  const drawn = drawMission(chance, timeMs, commander.missions, possible);
  const mission =
    wish.expires === undefined ? drawn : { ...drawn, deadlineMs: timeMs + millisecondsOfDuration(wish.expires) };
  if (typeof mission.id !== "number") throw new RangeError("a mission has no id");
  const own = chance.fork("mission", mission.id);
  const item = deliveryOf(session, mission, wish);
  const totalT = wish.count ?? item?.count ?? 0;
  const known = missionKinds[mission.name];
  if (known === undefined) throw new RangeError(`there is no mission ${mission.name}`);
  const like = commander.missions.findLast(({ terms, status }) => terms?.has === "kills" && status === "Active");
  mission.terms = drawTerms(session.world, own, known, item && { type: item.type, name: item.name, count: totalT }, {
    isWing: wish.wing ?? false,
    ...(wish.count !== undefined && { count: wish.count }),
    ...(wish.reward !== undefined && wish.reward !== "credits" && { extra: drawExtra(own, extraWords[wish.reward]) }),
    like: known.has === "kills" ? like?.terms : undefined,
    destination: known.isOnFoot === true ? placeOnFoot(session) : undefined,
  });
  if (item !== undefined) mission.collectedT = Math.min(item.count, ship.cargoCapacityT);
  return { mission, item };
}

const extraWords: Readonly<Record<"materials" | "items" | "commodity", ExtraWord>> = {
  materials: "material",
  items: "microResource",
  commodity: "commodity",
};

/** The goods of a delivery that fit into the hold; refuses a delivery without room. */
function deliveryOf(
  session: GameSession,
  mission: AcceptedMission,
  { count, wing }: MissionWish,
): CargoItem | undefined {
  const { ship } = session.world;
  const item = drawMissionGoods(session.world, mission);
  if (item === undefined || count === undefined) return item;
  const room = ship.cargoCapacityT - cargoT(ship);
  if (count > room && wing !== true) refuseStep(`The hold has room for ${room} t.`, "Take less, or a wing mission.");
  return { ...item, count: Math.min(count, room) };
}

/** Where a mission on foot leads: the nearest planet to land on. */
function placeOnFoot(session: GameSession): MissionPlace {
  const { system } = findPlanet(session, {});
  const [port] = stationsOf(session.world, system, Math.floor(session.world.timeMs / dayMs));
  return port === undefined
    ? { ...placeOf(session.world.system, session.world.port), star: system }
    : placeOf(system, port);
}

/** Returns the terms of a mission, which the director knows from now on. */
function ensureTerms(session: GameSession, mission: AcceptedMission): MissionTerms {
  const { world, written } = session;
  if (mission.terms !== undefined || typeof mission.id !== "number") {
    return mission.terms ?? refuseStep("The colonisation of a system has no terms.", "Name another mission.");
  }
  const known = missionKinds[mission.name];
  if (known === undefined) throw new RangeError(`there is no mission ${mission.name}`);
  const held = world.ship.cargo.find(({ missionId }) => missionId === mission.id);
  const drawn =
    written.live?.memory.play.missions.get(mission.id) ??
    drawTerms(world, world.chance.fork("mission", mission.id), known, held && { ...held }, {
      destination: known.isOnFoot === true ? placeOnFoot(session) : undefined,
    });
  if (held !== undefined) mission.collectedT = held.count;
  mission.terms = drawn;
  return drawn;
}

/** Chooses the mission that a step names; refuses one that has another status. */
function chooseMission(
  { session }: StepContext,
  wished: string | number = "last",
  ...statuses: readonly AcceptedMission["status"][]
): AcceptedMission {
  const { missions } = session.world.commander;
  // The colonisation of a system has the largest 64-bit id, which is not a safe integer.
  const isWished = ({ id }: AcceptedMission): boolean => {
    if (wished === "colonisation") return typeof id === "bigint";
    if (wished === "last" || wished === "any") return typeof id === "number";
    return String(id) === String(wished);
  };
  const found = missions.filter((each) => isWished(each) && statuses.includes(each.status));
  const chosen = wished === "any" ? found[0] : found.at(-1);
  if (chosen !== undefined) return chosen;
  const held = missions.map(({ id, status }) => `${id} (${status})`).join(", ");
  return refuseStep(
    `The player has no such mission that is ${statuses.join(" or ").toLowerCase()}.`,
    held === "" ? "Take a mission first." : `Name one of ${held}.`,
  );
}

function failOne(session: GameSession, mission: AcceptedMission): void {
  if (typeof mission.id === "number") ensureTerms(session, mission);
  pause(session, 3, 10);
  failMission(session, mission);
  pause(session, 3, 10);
}

/** Where a mission is handed in: at its destination, or back where it was accepted. */
function placeToHandIn({ name }: AcceptedMission, terms: MissionTerms): MissionPlace {
  const known = missionKinds[name];
  const isBack = known?.isRedirected === true || known?.isOnFoot === true || terms.has === "donation";
  return isBack ? terms.origin : terms.destination;
}

/** Leads the player to the port of a mission, or to any port of its system that offers missions. */
function reachPlace(context: StepContext, { star, marketId }: MissionPlace): void {
  const isThere = (each: number): boolean => marketId === 0 || each === marketId;
  reachPort(context, { in: star, fits: (port) => isThere(port.marketId) && port.state !== "Damaged" });
}

/** Does what a mission asks for. */
function reachGoal(context: StepContext, mission: AcceptedMission, terms: MissionTerms): void {
  const known = missionKinds[mission.name];
  if (known?.isOnFoot === true) goOnFoot(context, mission, terms);
  else if (terms.has === "kills") hunt(context, mission, terms, Number.POSITIVE_INFINITY);
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
function hunt(context: StepContext, mission: AcceptedMission, terms: MissionTerms, most: number): void {
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
function bring(context: StepContext, mission: AcceptedMission, terms: MissionTerms, mostT: number): void {
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

/** Claims a system, which replaces the project there was. */
function claimSystem(context: StepContext): void {
  const { missions } = context.session.world.commander;
  useServices(context, "missions", ({ world: { timeMs } }) => {
    const fresh = colonisationMission(timeMs + claimMs);
    const old = missions.findIndex(({ id }) => id === fresh.id);
    if (old >= 0) missions.splice(old, 1);
    missions.push(fresh);
  });
}
