import type { GameState } from "../world/gameStates.ts";

/** How messages name each state. */
export const stateNames: Readonly<Record<GameState, string>> = {
  mainMenu: "in the main menu",
  startUp: "loading the game",
  docked: "docked",
  normalSpace: "in normal space",
  supercruise: "in supercruise",
  hyperspace: "in hyperspace",
  orbitalCruise: "in orbital cruise",
  glide: "gliding",
  planetFlight: "flying over a planet",
  landed: "landed",
  srv: "in the SRV",
  fighter: "in the fighter",
  onFoot: "on foot",
  ended: "out of the game",
};
