import { arrivalOf, features, hasFeature, type Feature } from "../games/features.ts";
import type { GameSession } from "../session/GameSession.ts";
import { refuseStep } from "./StepDeclaration.ts";

/** Refuses the step that is being carried out if the game of a session lacks a feature. */
export function requireFeature({ world: { game } }: GameSession, feature: Feature | undefined): void {
  if (feature === undefined || hasFeature(game, feature)) return;
  refuseStep(`This version of the game has no ${features[feature].is}.`, `Start ${arrivalOf(feature)}.`);
}

/** Refuses to walk in a game without the expansion. */
export function requireWalking(session: GameSession): void {
  requireFeature(session, "walking");
  if (!session.world.client.isBaseGame) return;
  refuseStep(
    "The base game has no play on foot.",
    'Start with a client that has the expansion: "client": { "isBaseGame": false }.',
  );
}
