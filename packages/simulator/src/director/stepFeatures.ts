import { announcedFile, type Kind } from "@shipslog/contract";
import type { Feature } from "../games/features.ts";
import { gameNames, games, type GameVersion } from "../games/games.ts";
import { writesFile, writesKind } from "../games/inGame.ts";
import type { GameSession } from "../session/GameSession.ts";
import { refuseStep } from "./StepDeclaration.ts";
import { requireFeature } from "./requireFeature.ts";
import type { StepName } from "./steps/steps.ts";

/** The steps that a game without a feature does not have. */
const stepFeatures: Readonly<Partial<Record<StepName, Feature>>> = {
  disembark: "walking",
  drawWeapon: "walking",
  embark: "walking",
  runLowOnOxygen: "walking",
  takeTaxi: "walking",
  upgradeSuit: "walking",
  upgradeWeapon: "walking",
  walk: "walking",
  moveCarrier: "carriers",
  transferCargo: "carriers",
  joinSquadron: "squadrons",
  scan: "scanner",
};

/** Refuses a step that the game of a session does not have, or whose event it does not write. */
export function requireStepInGame(session: GameSession, name: StepName, expects: Kind | undefined): void {
  requireFeature(session, stepFeatures[name]);
  const { game } = session.world;
  if (game !== undefined && expects !== undefined && !writesEvent(game, expects)) refuseKind(expects);
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
  const first = gameNames.find((name) => writesEvent(games[name], kind));
  refuseStep(
    `This version of the game writes no ${kind}.`,
    first === undefined ? "Start the newest game." : `Start another game: the first that does is ${first}.`,
  );
}
