interface BarProps {
  readonly label: string;
  /** From 0 to 1; undefined while it is not known yet. */
  readonly share: number | undefined;
  /** What a person reads instead of the share. */
  readonly text?: string;
  readonly tone?: "accent" | "caution" | "warning" | "soft";
  /** A mark on the scale, from 0 to 1. */
  readonly mark?: number;
  readonly height?: number;
}

const width = 1000;

/** A horizontal bar on a plain track, drawn without any style attribute. */
export function BarGauge({ label, share, text, tone = "accent", mark, height = 10 }: BarProps) {
  const filled = share === undefined ? 0 : Math.min(1, Math.max(0, share)) * width;
  return (
    <svg
      class={`bar ${share === undefined ? "unknown" : tone}`}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      height={height}
      role="img"
      aria-label={`${label}: ${share === undefined ? "not known yet" : (text ?? `${Math.round(share * 100)} %`)}`}
    >
      <rect class="track" width={width} height={height} />
      <rect class="fill" width={filled} height={height} />
      {mark !== undefined && <rect class="mark" x={mark * width - 1.5} width={3} height={height} />}
    </svg>
  );
}
