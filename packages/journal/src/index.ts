export type { Clock, Sleep } from "./Clock.ts";
export type { Disk, FileStat, OpenFile, WriteOptions } from "./Disk.ts";
export { nodeDisk } from "./nodeDisk.ts";
export { nodeSleep } from "./nodeSleep.ts";

export { announcedFile, announcingEvents, companionFiles } from "./companion/companionEvents.ts";
export type { Patience } from "./companion/CompanionObserver.ts";
export { CompanionReadError } from "./companion/CompanionReadError.ts";
export {
  followCompanions,
  type CompanionFollower,
  type FollowCompanionsOptions,
} from "./companion/followCompanions.ts";
export { readCompanion, type ReadCompanionOptions } from "./companion/readCompanion.ts";
