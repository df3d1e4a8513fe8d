/** Types of station in the galaxy, in the spelling of StationType; fleet carriers belong to commanders. */
export const stationTypes = [
  "Coriolis",
  "Orbis",
  "Ocellus",
  "Outpost",
  "AsteroidBase",
  "MegaShip",
  "CraterPort",
  "CraterOutpost",
  "SurfaceStation",
  "OnFootSettlement",
] as const;

/** A value of StationType other than FleetCarrier. */
export type StationType = (typeof stationTypes)[number];
