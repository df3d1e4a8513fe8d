import type { Activity } from "./Activity.ts";
import { quitToMenu } from "./startUp.ts";

/** Quits to the main menu; the next step starts the game again. */
export const relog: Activity = {
  from: ["docked", "normalSpace", "supercruise", "landed", "onFoot", "srv"],
  weight: 0.06,
  can: ({ aboard, controls }) => aboard === "own" && !controls.isInDanger,
  run: quitToMenu,
};
