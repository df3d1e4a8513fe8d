export { readEvents } from "./read/readEvents.ts";
export type { EventOptions, SkippedLine } from "./read/eventBatches.ts";
export type { TypedEvent, TypedEventOfAnyGame, TypedKind } from "@shipslog/contract/observed";
export { readJournal, readJournalBatches, readJournalTextBatches } from "./read/readJournal.ts";
export type { Notice, ReadOptions, ReadStart } from "./read/ReadOptions.ts";
export { readJournalFileBatches, readJournalFileTextBatches } from "./read/readJournalFile.ts";
export type { EntryStream } from "./read/EntryStream.ts";
export { JournalError } from "./JournalError.ts";

export { followEvents } from "./follow/followEvents.ts";
export { followJournal, followJournalBatches } from "./follow/followJournal.ts";
export type { FollowOptions } from "./follow/FollowOptions.ts";

export { Bookmark } from "./resume/Bookmark.ts";
export { parseBookmark, type LoadedBookmark } from "./resume/parseBookmark.ts";
export { loadBookmark, saveBookmark } from "./resume/saveBookmark.ts";
export type { ReadPosition } from "./lines/ReadPosition.ts";

export { readCompanion } from "./companion/readCompanion.ts";
export { followCompanions, type CompanionFollower } from "./companion/followCompanions.ts";

export { writeMoments } from "./write/writeMoments.ts";
export { plan } from "./write/plan.ts";
export { StepPlanner } from "./write/StepPlanner.ts";
export type { PlanOptions } from "./write/PlanOptions.ts";
export { joinAppends } from "./write/joinAppends.ts";
export { joinLinesBySecond } from "./write/joinLinesBySecond.ts";
export { executeSteps, type ExecutedSteps, type Speed } from "./write/executeSteps.ts";
export { JournalWriter } from "./write/JournalWriter.ts";

export { findJournalFolder, journalFolderVariable, type FoundFolder } from "./folders/findJournalFolder.ts";
export { listJournals, type JournalList, type SkippedJournal } from "./folders/listJournals.ts";

export { describeCause } from "./machine/describeCause.ts";
export { readRegistry } from "./machine/nodeMachine.ts";
export type { Clock } from "@shipslog/contract";
export type { Disk, FileType } from "./machine/Disk.ts";
export { nodeClock } from "./machine/nodeClock.ts";
export { nodeDisk } from "./machine/nodeDisk.ts";
export { nodeSleep } from "./machine/nodeSleep.ts";
