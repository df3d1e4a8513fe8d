export { openFolder, OpenedFolder } from "./openFolder/openFolder.ts";
export type { FoundJournal, OpenFolderOptions, ReadEventsOptions, ReadFolderOptions } from "./openFolder/openFolder.ts";
export type { NamedCommander } from "./openFolder/findCommander.ts";
export type { SourceFolder } from "./openFolder/findSources.ts";
export type { JournalCopy } from "./openFolder/JournalIntake.ts";
export type { JournalPaths, SearchedMachine } from "./openFolder/journalPaths.ts";

export {
  checkFolder,
  type CheckedSource,
  type CheckFolderOptions,
  type FolderCheck,
} from "./checkFolder/checkFolder.ts";

export {
  storeFolder,
  type JournalsToStore,
  type StoredFolder,
  type StoreFolderOptions,
} from "./storeFolder/storeFolder.ts";
export type { CopiesChoice } from "./storeFolder/findResumePoints.ts";

export { queryLake, type QueryLakeOptions, type QueryRow, type QueryValue } from "./queryLake/queryLake.ts";

export {
  watchFolder,
  type WatchedCompanion,
  type WatchedEvent,
  type WatchEventsOptions,
  type WatchFolderOptions,
} from "./watchFolder/watchFolder.ts";
export type { FollowedSource } from "./watchFolder/findFollowed.ts";

export { simulateFolder, type SimulatedFolder, type SimulateFolderOptions } from "./simulateFolder/simulateFolder.ts";
export type { PlayedSession, StepWriter } from "@shipslog/page/simulate";

export { JournalError } from "@shipslog/journal";
export { EnvironmentError, Interruption, UsageError } from "./failure/errors.ts";
export type { Installation, InstallationKind } from "./parts/nodeInstallation.ts";
