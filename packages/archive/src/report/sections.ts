import type { Section } from "./Section.ts";
import { earnings } from "./sections/earnings.ts";
import { engineersSection } from "./sections/engineers.ts";
import { factions } from "./sections/factions.ts";
import { fuel } from "./sections/fuel.ts";
import { jumps } from "./sections/jumps.ts";
import { loadouts } from "./sections/loadouts.ts";
import { stations } from "./sections/stations.ts";
import { travel } from "./sections/travel.ts";

/** The parts of the report, in their order. */
export const sections: readonly Section[] = [
  travel,
  jumps,
  fuel,
  earnings,
  stations,
  factions,
  engineersSection,
  loadouts,
];
