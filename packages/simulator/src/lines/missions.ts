import type { JsonObject } from "@shipslog/contract";
import { bandOf, isInTopRank, tierOf, type JoinedGoal } from "../commander/communityGoals.ts";
import { colonisationMission, type AcceptedMission } from "../commander/missions.ts";
import type { MissionTerms } from "../live/missionTerms.ts";
import { timestampOf } from "../text/timestamp.ts";
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
        const lists = Object.entries(event).map(([list, missions]) => {
          return [list, objectsIn(missions).map((mission) => colonyDeadline(mission, world))] as const;
        });
        return Object.fromEntries(lists);
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

const pirates = withText("TargetType", "$MissionUtil_FactionTag_Pirate;", "Pirates");

/** Builds the fields that name the goods, the target and the place, in written order. */
function goalFields({ has, isOnFoot, ...terms }: MissionTerms) {
  const { goods, targetFaction, killCount, destination, targetName } = terms;
  const isFight = has === "kills" || has === "target";
  return {
    ...(isFight && pirates),
    ...(goods !== undefined && {
      ...withText("Commodity", `$${goods.name.replaceAll(/[^A-Za-z]/g, "")}_Name;`, goods.name),
      Count: goods.count,
    }),
    ...((isFight || (has === "nothing" && !isOnFoot)) && { TargetFaction: targetFaction }),
    ...(has === "kills" && { KillCount: killCount }),
    DestinationSystem: destination.system,
    ...(isOnFoot ? { DestinationSettlement: destination.station } : { DestinationStation: destination.station }),
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
    Expiry: timestampOf(mission.deadlineMs),
    Wing: false,
    Influence: "++",
    Reputation: "++",
    Reward: terms.rewardCr,
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
  build: (mission: AcceptedMission, { origin, destination }: MissionTerms, title: string) => ({
    MissionID: mission.id,
    Name: baseName(mission),
    LocalisedName: title,
    NewDestinationStation: origin.station,
    NewDestinationSystem: origin.system,
    // The goal was not a station.
    OldDestinationStation: "",
    OldDestinationSystem: destination.system,
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

/** Written when the player hands in a completed mission. */
export const MissionCompleted = line({
  kind: "MissionCompleted",
  layout:
    "Faction Name LocalisedName MissionID TargetType Commodity Count Donation Donated TargetFaction KillCount DestinationSystem DestinationSettlement Target DestinationStation Reward MaterialsReward FactionEffects",
  build: (mission: AcceptedMission, terms: MissionTerms, title: string) => ({
    Faction: terms.faction,
    Name: mission.name,
    LocalisedName: title,
    MissionID: mission.id,
    ...goalFields(terms),
    Reward: terms.rewardCr,
    FactionEffects: [effectsOn(terms.faction, terms.origin.address)],
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
    Expiry: timestampOf(goal.expiryMs),
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
