export { commanderOf, givenCommander, unknownCommander, type Commander } from "./journal/Commander.ts";
export {
  companionKinds,
  isSoundCompanion,
  type CompanionEntry,
  type CompanionFile,
  type CompanionState,
} from "./journal/CompanionEntry.ts";
export type { Delivery, Verdict } from "./lake/Delivery.ts";
export type { BadEntry, Entry, EventEntry, OversizeEntry, TextEntry, TruncatedEntry } from "./journal/Entry.ts";
export type { JsonObject, JsonValue } from "./text/Json.ts";
export type { Moment } from "./journal/Moment.ts";
export type { Position } from "./journal/Position.ts";
export type { Sink } from "./lake/Sink.ts";
export type { Watermark } from "./lake/Watermark.ts";
export type { ReplaceMode, WriteStep } from "./journal/WriteStep.ts";

export { announcedFile, announcingEvents, companionFiles } from "./journal/companionEvents.ts";
export { inventoryKinds, type InventoryFile } from "./journal/inventoryFiles.ts";
export { arrivalKinds } from "./journal/arrivalKinds.ts";
export { fingerprintCharacters, fingerprintOf, type HashText } from "./journal/fingerprint.ts";
export {
  compareJournalNames,
  journalChannels,
  parseJournalName,
  type JournalChannel,
  type JournalName,
} from "./journal/JournalName.ts";
export { tankKinds } from "./journal/tankKinds.ts";

export { defaultDialect, dialects, type Dialect } from "./Dialect.ts";
export type { Deviation, Effect } from "./dialects/Deviation.ts";
export { deviations } from "./dialects/deviations.ts";
export type { Contract } from "./Contract.ts";
export type { Issue } from "./issues/Issue.ts";
export { issueCodes, type IssueCode } from "./issues/issueCodes.ts";
export { appendKey, fieldPath, resolvePointer } from "./pointer.ts";
export { severities, type Severity } from "./issues/Severity.ts";
export type { StandardIssue, StandardSchema } from "./StandardSchema.ts";
export type { Clock, Sleep } from "./time/Clock.ts";
export { parseTimestampMs } from "./time/timestamp.ts";
export { validate } from "./validate.ts";
export type { ValidateOptions, Validation } from "./validateKind.ts";

export type { ModuleInfoFile, ModuleInfoLine, NavRouteFile, NavRouteLine } from "./forms.ts";
export { isKind, kinds, type EventOf, type JournalEvent, type Kind } from "./kinds.ts";
export * from "./generated/contracts.ts";

export type { Bit, BitTable, DecodedBits } from "./status/bits.ts";
export { Flags, flagsTable, type FlagName } from "./status/Flags.ts";
export { Flags2, flags2Table, type Flag2Name } from "./status/Flags2.ts";
export { GuiFocus, guiFocusTable, type GuiFocusName } from "./status/GuiFocus.ts";
