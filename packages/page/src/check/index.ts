export {
  checkJob,
  folderToCheck,
  type CheckMachine,
  type FolderToCheck,
  type SessionJob,
  type WorkerSettings,
} from "./checkJob.ts";
export { checkSource, type SourceCheck, type SourceToCheck } from "./checkSource.ts";
