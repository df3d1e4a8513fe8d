import type { JsonObject } from "@shipslog/contract";
import { printTimestamp } from "@shipslog/contract/internal";
import { bandOf, isInTopRank, tierOf, type JoinedGoal } from "../commander/communityGoals.ts";
import {
  colonisationMission,
  type AcceptedMission,
  type ExtraReward,
  type MissionGoods,
  type MissionTerms,
} from "../commander/missions.ts";
import { withText } from "../text/withText.ts";
import type { GameWorld } from "../world/GameWorld.ts";
import { objectsIn } from "./fields.ts";
import { inContract, line, type FieldsOf } from "./line.ts";

const { id: colonisationId } = colonisationMission(0);

/** Writes the deadline of a colony as a time instead of seconds left (D18). */
function colonyDeadline(mission: JsonObject, { commander }: GameWorld): JsonObject {
  if (mission["MissionID"] !== colonisationId || mission["Expires"] === 0) return mission;
  const colony = commander.missions.find(({ id }) => id === colonisationId);
  return colony === undefined ? mission : { ...mission, Expires: Math.floor(colony.deadlineMs / 1000) };
}

const idOf = ({ MissionID }: JsonObject): number => Number(MissionID);

type MissionEntry = FieldsOf<"Missions">["Active"][number];

/** Written at start-up. */
export const Missions = line({
  kind: "Missions",
  layout: inContract,
  dialects: {
    spec: { by: ["enterWorld"], when: ({ data }) => data.isBack !== true },
    live: {
      // After a death the game writes them again, which the specification does not know.
      when: () => true,
      adapt: (event, world) => {
        const { Active, Failed, Complete } = event;
        // A mission whose goal is reached stays active, without a deadline (1,475 of 1,651 real ones); none is ever complete.
        const reached = objectsIn(Complete).map((mission) =>
          mission["MissionID"] === colonisationId ? mission : { ...mission, Expires: 0 },
        );
        const active = [...objectsIn(Active), ...reached].toSorted((one, other) => idOf(one) - idOf(other));
        return {
          Active: active.map((mission) => colonyDeadline(mission, world)),
          Failed: objectsIn(Failed).map((mission) => colonyDeadline(mission, world)),
          Complete: [],
        };
      },
    },
  },
  build({ world: { commander, timeMs } }) {
    const withStatus = (status: AcceptedMission["status"]): MissionEntry[] =>
      commander.missions
        .filter((mission) => mission.status === status)
        // Sorted by id (F44).
        .toSorted((one, other) => Number(one.id) - Number(other.id))
        .map((mission) => missionOf(mission, timeMs));
    return { Active: withStatus("Active"), Failed: withStatus("Failed"), Complete: withStatus("Complete") };
  },
});

function missionOf(mission: AcceptedMission, timeMs: number): MissionEntry {
  const leftS = Math.floor((mission.deadlineMs - timeMs) / 1000);
  return {
    MissionID: mission.id,
    ...withText("Name", mission.name, mission.text),
    PassengerMission: mission.isPassenger,
    Expires: mission.status === "Failed" ? 0 : Math.max(0, leftS),
  };
}

/** Returns the internal name of a mission, to which only the lists of Missions and the line of its end add `_name`. */
function baseName({ name }: AcceptedMission): string {
  return name.replace(/_name$/, "");
}

/** Returns the symbol of goods without `$` and `_Name;`. */
function symbolOf({ name, symbol = name.replaceAll(/[^A-Za-z]/g, "") }: MissionGoods): string {
  return symbol;
}

const pirates = withText("TargetType", "$MissionUtil_FactionTag_Pirate;", "Pirates");
const knownPirate = withText("TargetType", "$MissionUtil_FactionTag_PirateLord;", "Known Pirate");

/** Builds the fields that name the goods, the target and the place, in written order. */
function goalFields({ has, isOnFoot, isHidden, ...terms }: MissionTerms) {
  const { goods, targetFaction, killCount, destination, targetName } = terms;
  const isFight = has === "kills" || (has === "target" && !isOnFoot);
  if (has === "donation") return { Donation: String(terms.donationCr) };
  return {
    ...(isFight && (has === "kills" ? pirates : knownPirate)),
    ...(goods !== undefined && {
      ...withText("Commodity", `$${symbolOf(goods)}_Name;`, goods.name),
      Count: goods.count,
    }),
    ...((isFight || (has === "nothing" && !isOnFoot)) && { TargetFaction: targetFaction }),
    ...(has === "kills" && { KillCount: killCount }),
    ...(!isHidden && { DestinationSystem: destination.star.name }),
    ...(!isHidden &&
      (isOnFoot ? { DestinationSettlement: destination.station } : { DestinationStation: destination.station })),
    ...(has === "target" && { Target: targetName }),
  };
}

/** Written when the player accepts a mission. */
export const MissionAccepted = line({
  kind: "MissionAccepted",
  layout:
    "Faction Name LocalisedName TargetType Commodity Count Donation TargetFaction KillCount DestinationSystem DestinationSettlement Target DestinationStation Expiry Wing Influence Reputation Reward PassengerCount PassengerVIPs PassengerWanted PassengerType MissionID",
  build: (mission: AcceptedMission, terms: MissionTerms, title: string) => ({
    Faction: terms.faction,
    Name: baseName(mission),
    LocalisedName: title,
    ...goalFields(terms),
    Expiry: printTimestamp(mission.deadlineMs),
    Wing: terms.isWing,
    Influence: "++",
    Reputation: "++",
    ...(terms.donationCr === undefined && { Reward: terms.rewardCr }),
    ...(terms.has === "passengers" && {
      PassengerCount: terms.passengers,
      PassengerVIPs: mission.name.includes("VIP"),
      PassengerWanted: false,
      PassengerType: "Tourist",
    }),
    MissionID: mission.id,
  }),
});

/** Written when the goal of a mission is reached and the player has to return. */
export const MissionRedirected = line({
  kind: "MissionRedirected",
  layout:
    "MissionID Name LocalisedName NewDestinationStation NewDestinationSystem OldDestinationStation OldDestinationSystem",
  build: (mission: AcceptedMission, { origin, destination, isOnFoot, isHidden }: MissionTerms, title: string) => ({
    MissionID: mission.id,
    Name: baseName(mission),
    LocalisedName: title,
    NewDestinationStation: origin.station,
    NewDestinationSystem: origin.star.name,
    // The goal was not a station, but it may have been a settlement.
    OldDestinationStation: isOnFoot && !isHidden ? destination.station : "",
    OldDestinationSystem: destination.star.name,
  }),
});

/** The texts of the effects on a faction. */
export const effectText = "The economic status of $#MinorFaction; has improved in the $#System; system.";

function effectsOn(faction: string, address: number) {
  return {
    Faction: faction,
    Effects: [{ Effect: "$MISSIONUTIL_Interaction_Summary_EP_up;", Effect_Localised: effectText, Trend: "UpGood" }],
    Influence: [{ SystemAddress: address, Trend: "UpGood", Influence: "++" }],
    ReputationTrend: "UpGood",
    Reputation: "++",
  };
}

/** Builds what a mission pays beside credits. */
function extraFields({ is, symbol, text, category, count }: ExtraReward) {
  if (is === "commodity") return { CommodityReward: [{ ...withText("Name", symbol, text), Count: count }] };
  const group = withText("Category", `$MICRORESOURCE_CATEGORY_${category};`, category);
  return { MaterialsReward: [{ ...withText("Name", symbol, text), ...group, Count: count }] };
}

/** Written when the player hands in a completed mission. */
export const MissionCompleted = line({
  kind: "MissionCompleted",
  layout:
    "Faction Name LocalisedName MissionID TargetType Commodity Count Donation Donated TargetFaction KillCount DestinationSystem DestinationSettlement Target DestinationStation Reward CommodityReward[Name Count] MaterialsReward[Name Category Count] FactionEffects",
  build: (mission: AcceptedMission, terms: MissionTerms, title: string) => ({
    Faction: terms.faction,
    Name: mission.name,
    LocalisedName: title,
    MissionID: mission.id,
    ...goalFields(terms),
    ...(terms.donationCr === undefined ? { Reward: terms.rewardCr } : { Donated: terms.donationCr }),
    ...(terms.extra !== undefined && extraFields(terms.extra)),
    FactionEffects: [effectsOn(terms.faction, terms.origin.star.address)],
  }),
});

/** Written when a mission has failed. */
export const MissionFailed = line({
  kind: "MissionFailed",
  layout: "Name LocalisedName MissionID",
  build: ({ name, id }: AcceptedMission, title: string) => ({
    Name: name,
    LocalisedName: title,
    MissionID: id,
  }),
});

/** Written when the player gives up a mission. */
export const MissionAbandoned = line({
  kind: "MissionAbandoned",
  layout: "Name LocalisedName MissionID",
  build: ({ name, id }: AcceptedMission, title: string) => ({ Name: name, LocalisedName: title, MissionID: id }),
});

/** What a depot has taken and given for a mission. */
export interface DepotUpdate {
  readonly is: "Collect" | "Deliver" | "WingUpdate";
  readonly missionId: number;
  readonly goods: MissionGoods;
  /** Tonnes now, and in all. */
  readonly count: number;
  readonly collectedT: number;
  readonly deliveredT: number;
  /** The market of the depot that gives the goods; 0 when the player has to find them. */
  readonly startMarketId: number;
  readonly endMarketId: number;
}

/** Written when the depot of a port gives or takes goods of a mission; Progress is what is on the way. */
export const CargoDepot = line({
  kind: "CargoDepot",
  layout:
    "MissionID UpdateType CargoType Count StartMarketID EndMarketID ItemsCollected ItemsDelivered TotalItemsToDeliver Progress:6",
  build: ({ is, missionId, goods, count, collectedT, deliveredT, startMarketId, endMarketId }: DepotUpdate) => ({
    MissionID: missionId,
    UpdateType: is,
    ...(is !== "WingUpdate" && { ...withText("CargoType", symbolOf(goods), goods.name), Count: count }),
    StartMarketID: startMarketId,
    EndMarketID: endMarketId,
    ItemsCollected: collectedT,
    ItemsDelivered: deliveredT,
    TotalItemsToDeliver: goods.count,
    Progress: startMarketId === 0 ? 0 : (collectedT - deliveredT) / goods.count,
  }),
});

/** Written when the player joins a community goal. */
export const CommunityGoalJoin = line({
  kind: "CommunityGoalJoin",
  layout: "CGID Name System",
  build: ({ id, title, system }: JoinedGoal) => ({ CGID: id, Name: title, System: system }),
});

type CurrentGoal = FieldsOf<"CommunityGoal">["CurrentGoals"][number];

/** Written when the game has retrieved community goal data that changed since last time. */
export const CommunityGoal = line({
  kind: "CommunityGoal",
  layout: inContract,
  dialects: { spec: { by: ["retrieveGoals"], when: ({ data }) => data.hasChanged }, live: {} },
  build: ({ world: { commander, timeMs } }) => ({
    CurrentGoals: commander.goals.map((goal) => currentGoal(goal, timeMs)),
  }),
});

function currentGoal(goal: JoinedGoal, timeMs: number): CurrentGoal {
  const tier = tierOf(goal);
  const band = bandOf(goal);
  return {
    CGID: goal.id,
    Title: goal.title,
    SystemName: goal.system,
    MarketName: goal.market,
    Expiry: printTimestamp(goal.expiryMs),
    IsComplete: timeMs >= goal.expiryMs,
    CurrentTotal: goal.total,
    PlayerContribution: goal.contribution,
    NumContributors: goal.contributors,
    TopTier: { Name: `Tier ${goal.tierCount}`, Bonus: goal.topTierBonus },
    ...(goal.topRankSize !== undefined && { TopRankSize: goal.topRankSize, PlayerInTopRank: isInTopRank(goal) }),
    ...(tier > 0 && { TierReached: `Tier ${tier}` }),
    PlayerPercentileBand: band,
    ...(tier > 0 && { Bonus: tier * (100 - band + 10) * 100_000 }),
  };
}
