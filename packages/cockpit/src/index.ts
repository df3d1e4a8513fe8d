export { CockpitError, type CockpitErrorCode } from "./server/CockpitError.ts";
export { qrCode } from "./server/qrCode.ts";
export { startCockpit, type Cockpit, type CockpitOptions, type LanOptions } from "./server/startCockpit.ts";
export type { CockpitFinding, CockpitObservation, FindingEntry } from "./state/CockpitObservation.ts";
