import type { Activity } from "./Activity.ts";
import { quitToMenu } from "./startUp.ts";

/** Leaves to the main menu and comes back. */
export const relog: Activity = {
  from: ["docked", "normalSpace", "supercruise", "landed", "onFoot", "srv"],
  weight: 0.06,
  can: ({ aboard, controls }) => aboard === "own" && !controls.isInDanger,
  run: quitToMenu,
};
