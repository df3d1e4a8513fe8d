export { addresses, mostRecords } from "./addresses.ts";
export { decodeRecord, decodeRecords } from "./decodeRecord.ts";
export { encodeRecord } from "./encodeRecord.ts";
export { decodeSnapshot, encodeSnapshot, type Snapshot } from "./Snapshot.ts";
export type { RecordPage, Timeline, TimelineMark } from "./Timeline.ts";
export type { Recorded, RecordPlace, WireObservation, WireRecord } from "./WireRecord.ts";
