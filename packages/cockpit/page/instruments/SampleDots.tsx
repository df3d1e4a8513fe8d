import { samplesNeeded } from "../../src/state/observed/exobiology.ts";

interface SampleDotsProps {
  readonly samples: number;
  readonly isAnalysed: boolean;
}

/** Three dots that fill with the samples of a genus. */
export function SampleDots({ samples, isAnalysed }: SampleDotsProps) {
  const label = isAnalysed ? "analysed" : `${samples} of ${samplesNeeded} samples`;
  return (
    <svg class={isAnalysed ? "dots done" : "dots"} viewBox="0 0 42 14" role="img" aria-label={label}>
      {Array.from({ length: samplesNeeded }, (_, at) => (
        <circle key={at} class={at < samples ? "full" : ""} cx={7 + at * 14} cy={7} r={5} />
      ))}
    </svg>
  );
}
