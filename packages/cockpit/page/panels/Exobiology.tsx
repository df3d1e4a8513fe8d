import type { CockpitState } from "../../src/state/CockpitState.ts";
import { organicPayOf, unsoldPayOf } from "../../src/state/derived/organicPay.ts";
import type { ScannedBody } from "../../src/state/observed/bodies.ts";
import type { ExobiologyTopic, OrganicBody, OrganicGenus } from "../../src/state/observed/exobiology.ts";
import { samplesAround } from "../derived/samplesAround.ts";
import { Cell } from "../instruments/Cell.tsx";
import { lengthText, SampleCompass } from "../instruments/SampleCompass.tsx";
import { SampleDots } from "../instruments/SampleDots.tsx";
import { displayCount } from "../display/numbers.ts";
import { displayText } from "../display/text.ts";
import { payText, shortCredits, shortNameOf } from "./bodyWords.ts";

/** The life of this system, the samples in the sampler, and what waits to be sold; nothing where there is none of it. */
export function Exobiology({ state }: { readonly state: CockpitState }) {
  const { exobiology, system } = state;
  if (exobiology === undefined) return null;
  const here = exobiology.bodies.filter(({ address }) => address === system.here?.address);
  if (here.length === 0 && exobiology.unsold.length === 0) return null;
  return (
    <Cell title="Life" span={12} aside={unsoldText(exobiology)}>
      <div class="life-view">
        <Sampler state={state} />
        {here.length === 0 ? (
          <p class="empty">No life found in this system yet.</p>
        ) : (
          <div class="life-bodies">
            {here.toReversed().map((life) => (
              <LifeOfBody key={life.bodyId} life={life} state={state} exobiology={exobiology} />
            ))}
          </div>
        )}
      </div>
      <p class="note">
        Prices are those you were paid, else those of real sales. New life, which nobody has reported, pays five times
        as much. Which species may live on a body before a sample is not predicted.
      </p>
    </Cell>
  );
}

function unsoldText({ unsold, prices }: ExobiologyTopic): string | undefined {
  const count = unsold.reduce((sum, each) => sum + each.count, 0);
  if (count === 0) return undefined;
  const { low, isWhole } = unsoldPayOf(unsold, prices);
  return `${displayCount(count, "analysis", "analyses")} to sell, ${isWhole ? "about" : "at least"} ${shortCredits(low)} Cr`;
}

interface LifeProps {
  readonly life: OrganicBody;
  readonly state: CockpitState;
  readonly exobiology: ExobiologyTopic;
}

function LifeOfBody({ life, state, exobiology }: LifeProps) {
  const { bodies, system } = state;
  const body = bodies?.address === life.address ? bodies.bodies.find(({ id }) => id === life.bodyId) : undefined;
  const done = life.genera.filter(({ isAnalysed }) => isAnalysed).length;
  const name = body === undefined ? `Body ${life.bodyId}` : shortNameOf(body, system.here?.name ?? "");
  return (
    <section class="life-body" aria-label={`Life on ${name}`}>
      <h3>
        {name}
        <span class="note">
          {" "}
          {done} of {life.genera.length} analysed
        </span>
      </h3>
      <Genera genera={life.genera} body={body} prices={exobiology.prices} />
    </section>
  );
}

interface GeneraProps {
  readonly genera: readonly OrganicGenus[];
  readonly body: ScannedBody | undefined;
  readonly prices: ExobiologyTopic["prices"];
}

/** Genera of life, each with three dots for its samples and what it pays. */
export function Genera({ genera, body, prices }: GeneraProps) {
  return (
    <ul class="genera">
      {genera.map((genus) => {
        const pay = organicPayOf(genus, prices, body?.wasFootfalled);
        return (
          <li key={genus.genus}>
            <span class="what">{displayText(genus.speciesName ?? genus.name, 40)}</span>
            <SampleDots samples={genus.samples} isAnalysed={genus.isAnalysed} />
            <span class="note figure">{pay === undefined ? "price unknown" : payText(pay)}</span>
          </li>
        );
      })}
    </ul>
  );
}

/** What the sampler holds, with the way to each sample while Status.json tells where the commander is. */
function Sampler({ state }: { readonly state: CockpitState }) {
  const around = samplesAround(state);
  if (around === undefined) return null;
  const { genus, bearings, heading, acceptedMetres } = around;
  return (
    <section class="sampler" aria-label="In the sampler">
      <h3>
        {displayText(genus.speciesName ?? genus.name, 40)} <SampleDots samples={genus.samples} isAnalysed={false} />
      </h3>
      {bearings.length > 0 && <SampleCompass bearings={bearings} heading={heading} acceptedMetres={acceptedMetres} />}
      <ul class="rows">
        {bearings.map(({ number, metres }) => (
          <li key={number} class="pair">
            <span>Sample {number}</span>
            <span>{lengthText(metres)}</span>
          </li>
        ))}
      </ul>
      <p class="note">{distanceNote(bearings.length > 0, acceptedMetres)}</p>
    </section>
  );
}

function distanceNote(isPlaced: boolean, acceptedMetres: number | undefined): string {
  if (!isPlaced) return "Where the samples were taken is known while the game writes Status.json.";
  return acceptedMetres === undefined
    ? "The distance that the next sample needs is not written; it is learned from your samples."
    : `The circles: a sample was accepted ${lengthText(acceptedMetres)} from another one.`;
}
