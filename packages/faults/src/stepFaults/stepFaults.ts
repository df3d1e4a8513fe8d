import { byteOrderMark } from "./byte-order-mark.ts";
import { companionLate } from "./companion-late.ts";
import { companionMissing } from "./companion-missing.ts";
import { companionStale } from "./companion-stale.ts";
import { emptyKey } from "./empty-key.ts";
import { emptyStatus } from "./empty-status.ts";
import { garbageEventName } from "./garbage-event-name.ts";
import { halfLine } from "./half-line.ts";
import { hugeLine } from "./huge-line.ts";
import { missingBracket } from "./missing-bracket.ts";
import { nanNumber } from "./nan-number.ts";
import { nulBytes } from "./nul-bytes.ts";
import { rotationInMidLine } from "./rotation-in-mid-line.ts";
import { statusRange } from "./status-range.ts";
import type { StepFault } from "../damage/StepFault.ts";
import { tornStatus } from "./torn-status.ts";
import { truncatedJournal } from "./truncated-journal.ts";

/** The faults in text and in files, in the order they are applied: faults that involve several steps come last. */
export const stepFaults = [
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
] as const satisfies readonly StepFault[];
