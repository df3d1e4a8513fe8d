import { byteOrderMark } from "./steps/byte-order-mark.ts";
import { companionLate } from "./steps/companion-late.ts";
import { companionMissing } from "./steps/companion-missing.ts";
import { companionStale } from "./steps/companion-stale.ts";
import { emptyKey } from "./steps/empty-key.ts";
import { emptyStatus } from "./steps/empty-status.ts";
import { garbageEventName } from "./steps/garbage-event-name.ts";
import { halfLine } from "./steps/half-line.ts";
import { hugeLine } from "./steps/huge-line.ts";
import { missingBracket } from "./steps/missing-bracket.ts";
import { nanNumber } from "./steps/nan-number.ts";
import { nulBytes } from "./steps/nul-bytes.ts";
import { rotationInMidLine } from "./steps/rotation-in-mid-line.ts";
import { statusRange } from "./steps/status-range.ts";
import type { StepFault } from "./damage/StepFault.ts";
import { tornStatus } from "./steps/torn-status.ts";
import { truncatedJournal } from "./steps/truncated-journal.ts";

/** The faults in text and in files, in the order they are applied: faults that involve several steps come last. */
export const stepFaults: readonly StepFault[] = [
  halfLine,
  nulBytes,
  nanNumber,
  missingBracket,
  garbageEventName,
  emptyKey,
  hugeLine,
  byteOrderMark,
  tornStatus,
  emptyStatus,
  statusRange,
  rotationInMidLine,
  truncatedJournal,
  companionMissing,
  companionStale,
  companionLate,
];
