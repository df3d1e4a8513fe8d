export type { Clock, Sleep } from "./Clock.ts";
export type { Disk, FileStat, OpenFile, WriteOptions } from "./Disk.ts";
export { JournalError, type JournalErrorCode } from "./JournalError.ts";
export { nodeDisk } from "./nodeDisk.ts";
export { nodeSleep } from "./nodeSleep.ts";

export { announcedFile, announcingEvents, companionFiles } from "./companion/companionEvents.ts";
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
export type { ReplaceMode, WriteStep } from "./write/WriteStep.ts";
