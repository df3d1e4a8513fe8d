import type { EventOf, JsonObject, JsonValue } from "@shipslog/contract";
import { colonisationShip } from "../commander/Colony.ts";
import type {
  Contender,
  FactionConflict,
  MinorFaction,
  PowerplayStatus,
  Society,
  WarStatus,
} from "../galaxy/Society.ts";
import type { FactionState } from "../galaxy/factionStates.ts";
import { withText } from "../text/withText.ts";
import { societyHere, type GameWorld } from "../world/GameWorld.ts";
import type { TransitionData } from "../world/Transition.ts";
import { noTaxis } from "./fields.ts";
import { inContract, line, type FieldsOf } from "./line.ts";

/** Whether nothing is fought for in a system of the war. */
const isQuiet = (world: GameWorld): boolean =>
  ["Thargoid_Recovery", "Thargoid_Stronghold"].includes(societyHere(world).thargoidWar?.state ?? "");

type Jump = FieldsOf<"FSDJump">;

type JumpFaction = NonNullable<Jump["Factions"]>[number];

/** Written when jumping from one star system to another. */
export const FSDJump = line({
  kind: "FSDJump",
  layout: inContract,
  dialects: {
    spec: {
      by: ["arrive"],
      // A ship that Thargoids throw back comes to no other system; the game writes the line all the same.
      when: ({ data }) => data.isThrownBack !== true,
      absent: [
        noTaxis,
        {
          fields: ["ThargoidWar.RemainingPorts"],
          reason: "An uninhabited system has no ports.",
          isAbsent: ({ system }) => !system.isInhabited,
        },
        {
          fields: ["ThargoidWar.WarProgress"],
          reason: "Nothing is fought for during recovery and in a stronghold.",
          isAbsent: isQuiet,
        },
      ],
    },
    live: { when: () => true, adapt: adaptJump },
  },
  build: ({ world, happened: { data } }) => jumpFields(world, data),
});

/** Builds the fields of an arrival in a system. Location has them too, except `ofJumpOnly` of its file. */
export function jumpFields(world: GameWorld, { to, distanceLy, fuel }: TransitionData["arrive"]): Jump {
  const society = societyHere(world);
  const event: Jump = {
    Taxi: world.aboard === "taxi",
    Multicrew: world.aboard === "host",
    StarSystem: to.name,
    SystemAddress: to.address,
    StarPos: [...to.position],
    ...governance(society),
    Population: society.population,
    Body: to.arrival.name,
    BodyID: to.arrival.id,
    BodyType: to.arrival.type,
    JumpDist: distanceLy,
    FuelUsed: fuel.usedT,
    FuelLevel: fuel.levelT,
  };
  if (world.commander.wantedIn.has(to.address)) event.Wanted = true;
  if (fuel.boostLevel !== undefined) event.BoostUsed = fuel.boostLevel;
  if (society.thargoidWar !== undefined) event.ThargoidWar = warFields(society.thargoidWar);
  // "Present when the player is pledged to a power and the system is involved in that activity."
  if (world.commander.pledge !== undefined && society.powerplay !== undefined) {
    Object.assign(event, powerplayFields(society.powerplay));
  }
  if (society.factions.length > 0) addFactions(event, world, society);
  return event;
}

/** These symbols always differ from their text, so that each has its `_Localised` field. */
function governance(
  society: Society,
): Pick<Jump, "SystemAllegiance" | "SystemEconomy" | "SystemSecondEconomy" | "SystemGovernment" | "SystemSecurity"> &
  Partial<Jump> {
  const { economy, secondEconomy, government, security } = society;
  return {
    SystemAllegiance: society.allegiance,
    SystemEconomy: economy.symbol,
    SystemEconomy_Localised: economy.text,
    SystemSecondEconomy: secondEconomy.symbol,
    SystemSecondEconomy_Localised: secondEconomy.text,
    SystemGovernment: government.symbol,
    SystemGovernment_Localised: government.text,
    SystemSecurity: security.symbol,
    SystemSecurity_Localised: security.text,
  };
}

/** Builds the Powerplay fields of a jump. */
function powerplayFields(powerplay: PowerplayStatus): Partial<Jump> {
  if (powerplay.state === "Unoccupied") {
    return {
      Powers: [...powerplay.powers],
      PowerplayState: powerplay.state,
      PowerplayConflictProgress: powerplay.conflictProgress.map(({ power, progress }) => ({
        Power: power,
        ConflictProgress: progress,
      })),
    };
  }
  return {
    ControllingPower: powerplay.controllingPower,
    Powers: [...powerplay.powers],
    PowerplayState: powerplay.state,
    PowerplayStateControlProgress: powerplay.controlProgress,
    PowerplayStateReinforcement: powerplay.reinforcement,
    PowerplayStateUndermining: powerplay.undermining,
  };
}

function warFields(thargoidWar: WarStatus): NonNullable<EventOf<"FSDJump">["ThargoidWar"]> {
  const { nextStateSuccess, nextStateFailure, estimatedRemainingTime } = thargoidWar;
  return {
    CurrentState: thargoidWar.state,
    ...(nextStateSuccess !== undefined && { NextStateSuccess: nextStateSuccess }),
    ...(nextStateFailure !== undefined && { NextStateFailure: nextStateFailure }),
    SuccessStateReached: thargoidWar.isSuccessReached,
    WarProgress: thargoidWar.progress,
    RemainingPorts: thargoidWar.remainingPorts,
    ...(estimatedRemainingTime !== undefined && { EstimatedRemainingTime: estimatedRemainingTime }),
  };
}

function addFactions(event: Jump, world: GameWorld, society: Society): void {
  const { controllingFaction, conflicts } = society;
  event.Factions = society.factions.map((faction) => factionOf(faction, world));
  if (controllingFaction !== undefined) {
    event.SystemFaction = { Name: controllingFaction.name };
    // Omitted when None (D5); the specification allows it.
    if (controllingFaction.state !== "None") event.SystemFaction.FactionState = controllingFaction.state;
  }
  if (conflicts.length > 0) event.Conflicts = conflicts.map((conflict) => conflictOf(conflict, world));
}

function factionOf(faction: MinorFaction, world: GameWorld): JumpFaction {
  const { happiness } = faction;
  const entry: JumpFaction = {
    Name: faction.name,
    FactionState: faction.state,
    Government: faction.government.id,
    Influence: faction.influence,
    Allegiance: faction.allegiance,
    Happiness: happiness.symbol,
    Happiness_Localised: happiness.text as NonNullable<JumpFaction["Happiness_Localised"]>,
    MyReputation: world.commander.reputationWith(faction.name),
  };
  const { squadron } = world.commander;
  if (squadron?.faction === faction.name) {
    entry.SquadronFaction = true;
    if (squadron.happiestAddress === world.system.address) entry.HappiestSystem = true;
    if (squadron.homeAddress === world.system.address) entry.HomeSystem = true;
  }
  const { pendingStates, recoveringStates, trends } = faction;
  const trending = (State: FactionState) => ({ State, Trend: trends[State] ?? 0 });
  if (pendingStates.length > 0) entry.PendingStates = pendingStates.map(trending);
  if (recoveringStates.length > 0) entry.RecoveringStates = recoveringStates.map(trending);
  if (faction.activeStates.length > 0) entry.ActiveStates = faction.activeStates.map((State) => ({ State }));
  return entry;
}

function conflictOf(
  { type, status, sides }: FactionConflict,
  world: GameWorld,
): NonNullable<Jump["Conflicts"]>[number] {
  return {
    WarType: type,
    Status: status,
    Faction1: contenderOf(sides[0], world),
    Faction2: contenderOf(sides[1], world),
  };
}

/** A faction without a stake stakes the colonisation ship that works for it, if there is one. */
function contenderOf({ faction, stake, wonDays }: Contender, world: GameWorld) {
  const { colony } = world.commander;
  const losesShip =
    stake === "" && colony?.system.address === world.system.address && colony.factionName === faction.name;
  const pair = losesShip
    ? withText("Stake", colonisationShip.symbol, colonisationShip.text)
    : withText("Stake", stake, undefined);
  return { Name: faction.name, ...pair, WonDays: wonDays };
}

/** States with SystemAllegiance Thargoid (63 real lines). */
const lost: readonly unknown[] = ["Thargoid_Controlled", "Thargoid_Stronghold"];

/** Writes the powers also without a pledge (D2), the factions as the game does, and the next states of the war as empty rather than omitted (D7). */
export function adaptJump(event: JsonObject, world: GameWorld): JsonObject {
  const { powerplay } = societyHere(world);
  const factions = event["Factions"] as readonly JsonObject[] | undefined;
  const conflicts = event["Conflicts"] as readonly JsonObject[] | undefined;
  const jump = {
    ...event,
    ...(powerplay !== undefined && powerplayFields(powerplay)),
    ...(factions !== undefined && { Factions: factions.map(adaptFaction) }),
    ...(conflicts !== undefined && { Conflicts: conflicts.map(adaptConflict) }),
  };
  const war = event["ThargoidWar"] as JsonObject | undefined;
  if (war === undefined) return jump;
  return {
    ...jump,
    ...(lost.includes(war["CurrentState"]) && { SystemAllegiance: "Thargoid" }),
    ThargoidWar: { NextStateSuccess: "", NextStateFailure: "", ...war },
  };
}

/** Below this influence an anarchy has no happiness; most of the 74 real ones have 0.01. */
const leastInfluence = 0.015;

/** Trend is 0 in all 2,152 real entries; a small anarchy has an empty Happiness without a text (D4). */
function adaptFaction({ PendingStates, RecoveringStates, ...faction }: JsonObject): JsonObject {
  const { Happiness_Localised: _text, ...rest } = faction;
  const isSmall = faction["Government"] === "Anarchy" && (faction["Influence"] as number) < leastInfluence;
  return {
    ...(isSmall ? { ...rest, Happiness: "" } : faction),
    ...(PendingStates !== undefined && { PendingStates: steady(PendingStates) }),
    ...(RecoveringStates !== undefined && { RecoveringStates: steady(RecoveringStates) }),
  };
}

/** No real stake has a display text; the text itself is written. */
function adaptConflict(conflict: JsonObject): JsonObject {
  const side = (name: string): JsonObject => {
    const { Stake_Localised: text, ...rest } = conflict[name] as JsonObject;
    return { [name]: text === undefined ? rest : { ...rest, Stake: text } };
  };
  return { ...conflict, ...side("Faction1"), ...side("Faction2") };
}

function steady(states: JsonValue): readonly JsonObject[] {
  return (states as readonly JsonObject[]).map((state) => ({ ...state, Trend: 0 }));
}
