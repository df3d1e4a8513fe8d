import type { Status } from "@shipslog/contract";
import { estimateTank, hasFlag, mainFuelOf, type State } from "../../src/state/index.ts";
import { Bar } from "../instruments/Bar.tsx";
import { Cell } from "../instruments/Cell.tsx";
import { FuelGauge } from "../instruments/FuelGauge.tsx";
import { Reading } from "../instruments/Reading.tsx";
import { decimal } from "../words/numbers.ts";
import { TankFact } from "./TankFact.tsx";

/** The ship's tank, and how many jumps it may still allow. */
export function ShipFuel({ state }: { readonly state: State }) {
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
function mostFuelSeen(state: State): number | undefined {
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
      <Reading label="In the SRV" value={decimal(left, 3)} unit="t" size="large" tone={isLow ? "caution" : "plain"} />
      <Bar
        label="In the SRV"
        share={left === undefined ? undefined : left / srvTank}
        tone={isLow ? "caution" : "accent"}
        height={14}
      />
    </Cell>
  );
}
