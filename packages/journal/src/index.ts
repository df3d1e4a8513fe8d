export type { Clock, Sleep } from "./Clock.ts";
export type { Disk, FileStat, OpenFile, WriteOptions } from "./Disk.ts";
export { JournalError, type JournalErrorCode } from "./JournalError.ts";
export { nodeDisk } from "./nodeDisk.ts";
export { nodeSleep } from "./nodeSleep.ts";
export type { Notice } from "./Notice.ts";

export {
  findJournalFolder,
  journalFolderVariable,
  type FindFolderOptions,
  type FoundFolder,
} from "./names/findJournalFolder.ts";
export { journalFolders, type Machine } from "./names/journalFolders.ts";
export { listJournals, type JournalList } from "./names/listJournals.ts";

export { followJournal, followJournalBatches } from "./follow/followJournal.ts";
export type { FollowOptions } from "./follow/FollowOptions.ts";
export type { LineOptions } from "./lines/LineReader.ts";
export type { LastLine, Mark } from "./lines/Mark.ts";
export type { EntryStream } from "./read/EntryStream.ts";
export { readJournal, readJournalBatches, readJournalTextBatches, type ReadOptions } from "./read/readJournal.ts";
export { readJournalFileBatches, type ReadFileOptions } from "./read/readJournalFile.ts";
export type { Start } from "./read/start.ts";

export { Bookmark, type SavedBookmark } from "./resume/Bookmark.ts";
export { parseBookmark, type LoadedBookmark } from "./resume/parseBookmark.ts";
export { loadBookmark, saveBookmark, type BookmarkOptions } from "./resume/saveBookmark.ts";

export type { Patience } from "./companion/CompanionObserver.ts";
export {
  followCompanions,
  type CompanionFollower,
  type FollowCompanionsOptions,
} from "./companion/followCompanions.ts";
export { readCompanion, type ReadCompanionOptions } from "./companion/readCompanion.ts";

export { gatherSeconds } from "./write/gatherSeconds.ts";
export { JournalWriter, type JournalWriterOptions } from "./write/JournalWriter.ts";
export { plan } from "./write/plan.ts";
export type { PlanOptions } from "./write/PlanOptions.ts";
export { play, type Played, type PlayOptions, type Speed } from "./write/play.ts";
