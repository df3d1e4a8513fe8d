export { detectDialect, type ChosenDialect, type DetectableFolder } from "./detectDialect.ts";
export { leaveOutCopies, type CopySearch } from "./leaveOutCopies.ts";
export type { SourceFolder } from "./SourceFolder.ts";
