export { ReaderStartError, tryReader, type TryOptions, type TryReport } from "./tryReader.ts";
export { tryCases } from "./cases/cases.ts";
export { caseGroups, readerProfiles, type CaseGroup, type ReaderProfile, type TryCase } from "./cases/TryCase.ts";
export { countResults, type CaseOutcome } from "./run/runCases.ts";
export type { Difference, TryVerdict } from "./verdicts/Verdict.ts";
export type { ReaderStart, RunningReader, TryMachine } from "./machine/TryMachine.ts";
