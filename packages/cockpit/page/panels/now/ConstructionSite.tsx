import type { CockpitState } from "../../../src/state/CockpitState.ts";
import type { Depot } from "../../../src/state/observed/depots.ts";
import { displayCount, displayInteger, displayPercent } from "../../display/numbers.ts";
import { displayText } from "../../display/text.ts";
import { displayAge } from "../../display/time.ts";
import { BarGauge } from "../../instruments/BarGauge.tsx";
import { Card } from "./Card.tsx";
import { goodsName } from "./HoldCard.tsx";

const shownResources = 12;

/** A construction site: what is missing, the most first, and how much of it is in the hold. */
export function ConstructionSite({ depot, state }: { readonly depot: Depot; readonly state: CockpitState }) {
  const missing = depot.resources
    .filter(({ needed, delivered }) => delivered < needed)
    .toSorted((a, b) => b.needed - b.delivered - (a.needed - a.delivered));
  const left = missing.reduce((sum, { needed, delivered }) => sum + needed - delivered, 0);
  const capacity = state.outfit?.cargoCapacity ?? 0;
  const held = new Map((state.hold?.items ?? []).map(({ name, count }) => [name, count]));
  const trips = capacity > 0 && left > 0 ? `, ${displayCount(Math.ceil(left / capacity), "trip")} of this ship` : "";
  const status = depot.isComplete
    ? "complete"
    : depot.isFailed
      ? "failed"
      : `${displayInteger(left)} t missing${trips}`;
  return (
    <Card
      title={depot.port === undefined ? "Construction site" : displayText(depot.port, 60)}
      aside={[status, displayAge(depot.at, state.session.startedAtMs)].filter((word) => word !== undefined).join(", ")}
      isWide
    >
      {depot.progress !== undefined && (
        <>
          <p class="big-figure">
            {displayPercent(depot.progress)} <span class="unit">built</span>
          </p>
          <BarGauge label="Built" share={depot.progress} height={10} />
        </>
      )}
      {!depot.isComplete && (
        <ul class="goods">
          {missing.slice(0, shownResources).map(({ name, localised, needed, delivered }) => (
            <li key={name}>
              <p class="pair">
                <span>
                  {goodsName(name, localised)}
                  {held.has(name) && <span class="accent"> {displayInteger(held.get(name))} aboard</span>}
                </span>
                <span>
                  {displayInteger(needed - delivered)} <span class="note">of {displayInteger(needed)} t missing</span>
                </span>
              </p>
              <BarGauge
                label={name}
                share={delivered / Math.max(1, needed)}
                text={`${delivered} of ${needed} t`}
                height={6}
              />
            </li>
          ))}
        </ul>
      )}
      {missing.length > shownResources && !depot.isComplete && (
        <p class="note">and {missing.length - shownResources} more</p>
      )}
    </Card>
  );
}
