import type { Chance } from "../chance/Chance.ts";
import type { Galaxy } from "../galaxy/Galaxy.ts";
import type { StarSystem } from "../galaxy/StarSystem.ts";
import type { GameClient, Possession, Scenario } from "../scenarios/Scenario.ts";
import type { Port } from "../galaxy/Port.ts";
import { drawResources, type Colony } from "./Colony.ts";
import type { CommanderState } from "./CommanderState.ts";
import { drawEngineers } from "./engineers.ts";
import { addSurvey, type SystemSurvey } from "./explorationData.ts";
import { drawCarrier } from "./FleetCarrier.ts";
import { drawFleet } from "./fleet.ts";
import { drawMaterials } from "./materials.ts";
import { colonisationMission, drawMission, type AcceptedMission } from "./missions.ts";
import { drawSquadron, type Squadron } from "./squadron.ts";
import { createReputation } from "./reputation.ts";
import { drawStorage, type StoragePlace } from "./moduleStorage.ts";
import { drawWardrobe } from "./suitsAndWeapons.ts";

/** Where a commander begins, and the inputs of the draw. */
export interface CommanderOrigin {
  readonly galaxy: Galaxy;
  readonly chance: Chance;
  readonly client: GameClient;
  readonly scenario: Scenario;
  readonly startMs: number;
  readonly system: StarSystem;
  readonly port: Port;
}

const hourMs = 3_600_000;

/** Draws a commander with a history: money, missions, engineers, stored modules. */
export function drawCommander(origin: CommanderOrigin): CommanderState {
  const { chance, scenario, startMs, system, port } = origin;
  const own = chance.fork("commander");
  const owns = (what: Possession): boolean => scenario.owns?.includes(what) ?? false;
  const colony = owns("colony") ? chooseColony(origin) : undefined;
  return {
    balanceCr: own.integer(40, 900) * 1_000_000,
    adjustmentCr: 0,
    missions: pastMissions(own.fork("missions"), startMs, colony),
    ...drawEngineers(own.fork("engineers"), origin.client),
    whims: own.fork("whims"),
    squadron: owns("squadron") ? chooseSquadron(origin) : undefined,
    pledge: owns("pledge") ? choosePledge(origin) : undefined,
    wardrobe: drawWardrobe(own.fork("wardrobe"), startMs),
    worn: 0,
    isDressed: false,
    spare: { suits: [], weapons: [] },
    materials: drawMaterials(own.fork("materials")),
    storage: drawStorage(own.fork("storage"), storagePlaces(origin)),
    fleet: drawFleet(own.fork("fleet"), port, system, scenario.ship),
    surveys: pastSurveys(origin),
    goals: [],
    nextGoalId: own.integer(613, 857),
    goalsWanted: scenario.goals ?? 0,
    home: { system, market: port.text ?? port.name },
    carrier: owns("carrier") ? drawCarrier(own.fork("carrier"), system) : undefined,
    colony,
    wantedIn: new Set(),
    finedIn: new Set(),
    debts: new Map(),
    hasHiredCrew: owns("crew"),
    hasCrewOnDuty: owns("crew"),
    reputationWith: createReputation(own.fork("standing")),
  };
}

function dayOf({ startMs }: CommanderOrigin): number {
  return Math.floor(startMs / (24 * hourMs));
}

function pastMissions(chance: Chance, startMs: number, colony: Colony | undefined): AcceptedMission[] {
  const missions: AcceptedMission[] = [];
  for (let hoursAgo = chance.integer(0, 30); hoursAgo > 0; hoursAgo -= chance.integer(2, 12)) {
    const mission = drawMission(chance, startMs - hoursAgo * hourMs, missions);
    if (chance.isLucky(0.2)) mission.status = "Complete";
    missions.push(mission);
  }
  return colony === undefined ? missions : [...missions, colonisation(chance, startMs)];
}

/** Draws the mission of the colony: active, or just completed or failed. */
function colonisation(chance: Chance, startMs: number): AcceptedMission {
  const status = chance.weighted([
    ["Active", 4],
    ["Complete", 1],
    ["Failed", 1],
  ] as const);
  const leftHours = status === "Failed" ? -chance.integer(1, 20) : chance.integer(24, 600);
  return { ...colonisationMission(startMs + leftHours * hourMs), status };
}

/** Draws a squadron of the faction that controls the home system; its happiest system may be another one. */
function chooseSquadron(origin: CommanderOrigin): Squadron | undefined {
  const { galaxy, chance, system } = origin;
  const day = dayOf(origin);
  const { controllingFaction } = galaxy.society(system, day);
  if (controllingFaction === undefined) return undefined;
  const { name } = controllingFaction;
  const own = chance.fork("squadron");
  const elsewhere = galaxy
    .inhabitedNear(system.position, 25)
    .find((other) => other.address !== system.address && hasFaction(galaxy, other, day, name));
  const happiest = elsewhere !== undefined && own.isLucky(0.5) ? elsewhere : system;
  return drawSquadron(own, { faction: name, homeAddress: system.address, happiestAddress: happiest.address });
}

function hasFaction(galaxy: Galaxy, system: StarSystem, day: number, faction: string): boolean {
  return galaxy.society(system, day).factions.some(({ name }) => name === faction);
}

/** Draws a power that is active near home. */
function choosePledge(origin: CommanderOrigin): string | undefined {
  const { galaxy, chance, system } = origin;
  const day = dayOf(origin);
  for (const near of galaxy.inhabitedNear(system.position, 40)) {
    const powers = galaxy.society(near, day).powerplay?.powers ?? [];
    if (powers.length > 0) return chance.fork("pledge").pick(powers);
  }
  return undefined;
}

/** Chooses a nearby faction in a conflict without a stake, or else the controlling faction of the home system. */
function chooseColony(origin: CommanderOrigin): Colony | undefined {
  const { galaxy, chance, system } = origin;
  const day = dayOf(origin);
  const own = chance.fork("colony");
  // Colonies of 2025 and later have ids that are 3 modulo 256 (F68).
  const place = {
    marketId: 4_200_000_003 + 256 * own.integer(0, 150_000),
    distanceLs: own.between(20, 4000),
    resources: drawResources(own.fork("resources")),
  };
  for (const near of galaxy.inhabitedNear(system.position, 40)) {
    const sides = galaxy.society(near, day).conflicts.flatMap((conflict) => conflict.sides);
    const poor = sides.filter(({ stake }) => stake === "");
    if (poor.length > 0) return { system: near, factionName: own.pick(poor).faction.name, ...place };
  }
  const ruler = galaxy.society(system, day).controllingFaction;
  return ruler && { system, factionName: ruler.name, ...place };
}

function storagePlaces(origin: CommanderOrigin): readonly StoragePlace[] {
  const { galaxy, system, port } = origin;
  const day = dayOf(origin);
  const others = galaxy
    .inhabitedNear(system.position, 50)
    .slice(0, 6)
    .flatMap((near) =>
      galaxy
        .stations(near, day)
        .slice(0, 1)
        .map(({ marketId }) => ({ system: near, marketId })),
    );
  return [{ system, marketId: port.marketId }, ...others];
}

function pastSurveys({ galaxy, chance, scenario, system }: CommanderOrigin): Map<number, SystemSurvey> {
  const surveys = new Map<number, SystemSurvey>();
  const wanted = scenario.surveys ?? 0;
  if (wanted === 0) return surveys;
  const own = chance.fork("surveys");
  const count = own.integer(Math.floor(wanted / 2), wanted * 2);
  const around = galaxy.systemsNear(system.position, 40).slice(0, count);
  for (const each of around) addSurvey(surveys, each, own.integer(1, 30), own);
  return surveys;
}
