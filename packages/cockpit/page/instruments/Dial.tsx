/** A part of the ring, as a share of the whole. */
interface DialPart {
  readonly share: number;
  readonly tone: "accent" | "caution" | "warning" | "gold" | "soft" | "jump";
}

interface DialProps {
  /** What the dial shows, for screen readers, with its value. */
  readonly label: string;
  readonly parts: readonly DialPart[];
  /** The large text in the middle. */
  readonly value: string;
  /** A small text below the value. */
  readonly unit?: string | undefined;
}

const radius = 52;
const girth = 2 * Math.PI * radius;

/** A ring that fills clockwise from the top, around a large figure. */
export function Dial({ label, parts, value, unit }: DialProps) {
  let from = 0;
  return (
    <svg class="dial" viewBox="0 0 120 120" role="img" aria-label={label}>
      <circle class="dial-track" cx={60} cy={60} r={radius} />
      {parts.map(({ share, tone }, index) => {
        const length = Math.min(1 - from, Math.max(0, share)) * girth;
        const start = -from * girth;
        from += length / girth;
        return (
          length > 0 && (
            <circle
              key={index}
              class={`dial-part ${tone}`}
              cx={60}
              cy={60}
              r={radius}
              stroke-dasharray={`${length.toFixed(2)} ${girth.toFixed(2)}`}
              stroke-dashoffset={start.toFixed(2)}
              transform="rotate(-90 60 60)"
            />
          )
        );
      })}
      <text class={value.length > 5 ? "dial-value long" : "dial-value"} x={60} y={unit === undefined ? 69 : 64}>
        {value}
      </text>
      {unit !== undefined && (
        <text class="dial-unit" x={60} y={81}>
          {unit}
        </text>
      )}
    </svg>
  );
}
