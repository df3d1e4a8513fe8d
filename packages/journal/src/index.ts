export type { Clock, Sleep } from "./Clock.ts";
export type { Disk, FileStat, OpenFile, WriteOptions } from "./Disk.ts";
export { nodeDisk } from "./nodeDisk.ts";
export { nodeSleep } from "./nodeSleep.ts";
