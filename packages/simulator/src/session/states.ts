/** The states of a session, from the main menu to the end of the game. */
export const sessionStates = [
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
export type SessionState = (typeof sessionStates)[number];

/** States in which the player is in the world rather than in a menu. */
export const worldStates: readonly SessionState[] = sessionStates.filter(
  (state) => state !== "mainMenu" && state !== "startUp" && state !== "ended",
);

/** States in which the player is in a ship, their own or another. */
export const shipStates: readonly SessionState[] = [
  "docked",
  "normalSpace",
  "supercruise",
  "hyperspace",
  "orbitalCruise",
  "glide",
  "planetFlight",
  "landed",
];
