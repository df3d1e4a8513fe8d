const bands = [
  { label: "SYS", name: "Systems" },
  { label: "ENG", name: "Engines" },
  { label: "WEP", name: "Weapons" },
] as const;
const steps = [7, 6, 5, 4, 3, 2, 1, 0];

/** The power distribution: three columns of eight half-pips. */
export function Pips({ pips }: { readonly pips: readonly number[] | undefined }) {
  return (
    <div class="pips">
      {bands.map(({ label, name }, band) => (
        <div key={label} class="pip-band" role="img" aria-label={`${name}: ${pipsLabel(pips?.[band])}`}>
          <svg aria-hidden="true" viewBox="0 0 40 96" class={pips === undefined ? "unknown" : ""}>
            {steps.map((step) => (
              <rect
                key={step}
                class={(pips?.[band] ?? 0) > step ? "fill" : "track"}
                x={0}
                y={(7 - step) * 12}
                width={40}
                height={10}
              />
            ))}
          </svg>
          <span class="pip-label">{label}</span>
          <span class="pip-value">{pips?.[band] === undefined ? "—" : (pips[band] / 2).toFixed(1)}</span>
        </div>
      ))}
    </div>
  );
}

function pipsLabel(halfPips: number | undefined): string {
  return halfPips === undefined ? "not known yet" : `${halfPips / 2} ${halfPips === 2 ? "pip" : "pips"}`;
}
