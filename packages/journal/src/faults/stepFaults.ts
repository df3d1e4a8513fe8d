import { byteOrderMark } from "./byteOrderMark.ts";
import { companionLate } from "./companionLate.ts";
import { companionMissing } from "./companionMissing.ts";
import { companionStale } from "./companionStale.ts";
import { emptyKey } from "./emptyKey.ts";
import { emptyStatus } from "./emptyStatus.ts";
import { garbageEventName } from "./garbageEventName.ts";
import { halfLine } from "./halfLine.ts";
import { hugeLine } from "./hugeLine.ts";
import { missingBracket } from "./missingBracket.ts";
import { nanNumber } from "./nanNumber.ts";
import { nulBytes } from "./nulBytes.ts";
import { rotationInMidLine } from "./rotationInMidLine.ts";
import { statusRange } from "./statusRange.ts";
import type { StepFault } from "./StepFault.ts";
import { tornStatus } from "./tornStatus.ts";
import { truncatedJournal } from "./truncatedJournal.ts";

/** The faults in text and in files, in the order they are applied: those that speak of several steps last. */
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
