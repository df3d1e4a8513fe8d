import { useMemo } from "preact/hooks";
import type { TravelPage } from "../../src/wire/TravelPage.ts";
import type { CockpitState } from "../../src/state/CockpitState.ts";
import { routeProgressOf } from "../../src/state/derived/routeProgress.ts";
import { timeMsOf } from "../../src/state/timeMsOf.ts";
import { estimateTank } from "../../src/state/derived/tankEstimate.ts";
import { isRouteKnown, nextStarOf } from "../derived/nextStar.ts";
import { mapStarsOf } from "../derived/mapStars.ts";
import { Cell } from "../instruments/Cell.tsx";
import { Empty } from "../instruments/Empty.tsx";
import { Fact } from "../instruments/Fact.tsx";
import { Readout } from "../instruments/Readout.tsx";
import { RouteList } from "../instruments/RouteList.tsx";
import { StarMap } from "../map/StarMap.tsx";
import { theme } from "../shell/theme.ts";
import { displayCount, displayDecimal } from "../display/numbers.ts";
import { displayText } from "../display/text.ts";
import { TankFact } from "./TankFact.tsx";

interface RoutePanelProps {
  readonly state: CockpitState;
  /** The game time while somebody looks back; later travels are not shown. */
  readonly untilMs: number | undefined;
  readonly travels: (commander: string | undefined, after: number) => Promise<TravelPage>;
}

/** The star map, the route ahead, and all stops. */
export function RoutePanel({ state, untilMs, travels }: RoutePanelProps) {
  const { route, system } = state;
  // A new array for the same stars would reset the camera of the map.
  const stars = useMemo(() => mapStarsOf({ route, system }), [route.stars, route.trail, system.here]);
  const commander = state.session.commander.id;
  const load = useMemo(() => (after: number) => travels(commander, after), [commander]);
  const progress = routeProgressOf(state);
  return (
    <div class="deck map-first">
      <Cell title="Star map" span={8}>
        <StarMap stars={stars} theme={theme.value} travels={{ load, arrivals: route.trail, untilMs }} />
      </Cell>
      <Outlook state={state} />
      <Cell title="Stops" span={12} aside={progress && displayCount(progress.stops.length, "star")}>
        {progress === undefined ? (
          <Empty what="plotted route" isKnown={isRouteKnown(state)} />
        ) : (
          <RouteList stops={progress.stops} />
        )}
      </Cell>
    </div>
  );
}

function Outlook({ state }: { readonly state: CockpitState }) {
  const progress = routeProgressOf(state);
  const tank = estimateTank(state);
  const next = nextStarOf(state);
  const destination = progress?.stops.at(-1);
  const isShort =
    tank !== undefined && progress !== undefined && tank.jumps < (progress.jumpsToScoop ?? progress.jumpsLeft);
  return (
    <Cell title="Route ahead" span={4} aside={progress?.isOnRoute === false ? "not on the route" : undefined}>
      <Readout
        label="Jumps left"
        value={jumpsLeftOf(state)}
        size="large"
        note={
          destination === undefined
            ? next && `next ${displayText(next.name)}`
            : `to ${displayText(destination.star.StarSystem)}`
        }
      />
      <dl class="facts">
        {progress !== undefined && (
          <>
            <Fact name="Distance left" value={displayDecimal(progress.distanceLeftLy, 1)} unit="ly" />
            <Fact name="Next scoopable star" value={formatScoop(progress.jumpsToScoop)} />
          </>
        )}
        <TankFact state={state} isShort={isShort} />
        <Fact name="Jumps this session" value={`${jumpsThisSession(state)}`} />
        <Fact name="Last jump" value={displayDecimal(state.route.trail.at(-1)?.JumpDist, 1)} unit="ly" />
      </dl>
    </Cell>
  );
}

/** Jumps to the end of the route, also where only a line tells how many. */
function jumpsLeftOf(state: CockpitState): string | undefined {
  const jumps = routeProgressOf(state)?.jumpsLeft ?? nextStarOf(state)?.jumpsLeft;
  return jumps === undefined ? (isRouteKnown(state) ? "No route" : undefined) : `${jumps}`;
}

/** The trail contains jumps of earlier sessions too. */
function jumpsThisSession({ route, session: { startedAtMs = 0 } }: CockpitState): number {
  return route.trail.filter(({ timestamp }) => (timeMsOf(timestamp) ?? 0) >= startedAtMs).length;
}

function formatScoop(jumps: number | undefined): string {
  if (jumps === undefined) return "none ahead";
  return jumps === 0 ? "current star" : jumps === 1 ? "next jump" : `in ${jumps} jumps`;
}
