import { displayDuration } from "../display/time.ts";

interface CountdownProps {
  /** The end; undefined when unknown. */
  readonly untilMs: number | undefined;
  readonly nowMs: number | undefined;
  /** What stands before the time that is left, such as `ends in `. */
  readonly before?: string;
}

const soonMs = 60 * 60_000;

/** The time left by the game's clock; highlighted in the last hour. */
export function Countdown({ untilMs, nowMs, before = "" }: CountdownProps) {
  if (untilMs === undefined) return <span class="countdown soft">expiry unknown</span>;
  if (nowMs === undefined) return <span class="countdown unknown">—</span>;
  const left = untilMs - nowMs;
  if (left <= 0) return <span class="countdown warning">ended</span>;
  return (
    <>
      {before}
      <span class={`countdown ${left < soonMs ? "caution" : ""}`}>{displayDuration(left)}</span>
    </>
  );
}
