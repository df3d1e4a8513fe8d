export { apiPaths } from "./apiPaths.ts";
export { decodeRecord, decodeRecords } from "./decodeRecord.ts";
export { decodeSnapshot, type Snapshot } from "./Snapshot.ts";
export type { Timeline, TimelineMark } from "./Timeline.ts";
export type { DecodedRecord } from "./WireRecord.ts";
