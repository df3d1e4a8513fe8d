import { displayTonnes } from "../display/numbers.ts";
import { BarGauge } from "./BarGauge.tsx";
import { Readout } from "./Readout.tsx";

interface FuelGaugeProps {
  readonly main: number | undefined;
  readonly reservoir: number | undefined;
  /** The highest level seen in the main tank; the full length of the bar. */
  readonly mostSeen: number | undefined;
  readonly isLow: boolean | undefined;
}

/** Low Fuel is set below 25 % (specification). */
const lowShare = 0.25;
/** Ship reservoirs hold 0.5 to 1.5 tonnes; only the bar's length depends on this. */
const reservoirFull = 1.5;

/** The main tank with a mark at the low-fuel level, and the reservoir below it. */
export function FuelGauge({ main, reservoir, mostSeen, isLow }: FuelGaugeProps) {
  const share = main === undefined || mostSeen === undefined || mostSeen <= 0 ? undefined : main / mostSeen;
  const tone = isLow === true ? "caution" : "accent";
  return (
    <div class="fuel">
      <Readout
        label="Main tank"
        value={displayTonnes(main)}
        unit="t"
        size="large"
        tone={isLow === true ? "caution" : "plain"}
        note={mostSeen === undefined ? undefined : `highest seen ${displayTonnes(mostSeen)} t`}
      />
      <BarGauge label="Main tank" share={share} tone={tone} mark={lowShare} height={14} />
      <div class="reservoir">
        <span class="soft">Reservoir</span>
        <BarGauge
          label="Reservoir"
          share={reservoir === undefined ? undefined : reservoir / reservoirFull}
          text={`${displayTonnes(reservoir)} t`}
          tone="soft"
          height={6}
        />
        <span>{reservoir === undefined ? "—" : `${displayTonnes(reservoir)} t`}</span>
      </div>
    </div>
  );
}
