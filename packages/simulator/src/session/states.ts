/** Where a session stands; each state says what a player sees. */
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

/** A state of a session. */
export type SessionState = (typeof sessionStates)[number];

/** States in which the player is in the world, not in a menu. */
export const worldStates: readonly SessionState[] = sessionStates.filter(
  (state) => state !== "mainMenu" && state !== "startUp" && state !== "ended",
);

/** States in which the player sits in a ship, one's own or another's. */
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
