import { NotKnown } from "./Readout.tsx";

interface FactProps {
  readonly name: string;
  /** Undefined when not known yet. */
  readonly value: string | undefined;
  readonly unit?: string;
  readonly note?: string | undefined;
  readonly tone?: "plain" | "accent" | "caution" | "warning";
}

/** A name and a value in a list of facts. */
export function Fact({ name, value, unit, note, tone = "plain" }: FactProps) {
  return (
    <div class="fact">
      <dt>{name}</dt>
      <dd class={value === undefined ? "unknown" : tone}>
        {value === undefined ? <NotKnown /> : value}
        {value !== undefined && unit !== undefined && <span class="unit"> {unit}</span>}
        {note !== undefined && <span class="note"> {note}</span>}
      </dd>
    </div>
  );
}
