import type { HealthState } from "../health.ts";

/** Lines a second over the last seconds before a time, by the clock of the machine that reads. */
export function linesPerSecond({ pace }: Pick<HealthState, "pace">, nowMs: number, seconds = 10): number {
  const first = Math.floor(nowMs / 1000) - seconds;
  return pace.reduce((sum, each) => sum + (each.second > first ? each.lines : 0), 0) / seconds;
}
