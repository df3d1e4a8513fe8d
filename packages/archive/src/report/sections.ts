import type { ReportSection } from "./ReportSection.ts";
import { earningsSection } from "./sections/earnings.ts";
import { engineersSection } from "./sections/engineers.ts";
import { factionsSection } from "./sections/factions.ts";
import { fuelSection } from "./sections/fuel.ts";
import { jumpsSection } from "./sections/jumps.ts";
import { loadoutsSection } from "./sections/loadouts.ts";
import { stationsSection } from "./sections/stations.ts";
import { travelSection } from "./sections/travel.ts";

/** The sections of the report, in order. */
export const reportSections: readonly ReportSection[] = [
  travelSection,
  jumpsSection,
  fuelSection,
  earningsSection,
  stationsSection,
  factionsSection,
  engineersSection,
  loadoutsSection,
];
