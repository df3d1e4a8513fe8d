import type { CockpitState } from "../../../src/state/CockpitState.ts";
import { heldWorthOf } from "../../derived/prices.ts";
import { displayInteger, displayShort } from "../../display/numbers.ts";
import { displayText, spacedWords } from "../../display/text.ts";
import { BarGauge } from "../../instruments/BarGauge.tsx";
import { Card } from "./Card.tsx";

const shownGoods = 6;

/** What is in the hold, the most first; nothing when it is empty. */
export function HoldCard({ state }: { readonly state: CockpitState }) {
  const { hold, outfit } = state;
  const items = (hold?.items ?? hold?.moving ?? []).toSorted((a, b) => b.count - a.count);
  if (hold === undefined || items.length === 0) return null;
  const most = Math.max(outfit?.cargoCapacity ?? 0, hold.count, 1);
  const worth = heldWorthOf(state);
  return (
    <Card title="Hold" isWide aside={worth > 0 ? `about ${displayShort(worth)} Cr at prices you saw` : undefined}>
      <ul class="goods">
        {items.slice(0, shownGoods).map(({ name, localised, count, stolen }) => (
          <li key={name}>
            <p class="pair">
              <span>
                {goodsName(name, localised)}
                {stolen > 0 && <span class="caution"> stolen</span>}
              </span>
              <span>{displayInteger(count)} t</span>
            </p>
            <BarGauge label={name} share={count / most} text={`${count} t`} height={6} />
          </li>
        ))}
      </ul>
      {items.length > shownGoods && <p class="note">and {items.length - shownGoods} more</p>}
    </Card>
  );
}

/** The name of a commodity; limpets are drones in the journal. */
export function goodsName(name: string, localised: string | undefined): string {
  if (name === "drones") return "Limpets";
  return localised === undefined ? spacedWords(name) : displayText(localised, 60);
}
