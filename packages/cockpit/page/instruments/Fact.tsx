import { NotKnown } from "./Readout.tsx";

interface FactProps {
  readonly name: string;
  /** Undefined while it is not known yet. */
  readonly value: string | undefined;
  readonly unit?: string;
  readonly note?: string | undefined;
  readonly tone?: "plain" | "accent" | "caution" | "warning";
}

/** One line of a list of facts: a name and a value. */
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
