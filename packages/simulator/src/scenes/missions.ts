import type { AcceptedMission } from "../commander/missions.ts";
import {
  MissionAbandoned,
  MissionAccepted,
  MissionCompleted,
  MissionFailed,
  MissionRedirected,
} from "../lines/missions.ts";
import type { LiveInput } from "../live/LiveInput.ts";
import { missionKinds, type MissionKind } from "../live/missionKinds.ts";
import { drawTerms, type MissionTerms } from "../live/missionTerms.ts";
import type { CargoItem } from "../ship/SimulatedShip.ts";
import { completeLanguage, type CompleteLanguage } from "../text/translate.ts";
import { say, type Scene } from "./plan.ts";
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
  const known = play.missions.get(mission.id);
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
  const { targetFaction, targetName, goods } = terms;
  const good = goods && (words === undefined ? goods.name : words.byName.get(goods.type));
  return kindOf(mission)
    .title[completeLanguage(language)].replace("#faction", () => targetFaction)
    .replace("#goods", () => good ?? unnamedGoods[completeLanguage(language)])
    .replace("#name", () => targetName);
}

/** The terms of a mission that the player takes at a port. */
export const missionAccepted: Scene = (input) => {
  const { happened } = input;
  if (happened?.name !== "acceptMission") return [];
  const { mission, goods } = happened.data;
  if (!isPlain(mission)) return [];
  const terms = termsOf(input, mission, goods);
  return [say(MissionAccepted, mission, terms, titleOf(input, mission, terms))];
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

/** The goal of a mission is reached away from a port: the game sends the player back to where it was accepted. */
export const missionRedirected: Scene = (input) => {
  const { happened } = input;
  if (happened?.name !== "completeMission") return [];
  const { mission } = happened.data;
  if (!isPlain(mission)) return [];
  const terms = termsOf(input, mission);
  return kindOf(mission).isRedirected ? [say(MissionRedirected, mission, terms, titleOf(input, mission, terms))] : [];
};

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
  memory.play.missions.delete(mission.id);
  if (mission.status === "Failed") return [say(MissionFailed, mission, titleOf(input, mission, terms))];
  const line = say(MissionCompleted, mission, terms, titleOf(input, mission, terms));
  return [...payPilot(input, () => terms.rewardCr), paying(commander, terms.rewardCr, line)];
};
