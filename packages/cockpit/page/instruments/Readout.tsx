import type { ComponentChildren } from "preact";

interface ReadingProps {
  readonly label: string;
  /** The figure or word; undefined while it is not known yet. */
  readonly value: string | undefined;
  readonly unit?: string | undefined;
  /** What stands below it in small print. */
  readonly note?: ComponentChildren;
  readonly size?: "large" | "medium" | "small";
  readonly tone?: "plain" | "accent" | "caution" | "warning";
}

/** One labelled value, large enough for arm's length; what is not known yet is a dash, never a zero. */
export function Readout({ label, value, unit, note, size = "medium", tone = "plain" }: ReadingProps) {
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

/** A dash that says aloud what it means. */
export function NotKnown() {
  return (
    <>
      <span aria-hidden="true">—</span>
      <span class="hidden">not known</span>
    </>
  );
}
