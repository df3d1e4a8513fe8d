import { GuiFocus, type Status } from "@shipslog/contract";
import { estimateTank, hasFlag, mainFuelOf, vehicleOf, type State } from "../../src/state/index.ts";
import { doingOf, vehicleName } from "../facts/doing.ts";
import { lampsOf } from "../facts/lamps.ts";
import { Annunciators } from "../instruments/Annunciators.tsx";
import { Cell } from "../instruments/Cell.tsx";
import { Fact } from "../instruments/Fact.tsx";
import { FuelGauge } from "../instruments/FuelGauge.tsx";
import { HeadingTape } from "../instruments/HeadingTape.tsx";
import { Pips } from "../instruments/Pips.tsx";
import { PlanetChart } from "../instruments/PlanetChart.tsx";
import { Reading } from "../instruments/Reading.tsx";
import { decimal, degrees, integer, length, tonnes } from "../words/numbers.ts";
import { localised, shown, spaced } from "../words/text.ts";
import { OnFoot } from "./OnFoot.tsx";

/** The flight panel: what Status.json says, as instruments. */
export function Flight({ state }: { readonly state: State }) {
  const { status } = state.flight;
  const isOnFoot = status !== undefined && vehicleOf(status) === "foot";
  return (
    <div class="deck">
      <Situation status={status} />
      {isOnFoot ? <OnFoot status={status} /> : <Vehicle state={state} />}
      <Cell title="Heading" span={8}>
        <HeadingTape heading={status?.Heading} />
      </Cell>
      <Altitude status={status} />
      <Cell
        title="Annunciators"
        span={8}
        aside={state.flight.file === "torn" ? "Status.json torn, last good shown" : undefined}
      >
        <Annunciators lamps={lampsOf(status)} />
      </Cell>
      <Planet state={state} />
    </div>
  );
}

function Situation({ status }: { readonly status: Status | undefined }) {
  const destination = status?.Destination;
  return (
    <Cell title="Situation" span={4} aside={vehicleName(status)}>
      <Reading label="Doing" value={doingOf(status)} size="large" />
      <dl class="facts">
        <Fact name="Bound for" value={destination && localised(destination.Name, destination.Name_Localised)} />
        <Fact name="Legal state" value={status?.LegalState === undefined ? undefined : spaced(status.LegalState)} />
        <Fact name="Screen" value={screenOf(status)} />
        <Fact name="Balance" value={integer(status?.Balance)} unit="Cr" />
      </dl>
    </Cell>
  );
}

function screenOf(status: Status | undefined): string | undefined {
  if (status?.GuiFocus === undefined) return undefined;
  const name = GuiFocus.decode(status.GuiFocus);
  return name === undefined ? `screen ${status.GuiFocus}` : spaced(name);
}

function Vehicle({ state }: { readonly state: State }) {
  const { status } = state.flight;
  const tank = estimateTank(state);
  return (
    <>
      <Cell title="Fuel" span={4}>
        <FuelGauge
          main={mainFuelOf(state)}
          reservoir={status?.Fuel?.FuelReservoir}
          mostSeen={mostFuelSeen(state)}
          isLow={status === undefined ? undefined : hasFlag(status, "LowFuel")}
        />
        <dl class="facts">
          <Fact
            name="Jumps in the tank"
            value={tank === undefined ? undefined : `about ${tank.jumps}`}
            note={tank === undefined ? undefined : `estimate from ${tank.basis} ${tank.basis === 1 ? "jump" : "jumps"}`}
          />
        </dl>
      </Cell>
      <Cell
        title="Power"
        span={4}
        aside={status?.FireGroup === undefined ? undefined : `Fire group ${status.FireGroup + 1}`}
      >
        <Pips pips={status?.Pips} />
        <dl class="facts">
          <Fact name="Cargo" value={tonnes(status?.Cargo)} unit="t" />
        </dl>
      </Cell>
    </>
  );
}

/** No line of the sixteen kinds tells the size of the tank; the most that was in it is the best there is. */
function mostFuelSeen(state: State): number | undefined {
  const levels = state.route.trail.map(({ FuelLevel, FuelUsed }) => FuelLevel + FuelUsed);
  const main = mainFuelOf(state);
  return main === undefined ? undefined : Math.max(main, ...levels);
}

function Altitude({ status }: { readonly status: Status | undefined }) {
  const altitude = length(status?.Altitude);
  const isMean = status !== undefined && hasFlag(status, "AltitudeFromAverageRadius");
  return (
    <Cell title="Altitude" span={4}>
      <Reading
        label={
          altitude === undefined ? "Above the planet" : isMean ? "Above the mean radius" : "Above the ground below"
        }
        value={altitude?.value}
        unit={altitude?.unit}
        size="large"
      />
    </Cell>
  );
}

function Planet({ state: { flight } }: { readonly state: State }) {
  const { status, trace } = flight;
  const { Latitude: latitude, Longitude: longitude, PlanetRadius, Heading, Gravity } = status ?? {};
  const here = latitude === undefined || longitude === undefined ? undefined : { latitude, longitude };
  return (
    <Cell title="Position" span={4} aside={status?.BodyName === undefined ? undefined : shown(status.BodyName, 40)}>
      <PlanetChart here={here} heading={Heading} trace={here === undefined ? [] : trace} radiusMetres={PlanetRadius} />
      <dl class="facts">
        <Fact name="Latitude" value={degrees(latitude, ["N", "S"])} />
        <Fact name="Longitude" value={degrees(longitude, ["E", "W"])} />
        {Gravity !== undefined && <Fact name="Gravity" value={decimal(Gravity, 2)} unit="g" />}
      </dl>
    </Cell>
  );
}
