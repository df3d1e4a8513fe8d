import type { ComponentChildren } from "preact";

interface ReadoutProps {
  readonly label: string;
  /** Undefined when not known yet. */
  readonly value: string | undefined;
  readonly unit?: string | undefined;
  /** A small text below the value. */
  readonly note?: ComponentChildren;
  readonly size?: "large" | "medium" | "small";
  readonly tone?: "plain" | "accent" | "caution" | "warning";
}

/** A labelled value in large type; a dash when not known yet, never a zero. */
export function Readout({ label, value, unit, note, size = "medium", tone = "plain" }: ReadoutProps) {
  return (
    <div class={`reading ${size}`}>
      <h3 class="label">{label}</h3>
      <p class={`value ${value === undefined ? "unknown" : tone}`}>
        {value === undefined ? <NotKnown /> : value}
        {value !== undefined && unit !== undefined && <span class="unit"> {unit}</span>}
      </p>
      {note !== undefined && <p class="note">{note}</p>}
    </div>
  );
}

/** A dash that screen readers announce as not known. */
export function NotKnown() {
  return (
    <>
      <span aria-hidden="true">—</span>
      <span class="hidden">not known</span>
    </>
  );
}
