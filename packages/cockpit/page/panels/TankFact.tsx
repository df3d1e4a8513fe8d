import type { CockpitState } from "../../src/state/CockpitState.ts";
import { estimateTank, mainFuelOf } from "../../src/state/derived/tankEstimate.ts";
import { estimateRangeLy, fullJumpsOf } from "../derived/jumpRange.ts";
import { Fact } from "../instruments/Fact.tsx";
import { displayCount, displayDecimal } from "../display/numbers.ts";

interface TankFactProps {
  readonly state: CockpitState;
  /** Whether the fuel may not reach the next scoopable star. */
  readonly isShort?: boolean;
}

/** The jumps left in the tank: of full range by the drive, and as many as the last ones would be. */
export function TankFact({ state, isShort = false }: TankFactProps) {
  const tank = estimateTank(state);
  const fuel = mainFuelOf(state);
  const full = fullJumpsOf(state.outfit, fuel);
  const range = displayDecimal(
    estimateRangeLy(state.outfit, fuel, state.flight.status?.Cargo ?? state.hold?.count ?? 0),
    0,
  );
  const like = tank === undefined ? undefined : `about ${tank.jumps}`;
  const last = tank === undefined ? "" : displayCount(tank.basis, "jump");
  const isFull = full !== undefined && range !== undefined;
  return (
    <Fact
      name="Jumps in the tank"
      value={isFull ? `${full} of ${range} ly` : like}
      note={
        like === undefined
          ? undefined
          : isFull
            ? `${like} like the last ${tank?.basis === 1 ? "jump" : last}`
            : `estimate from ${last}`
      }
      tone={isShort ? "caution" : "plain"}
    />
  );
}
