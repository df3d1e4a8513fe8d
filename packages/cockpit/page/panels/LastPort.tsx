import { stationNames } from "@shipslog/contract/words";
import type { CockpitState } from "../../src/state/CockpitState.ts";
import { Cell } from "../instruments/Cell.tsx";
import { Empty } from "../instruments/Empty.tsx";
import { Fact } from "../instruments/Fact.tsx";
import { Readout } from "../instruments/Readout.tsx";
import { displayDecimal } from "../display/numbers.ts";
import { ownerName } from "../display/ownerName.ts";
import { localisedText, tableName } from "../display/text.ts";
import { Services } from "./Services.tsx";

/** The port where the ship last docked in this system, with its services. */
export function LastPort({ state: { system } }: { readonly state: CockpitState }) {
  const { port } = system;
  if (port === undefined) {
    return (
      <Cell title="Port" span={4}>
        <Empty what="docking in this system yet" isKnown />
      </Cell>
    );
  }
  const pads = port.LandingPads;
  return (
    <Cell title="Port" span={4} aside={port.StationType && tableName(stationNames, port.StationType)}>
      <Readout label="Last docked at" value={localisedText(port.StationName, port.StationName_Localised)} />
      <dl class="facts">
        <Fact name="Distance from the star" value={displayDecimal(port.DistFromStarLS, 0)} unit="ls" />
        <Fact name="Owner" value={port.StationFaction && ownerName(port.StationFaction.Name)} />
        <Fact name="Pads, small to large" value={pads && `${pads.Small} / ${pads.Medium} / ${pads.Large}`} />
      </dl>
      {port.StationServices !== undefined && <Services names={port.StationServices} />}
    </Cell>
  );
}
