export {
  commanderOf,
  fidOf,
  givenCommander,
  namedCommander,
  nameInId,
  unknownCommander,
  type Commander,
} from "./journal/Commander.ts";
export { isSoundCompanion, type CompanionEntry, type CompanionState } from "./journal/CompanionEntry.ts";
export {
  announcedFile,
  announcingEvents,
  companionFiles,
  companionFilesOf,
  companionKinds,
  companionTable,
  isSpecifiedFile,
  observedFiles,
  type BackpackFile,
  type CargoFile,
  type CompanionFile,
  type FCMaterialsFile,
  type MarketFile,
  type ObservedFile,
  type ObservedFileEvent,
  type OutfittingFile,
  type ShipLockerFile,
  type ShipyardFile,
  type SpecifiedFile,
} from "./journal/companionTable.ts";
export { contentIssues, type ContentIssue } from "./journal/contentIssues.ts";
export type { Delivery, Verdict } from "./lake/Delivery.ts";
export type { BadEntry, Entry, EventEntry, OversizeEntry, TextEntry, TruncatedEntry } from "./journal/Entry.ts";
export type { JsonObject, JsonValue } from "./text/Json.ts";
export type { Moment } from "./journal/Moment.ts";
export type { Position } from "./journal/Entry.ts";
export type { RawLine } from "./lake/RawLine.ts";
export type { DividedLines, RawLines, Sink } from "./lake/Sink.ts";
export type { WantedWatermarks, Watermark } from "./lake/Sink.ts";
export type { ReplaceMode, WriteStep } from "./journal/WriteStep.ts";

export { arrivalKinds } from "./journal/kindLists.ts";
export { judgeRawLine } from "./lake/judgeLine.ts";
export { compareGameVersions, gameVersionOf } from "./journal/gameVersion.ts";
export { fingerprintCharacters, fingerprintOf, type HashText } from "./journal/fingerprint.ts";
export {
  compareJournalNames,
  journalChannels,
  parseJournalName,
  type JournalChannel,
  type JournalName,
} from "./journal/JournalName.ts";
export { tankKinds } from "./journal/kindLists.ts";

export { defaultDialect, dialects, type Dialect } from "./dialects/Dialect.ts";
export type { Deviation, Effect } from "./dialects/Dialect.ts";
export { deviations } from "./dialects/deviations.ts";
export type { Contract } from "./contract/Contract.ts";
export type { Issue } from "./issues/Issue.ts";
export { issueCodes, type IssueCode } from "./issues/Issue.ts";
export { appendKey, fieldPath, resolvePointer } from "./text/pointer.ts";
export { severities, type Severity } from "./issues/Issue.ts";
export type { StandardIssue, StandardSchema } from "./contract/Contract.ts";
export type { Clock, Sleep } from "./time/Clock.ts";
export { parseTimestampMs } from "./time/timestamp.ts";
export { validate } from "./events/validate.ts";
export type { ValidateOptions, Validation } from "./contract/validateKind.ts";

export type { ModuleInfoFile, ModuleInfoLine, NavRouteFile, NavRouteLine } from "./events/kinds.ts";
export {
  isKind,
  kinds,
  type EventOf,
  type EventOfAnyGame,
  type JournalEvent,
  type Kind,
  type OtherEvent,
} from "./events/kinds.ts";
export * from "./generated/contracts.ts";

export type { Bit, BitTable, DecodedBits } from "./status/bits.ts";
export { Flags, flagsTable, type FlagName } from "./status/Flags.ts";
export { Flags2, flags2Table, type Flag2Name } from "./status/Flags2.ts";
export { GuiFocus, guiFocusTable, type GuiFocusName } from "./status/GuiFocus.ts";

export {
  readTriggerForm,
  sessionFacts,
  triggerApplies,
  type SessionFact,
  type Trigger,
  type TriggerForm,
} from "./triggers/Trigger.ts";
export { observedTriggers, specifiedTriggers } from "./triggers/triggers.ts";
