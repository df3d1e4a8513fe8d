export { earlierArrivals } from "./earlierArrivals.ts";
export { observeFolder, type ObservedFolder } from "./observeFolder.ts";
export { interrupted } from "./observeReading.ts";
export { startingPoints, startPosition, type StartingPoint } from "./startingPoints.ts";
export { LiveEvents, type LiveEvent } from "./LiveEvents.ts";
export { recordFolder, type FolderRecording, type FolderToRecord } from "./recordFolder.ts";
