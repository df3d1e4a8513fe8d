import { openOutfitting, storageActionNames, storageActions } from "../../activities/outfitting.ts";
import { pause } from "../../activities/pause.ts";
import { closeScreen, openScreen } from "../../activities/screens.ts";
import { StoredModules } from "../../lines/outfitting.ts";
import type { GameSession } from "../../session/GameSession.ts";
import { refuseStep } from "../RefusedStep.ts";
import { step, wordField } from "../StepDeclaration.ts";
import { isExpected } from "../expectation.ts";
import { preview } from "../preview.ts";
import { reachService } from "../reachPort.ts";

/** How often an action is repeated until the stored modules are as expected. */
const triesMax = 12;

/** Opens Outfitting and acts there until the stored modules are as expected. */
export const visitOutfittingStep = step({
  does: "Docks, opens Outfitting, and may store, retrieve or transfer a module.",
  fields: { action: wordField(storageActionNames, "What to do there; only to look by default.") },
  argument: "action",
  expects: "StoredModules",
  run(context, { action }) {
    const { session, expect } = context;
    reachService(context, "outfitting", ({ type }) => type !== "FleetCarrier");
    openScreen(session, "StationServices", 5, 20);
    openOutfitting(session);
    const seen = { isFirstVisit: false, hasChanged: true };
    const isDone = (): boolean => isExpected(preview(session, StoredModules, "openOutfitting", seen), expect);
    if (action !== undefined) actUntil(session, action, isDone);
    closeScreen(session);
    pause(session, 2, 10);
  },
});

/** Repeats an action until the stored modules are as expected; refuses one that changes nothing. */
function actUntil(session: GameSession, action: keyof typeof storageActions, isDone: () => boolean): void {
  const { storageRevision } = session;
  for (let left = triesMax; left > 0; left -= 1) {
    pause(session, 10, 60);
    storageActions[action](session);
    if (isDone()) break;
  }
  if (session.storageRevision !== storageRevision) return;
  refuseStep(`There is no module to ${action}.`, "Store one first, or go to another port.");
}
