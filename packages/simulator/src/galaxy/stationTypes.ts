/** Sorts of station the galaxy holds, spelled as StationType spells them; fleet carriers belong to commanders. */
export const stationTypes = [
  ...(["Coriolis", "Orbis", "Ocellus", "Outpost", "AsteroidBase", "MegaShip"] as const),
  ...(["CraterPort", "CraterOutpost", "SurfaceStation", "OnFootSettlement"] as const),
] as const;

/** A sort of station. */
export type StationType = (typeof stationTypes)[number];
