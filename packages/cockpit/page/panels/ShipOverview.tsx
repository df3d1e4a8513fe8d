import type { CockpitState } from "../../src/state/CockpitState.ts";
import { mainFuelOf } from "../../src/state/derived/tankEstimate.ts";
import { estimateRangeLy } from "../derived/jumpRange.ts";
import { Cell } from "../instruments/Cell.tsx";
import { Empty } from "../instruments/Empty.tsx";
import { Fact } from "../instruments/Fact.tsx";
import { Readout } from "../instruments/Readout.tsx";
import { displayDecimal, displayInteger, displayPercent } from "../display/numbers.ts";
import { shipName } from "@shipslog/contract/words";
import { displayText } from "../display/text.ts";

interface ShipOverviewProps {
  readonly state: CockpitState;
  /** When Loadout was written, if before this session. */
  readonly age: string | undefined;
}

/** The name, condition, value and range of the ship. */
export function ShipOverview({ state, age }: ShipOverviewProps) {
  const { outfit, hold, flight } = state;
  if (outfit === undefined) {
    return (
      <Cell title="Ship" span={8}>
        <Empty what="ship (the game writes it when you load your commander)" isKnown={false} />
      </Cell>
    );
  }
  const fuel = mainFuelOf(state);
  const cargo = flight.status?.Cargo ?? hold?.count;
  const range = displayDecimal(estimateRangeLy(outfit, fuel, cargo ?? 0), 1);
  const { name = "", ident = "" } = outfit;
  const title = name.trim() === "" ? displayText(shipName(outfit.ship)) : displayText(name, 60);
  return (
    <Cell title="Ship" span={8} aside={[displayText(ident, 20), age].filter(Boolean).join(", ")}>
      <Readout label={displayText(shipName(outfit.ship))} value={title} size="large" />
      <dl class="facts columns">
        <Fact
          name="Jump range now"
          value={range === undefined ? undefined : `about ${range}`}
          unit="ly"
          note={fuel === undefined ? "with a full tank" : "with the fuel and cargo aboard"}
        />
        <Fact name="Longest jump" value={displayDecimal(outfit.maxJumpRange, 1)} unit="ly" />
        <Fact name="Hull" value={displayPercent(outfit.hullHealth)} />
        <Fact name="Main tank" value={displayDecimal(outfit.mainTank, 0)} unit="t" />
        <Fact name="Cargo racks" value={displayDecimal(outfit.cargoCapacity, 0)} unit="t" />
        <Fact name="Rebuy" value={displayInteger(outfit.rebuy)} unit="Cr" />
        <Fact name="Hull value" value={displayInteger(outfit.hullValue)} unit="Cr" />
        <Fact name="Module value" value={displayInteger(outfit.modulesValue)} unit="Cr" />
      </dl>
    </Cell>
  );
}
