export type { Clock, Sleep } from "./machine/Clock.ts";
export type { Disk, FileStat, OpenFile, WriteOptions } from "./machine/Disk.ts";
export { JournalError, type JournalErrorCode } from "./JournalError.ts";
export { nodeDisk } from "./machine/nodeDisk.ts";
export { nodeSleep } from "./machine/nodeSleep.ts";
export type { Notice } from "./Notice.ts";

export {
  findJournalFolder,
  journalFolderVariable,
  type FindFolderOptions,
  type FoundFolder,
} from "./folders/findJournalFolder.ts";
export { journalFolders, type Machine } from "./folders/journalFolders.ts";
export { listJournals, type JournalList } from "./folders/listJournals.ts";

export { followJournal, followJournalBatches } from "./follow/followJournal.ts";
export type { FollowOptions } from "./follow/FollowOptions.ts";
export type { LineOptions } from "./lines/LineReader.ts";
export type { LastLine, ReadPosition } from "./lines/ReadPosition.ts";
export type { EntryStream } from "./read/EntryStream.ts";
export { readJournal, readJournalBatches, readJournalTextBatches, type ReadOptions } from "./read/readJournal.ts";
export { readJournalFileBatches, type ReadFileOptions } from "./read/readJournalFile.ts";
export type { ReadStart } from "./read/ReadStart.ts";

export { Bookmark, type SavedBookmark } from "./resume/Bookmark.ts";
export { parseBookmark, type LoadedBookmark } from "./resume/parseBookmark.ts";
export { loadBookmark, saveBookmark, type BookmarkOptions } from "./resume/saveBookmark.ts";

export type { LookOptions } from "./companion/CompanionWatcher.ts";
export {
  followCompanions,
  type CompanionFollower,
  type FollowCompanionsOptions,
} from "./companion/followCompanions.ts";
export { readCompanion, type ReadCompanionOptions } from "./companion/readCompanion.ts";

export { joinLinesBySecond } from "./write/joinLinesBySecond.ts";
export { JournalWriter, type JournalWriterOptions } from "./write/JournalWriter.ts";
export { plan } from "./write/plan.ts";
export type { PlanOptions } from "./write/PlanOptions.ts";
export { executeSteps, type ExecutedSteps, type ExecuteOptions, type Speed } from "./write/executeSteps.ts";
