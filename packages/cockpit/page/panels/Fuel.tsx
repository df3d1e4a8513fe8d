import type { Status } from "@shipslog/contract";
import type { CockpitState } from "../../src/state/CockpitState.ts";
import { mainFuelOf, ownJumpsOf } from "../../src/state/derived/tankEstimate.ts";
import { hasFlag } from "../../src/state/vehicle.ts";
import { BarGauge } from "../instruments/BarGauge.tsx";
import { Cell } from "../instruments/Cell.tsx";
import { FuelGauge } from "../instruments/FuelGauge.tsx";
import { Readout } from "../instruments/Readout.tsx";
import { displayDecimal } from "../display/numbers.ts";
import { TankFact } from "./TankFact.tsx";

/** The fuel of the ship and the estimated jumps left. */
export function ShipFuel({ state }: { readonly state: CockpitState }) {
  const { status } = state.flight;
  return (
    <Cell title="Fuel" span={4}>
      <FuelGauge
        main={mainFuelOf(state)}
        reservoir={status?.Fuel?.FuelReservoir}
        capacity={state.outfit?.mainTank}
        mostSeen={highestFuelSeen(state)}
        isLow={status === undefined ? undefined : hasFlag(status, "LowFuel")}
      />
      <dl class="facts">
        <TankFact state={state} />
      </dl>
    </Cell>
  );
}

/** Without a Loadout line the size of the tank is unknown; the highest level of the player's own ship is used instead. */
function highestFuelSeen(state: CockpitState): number | undefined {
  const levels = ownJumpsOf(state).map(({ FuelLevel, FuelUsed }) => FuelLevel + FuelUsed);
  const main = mainFuelOf(state);
  return main === undefined ? undefined : Math.max(main, ...levels);
}

/** The highest level seen in an SRV (published Status.json); only the bar's length depends on it. */
const srvTankTonnes = 0.5;

/** The fuel of an SRV, which uses its reservoir; its main tank is always empty (F29). */
export function SrvFuel({ status }: { readonly status: Status }) {
  const isLow = hasFlag(status, "LowFuel");
  const left = status.Fuel?.FuelReservoir;
  return (
    <Cell title="Fuel" span={4}>
      <Readout
        label="SRV fuel"
        value={displayDecimal(left, 3)}
        unit="t"
        size="large"
        tone={isLow ? "caution" : "plain"}
      />
      <BarGauge
        label="SRV fuel"
        share={left === undefined ? undefined : left / srvTankTonnes}
        tone={isLow ? "caution" : "accent"}
        height={14}
      />
    </Cell>
  );
}
