import type { StepFault } from "../damage/StepFault.ts";
import { companionFaults } from "./companionFaults.ts";
import { companionLate } from "./companion-late.ts";
import { companionMissing } from "./companion-missing.ts";
import { companionStale } from "./companion-stale.ts";
import { lineFaults } from "./lineFaults.ts";
import { rotationInMidLine } from "./rotation-in-mid-line.ts";
import { statusFaults } from "./statusFaults.ts";
import { truncatedJournal } from "./truncated-journal.ts";

/** The faults in text and in files, in the order they are applied: faults that involve several steps come last. */
export const stepFaults = [
  ...lineFaults,
  ...statusFaults,
  ...companionFaults,
  rotationInMidLine,
  truncatedJournal,
  companionMissing,
  companionStale,
  companionLate,
] as const satisfies readonly StepFault[];
