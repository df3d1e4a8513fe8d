import type { HealthTopic } from "../health.ts";

/** The average number of lines per second over the last seconds, by the clock of the server. */
export function linesPerSecond({ pace }: Pick<HealthTopic, "pace">, nowMs: number, seconds = 10): number {
  const first = Math.floor(nowMs / 1000) - seconds;
  return pace.reduce((sum, each) => sum + (each.second > first ? each.lines : 0), 0) / seconds;
}
