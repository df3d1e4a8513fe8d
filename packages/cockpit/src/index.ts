export type { CockpitFinding, FindingEntry, Observation } from "./state/Observation.ts";
