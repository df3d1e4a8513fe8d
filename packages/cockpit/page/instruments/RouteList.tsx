import type { RouteStop } from "../../src/state/index.ts";
import { sortOf } from "../map/stars.ts";
import { decimal } from "../words/numbers.ts";
import { shown } from "../words/text.ts";

/** Routes of the game have some hundreds of stars at most. */
const mostRows = 300;

/** Every stop of the route: class, distance, whether it gives fuel. */
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
        {stops.slice(0, mostRows).map((stop, index) => (
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
        {shown(star.StarSystem)}
        {isHere && <span class="accent"> — here</span>}
      </th>
      <td>
        <svg class="dot" viewBox="0 0 12 12" aria-hidden="true">
          <circle cx={6} cy={6} r={5} fill={sortOf(star.StarClass).colour} />
        </svg>{" "}
        {shown(star.StarClass, 24)}
      </td>
      <td>{isScoopable ? "scoop" : <span class="soft">no</span>}</td>
      <td class="figure">{isFirst ? "" : `${decimal(legLy, 1)} ly`}</td>
      <td class="figure">{aheadLy === undefined ? "" : `${decimal(aheadLy, 1)} ly`}</td>
    </tr>
  );
}
