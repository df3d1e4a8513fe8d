import type { CockpitState } from "../../src/state/CockpitState.ts";
import { routeProgressOf } from "../../src/state/derived/routeProgress.ts";
import { hasFlag } from "../../src/state/derived/vehicle.ts";
import { Cell } from "../instruments/Cell.tsx";
import { Fact } from "../instruments/Fact.tsx";
import { Readout } from "../instruments/Readout.tsx";
import { displayDecimal } from "../display/numbers.ts";
import { displayText, localisedText, spacedWords } from "../display/text.ts";

/** Away from a planet: the port while docked, otherwise the next star of the route. */
export function Ahead({ state }: { readonly state: CockpitState }) {
  const { status } = state.flight;
  const isDocked = status !== undefined && hasFlag(status, "Docked");
  const { port } = state.system;
  if (isDocked && port !== undefined) {
    return (
      <Cell title="Docked" span={12} aside={spacedWords(port.StationType)}>
        <Readout
          label="At"
          value={localisedText(port.StationName, port.StationName_Localised)}
          note={port.StationFaction && displayText(port.StationFaction.Name)}
        />
      </Cell>
    );
  }
  return <NextStar state={state} />;
}

function NextStar({ state }: { readonly state: CockpitState }) {
  const progress = routeProgressOf(state);
  const next = progress?.stops.find(({ isPast, isHere }) => !isPast && !isHere);
  const last = progress?.stops.at(-1);
  return (
    <Cell title="Ahead" span={12} aside={progress === undefined ? undefined : `${progress.jumpsLeft} jumps left`}>
      <Readout
        label="Next star"
        value={next === undefined ? noRoute(state) : displayText(next.star.StarSystem)}
        note={
          next &&
          `class ${displayText(next.star.StarClass, 24)}, ${next.isScoopable ? "scoopable" : "not scoopable"}, ${displayDecimal(next.legLy, 1)} ly`
        }
      />
      <dl class="facts columns">
        <Fact name="Route ends at" value={last && displayText(last.star.StarSystem)} />
        <Fact name="Distance left" value={displayDecimal(progress?.distanceLeftLy, 1)} unit="ly" />
      </dl>
    </Cell>
  );
}

/** An empty list means that no route is plotted; an unknown one stays a dash. */
function noRoute({ route: { stars } }: CockpitState): string | undefined {
  return stars === undefined ? undefined : "no route plotted";
}
