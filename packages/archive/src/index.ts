export { openSink, defaultPartition, type SinkOptions } from "./lake/openSink.ts";
export { LakeError, OutOfOrderError, StaleOwnerError, lakeErrorCodes, type LakeErrorCode } from "./lake/LakeError.ts";
export type { LakeSink } from "./lake/LakeSink.ts";
export { fingerprintCharacters, fingerprintOf } from "./lake/Marks.ts";
export type { LakeFile, Manifest, StoredMark } from "./lake/Manifest.ts";
export { restore, type KindRow } from "./tables/restore.ts";
export { isLake, readManifests } from "./lake/readManifests.ts";
export { openLake } from "./query/openLake.ts";
export { Tables } from "./query/Tables.ts";
