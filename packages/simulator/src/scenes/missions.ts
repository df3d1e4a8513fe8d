import type { AcceptedMission, ExtraReward, MissionTerms } from "../commander/missions.ts";
import {
  CargoDepot,
  CommunityGoalJoin,
  MissionAbandoned,
  MissionAccepted,
  MissionCompleted,
  MissionFailed,
  MissionRedirected,
  type DepotUpdate,
} from "../lines/missions.ts";
import { Bounty, ShipTargeted, UnderAttack } from "../lines/combat.ts";
import { ShipLocker } from "../lines/onFoot.ts";
import type { LiveInput } from "../live/LiveInput.ts";
import { withThings, withoutMission, type CarriedThing } from "../live/carriedItems.ts";
import { missionKinds, type MissionKind } from "../live/missionKinds.ts";
import { drawTerms } from "../live/missionTerms.ts";
import { drawNpc } from "../live/npcs.ts";
import type { CargoItem } from "../ship/SimulatedShip.ts";
import { completeLanguage, type CompleteLanguage } from "../text/translate.ts";
import { societyHere } from "../world/GameWorld.ts";
import { addTo } from "./combat.ts";
import { collectThing } from "./onFoot.ts";
import { after, bare, say, sayWhenDue, type PlannedLine, type Scene } from "./plan.ts";
import { payPilot, paying } from "./wages.ts";

/** A mission with a usual id, as opposed to the colonisation of a system, which has no lines of its own. */
type PlainMission = AcceptedMission & { readonly id: number };

/** The most missions whose terms are kept, more than a player can hold. */
const termsMax = 40;

const isPlain = (mission: AcceptedMission): mission is PlainMission => typeof mission.id === "number";

/** Goods for which the hold had no room when the mission was accepted. */
const unnamedGoods: Readonly<Record<CompleteLanguage, string>> = { english: "goods", french: "marchandises" };

/** Returns the kind of a mission. */
function kindOf({ name }: AcceptedMission): MissionKind {
  const kind = missionKinds[name];
  if (kind === undefined) throw new RangeError(`there is no mission ${name}`);
  return kind;
}

/** Returns the terms of a mission; one from before the session gets them when it is first mentioned. */
function termsOf({ world, memory: { play } }: LiveInput, mission: PlainMission, goods?: CargoItem): MissionTerms {
  const known = mission.terms ?? play.missions.get(mission.id);
  if (known !== undefined) return known;
  const held = goods ?? world.ship.cargo.find(({ missionId }) => missionId === mission.id);
  const terms = drawTerms(world, play.chance.fork("mission", mission.id), kindOf(mission), held && { ...held });
  play.missions.set(mission.id, terms);
  // A mission that fails while the player is away ends without a line.
  const [oldest] = play.missions.keys();
  if (play.missions.size > termsMax && oldest !== undefined) play.missions.delete(oldest);
  return terms;
}

/** Returns the title of a mission in the language of the client. */
function titleOf({ language, words }: LiveInput, mission: AcceptedMission, terms: MissionTerms): string {
  const { targetFaction, targetName, goods, donationCr = 0, destination } = terms;
  const good = goods && (words === undefined ? goods.name : words.byName.get(goods.type));
  return kindOf(mission)
    .title[completeLanguage(language)].replace("#faction", () => targetFaction)
    .replace("#goods", () => good ?? unnamedGoods[completeLanguage(language)])
    .replace("#count", () => String(goods?.count ?? 0))
    .replace("#credits", () => String(donationCr).replaceAll(/\B(?=(\d{3})+$)/g, ","))
    .replace("#place", () => destination.station)
    .replace("#name", () => targetName);
}

/** Seconds from the acceptance of a delivery to the collection of its goods (7 and 8 in real lines). */
const collectS = [5, 8] as const;

/** The terms of a mission that the player takes at a port, whose depot then gives the goods of a delivery. */
export const missionAccepted: Scene = (input) => {
  const { happened, memory, world } = input;
  if (happened?.name !== "acceptMission") return [];
  const { mission, goods } = happened.data;
  if (!isPlain(mission)) return [];
  const terms = termsOf(input, mission, goods);
  const line = say(MissionAccepted, mission, terms, titleOf(input, mission, terms));
  if (goods === undefined) return [line];
  const { play } = memory;
  const afterS = play.chance.integer(...collectS);
  // The hold is told when the goods are there.
  play.tradedMs = Math.max(play.tradedMs, world.timeMs + afterS * 1000);
  return [line, ...after(afterS, depotLine(mission, terms, "Collect", goods.count))];
};

function depotLine(mission: PlainMission, terms: MissionTerms, is: DepotUpdate["is"], count: number): PlannedLine {
  const { collectedT, deliveredT = 0, id } = mission;
  const { goods } = terms;
  if (goods === undefined) throw new RangeError(`mission ${id} has no goods`);
  const isSourced = kindOf(mission).isSourced === true;
  return say(CargoDepot, {
    is,
    missionId: id,
    goods,
    count,
    collectedT: isSourced ? 0 : (collectedT ?? goods.count),
    deliveredT: is === "Collect" ? deliveredT : Math.max(deliveredT, count),
    startMarketId: isSourced ? 0 : terms.origin.marketId,
    endMarketId: terms.destination.marketId,
  });
}

/** A depot gives or takes goods; the others of a wing learn it too. */
export const depotUsed: Scene = (input) => {
  const { happened, world } = input;
  if (happened?.name !== "useDepot") return [];
  const { mission, is, count } = happened.data;
  if (!isPlain(mission)) return [];
  const terms = termsOf(input, mission);
  const isShared = terms.isWing && world.controls.isInWing && is === "Deliver";
  return [
    depotLine(mission, terms, is, count),
    ...(isShared ? after(2, depotLine(mission, terms, "WingUpdate", count)) : []),
  ];
};

/** A mission is given up. */
export const missionAbandoned: Scene = (input) => {
  const { happened, memory } = input;
  if (happened?.name !== "abandonMission") return [];
  const { mission } = happened.data;
  if (!isPlain(mission)) return [];
  const title = titleOf(input, mission, termsOf(input, mission));
  memory.play.missions.delete(mission.id);
  return [say(MissionAbandoned, mission, title)];
};

/** A mission fails wherever the player is. */
export const failureTold: Scene = (input) => {
  const { happened } = input;
  if (happened?.name !== "failMission") return [];
  const { mission } = happened.data;
  return isPlain(mission) ? [say(MissionFailed, mission, titleOf(input, mission, termsOf(input, mission)))] : [];
};

/** The goal of a mission is reached away from a port: the game sends the player back to where it was accepted. */
export const missionRedirected: Scene = (input) => {
  const { happened } = input;
  return happened?.name === "completeMission" ? redirectLines(input, happened.data.mission) : [];
};

function redirectLines(input: LiveInput, mission: AcceptedMission): readonly PlannedLine[] {
  if (!isPlain(mission)) return [];
  const terms = termsOf(input, mission);
  return kindOf(mission).isRedirected ? [say(MissionRedirected, mission, terms, titleOf(input, mission, terms))] : [];
}

/** When the target of a kill is destroyed, and when the missions that asked for it change their destination. */
const killS = { destroyed: 16, redirected: 17 };

/** A pirate whose end missions ask for: the scan, the bounty, and the missions whose goal it reaches. */
export const targetKilled: Scene = (input) => {
  const { world, happened, memory } = input;
  if (happened?.name !== "killTarget") return [];
  const { play } = memory;
  const { faction, name, reached } = happened.data;
  const payer = societyHere(world).controllingFaction?.name ?? faction;
  const drawn = drawNpc(play.chance, faction, "Wanted");
  const npc = { ...drawn, name: name ?? drawn.name };
  play.hasFired = true;
  const bounty = sayWhenDue(Bounty, () => {
    addTo(play.bounties, payer, npc.bountyCr);
    return [npc, payer, play.company.wing.length];
  });
  return [
    say(ShipTargeted, npc, 0),
    say(ShipTargeted, npc, 1),
    ...after(2, say(ShipTargeted, npc, 2)),
    ...after(6, say(ShipTargeted, npc, 3), say(UnderAttack, "You")),
    ...after(killS.destroyed, bounty, say(ShipTargeted, undefined, 0)),
    ...after(killS.redirected, ...reached.flatMap((mission) => redirectLines(input, mission))),
  ];
};

/** The thing that a mission on foot is about is found. */
export const itemFound: Scene = (input) => {
  const { happened } = input;
  if (happened?.name !== "findItem" || !isPlain(happened.data.mission)) return [];
  const { mission } = happened.data;
  const { goods } = termsOf(input, mission);
  if (goods === undefined) return [];
  return collectThing(input, { symbol: goods.type, text: goods.name, type: "Item", missionId: mission.id });
};

/** Seconds from the delivery of goods to the end of the mission. */
const handInS = [4, 7] as const;

/** A mission is handed in: it pays what was promised, or it has failed. */
export const missionEnded: Scene = (input) => {
  const { world, happened, memory } = input;
  if (happened?.name !== "handInMission") return [];
  const { mission, goods, rewardCr } = happened.data;
  const { commander } = world;
  // The model has paid already: until the line is written the money is not there.
  commander.adjustmentCr -= rewardCr;
  if (!isPlain(mission)) return [];
  const terms = termsOf(input, mission, goods);
  const { play } = memory;
  play.missions.delete(mission.id);
  if (mission.status === "Failed") {
    return mission.isTold === true ? [] : [say(MissionFailed, mission, titleOf(input, mission, terms))];
  }
  const incomeCr = terms.donationCr === undefined ? terms.rewardCr : -terms.donationCr;
  const line = say(MissionCompleted, mission, terms, titleOf(input, mission, terms));
  const ending = [
    ...payPilot(input, () => Math.max(0, incomeCr)),
    taking(input, mission.id, terms.extra, paying(commander, incomeCr, line)),
    ...(terms.isOnFoot || terms.extra !== undefined ? [bare(say(ShipLocker, input))] : []),
  ];
  if (goods === undefined) return ending;
  const afterS = play.chance.integer(...handInS);
  // The hold is told after the line that says what the mission pays.
  if (terms.extra?.is === "commodity") play.tradedMs = Math.max(play.tradedMs, world.timeMs + afterS * 1000);
  return [depotLine(mission, terms, "Deliver", goods.count), ...after(afterS, ...ending)];
};

/** Returns the end of a mission, with which its things leave the locker and what it pays beside credits arrives. */
function taking(
  { memory }: LiveInput,
  missionId: number,
  extra: ExtraReward | undefined,
  line: PlannedLine,
): PlannedLine {
  const build = (): ReturnType<PlannedLine["build"]> => {
    memory.locker = withoutMission(memory.locker, missionId);
    memory.backpack = withoutMission(memory.backpack, missionId);
    if (extra?.is === "material") {
      memory.materials.set(extra.type, (memory.materials.get(extra.type) ?? 0) + extra.count);
    }
    if (extra?.is === "microResource") memory.locker = withThings(memory.locker, thingOf(extra), extra.count);
    return line.build();
  };
  return { ...line, build };
}

function thingOf({ type: symbol, text, category }: ExtraReward): CarriedThing {
  return { symbol, text, type: category as CarriedThing["type"] };
}

/** The player joins a community goal. */
export const goalJoined: Scene = ({ happened }) =>
  happened?.name === "joinGoal" ? [say(CommunityGoalJoin, happened.data.goal)] : [];
