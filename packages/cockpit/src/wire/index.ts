export { apiPaths, apiVersion } from "./apiPaths.ts";
export { decodeRecord, decodeRecords } from "./decodeRecord.ts";
export type { Hello } from "./Hello.ts";
export { decodeSnapshot, type Snapshot } from "./Snapshot.ts";
export type { TravelPage } from "./TravelPage.ts";
export type { RecordedMoment, Timeline, TimelineMark } from "./Timeline.ts";
export type { DecodedRecord } from "./WireRecord.ts";
