export { commanderOf, givenCommander, unknownCommander, type Commander } from "./values/Commander.ts";
export {
  companionKinds,
  type CompanionEntry,
  type CompanionFile,
  type CompanionState,
} from "./values/CompanionEntry.ts";
export type { Delivery, Verdict } from "./values/Delivery.ts";
export type { BadEntry, Entry, EventEntry, OversizeEntry, TextEntry, TruncatedEntry } from "./values/Entry.ts";
export type { JsonObject, JsonValue } from "./values/Json.ts";
export type { Moment } from "./values/Moment.ts";
export type { Position } from "./values/Position.ts";
export type { Sink, Watermark } from "./values/Sink.ts";
export type { ReplaceMode, WriteStep } from "./values/WriteStep.ts";

export { announcedFile, announcingEvents, companionFiles } from "./journal/companionEvents.ts";
export { arrivalKinds } from "./journal/arrivalKinds.ts";
export {
  compareJournalNames,
  journalChannels,
  parseJournalName,
  type JournalChannel,
  type JournalName,
} from "./journal/JournalName.ts";
export { tankKinds } from "./journal/tankKinds.ts";

export type { Dialect } from "./Dialect.ts";
export type { Deviation, Effect } from "./dialects/Deviation.ts";
export { deviations } from "./dialects/deviations.ts";
export type { Contract } from "./Contract.ts";
export type { Issue } from "./Issue.ts";
export { issueCodes, type IssueCode } from "./issueCodes.ts";
export { appendKey, fieldPath, resolvePointer } from "./pointer.ts";
export { severities, type Severity } from "./Severity.ts";
export type { StandardIssue, StandardSchema } from "./StandardSchema.ts";
export { validate } from "./validate.ts";
export type { ValidateOptions, Validation } from "./validateKind.ts";

export type { ModuleInfoFile, ModuleInfoLine, NavRouteFile, NavRouteLine } from "./forms.ts";
export { isKind, kinds, type EventOf, type JournalEvent, type Kind } from "./kinds.ts";
export * from "./generated/contracts.ts";

export type { Bit, BitTable, DecodedBits } from "./flags/bits.ts";
export { Flags, flagsTable, type FlagName } from "./flags/Flags.ts";
export { Flags2, flags2Table, type Flag2Name } from "./flags/Flags2.ts";
export { GuiFocus, guiFocusTable, type GuiFocusName } from "./flags/GuiFocus.ts";
