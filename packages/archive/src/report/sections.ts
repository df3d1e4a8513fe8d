import type { ReportSection } from "./ReportData.ts";
import { combatSection } from "./sections/combat.ts";
import { earningsSection } from "./sections/earnings.ts";
import { engineersSection } from "./sections/engineers.ts";
import { eveningsSection } from "./sections/evenings.ts";
import { explorationSection } from "./sections/exploration.ts";
import { factionsSection } from "./sections/factions.ts";
import { fuelSection } from "./sections/fuel.ts";
import { jumpsSection } from "./sections/jumps.ts";
import { loadoutsSection } from "./sections/loadouts.ts";
import { recordsSection } from "./sections/records.ts";
import { stationsSection } from "./sections/stations.ts";
import { travelSection } from "./sections/travel.ts";
import { yearsSection } from "./sections/years.ts";

/** The sections of the report, in order. */
export const reportSections: readonly ReportSection[] = [
  travelSection,
  recordsSection,
  yearsSection,
  eveningsSection,
  jumpsSection,
  fuelSection,
  earningsSection,
  explorationSection,
  combatSection,
  stationsSection,
  factionsSection,
  engineersSection,
  loadoutsSection,
];
