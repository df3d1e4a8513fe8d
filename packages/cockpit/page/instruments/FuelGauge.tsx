import { formatTonnes } from "../format/numbers.ts";
import { BarGauge } from "./BarGauge.tsx";
import { Readout } from "./Readout.tsx";

interface FuelGaugeProps {
  readonly main: number | undefined;
  readonly reservoir: number | undefined;
  /** The most seen in the main tank, which is full length of its bar. */
  readonly mostSeen: number | undefined;
  readonly isLow: boolean | undefined;
}

/** The specification lights Low Fuel below a quarter. */
const lowShare = 0.25;
/** Reservoirs of ships hold about half a tonne to one and a half; only the bar's length rests on this. */
const reservoirFull = 1.5;

/** The main tank large, the reservoir below it, and a mark where the game calls it low. */
export function FuelGauge({ main, reservoir, mostSeen, isLow }: FuelGaugeProps) {
  const share = main === undefined || mostSeen === undefined || mostSeen <= 0 ? undefined : main / mostSeen;
  const tone = isLow === true ? "caution" : "accent";
  return (
    <div class="fuel">
      <Readout
        label="Main tank"
        value={formatTonnes(main)}
        unit="t"
        size="large"
        tone={isLow === true ? "caution" : "plain"}
        note={mostSeen === undefined ? undefined : `most seen ${formatTonnes(mostSeen)} t`}
      />
      <BarGauge label="Main tank" share={share} tone={tone} mark={lowShare} height={14} />
      <div class="reservoir">
        <span class="soft">Reservoir</span>
        <BarGauge
          label="Reservoir"
          share={reservoir === undefined ? undefined : reservoir / reservoirFull}
          text={`${formatTonnes(reservoir)} t`}
          tone="soft"
          height={6}
        />
        <span>{reservoir === undefined ? "—" : `${formatTonnes(reservoir)} t`}</span>
      </div>
    </div>
  );
}
