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
};
