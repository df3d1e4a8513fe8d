/** The states of a session, from the main menu to the end of the game. */
export const gameStates = [
  "mainMenu",
  "startUp",
  "docked",
  "normalSpace",
  "supercruise",
  "hyperspace",
  "orbitalCruise",
  "glide",
  "planetFlight",
  "landed",
  "srv",
  "fighter",
  "onFoot",
  "ended",
] as const;

/** Where the player is: in a menu, in a ship, in a vehicle or on foot. */
export type GameState = (typeof gameStates)[number];

/** States in which the player is in the world rather than in a menu. */
export const worldStates: readonly GameState[] = gameStates.filter(
  (state) => state !== "mainMenu" && state !== "startUp" && state !== "ended",
);

/** States in which the player is in a ship, their own or another. */
export const shipStates: readonly GameState[] = [
  "docked",
  "normalSpace",
  "supercruise",
  "hyperspace",
  "orbitalCruise",
  "glide",
  "planetFlight",
  "landed",
];
