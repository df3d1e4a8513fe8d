import type { LinesInSecond } from "../../src/state/health.ts";
import { displayCount } from "../display/numbers.ts";

interface PaceChartProps {
  readonly pace: readonly LinesInSecond[];
  readonly nowMs: number;
}

const seconds = 60;
const height = 60;

/** Lines in each of the last 60 seconds, the latest on the right. */
export function PaceChart({ pace, nowMs }: PaceChartProps) {
  const now = Math.floor(nowMs / 1000);
  const shown = pace.filter(({ second }) => second > now - seconds && second <= now);
  const most = Math.max(5, ...shown.map(({ lines }) => lines));
  const total = shown.reduce((sum, { lines }) => sum + lines, 0);
  return (
    <figure class="pace">
      <svg
        viewBox={`0 0 ${seconds * 10} ${height}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={`${displayCount(total, "line")} in the last minute`}
      >
        <rect class="track" y={height - 1} width={seconds * 10} height={1} />
        {shown.map(({ second, lines }) => (
          <rect
            key={second}
            class="fill"
            x={(seconds - 1 - (now - second)) * 10}
            y={height - (lines / most) * height}
            width={8}
            height={(lines / most) * height}
          />
        ))}
      </svg>
      <figcaption class="note">
        {total === 0 ? "no lines in the last minute" : `${displayCount(total, "line")} in the last minute`}
      </figcaption>
    </figure>
  );
}
