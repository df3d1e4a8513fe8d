import type { Asteroid } from "../live/asteroids.ts";
import { withText } from "../text/withText.ts";
import { line } from "./line.ts";

/** What limpets do, as LaunchDrone names it. */
export const limpetTypes = [
  "Collection",
  "Prospector",
  "Repair",
  "FuelTransfer",
  "Hatchbreaker",
  "Decontamination",
  "Research",
] as const;

/** What a limpet does. */
export type LimpetType = (typeof limpetTypes)[number];

/** Written when the ship launches a limpet. */
export const LaunchDrone = line({
  kind: "LaunchDrone",
  layout: "Type",
  build: (type: LimpetType) => ({ Type: type }),
});

/** Written when a prospector limpet has reached an asteroid. */
export const ProspectedAsteroid = line({
  kind: "ProspectedAsteroid",
  layout: "Materials[Name Proportion:6] MotherlodeMaterial Content Remaining:6",
  build: ({ shares, core, content }: Asteroid) => ({
    Materials: shares.map(([[symbol, text], percent]) => ({ ...withText("Name", symbol, text), Proportion: percent })),
    ...(core !== undefined && withText("MotherlodeMaterial", core[0], core[1])),
    Content: `$AsteroidMaterialContent_${content};`,
    Content_Localised: `Material Content: ${content}`,
    Remaining: 100,
  }),
});

/** Written when seismic charges have opened an asteroid. */
export const AsteroidCracked = line({
  kind: "AsteroidCracked",
  layout: "Body",
  build: (ring: string) => ({ Body: ring }),
});

/** Written when the refinery has filled a canister. */
export const MiningRefined = line({
  kind: "MiningRefined",
  layout: "Type",
  build: (type: string, text: string) => ({ Type: `$${type}_name;`, Type_Localised: text }),
});

/** Written when a repair limpet is at its end; without a field when there was nothing to repair. */
export const RepairDrone = line({
  kind: "RepairDrone",
  layout: "HullRepaired:6 CockpitRepaired:6 CorrosionRepaired:6",
  build: (hullPoints: number) => (hullPoints > 0 ? { HullRepaired: hullPoints } : {}),
});
