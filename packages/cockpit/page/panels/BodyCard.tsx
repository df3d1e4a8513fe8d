import { organicBodyOf } from "../../src/state/derived/organicPay.ts";
import type { ScannedBody } from "../../src/state/observed/bodies.ts";
import type { ExobiologyTopic } from "../../src/state/observed/exobiology.ts";
import type { BodyWorth } from "../derived/bodyWorth.ts";
import { Fact } from "../instruments/Fact.tsx";
import { displayDecimal, displayInteger } from "../display/numbers.ts";
import { capitalised, displayText, spacedWords } from "../display/text.ts";
import { gravityText, shortNameOf, typeOf } from "./bodyWords.ts";
import { Genera } from "./Exobiology.tsx";

interface BodyCardProps {
  readonly worth: BodyWorth;
  readonly system: string;
  readonly address: number | bigint;
  readonly exobiology: ExobiologyTopic | undefined;
  /** Undefined while nobody has chosen a body. */
  readonly onClose: (() => void) | undefined;
}

/** What is known about one body. Facts that do not apply to it take no room. */
export function BodyCard({ worth, system, address, exobiology, onClose }: BodyCardProps) {
  const { body } = worth;
  const { distanceLs, temperatureKelvin, rings } = body;
  const life = organicBodyOf(exobiology, address, body.id);
  return (
    <section class="body-card" aria-label="Chosen body" tabIndex={0}>
      <header>
        <h3>{shortNameOf(body, system)}</h3>
        <p class="note">{[typeOf(body), ...traitsOf(body)].join(", ")}</p>
        {onClose !== undefined && (
          <button type="button" class="close" aria-label="Close the card" onClick={onClose}>
            ×
          </button>
        )}
      </header>
      <dl class="facts">
        {distanceLs !== undefined && <Fact name="Distance" value={displayDecimal(distanceLs, 0)} unit="ls" />}
        <Credits worth={worth} />
        <Reports body={body} />
        {body.gravity !== undefined && body.starType === undefined && <Fact name="Gravity" value={gravityText(body)} />}
        {temperatureKelvin !== undefined && (
          <Fact name="Temperature" value={displayDecimal(temperatureKelvin, 0)} unit="K" />
        )}
        <Words name="Atmosphere" text={body.atmosphere} />
        <Words name="Volcanism" text={body.volcanism} />
        <Size body={body} />
        {body.signals.map(({ type, count }) => (
          <Fact key={type} name={displayText(type, 40)} value={`${count}`} />
        ))}
        {rings.map(({ name, ringClass, hotspots }) => (
          <Fact
            key={name}
            name={ringName(name, body.name)}
            value={
              ringClass === undefined ? "hotspots" : capitalised(spacedWords(ringClass.replace("eRingClass_", "")))
            }
            note={hotspots.map(({ type, count }) => `${count} ${displayText(type, 30)}`).join(", ") || undefined}
          />
        ))}
      </dl>
      {life !== undefined && <Genera genera={life.genera} body={body} prices={exobiology?.prices ?? []} />}
    </section>
  );
}

function traitsOf({ isTerraformable, isLandable, mapping }: ScannedBody): readonly string[] {
  return [
    ...(isTerraformable ? ["terraformable"] : []),
    ...(isLandable === true ? ["landable"] : []),
    ...(mapping === "none" ? [] : [mapping === "efficient" ? "mapped with few probes" : "mapped"]),
  ];
}

function Credits({ worth: { now, mapping } }: { readonly worth: BodyWorth }) {
  if (now === 0) return null;
  const more = mapping > 0 ? `mapped ${displayInteger(now + mapping)} Cr` : undefined;
  return <Fact name="Data, estimated" value={`${displayInteger(now)} Cr`} note={more} />;
}

/** What others have reported; a body that nobody reported may still be reported by somebody else first. */
function Reports({ body }: { readonly body: ScannedBody }) {
  const isPlanet = body.starType === undefined;
  const nobody = "not yet reported by anyone";
  const reports = [
    { name: "Discovery", was: body.wasDiscovered, no: nobody, yes: "reported" },
    { name: "Map", was: isPlanet ? body.wasMapped : undefined, no: nobody, yes: "reported" },
    { name: "Footfall", was: body.isLandable === true ? body.wasFootfalled : undefined, no: nobody, yes: "reported" },
  ];
  return (
    <>
      {reports.map(({ name, was, no, yes }) =>
        was === undefined ? null : (
          <Fact key={name} name={name} value={was ? yes : no} tone={was ? "plain" : "accent"} />
        ),
      )}
    </>
  );
}

function Words({ name, text }: { readonly name: string; readonly text: string | undefined }) {
  return text === undefined || text === "" ? null : <Fact name={name} value={displayText(text, 60)} />;
}

function Size({ body: { mass, radiusMetres, starType } }: { readonly body: ScannedBody }) {
  const unit = starType === undefined ? "Earths" : "suns";
  return (
    <>
      {mass !== undefined && <Fact name="Mass" value={displayDecimal(mass, mass < 0.1 ? 4 : 2)} unit={unit} />}
      {radiusMetres !== undefined && <Fact name="Radius" value={displayInteger(radiusMetres / 1000)} unit="km" />}
    </>
  );
}

function ringName(name: string, bodyName: string | undefined): string {
  return displayText(
    bodyName !== undefined && name.startsWith(`${bodyName} `) ? name.slice(bodyName.length + 1) : name,
    40,
  );
}
