import { addSurvey } from "../commander/explorationData.ts";
import { applyTransition } from "../session/applyTransition.ts";
import type { Activity } from "./Activity.ts";
import { pause } from "./pause.ts";
import { closeScreen, openScreen } from "./screens.ts";

/** Scans the system and sometimes maps a body, which yields data to sell. */
export const surveySystem: Activity = {
  from: ["supercruise"],
  weight: 1,
  can: ({ aboard }) => aboard === "own",
  run(session) {
    const { galaxy, system, commander, chance, controls } = session.world;
    controls.isInAnalysisMode = true;
    openScreen(session, "FssMode", 15, 120, (forMs) => applyTransition(session, "openScanner", { forMs }));
    const bodies = galaxy.bodies(system);
    addSurvey(commander.surveys, system, Math.max(1, Math.min(70, bodies.length)), chance);
    if (chance.isLucky(0.3)) {
      openScreen(session, "SaaMode", 20, 90, (forMs) => applyTransition(session, "mapBody", { forMs }));
    }
    closeScreen(session);
    pause(session, 2, 10);
  },
};
