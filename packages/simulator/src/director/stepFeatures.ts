import { announcedFile, type JsonObject, type Kind } from "@shipslog/contract";
import type { Feature } from "../games/features.ts";
import { gameNames, games, type GameVersion } from "../games/games.ts";
import { writesField, writesFile, writesKind } from "../games/inGame.ts";
import type { GameSession } from "../session/GameSession.ts";
import { refuseStep } from "./StepDeclaration.ts";
import { requireFeature } from "./requireFeature.ts";
import type { StepName } from "./steps/steps.ts";

/** The steps that need a part of the game. */
const stepsOfFeatures: Readonly<Record<Exclude<Feature, "war">, readonly StepName[]>> = {
  walking: [
    "buyConsumables",
    "buySuit",
    "buyWeapon",
    "createLoadout",
    "disembark",
    "drawWeapon",
    "dropItems",
    "embark",
    "equipWeapon",
    "fightOnFoot",
    "loot",
    "runLowOnOxygen",
    "sampleOrganism",
    "sellMicroResources",
    "sellOrganicData",
    "sellSuit",
    "switchLoadout",
    "takeDropship",
    "takeTaxi",
    "tradeMicroResources",
    "upgradeSuit",
    "upgradeWeapon",
    "useConsumable",
    "walk",
  ],
  carriers: ["jumpCarrier", "manageCarrier", "moveCarrier", "transferCargo", "visitCarrierMarket"],
  colonies: ["supplyColony"],
  squadrons: ["changeSquadronRank", "createSquadron", "joinSquadron", "leaveSquadron"],
  scanner: ["map", "scan"],
};

const stepFeatures = new Map(
  Object.entries(stepsOfFeatures).flatMap(([feature, names]) =>
    names.map((name) => [name, feature as Feature] as const),
  ),
);

/** The line by which a reader knows a step, where another kind than that of its wishes came later than the step. */
const stepKinds: Readonly<Partial<Record<StepName, string>>> = {
  launchLimpet: "LaunchDrone",
  loseFighter: "FighterDestroyed",
  promotePilot: "NpcCrewRank",
  recordCodex: "CodexEntry",
  targetShip: "ShipTargeted",
  targetSystem: "FSDTarget",
  tradeMaterials: "MaterialTrade",
  visitTechnologyBroker: "TechnologyBroker",
};

/** Refuses a step that the game of a session does not have, or whose event or expected fields it does not write. */
export function requireStepInGame(
  session: GameSession,
  name: StepName,
  expects: Kind | undefined,
  expect: JsonObject,
): void {
  requireFeature(session, stepFeatures.get(name));
  const { game } = session.world;
  const kind = expects ?? stepKinds[name];
  if (game !== undefined && kind !== undefined && !writesEvent(game, kind)) refuseKind(kind);
  if (game === undefined || expects === undefined) return;
  const lacking = Object.keys(expect).find((field) => expect[field] !== null && !writesField(game, expects, field));
  if (lacking !== undefined) {
    refuseLater(`${expects}.${lacking}`, (each) => writesEvent(each, expects) && writesField(each, expects, lacking));
  }
}

/** Refuses a step all of whose lines are of kinds that came later: it would seem done, and nothing would show it. */
export function requireLines(isWritten: boolean, left: ReadonlySet<string>): void {
  const [kind] = left;
  if (!isWritten && kind !== undefined) refuseKind(kind);
}

function writesEvent(game: GameVersion, kind: string): boolean {
  const file = announcedFile(kind);
  return writesKind(game, kind) && (file === undefined || writesFile(game, file));
}

function refuseKind(kind: string): never {
  refuseLater(kind, (game) => writesEvent(game, kind));
}

function refuseLater(what: string, isWrittenBy: (game: GameVersion) => boolean): never {
  const first = gameNames.find((name) => isWrittenBy(games[name]));
  refuseStep(
    `This version of the game writes no ${what}.`,
    first === undefined ? "Start the newest game." : `Start another game: the first that does is ${first}.`,
  );
}
