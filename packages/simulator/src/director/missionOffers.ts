import { drawMissionGoods } from "../activities/docked.ts";
import {
  drawMission,
  missionNames,
  type AcceptedMission,
  type MissionPlace,
  type MissionTerms,
} from "../commander/missions.ts";
import { drawExtra, type ExtraWord } from "../live/missionRewards.ts";
import { missionKinds } from "../live/missionKinds.ts";
import { drawTerms, placeOf } from "../live/missionTerms.ts";
import type { GameSession } from "../session/GameSession.ts";
import { cargoT, loadCargo, type CargoItem } from "../ship/SimulatedShip.ts";
import { stationsOf, dayMs } from "../world/GameWorld.ts";
import { findPlanet } from "./findPlanet.ts";
import {
  durationField,
  flagField,
  millisecondsOfDuration,
  refuseStep,
  wholeField,
  wordField,
  type ValuesOf,
} from "./StepDeclaration.ts";

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

/** A word for a mission that a port offers. */
export type MissionWord = keyof typeof missionsByWord;

/** The words for missions that a port offers. */
export const offeredMissions = Object.keys(missionsByWord) as readonly MissionWord[];

/** The missions that a wing can share. */
export const wingMissions: readonly string[] = ["massacre", "delivery", "collect"];

/** What a mission pays beside credits. */
export const missionRewards = ["credits", "materials", "items", "commodity"] as const;

/** The fields by which a step or a setup says what a mission is like. */
export const wishFields = {
  wing: flagField("Whether a wing can share it; only massacre, delivery and collect."),
  count: wholeField(1, 2000, "Kills of a massacre, or tonnes of a delivery or collection; drawn by default."),
  reward: wordField(missionRewards, "What it pays beside credits; nothing by default."),
  expires: durationField("The time until it fails; hours or days by default."),
} as const;

/** What a step or a setup says about a mission. */
export type MissionWish = ValuesOf<typeof wishFields>;

/** The fields of a mission in a setup, with their schemas. */
export const offerFields = {
  kind: wordField(offeredMissions, "The kind of mission; drawn by default."),
  ...wishFields,
  status: wordField(["Active", "Failed", "Complete"], "How far it is; active by default."),
} as const;

/** A mission that the player has accepted before the game begins. */
export type MissionOffer = ValuesOf<typeof offerFields>;

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

/** Draws a mission of the current port, and the goods that it brings along. */
export function drawOffer(session: GameSession, kind: MissionWord | undefined, wish: MissionWish) {
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
export function ensureTerms(session: GameSession, mission: AcceptedMission): MissionTerms {
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
