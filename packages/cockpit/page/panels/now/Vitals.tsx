import type { CockpitState } from "../../../src/state/CockpitState.ts";
import { fullJumpsOf } from "../../derived/jumpRange.ts";
import { estimateTank } from "../../../src/state/derived/tankEstimate.ts";
import { hasFlag } from "../../../src/state/vehicle.ts";
import { displayCount, displayDecimal, displayInteger, displayPercent } from "../../display/numbers.ts";
import { BarGauge } from "../../instruments/BarGauge.tsx";

interface Vital {
  readonly name: string;
  readonly value: string;
  readonly share: number | undefined;
  readonly tone: "accent" | "caution" | "warning" | "soft";
}

/** Fuel, hull, shields and hold of the ship in one row; what is not known takes no room. */
export function Vitals({ state }: { readonly state: CockpitState }) {
  const vitals = [fuelOf(state), hullOf(state), shieldsOf(state), holdOf(state)].filter((vital) => vital !== undefined);
  if (vitals.length === 0) return null;
  return (
    <section class="vitals" aria-label="Ship">
      {vitals.map(({ name, value, share, tone }) => (
        <div key={name} class="vital">
          <p class="pair">
            <span class="label">{name}</span>
            <span class={tone === "caution" || tone === "warning" ? tone : ""}>{value}</span>
          </p>
          <BarGauge label={name} share={share} text={value} tone={tone} height={8} />
        </div>
      ))}
    </section>
  );
}

function fuelOf(state: CockpitState): Vital | undefined {
  const { tank, outfit } = state;
  if (tank === undefined) return undefined;
  const full = fullJumpsOf(outfit, tank.mainTonnes);
  const jumps = full ?? estimateTank(state)?.jumps;
  const share = outfit?.mainTank === undefined ? undefined : tank.mainTonnes / outfit.mainTank;
  // Short hops say nothing about how far a tank goes.
  const isTold = jumps !== undefined && jumps <= 60 && state.place?.motion !== "docked";
  return {
    name: "Fuel",
    value: isTold
      ? `${full === undefined ? "about" : "at least"} ${displayCount(jumps, "jump")}`
      : share === undefined
        ? `${displayDecimal(tank.mainTonnes, 1)} t`
        : (displayPercent(share) ?? ""),
    share,
    tone: share !== undefined && share < 0.25 ? "caution" : "accent",
  };
}

function hullOf({ outfit }: CockpitState): Vital | undefined {
  const hull = outfit?.hullHealth;
  if (hull === undefined) return undefined;
  const tone = hull < 0.25 ? "warning" : hull < 0.5 ? "caution" : "accent";
  return { name: "Hull", value: displayPercent(hull) ?? "", share: hull, tone };
}

function shieldsOf({ flight: { status } }: CockpitState): Vital | undefined {
  if (status === undefined || hasFlag(status, "Docked") || !hasFlag(status, "InMainShip")) return undefined;
  const isUp = hasFlag(status, "ShieldsUp");
  return {
    name: "Shields",
    value: isUp ? "up" : "down",
    share: isUp ? 1 : 0,
    tone: isUp ? "accent" : "warning",
  };
}

function holdOf({ hold, outfit }: CockpitState): Vital | undefined {
  const most = outfit?.cargoCapacity;
  if (hold === undefined || most === undefined || most === 0) return undefined;
  return {
    name: "Hold",
    value: `${displayInteger(hold.count)} of ${displayInteger(most)} t`,
    share: hold.count / most,
    tone: "soft",
  };
}
