import { useMemo } from "preact/hooks";
import { estimateTank, routeProgressOf, type State } from "../../src/state/index.ts";
import { mapStarsOf } from "../facts/mapStars.ts";
import { Cell } from "../instruments/Cell.tsx";
import { Empty } from "../instruments/Empty.tsx";
import { Fact } from "../instruments/Fact.tsx";
import { Reading } from "../instruments/Reading.tsx";
import { RouteList } from "../instruments/RouteList.tsx";
import { StarMap } from "../map/StarMap.tsx";
import { theme } from "../shell/theme.ts";
import { decimal } from "../words/numbers.ts";
import { shown } from "../words/text.ts";
import { TankFact } from "./TankFact.tsx";

/** The route panel: the star map, what is left of the way, and every stop. */
export function Route({ state }: { readonly state: State }) {
  const { route, system } = state;
  // A new array for the same stars would make the map aim its camera again.
  const stars = useMemo(() => mapStarsOf({ route, system }), [route.stars, route.trail, system.here]);
  const progress = routeProgressOf(state);
  return (
    <div class="deck">
      <Cell title="Star map" span={8}>
        <StarMap stars={stars} theme={theme.value} />
      </Cell>
      <Outlook state={state} />
      <Cell title="Stops" span={12} aside={progress && `${progress.stops.length} stars`}>
        {progress === undefined ? (
          <Empty what="plotted route" isKnown={route.stars !== undefined} />
        ) : (
          <RouteList stops={progress.stops} />
        )}
      </Cell>
    </div>
  );
}

function Outlook({ state }: { readonly state: State }) {
  const progress = routeProgressOf(state);
  const tank = estimateTank(state);
  const noRoute = state.route.stars === undefined ? undefined : "No route";
  const destination = progress?.stops.at(-1);
  const isShort =
    tank !== undefined && progress !== undefined && tank.jumps < (progress.jumpsToScoop ?? progress.jumpsLeft);
  return (
    <Cell title="The way ahead" span={4} aside={progress?.isOnRoute === false ? "not on the route" : undefined}>
      <Reading
        label="Jumps left"
        value={progress === undefined ? noRoute : `${progress.jumpsLeft}`}
        size="large"
        note={destination === undefined ? undefined : `to ${shown(destination.star.StarSystem)}`}
      />
      <dl class="facts">
        <Fact name="Distance left" value={decimal(progress?.distanceLeftLy, 1)} unit="ly" />
        <Fact name="Next scoop" value={progress === undefined ? undefined : scoopWords(progress.jumpsToScoop)} />
        <TankFact tank={tank} isShort={isShort} />
        <Fact name="Jumps made" value={`${state.route.trail.length}`} />
        <Fact name="Last jump" value={decimal(state.route.trail.at(-1)?.JumpDist, 1)} unit="ly" />
      </dl>
    </Cell>
  );
}

function scoopWords(jumps: number | undefined): string {
  if (jumps === undefined) return "none ahead";
  return jumps === 0 ? "this star" : jumps === 1 ? "next jump" : `in ${jumps} jumps`;
}
