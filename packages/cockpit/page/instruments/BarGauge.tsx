interface BarGaugeProps {
  readonly label: string;
  /** From 0 to 1; undefined when not known yet. */
  readonly share: number | undefined;
  /** The accessible text instead of the percentage. */
  readonly text?: string;
  readonly tone?: "accent" | "caution" | "warning" | "soft";
  /** A mark on the scale, from 0 to 1. */
  readonly mark?: number;
  readonly height?: number;
}

const width = 1000;

/** A horizontal bar on a track, drawn without style attributes, which the content security policy forbids. */
export function BarGauge({ label, share, text, tone = "accent", mark, height = 10 }: BarGaugeProps) {
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
