import type { RouteStop } from "../../src/state/derived/routeProgress.ts";
import { starStyleOf } from "../map/starStyles.ts";
import { displayDecimal } from "../display/numbers.ts";
import { displayText } from "../display/text.ts";

/** Routes in the game have at most a few hundred stars. */
const maxRows = 300;

/** All stops of the route with class, fuel and distances. */
export function RouteList({ stops }: { readonly stops: readonly RouteStop[] }) {
  return (
    <table class="route-list">
      <thead>
        <tr>
          <th scope="col">Star</th>
          <th scope="col">Class</th>
          <th scope="col">Fuel</th>
          <th scope="col" class="figure">
            Leg
          </th>
          <th scope="col" class="figure">
            Ahead
          </th>
        </tr>
      </thead>
      <tbody>
        {stops.slice(0, maxRows).map((stop, index) => (
          <Stop key={index} stop={stop} isFirst={index === 0} />
        ))}
      </tbody>
    </table>
  );
}

function Stop({ stop, isFirst }: { readonly stop: RouteStop; readonly isFirst: boolean }) {
  const { star, isScoopable, legLy, aheadLy, isPast, isHere } = stop;
  return (
    <tr class={isHere ? "here" : isPast ? "past" : ""} aria-current={isHere ? "location" : undefined}>
      <th scope="row">
        {displayText(star.StarSystem)}
        {isHere && <span class="accent"> — here</span>}
      </th>
      <td>
        <svg class="dot" viewBox="0 0 12 12" aria-hidden="true">
          <circle cx={6} cy={6} r={5} fill={starStyleOf(star.StarClass).colour} />
        </svg>{" "}
        {displayText(star.StarClass, 24)}
      </td>
      <td>{isScoopable ? "scoop" : <span class="soft">no</span>}</td>
      <td class="figure">{isFirst ? "" : `${displayDecimal(legLy, 1)} ly`}</td>
      <td class="figure">{aheadLy === undefined ? "" : `${displayDecimal(aheadLy, 1)} ly`}</td>
    </tr>
  );
}
