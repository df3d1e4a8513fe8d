/** States of minor factions, in the spelling of real journals (F52). */
export const drawnFactionStates = [
  "None",
  "Boom",
  "Bust",
  "Expansion",
  "Investment",
  "Election",
  "War",
  "CivilWar",
  "CivilUnrest",
  "CivilLiberty",
  "Famine",
  "Outbreak",
  "Blight",
  "Drought",
  "Lockdown",
  "PublicHoliday",
  "Retreat",
  "PirateAttack",
  "Terrorism",
  "InfrastructureFailure",
  "NaturalDisaster",
] as const;

/** A state of a minor faction. */
export type FactionState = (typeof drawnFactionStates)[number];
