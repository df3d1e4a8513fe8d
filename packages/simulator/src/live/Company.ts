/** Other players who are with the player. */
export interface Company {
  /** The others of the wing; empty without one. */
  wing: string[];
  /** Who has invited the player to a wing. */
  inviter: string | undefined;
  /** The players in the crew of the player's ship, with what each does. */
  readonly crew: Map<string, CrewRole>;
}

/** What a member of a crew does; real lines show the first. */
export const crewRoles = ["Idle", "FireCon", "FighterCon"] as const;

/** What a member of a crew does. */
export type CrewRole = (typeof crewRoles)[number];

/** Creates the company of a player who is alone. */
export function createCompany(): Company {
  return { wing: [], inviter: undefined, crew: new Map() };
}
