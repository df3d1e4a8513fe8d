import type { CockpitState } from "../../../src/state/CockpitState.ts";
import { routeProgressOf, type RouteStop } from "../../../src/state/derived/routeProgress.ts";
import { timeMsOf } from "../../../src/state/timeMsOf.ts";
import { nextStarOf } from "../../derived/nextStar.ts";
import { activityOf } from "../../derived/activity.ts";
import { isScanned } from "../../derived/isScanned.ts";
import { scanValueOf } from "../../derived/scanValue.ts";
import { displayCount, displayDecimal, displayInteger, displayShort } from "../../display/numbers.ts";
import { displayText, localisedText } from "../../display/text.ts";
import { Readout } from "../../instruments/Readout.tsx";
import { starStyleOf } from "../../map/starStyles.ts";
import { MissionStacks } from "./MissionStacks.tsx";
import { Card } from "./Card.tsx";
import { Hero } from "./Hero.tsx";
import { bodiesHere } from "./Survey.tsx";
import { Vitals } from "./Vitals.tsx";

interface TravelProps {
  readonly state: CockpitState;
  readonly gameTimeMs: number | undefined;
}

/** Between the stars: the next star, the route to the end, the tank, and what is known about the system. */
export function Travel({ state, gameTimeMs }: TravelProps) {
  const progress = routeProgressOf(state);
  const next = nextStarOf(state);
  const { here } = state.system;
  const style = starStyleOf(next?.starClass);
  const starClass = next === undefined ? lastClass(state) : next.starClass;
  const jumpsLeft = progress?.jumpsLeft ?? next?.jumpsLeft;
  const notes = [
    next?.starClass === undefined ? undefined : `class ${displayText(next.starClass, 24)}, ${style.name}`,
    next?.starClass === undefined ? undefined : style.isScoopable ? "scoopable" : "no fuel to scoop",
    next?.legLy === undefined ? undefined : `${displayDecimal(next.legLy, 1)} ly`,
  ].filter((word) => word !== undefined);
  return (
    <>
      <Hero
        activity="jump"
        name={motionOf(state)}
        lead={next === undefined ? "In" : "Next star"}
        title={next === undefined ? displayText(here?.name ?? "Somewhere") : displayText(next.name)}
        note={notes.length === 0 ? peopleOf(state) : notes.join(" · ")}
        picture={starClass === undefined ? undefined : <Star starClass={starClass} />}
      >
        {progress !== undefined && progress.jumpsLeft > 0 && <RouteStrip stops={progress.stops} />}
      </Hero>
      <Vitals state={state} />
      {jumpsLeft !== undefined && jumpsLeft > 0 && (
        <Card title="Left">
          <Readout
            label={
              progress === undefined
                ? "Jumps of the route"
                : `To ${displayText(progress.stops.at(-1)?.star.StarSystem ?? "")}`
            }
            value={displayInteger(jumpsLeft)}
            unit={jumpsLeft === 1 ? "jump" : "jumps"}
            size="large"
            note={progress === undefined ? undefined : `${displayDecimal(progress.distanceLeftLy, 1)} ly`}
          />
        </Card>
      )}
      <MissionStacks state={state} gameTimeMs={gameTimeMs} />
      <SystemCard state={state} />
      <Trip state={state} />
    </>
  );
}

const motionNames: Readonly<Record<NonNullable<CockpitState["place"]>["motion"], string | undefined>> = {
  docked: undefined,
  landed: undefined,
  space: "In space",
  supercruise: "In supercruise",
  hyperspace: "In hyperspace",
};

/** What the ship does, as Status.json or the last lines tell it. */
function motionOf({ place, flight }: CockpitState): string | undefined {
  const { status } = flight;
  if (status !== undefined) return activityOf(status);
  return place === undefined ? undefined : motionNames[place.motion];
}

/** The class of the star that the ship is at. */
function lastClass(state: CockpitState): string | undefined {
  const { route, system } = state;
  const last = route.trail.at(-1);
  const told = last?.StarSystem === system.here?.name ? last?.starClass : undefined;
  return told ?? bodiesHere(state)?.bodies.find(({ starType }) => starType !== undefined)?.starType;
}

function peopleOf({ system: { facts } }: CockpitState): string | undefined {
  if (facts === undefined) return undefined;
  const { Population, SystemSecurity, SystemSecurity_Localised } = facts;
  if (Population === undefined) return undefined;
  if (Population === 0) return "Nobody lives here";
  const security = SystemSecurity === undefined ? "" : ` · ${localisedText(SystemSecurity, SystemSecurity_Localised)}`;
  return `${displayInteger(Population)} people${security}`;
}

/** A star in its colour, with a glow. */
function Star({ starClass }: { readonly starClass: string }) {
  const { colour } = starStyleOf(starClass);
  return (
    <svg class="sky" viewBox="0 0 120 120" aria-hidden="true">
      <defs>
        <radialGradient id="star-glow">
          <stop offset="0.36" stop-color={colour} stop-opacity="0.75" />
          <stop offset="1" stop-color={colour} stop-opacity="0" />
        </radialGradient>
        <radialGradient id="star-face" cx="0.42" cy="0.4">
          <stop offset="0" stop-color="#ffffff" />
          <stop offset="0.55" stop-color={colour} />
          <stop offset="1" stop-color={colour} />
        </radialGradient>
      </defs>
      <circle cx={60} cy={60} r={60} fill="url(#star-glow)" />
      <circle cx={60} cy={60} r={27} fill="url(#star-face)" />
    </svg>
  );
}

const shownStops = 9;

/** The stars ahead as dots in their colours; a ring marks those with fuel. */
function RouteStrip({ stops }: { readonly stops: readonly RouteStop[] }) {
  const ahead = stops.filter(({ isPast }) => !isPast);
  const shown = ahead.length <= shownStops ? ahead : [...ahead.slice(0, shownStops - 1), ...ahead.slice(-1)];
  const skipped = ahead.length - shown.length;
  const gap = 1000 / Math.max(2, shown.length);
  const xOf = (index: number) => gap * (index + 0.5);
  const last = shown.at(-1);
  const words = `${displayCount(ahead.length - 1, "jump")} to ${displayText(last?.star.StarSystem ?? "")}`;
  return (
    <svg class="route-strip" viewBox="0 0 1000 70" role="img" aria-label={words}>
      <path class="route-line" d={`M${xOf(0)} 35H${xOf(shown.length - 1)}`} />
      {skipped > 0 && (
        <text x={(xOf(shown.length - 2) + xOf(shown.length - 1)) / 2} y={22}>
          {skipped} more
        </text>
      )}
      {shown.map(({ star, isScoopable }, index) => (
        <g key={star.SystemAddress}>
          {isScoopable && <circle class="route-fuel" cx={xOf(index)} cy={35} r={index === 0 ? 19 : 16} />}
          <circle cx={xOf(index)} cy={35} r={index === 0 ? 13 : 10} fill={starStyleOf(star.StarClass).colour} />
        </g>
      ))}
    </svg>
  );
}

/** How far the session has gone. */
function Trip({ state: { route, session } }: { readonly state: CockpitState }) {
  const since = session.startedAtMs ?? Infinity;
  const jumps = route.trail.filter(({ timestamp }) => (timeMsOf(timestamp) ?? -Infinity) >= since);
  if (jumps.length === 0) return null;
  const ly = jumps.reduce((sum, { JumpDist }) => sum + JumpDist, 0);
  return (
    <Card title="Travelled this session">
      <Readout
        label={displayCount(jumps.length, "jump")}
        value={displayDecimal(ly, ly < 1000 ? 1 : 0)}
        unit="ly"
        size="medium"
      />
    </Card>
  );
}

/** How far the system is scanned, and what its data is worth; nothing before a scan. */
function SystemCard({ state }: { readonly state: CockpitState }) {
  const topic = bodiesHere(state);
  const scanned = (topic?.bodies ?? []).filter(isScanned);
  if (topic === undefined || (scanned.length === 0 && topic.bodyCount === undefined)) return null;
  const value = scanned.reduce((sum, body) => sum + (scanValueOf(body)?.now ?? 0), 0);
  const left = topic.bodyCount === undefined ? undefined : Math.max(0, topic.bodyCount - scanned.length);
  return (
    <Card title="This system">
      <Readout
        label="Data, about"
        value={displayShort(value)}
        unit="Cr"
        note={
          left === undefined
            ? displayCount(scanned.length, "body", "bodies")
            : left === 0
              ? "everything scanned"
              : `${displayInteger(left)} left to scan`
        }
      />
    </Card>
  );
}
