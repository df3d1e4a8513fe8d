import type { ComponentChildren } from "preact";
import type { Status } from "@shipslog/contract";
import type { CockpitState } from "../../../src/state/CockpitState.ts";
import type { ScannedBody } from "../../../src/state/observed/bodies.ts";
import { organicPayOf } from "../../../src/state/derived/organicPay.ts";
import { hasFlag } from "../../../src/state/vehicle.ts";
import { samplesNeeded } from "../../../src/state/observed/exobiology.ts";
import type { PilotActivity } from "../../../src/state/observed/doing.ts";
import { payText } from "../bodyWords.ts";
import { scanValueOf } from "../../derived/scanValue.ts";
import { displayCount, displayDecimal, displayLength, displayShort } from "../../display/numbers.ts";
import { samplesAround } from "../../derived/samplesAround.ts";
import { gatheredIn } from "../../derived/gathered.ts";
import { capitalised, displayText, localisedText } from "../../display/text.ts";
import { Dial } from "../../instruments/Dial.tsx";
import { Fact } from "../../instruments/Fact.tsx";
import { HeadingTape } from "../../instruments/HeadingTape.tsx";
import { SampleCompass } from "../../instruments/SampleCompass.tsx";
import { SampleDots } from "../../instruments/SampleDots.tsx";
import { Readout } from "../../instruments/Readout.tsx";
import { Card } from "./Card.tsx";
import { Hero } from "./Hero.tsx";
import { bodiesHere } from "./Survey.tsx";
import { Vitals } from "./Vitals.tsx";

interface GroundProps {
  readonly state: CockpitState;
  readonly activity: PilotActivity;
}

/** The standard gravity, in metres per second squared. */
const standardGravity = 9.80665;

/** Above or on a body, in the ship, in the SRV or on foot. */
export function Ground({ state, activity }: GroundProps) {
  const { status } = state.flight;
  const name = bodyName(state);
  const body = bodiesHere(state)?.bodies.find((each) => each.name === name);
  const gravity = status?.Gravity ?? (body?.gravity === undefined ? undefined : body.gravity / standardGravity);
  const settlement = state.place?.settlement;
  const place = name === undefined ? undefined : displayText(name, 60);
  const isLanded = state.place?.motion === "landed";
  return (
    <>
      <Hero
        activity={activity}
        name={activity === "land" && isLanded ? "Landed" : undefined}
        lead={settlement === undefined ? undefined : place}
        title={
          settlement === undefined ? (place ?? stationName(state) ?? "Somewhere") : localisedText(settlement, undefined)
        }
        note={body && natureOf(body)}
        picture={activity === "sample" ? samplesDial(state) : pictureOf(activity, status, gravity)}
      />
      {activity === "walk" ? <Suit state={state} /> : null}
      {activity === "land" && <Altitude status={status} />}
      {status?.Heading !== undefined && activity !== "walk" && (
        <Card title="Heading">
          <HeadingTape heading={status.Heading} />
        </Card>
      )}
      {activity === "sample" && <Life state={state} body={body} />}
      {activity === "sample" && <Samples state={state} />}
      {activity === "drive" && <Gathered state={state} />}
      {body !== undefined && <BodyCard body={body} gravity={gravity} />}
      {activity === "land" ? <Vitals state={state} /> : null}
    </>
  );
}

function bodyName({ flight: { status }, place }: CockpitState): string | undefined {
  return status?.BodyName ?? place?.body;
}

function stationName({ system: { port, here } }: CockpitState): string | undefined {
  if (port === undefined) return here && displayText(here.name);
  return localisedText(port.StationName, port.StationName_Localised);
}

function natureOf({ planetClass, atmosphere, temperatureKelvin }: ScannedBody): string {
  const words = [
    planetClass === undefined ? undefined : displayText(planetClass, 40),
    atmosphere === undefined || atmosphere === "" ? undefined : displayText(atmosphere, 40),
    temperatureKelvin === undefined ? undefined : `${displayDecimal(temperatureKelvin, 0)} K`,
  ];
  return words.filter((word) => word !== undefined).join(" · ");
}

/** On foot the air, in the SRV the fuel, else the gravity, which decides how one lands. */
function pictureOf(
  activity: PilotActivity,
  status: Status | undefined,
  gravity: number | undefined,
): ComponentChildren {
  if (activity === "walk" && status?.Oxygen !== undefined) return share("Oxygen", status.Oxygen, "oxygen", 0.25);
  const srvTonnes = status?.Fuel?.FuelReservoir;
  if (activity === "drive" && srvTonnes !== undefined) return share("SRV fuel", srvTonnes / 0.5, "SRV fuel", 0.25);
  if (gravity === undefined) return undefined;
  const text = displayDecimal(gravity, 2) ?? "";
  const tone = gravity > 2 ? "warning" : gravity > 1 ? "caution" : "accent";
  return <Dial label={`Gravity ${text} g`} parts={[{ share: gravity / 3, tone }]} value={text} unit="g" />;
}

/** How many of the three samples are taken. */
function samplesDial(state: CockpitState): ComponentChildren {
  const here = state.exobiology?.bodies.at(-1);
  const taken = samplesAround(state)?.genus.samples ?? 0;
  if (here === undefined) return undefined;
  const analysed = here.genera.filter(({ isAnalysed }) => isAnalysed).length;
  return taken === 0 ? (
    <Dial
      label={`${analysed} of ${here.genera.length} genera analysed`}
      parts={[{ share: analysed / Math.max(1, here.genera.length), tone: "gold" }]}
      value={`${analysed} / ${here.genera.length}`}
      unit="analysed"
    />
  ) : (
    <Dial
      label={`${taken} of ${samplesNeeded} samples`}
      parts={[{ share: taken / samplesNeeded, tone: "gold" }]}
      value={`${taken} / ${samplesNeeded}`}
      unit="samples"
    />
  );
}

function share(label: string, part: number, unit: string, low: number) {
  const percent = Math.round(Math.min(1, part) * 100);
  return (
    <Dial
      label={`${label} ${percent} %`}
      parts={[{ share: part, tone: part < low ? "warning" : "accent" }]}
      value={`${percent} %`}
      unit={unit}
    />
  );
}

/** The life of the body that was sampled last: three dots for each genus. */
function Life({
  state: { exobiology },
  body,
}: {
  readonly state: CockpitState;
  readonly body: ScannedBody | undefined;
}) {
  const here = exobiology?.bodies.at(-1);
  if (here === undefined) return null;
  const analysed = here.genera.filter(({ isAnalysed }) => isAnalysed).length;
  return (
    <Card title="Life here" isWide aside={`${analysed} of ${here.genera.length} analysed`}>
      <ul class="goods">
        {here.genera.map((genus) => {
          const { name, speciesName, samples, isAnalysed, wasLogged } = genus;
          const pay = organicPayOf(genus, exobiology?.prices ?? [], body?.wasFootfalled);
          return (
            <li key={genus.genus} class="genus">
              <span>
                {displayText(speciesName ?? name, 60)}
                {wasLogged === false && <span class="gold"> new</span>}
                {pay !== undefined && <span class="note"> {payText(pay)}</span>}
              </span>
              <SampleDots samples={samples} isAnalysed={isAnalysed} />
            </li>
          );
        })}
      </ul>
    </Card>
  );
}

/** Where the samples in the sampler were taken; nothing while Status.json does not tell where the commander is. */
function Samples({ state }: { readonly state: CockpitState }) {
  const around = samplesAround(state);
  if (around === undefined || around.bearings.length === 0) return null;
  const { bearings, heading, acceptedMetres } = around;
  return (
    <Card title="Samples around">
      <SampleCompass bearings={bearings} heading={heading} acceptedMetres={acceptedMetres} />
    </Card>
  );
}

const shownMaterials = 8;

/** The materials picked up lately, the most first. */
function Gathered({ state }: { readonly state: CockpitState }) {
  const gathered = gatheredIn(state.tail.lines);
  if (gathered.length === 0) return null;
  return (
    <Card title="Collected lately" isWide>
      <ul class="goods">
        {gathered.slice(0, shownMaterials).map(({ name, count }) => (
          <li key={name}>
            <p class="pair">
              <span>{capitalised(displayText(name, 60))}</span>
              <span>{count}</span>
            </p>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function Altitude({ status }: { readonly status: Status | undefined }) {
  const altitude = displayLength(status?.Altitude);
  if (status === undefined || altitude === undefined) return null;
  const reference = hasFlag(status, "AltitudeFromAverageRadius") ? "Above mean radius" : "Above ground";
  return (
    <Card title="Altitude">
      <Readout label={reference} value={altitude.value} unit={altitude.unit} size="large" />
    </Card>
  );
}

function Suit({ state }: { readonly state: CockpitState }) {
  const { status } = state.flight;
  const { loadout } = state.career;
  const health = status?.Health;
  if (health === undefined && loadout === undefined) return null;
  return (
    <Card title="Suit" aside={loadout && displayText(loadout.LoadoutName, 40)}>
      {health !== undefined && (
        <Readout
          label="Health"
          value={`${Math.round(health * 100)}`}
          unit="%"
          size="large"
          tone={health < 0.4 ? "warning" : "plain"}
        />
      )}
      <dl class="facts">
        {loadout !== undefined && (
          <Fact name="Suit" value={localisedText(loadout.SuitName, loadout.SuitName_Localised)} />
        )}
        {status?.SelectedWeapon !== undefined && status.SelectedWeapon !== "" && (
          <Fact name="In hand" value={localisedText(status.SelectedWeapon, status.SelectedWeapon_Localised)} />
        )}
        {status?.Temperature !== undefined && (
          <Fact name="Temperature" value={displayDecimal(status.Temperature, 0)} unit="K" />
        )}
      </dl>
    </Card>
  );
}

function BodyCard({ body, gravity }: { readonly body: ScannedBody; readonly gravity: number | undefined }) {
  const value = scanValueOf(body);
  const signals = body.signals.map(({ type, count }) => `${count} ${displayText(type, 30).toLowerCase()}`);
  return (
    <Card
      title="The body"
      aside={body.wasDiscovered === false ? <span class="gold">nobody had reported it</span> : undefined}
    >
      {value !== undefined && (
        <Readout
          label="Its data, about"
          value={displayShort(value.now)}
          unit="Cr"
          note={value.mapped > value.now ? `${displayShort(value.mapped)} Cr when mapped` : undefined}
        />
      )}
      <dl class="facts">
        {gravity !== undefined && <Fact name="Gravity" value={displayDecimal(gravity, 2)} unit="g" />}
        {signals.length > 0 && <Fact name="Signals" value={signals.join(", ")} />}
        {body.genera.length > 0 && (
          <Fact
            name={displayCount(body.genera.length, "genus", "genera")}
            value={body.genera.map((genus) => displayText(genus, 30)).join(", ")}
          />
        )}
        {body.volcanism !== undefined && body.volcanism !== "" && (
          <Fact name="Volcanism" value={displayText(body.volcanism, 50)} />
        )}
      </dl>
    </Card>
  );
}
