import { stationNames } from "@shipslog/contract/words";
import type { CockpitState } from "../../src/state/CockpitState.ts";
import { routeProgressOf } from "../../src/state/derived/routeProgress.ts";
import { isDocked } from "../../src/state/derived/isDocked.ts";
import { isRouteKnown, nextStarOf } from "../derived/nextStar.ts";
import { Cell } from "../instruments/Cell.tsx";
import { Fact } from "../instruments/Fact.tsx";
import { Readout } from "../instruments/Readout.tsx";
import { displayCount, displayDecimal } from "../display/numbers.ts";
import { ownerName } from "../display/ownerName.ts";
import { displayText, localisedText, tableName } from "../display/text.ts";
import { starStyleOf } from "../map/starStyles.ts";
import { Services } from "./Services.tsx";

interface AheadProps {
  readonly state: CockpitState;
  /** Width in columns of twelve. */
  readonly span: 8 | 12;
}

/** The port while docked, also on a planet, otherwise the next star of the route. */
export function Ahead(props: AheadProps) {
  return isDocked(props.state) ? <Harbour {...props} /> : <NextStar {...props} />;
}

/** The port while docked: what it offers, and what there is to do here. */
function Harbour({ state: { system, career }, span }: AheadProps) {
  const { port } = system;
  if (port === undefined) return null;
  const here = career.missions?.filter(
    ({ group, destination }) => group === "Active" && destination?.startsWith(`${port.StationName}, `) === true,
  );
  return (
    <Cell title="Docked" span={span} aside={port.StationType && tableName(stationNames, port.StationType)}>
      <Readout label="At" value={localisedText(port.StationName, port.StationName_Localised)} />
      <dl class="facts columns">
        <Fact name="Owner" value={port.StationFaction && ownerName(port.StationFaction.Name)} />
        <Fact name="Missions to this port" value={here && `${here.length}`} />
      </dl>
      {port.StationServices !== undefined && <Services names={port.StationServices} />}
    </Cell>
  );
}

function NextStar({ state, span }: AheadProps) {
  const progress = routeProgressOf(state);
  const next = nextStarOf(state);
  const last = progress?.stops.at(-1);
  const jumpsLeft = progress?.jumpsLeft ?? next?.jumpsLeft;
  return (
    <Cell
      title="Ahead"
      span={span}
      aside={jumpsLeft === undefined ? undefined : `${displayCount(jumpsLeft, "jump")} left`}
    >
      <Readout
        label="Next star"
        value={next === undefined ? (isRouteKnown(state) ? "no route plotted" : undefined) : displayText(next.name)}
        note={next && noteOn(next.starClass, next.legLy)}
      />
      {last !== undefined && (
        <dl class="facts columns">
          <Fact name="Route ends at" value={displayText(last.star.StarSystem)} />
          <Fact name="Distance left" value={displayDecimal(progress?.distanceLeftLy, 1)} unit="ly" />
        </dl>
      )}
    </Cell>
  );
}

function noteOn(starClass: string | undefined, legLy: number | undefined): string | undefined {
  const words = [
    starClass === undefined ? undefined : `class ${displayText(starClass, 24)}`,
    starClass === undefined ? undefined : starStyleOf(starClass).isScoopable ? "scoopable" : "not scoopable",
    legLy === undefined ? undefined : `${displayDecimal(legLy, 1)} ly`,
  ].filter((word) => word !== undefined);
  return words.length === 0 ? undefined : words.join(", ");
}
