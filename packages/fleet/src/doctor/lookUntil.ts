import type { FleetExamination } from "./Examined.ts";

/** For how long the doctor looks again, and how soon. The last look may take some seconds more. */
const patienceMs = 15_000;
const pauseMs = 1000;

/** Looks again until all is fine, or for fifteen seconds: after a restart of servers, elections and replicas take some seconds. */
export async function lookUntil<Seen>(
  isFine: (seen: Seen) => boolean,
  look: () => Promise<Seen>,
  { clock, signal }: Pick<FleetExamination, "clock" | "signal">,
): Promise<Seen> {
  const untilMs = clock.monotonicMs() + patienceMs;
  for (;;) {
    const seen = await look();
    if (isFine(seen) || clock.monotonicMs() >= untilMs || signal?.aborted === true) return seen;
    await clock.sleep(pauseMs, signal);
  }
}
