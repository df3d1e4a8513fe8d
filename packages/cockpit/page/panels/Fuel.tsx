import type { Status } from "@shipslog/contract";
import type { CockpitState } from "../../src/state/CockpitState.ts";
import { estimateTank, mainFuelOf } from "../../src/state/derived/tankEstimate.ts";
import { hasFlag } from "../../src/state/derived/vehicle.ts";
import { BarGauge } from "../instruments/BarGauge.tsx";
import { Cell } from "../instruments/Cell.tsx";
import { FuelGauge } from "../instruments/FuelGauge.tsx";
import { Readout } from "../instruments/Readout.tsx";
import { formatDecimal } from "../format/numbers.ts";
import { TankFact } from "./TankFact.tsx";

/** The ship's tank, and how many jumps it may still allow. */
export function ShipFuel({ state }: { readonly state: CockpitState }) {
  const { status } = state.flight;
  return (
    <Cell title="Fuel" span={4}>
      <FuelGauge
        main={mainFuelOf(state)}
        reservoir={status?.Fuel?.FuelReservoir}
        mostSeen={mostFuelSeen(state)}
        isLow={status === undefined ? undefined : hasFlag(status, "LowFuel")}
      />
      <dl class="facts">
        <TankFact tank={estimateTank(state)} />
      </dl>
    </Cell>
  );
}

/** No line of the sixteen kinds tells the size of the tank; the most that was in it is the best there is. */
function mostFuelSeen(state: CockpitState): number | undefined {
  const levels = state.route.trail.map(({ FuelLevel, FuelUsed }) => FuelLevel + FuelUsed);
  const main = mainFuelOf(state);
  return main === undefined ? undefined : Math.max(main, ...levels);
}

/** The most seen in an SRV, in tonnes (format-facts 3); only the bar's length rests on it. */
const srvTank = 0.5;

/** An SRV drives on its reservoir; its main tank is always empty (format-facts 3). */
export function SrvFuel({ status }: { readonly status: Status }) {
  const isLow = hasFlag(status, "LowFuel");
  const left = status.Fuel?.FuelReservoir;
  return (
    <Cell title="Fuel" span={4}>
      <Readout
        label="In the SRV"
        value={formatDecimal(left, 3)}
        unit="t"
        size="large"
        tone={isLow ? "caution" : "plain"}
      />
      <BarGauge
        label="In the SRV"
        share={left === undefined ? undefined : left / srvTank}
        tone={isLow ? "caution" : "accent"}
        height={14}
      />
    </Cell>
  );
}
