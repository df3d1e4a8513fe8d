import { screenNames } from "@shipslog/contract/words";
import { GuiFocus, type Status } from "@shipslog/contract";
import type { CockpitState } from "../../src/state/CockpitState.ts";
import { isDocked } from "../../src/state/derived/isDocked.ts";
import { hasFlag, vehicleOf } from "../../src/state/vehicle.ts";
import { activityOf, vehicleName } from "../derived/activity.ts";
import { lampsOf } from "../derived/lamps.ts";
import { Annunciators } from "../instruments/Annunciators.tsx";
import { Cell } from "../instruments/Cell.tsx";
import { Fact } from "../instruments/Fact.tsx";
import { HeadingTape } from "../instruments/HeadingTape.tsx";
import { Pips } from "../instruments/Pips.tsx";
import { PlanetChart } from "../instruments/PlanetChart.tsx";
import { Readout } from "../instruments/Readout.tsx";
import { displayDecimal, displayDegrees, displayInteger, displayLength, displayTonnes } from "../display/numbers.ts";
import { localisedText, displayText, spacedWords } from "../display/text.ts";
import { Ahead } from "./Ahead.tsx";
import { ShipFuel, SrvFuel } from "./Fuel.tsx";
import { OnFoot } from "./OnFoot.tsx";
import { WithoutStatus, type WithoutReason } from "./WithoutStatus.tsx";

interface FlightPanelProps {
  readonly state: CockpitState;
  /** Why there may be no Status. */
  readonly reason: WithoutReason;
}

/** The contents of Status.json as instruments: position and heading over a planet, the way ahead in space. */
export function FlightPanel({ state, reason }: FlightPanelProps) {
  const { status, file } = state.flight;
  if (status === undefined && state.health.lines > 0) return <WithoutStatus state={state} reason={reason} />;
  const isOnFoot = status !== undefined && vehicleOf(status) === "foot";
  const isInSpace = status !== undefined && status.Heading === undefined && status.Latitude === undefined;
  // In a port on a planet, what the port offers matters more than where its pad is.
  const isAhead = isInSpace || (!isOnFoot && isDocked(state));
  return (
    <div class="deck">
      <Situation status={status} />
      {isOnFoot ? <OnFoot status={status} /> : <Vehicle state={state} />}
      {isAhead ? (
        <Ahead state={state} span={12} />
      ) : (
        <>
          <Cell title="Heading" span={8}>
            <HeadingTape heading={status?.Heading} />
          </Cell>
          <Planet state={state} />
        </>
      )}
      <Cell
        title="Annunciators"
        span={isAhead ? 12 : 8}
        aside={file === "torn" ? "Status.json is half written, showing the last good one" : undefined}
      >
        <Annunciators lamps={lampsOf(status)} />
      </Cell>
    </div>
  );
}

function Situation({ status }: { readonly status: Status | undefined }) {
  const destination = status?.Destination;
  return (
    <Cell title="Situation" span={4} aside={vehicleName(status)}>
      <Readout label="Activity" value={activityOf(status)} size="large" />
      <dl class="facts">
        <Fact
          name="Destination"
          value={destination ? localisedText(destination.Name, destination.Name_Localised) : noDestination(status)}
        />
        <Fact
          name="Legal state"
          value={status?.LegalState === undefined ? undefined : spacedWords(status.LegalState)}
        />
        <Fact name="Screen" value={screenOf(status)} />
        <Fact name="Balance" value={displayInteger(status?.Balance)} unit="Cr" />
      </dl>
    </Cell>
  );
}

/** Without a destination in Status, none is selected; without a Status it is unknown. */
function noDestination(status: Status | undefined): string | undefined {
  return status === undefined ? undefined : "none selected";
}

function screenOf(status: Status | undefined): string | undefined {
  if (status?.GuiFocus === undefined) return undefined;
  const name = GuiFocus.decode(status.GuiFocus);
  return name === undefined ? `screen ${status.GuiFocus}` : screenNames[name];
}

function Vehicle({ state }: { readonly state: CockpitState }) {
  const { status } = state.flight;
  const isSrv = status !== undefined && vehicleOf(status) === "srv";
  const fireGroup = status?.FireGroup;
  return (
    <>
      {isSrv ? <SrvFuel status={status} /> : <ShipFuel state={state} />}
      <Cell title="Power" span={4} aside={fireGroup === undefined ? undefined : `Fire group ${fireGroup + 1}`}>
        <Pips pips={status?.Pips} />
        <dl class="facts">
          <Fact name="Cargo" value={displayTonnes(status?.Cargo)} unit="t" />
        </dl>
      </Cell>
    </>
  );
}

function Planet({ state: { flight } }: { readonly state: CockpitState }) {
  const { status, trace } = flight;
  const { Latitude: latitude, Longitude: longitude, PlanetRadius, Heading, Gravity, BodyName } = status ?? {};
  const here = latitude === undefined || longitude === undefined ? undefined : { latitude, longitude };
  const altitude = displayLength(status?.Altitude);
  const isMean = status !== undefined && hasFlag(status, "AltitudeFromAverageRadius");
  return (
    <Cell title="Position" span={4} rows={2} aside={BodyName === undefined ? undefined : displayText(BodyName, 40)}>
      <Readout
        label={altitude === undefined ? "Altitude" : `Altitude above ${isMean ? "mean radius" : "ground"}`}
        value={altitude?.value}
        unit={altitude?.unit}
        size="large"
      />
      <PlanetChart here={here} heading={Heading} trace={here === undefined ? [] : trace} radiusMetres={PlanetRadius} />
      <dl class="facts">
        <Fact name="Latitude" value={displayDegrees(latitude, ["N", "S"])} />
        <Fact name="Longitude" value={displayDegrees(longitude, ["E", "W"])} />
        {Gravity !== undefined && <Fact name="Gravity" value={displayDecimal(Gravity, 2)} unit="g" />}
      </dl>
    </Cell>
  );
}
