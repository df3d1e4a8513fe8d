import type { CockpitState } from "../../../src/state/CockpitState.ts";
import type { Prospect, MiningTopic } from "../../../src/state/observed/mining.ts";
import { timeMsOf } from "../../../src/state/timeMsOf.ts";
import { priceOf } from "../../derived/prices.ts";
import { displayCount, displayDecimal, displayInteger, displayShort } from "../../display/numbers.ts";
import { capitalised, displayText, spacedWords } from "../../display/text.ts";
import { BarGauge } from "../../instruments/BarGauge.tsx";
import { Dial } from "../../instruments/Dial.tsx";
import { Readout } from "../../instruments/Readout.tsx";
import { Card } from "./Card.tsx";
import { Hero } from "./Hero.tsx";
import { HoldCard } from "./HoldCard.tsx";
import { Vitals } from "./Vitals.tsx";

/** In a ring: the asteroid in front, how fast the refinery works, and what the hold is worth. */
export function Mining({ state }: { readonly state: CockpitState }) {
  const { mining, hold, outfit } = state;
  if (mining === undefined) return null;
  const { asteroid } = mining;
  const [best] = asteroid?.materials.toSorted((a, b) => b.percent - a.percent) ?? [];
  const free =
    outfit?.cargoCapacity === undefined || hold === undefined ? undefined : outfit.cargoCapacity - hold.count;
  return (
    <>
      <Hero
        activity="mine"
        lead={displayText(state.place?.body ?? state.system.here?.name ?? "")}
        title={asteroid?.core === undefined ? titleOf(best) : `Core of ${displayText(asteroid.core, 40)}`}
        note={asteroid && asteroidNote(asteroid)}
        picture={
          free !== undefined && outfit?.cargoCapacity !== undefined && outfit.cargoCapacity > 0 ? (
            <Dial
              label={`${free} tonnes free in the hold`}
              parts={[{ share: 1 - free / outfit.cargoCapacity, tone: "accent" }]}
              value={displayInteger(free) ?? ""}
              unit="t free"
            />
          ) : undefined
        }
      />
      <AsteroidCard asteroid={asteroid} />
      <Yield state={state} mining={mining} />
      <Limpets state={state} />
      <HoldCard state={state} />
      <Vitals state={state} />
    </>
  );
}

function titleOf(best: Prospect["materials"][number] | undefined): string {
  return best === undefined
    ? "Refining"
    : `${capitalised(displayText(best.name, 40))} ${displayDecimal(best.percent, 1)} %`;
}

function asteroidNote({ content, remaining }: Prospect): string {
  const words = [
    content === undefined ? undefined : `${spacedWords(content)} content`,
    remaining === undefined || remaining >= 99.5 ? undefined : `${displayDecimal(remaining, 0)} % left`,
  ];
  return words.filter((word) => word !== undefined).join(" · ");
}

/** The shares of an asteroid as bars. */
export function AsteroidCard({ asteroid }: { readonly asteroid: Prospect | undefined }) {
  if (asteroid === undefined || asteroid.materials.length === 0) return null;
  const most = Math.max(50, ...asteroid.materials.map(({ percent }) => percent));
  return (
    <Card title="Asteroid" aside={asteroid.core === undefined ? undefined : <span class="gold">core</span>}>
      <ul class="goods">
        {asteroid.materials
          .toSorted((a, b) => b.percent - a.percent)
          .map(({ name, percent }) => (
            <li key={name}>
              <p class="pair">
                <span>{capitalised(displayText(name, 40))}</span>
                <span>{displayDecimal(percent, 1)} %</span>
              </p>
              <BarGauge label={name} share={percent / most} text={`${displayDecimal(percent, 1)} %`} height={6} />
            </li>
          ))}
      </ul>
    </Card>
  );
}

const hourMs = 3_600_000;
const leastMs = 5 * 60_000;

/** Tonnes and credits per hour of this run. */
export function Yield({ state, mining }: { readonly state: CockpitState; readonly mining: MiningTopic }) {
  const tonnes = mining.refined.reduce((sum, each) => sum + each.tonnes, 0);
  const spanMs = (timeMsOf(mining.at) ?? 0) - (timeMsOf(mining.startedAt) ?? 0);
  const worth = mining.refined.reduce((sum, each) => sum + each.tonnes * (priceOf(state, each.name) ?? 0), 0);
  const perHour = (amount: number) => (amount / spanMs) * hourMs;
  const isLong = spanMs >= leastMs && tonnes > 0;
  const notes = [
    `${displayInteger(tonnes)} t refined`,
    displayCount(mining.prospected, "asteroid"),
    mining.cores === 0 ? undefined : displayCount(mining.cores, "core"),
  ].filter((word) => word !== undefined);
  return (
    <Card
      title="This run"
      aside={isLong && worth > 0 ? `about ${displayShort(perHour(worth))} Cr per hour` : undefined}
    >
      <Readout
        label={isLong ? "Refined per hour" : "Refined"}
        value={displayInteger(Math.round(isLong ? perHour(tonnes) : tonnes))}
        unit="t"
        size="large"
        note={notes.join(" · ")}
      />
    </Card>
  );
}

function Limpets({ state: { hold } }: { readonly state: CockpitState }) {
  const limpets = (hold?.items ?? hold?.moving)?.find(({ name }) => name === "drones")?.count;
  if (limpets === undefined) return null;
  return (
    <Card title="Limpets">
      <Readout label="Left" value={displayInteger(limpets)} size="large" tone={limpets < 10 ? "caution" : "plain"} />
    </Card>
  );
}
