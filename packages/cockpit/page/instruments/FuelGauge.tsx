import { displayTonnes } from "../display/numbers.ts";
import { BarGauge } from "./BarGauge.tsx";
import { Readout } from "./Readout.tsx";

interface FuelGaugeProps {
  readonly main: number | undefined;
  readonly reservoir: number | undefined;
  /** Tonnes that the main tank holds; the full length of the bar. */
  readonly capacity?: number | undefined;
  /** The highest level seen in the main tank; the length of the bar while the capacity is unknown. */
  readonly mostSeen: number | undefined;
  readonly isLow: boolean | undefined;
}

/** Low Fuel is set below 25 % (specification). */
const lowShare = 0.25;
/** Ship reservoirs hold 0.5 to 1.5 tonnes; only the bar's length depends on this. */
const reservoirFull = 1.5;

/** The main tank with a mark at the low-fuel level, and the reservoir below it. */
export function FuelGauge({ main, reservoir, capacity, mostSeen, isLow }: FuelGaugeProps) {
  const full = capacity ?? mostSeen;
  const share = main === undefined || full === undefined || full <= 0 ? undefined : main / full;
  const tone = isLow === true ? "caution" : "accent";
  return (
    <div class="fuel">
      <Readout
        label="Main tank"
        value={displayTonnes(main)}
        unit="t"
        size="large"
        tone={isLow === true ? "caution" : "plain"}
        note={noteOf(capacity, mostSeen)}
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

function noteOf(capacity: number | undefined, mostSeen: number | undefined): string | undefined {
  if (capacity !== undefined) return `of ${displayTonnes(capacity)} t`;
  return mostSeen === undefined ? undefined : `highest seen ${displayTonnes(mostSeen)} t`;
}
