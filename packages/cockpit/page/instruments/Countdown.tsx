import { formatDuration } from "../format/time.ts";

interface CountdownProps {
  /** When it ends; undefined where no end is told. */
  readonly untilMs: number | undefined;
  readonly nowMs: number | undefined;
}

const soonMs = 60 * 60_000;

/** The time left until something ends, by the game's clock; the last hour stands out. */
export function Countdown({ untilMs, nowMs }: CountdownProps) {
  if (untilMs === undefined) return <span class="countdown soft">no end told</span>;
  if (nowMs === undefined) return <span class="countdown unknown">—</span>;
  const left = untilMs - nowMs;
  if (left <= 0) return <span class="countdown warning">ended</span>;
  return <span class={`countdown ${left < soonMs ? "caution" : ""}`}>{formatDuration(left)}</span>;
}
