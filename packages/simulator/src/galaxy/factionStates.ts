/** States of minor factions, in the spelling of real journals (F52). */
export const drawnFactionStates = [
  ...(["None", "Boom", "Bust", "Expansion", "Investment", "Election", "War", "CivilWar"] as const),
  ...(["CivilUnrest", "CivilLiberty", "Famine", "Outbreak", "Blight", "Drought", "Lockdown"] as const),
  ...(["PublicHoliday", "Retreat", "PirateAttack", "Terrorism"] as const),
  ...(["InfrastructureFailure", "NaturalDisaster"] as const),
] as const;

/** A state of a minor faction. */
export type FactionState = (typeof drawnFactionStates)[number];
