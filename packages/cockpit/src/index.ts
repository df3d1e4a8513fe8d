export { CockpitError, type CockpitErrorCode } from "./server/CockpitError.ts";
export { qrCode } from "./server/qrCode.ts";
export { startCockpit, type Cockpit, type CockpitOptions, type LanOptions } from "./server/startCockpit.ts";
export type { RecorderOptions } from "./server/Recorder.ts";
export type { StreamsOptions } from "./server/Streams.ts";
export type { CockpitFinding, FindingEntry, Observation } from "./state/Observation.ts";
