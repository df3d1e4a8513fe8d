const limit = "A choice, not a promise: the limit bounds memory, and it makes no wrong finding.";
const ofChoice = "A choice, not a promise: one byte more is the same damage and leads to the same findings.";

/** Why a sampled mutant survives, by its file and change. Without an entry the page says that a test is missing. */
export const sampleReasons: Readonly<Record<string, string>> = {
  "packages/check/src/rules/session/negative-number.ts: mayHoldSign(raw) as true":
    "Equal: it only decides whether the line is searched, and the search decides.",
  "packages/check/src/rules/evidence/statusPeriod.ts: 60_000 as (60_000 + 1)":
    "Equal for journals: their timestamps have whole seconds.",
  "packages/check/src/rules/status/status-docked.ts: doubt === undefined as false":
    "Equal: without a doubt there is nothing to resolve; the condition saves reading a timestamp.",
  "packages/journal/src/follow/ChangeWaiter.ts: this.#signal.aborted as false":
    "Equal for callers: every sleep ends at once with an aborted signal, and the time that wait returns is not used any more.",
  "packages/faults/src/damage/eventFault.ts: event === undefined as false":
    "Equal: only moments with an event are candidates; the condition tells the compiler.",
  "packages/faults/src/tracking/CompanionTracker.ts: 60_001 as (60_001 + 1)":
    "Equal for journals: their timestamps have whole seconds.",
  "packages/check/src/rules/session/system-identity.ts: >= as >": limit,
  "packages/check/src/rules/evidence/neverFalls.ts: numbers.size < maxKeys as true": limit,
  "packages/faults/src/stepFaults/nul-bytes.ts: 64 as (64 + 1)": ofChoice,
  "packages/faults/src/stepFaults/rotation-in-mid-line.ts: 40 as (40 + 1)": ofChoice,
  "packages/journal/src/follow/ChangeWaiter.ts: 5 as (5 + 1)":
    "A choice, not a promise: a millisecond more between two looks.",
  "packages/journal/src/follow/FollowedFile.ts: false as true":
    "Equal: the first reading sets it before anything asks for it, and a skipped file has no rest.",
};
