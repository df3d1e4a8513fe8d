import { signal } from "@preact/signals";
import { blueprintName } from "@shipslog/contract/words";
import type { CockpitState } from "../../../src/state/CockpitState.ts";
import type { CraftedBlueprint } from "../../../src/state/observed/blueprints.ts";
import { helpfulTrades } from "../../derived/materialTrades.ts";
import { otherMissionsOf } from "../../derived/missionStack.ts";
import { tradeLegsOf, type TradeLeg } from "../../derived/tradeLegs.ts";
import { displayInteger, displayShort } from "../../display/numbers.ts";
import { capitalised, displayText } from "../../display/text.ts";
import { MissionStacks } from "./MissionStacks.tsx";
import { Card } from "./Card.tsx";
import { goodsName, HoldCard } from "./HoldCard.tsx";
import { AsteroidCard, Yield } from "./Mining.tsx";
import { OtherMissions } from "./OtherMissions.tsx";
import { ConstructionSite } from "./ConstructionSite.tsx";
import { bodiesHere } from "./Survey.tsx";

interface WorkPanelProps {
  readonly state: CockpitState;
  /** The game time, for what ends. */
  readonly gameTimeMs: number | undefined;
}

/** What pays, and what it needs: missions, the hold, mining, trade, construction sites and blueprints. */
export function WorkPanel({ state, gameTimeMs }: WorkPanelProps) {
  const { mining, depots, blueprints } = state;
  const legs = tradeLegsOf(state.trade?.sales);
  const hotspots = hotspotsOf(state);
  const parts = [
    hasMissions(state) && <MissionStacks key="missions" state={state} gameTimeMs={gameTimeMs} />,
    hasOtherMissions(state) && <OtherMissions key="others" state={state} gameTimeMs={gameTimeMs} />,
    hasGoods(state) && <HoldCard key="hold" state={state} />,
    mining !== undefined && <AsteroidCard key="asteroid" asteroid={mining.asteroid} />,
    mining !== undefined && <Yield key="yield" state={state} mining={mining} />,
    hotspots.length > 0 && <Hotspots key="hotspots" hotspots={hotspots} />,
    legs.length > 0 && <Legs key="legs" legs={legs} />,
    ...(depots ?? [])
      .toReversed()
      .map((depot) => <ConstructionSite key={`${depot.marketId}`} depot={depot} state={state} />),
    blueprints !== undefined && <Blueprints key="blueprints" state={state} blueprints={blueprints} />,
  ].filter((part) => part !== false);
  return (
    <div class="now work">
      <div class="now-main">
        {parts.length === 0 ? (
          <Card title="Work" isWide>
            <p class="empty">
              No work yet. Missions, goods in the hold, asteroids, sales, construction sites and the blueprints you
              craft are here.
            </p>
          </Card>
        ) : (
          parts
        )}
      </div>
    </div>
  );
}

function hasMissions({ career }: CockpitState): boolean {
  return (career.missions ?? []).some(
    ({ group, killCount, isDone }) => group === "Active" && (killCount !== undefined || isDone === true),
  );
}

function hasOtherMissions({ career }: CockpitState): boolean {
  return otherMissionsOf(career.missions).length > 0;
}

function hasGoods({ hold }: CockpitState): boolean {
  return (hold?.items ?? hold?.moving ?? []).length > 0;
}

interface RingHotspots {
  readonly ring: string;
  readonly spots: readonly { readonly type: string; readonly count: number }[];
}

/** The hotspots of the rings of this system. */
function hotspotsOf(state: CockpitState): readonly RingHotspots[] {
  const rings = (bodiesHere(state)?.bodies ?? []).flatMap((body) => body.rings);
  return rings.flatMap(({ name, hotspots }) => (hotspots.length === 0 ? [] : [{ ring: name, spots: hotspots }]));
}

function Hotspots({ hotspots }: { readonly hotspots: readonly RingHotspots[] }) {
  return (
    <Card title="Hotspots of this system" isWide>
      <ul class="rows">
        {hotspots.slice(0, 8).map(({ ring, spots }) => (
          <li key={ring} class="worth">
            <span class="worth-name">{displayText(ring, 60)}</span>
            <span class="soft">
              {spots
                .toSorted((a, b) => b.count - a.count)
                .map(({ type, count }) => `${count} ${displayText(type, 30)}`)
                .join(", ")}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** The latest legs of trade with what each brought. */
function Legs({ legs }: { readonly legs: readonly TradeLeg[] }) {
  return (
    <Card title="Trade by leg" aside="latest first" isWide>
      <ul class="rows">
        {legs.slice(0, 6).map(({ from, to, at, sales, tonnes, profit }) => (
          <li key={at} class="worth">
            <span class="worth-name">
              {from === undefined || from === to
                ? displayText(to, 60)
                : `${displayText(from, 60)} → ${displayText(to, 60)}`}
            </span>
            <span class="soft">
              {displayInteger(tonnes)} t{" "}
              {[...new Set(sales.map(({ name, localised }) => goodsName(name, localised)))].slice(0, 3).join(", ")}
              {tonnes > 0 && `, ${displayInteger(Math.round(profit / tonnes))} Cr per tonne`}
            </span>
            <span class="worth-value">{displayShort(profit)} Cr</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

const pinKey = "shipslog-blueprint";

/** The pinned blueprint and grade; undefined for the one that was crafted last. */
const pinned = signal<string | undefined>(storedPin());

function storedPin(): string | undefined {
  try {
    return globalThis.localStorage?.getItem(pinKey) ?? undefined;
  } catch {
    return undefined;
  }
}

function pin(id: string): void {
  pinned.value = id;
  try {
    localStorage.setItem(pinKey, id);
  } catch {
    // Storage is blocked: the choice is not remembered.
  }
}

const idOf = ({ blueprint, grade }: CraftedBlueprint) => `${blueprint} ${grade}`;

/** How many trades are told for a missing material. */
const shownTrades = 2;

/** A blueprint that the commander has crafted: what one roll takes, what is there, which trades help, and how many rolls it makes. */
function Blueprints({
  state,
  blueprints,
}: {
  readonly state: CockpitState;
  readonly blueprints: readonly CraftedBlueprint[];
}) {
  const chosen = blueprints.find((each) => idOf(each) === pinned.value) ?? blueprints.at(-1);
  if (chosen === undefined) return null;
  const counts = new Map((state.materials?.counts ?? []).map(({ name, count }) => [name, count]));
  const namesHeld = new Map((state.materials?.counts ?? []).map(({ name, localised }) => [name, localised]));
  const rolls = Math.min(
    ...chosen.ingredients.map(({ name, count }) => Math.floor((counts.get(name) ?? 0) / Math.max(1, count))),
  );
  return (
    <Card title="Blueprint" aside="of those you have crafted" isWide>
      <label class="choose-blueprint">
        <span class="hidden">Blueprint</span>
        <select value={idOf(chosen)} onChange={(event) => pin(event.currentTarget.value)}>
          {blueprints.toReversed().map((each) => (
            <option key={idOf(each)} value={idOf(each)}>
              {capitalised(displayText(blueprintName(each.blueprint), 60))}, grade {each.grade}
            </option>
          ))}
        </select>
      </label>
      <p class="big-figure">
        {displayInteger(rolls)}{" "}
        <span class="unit">{rolls === 1 ? "roll with what you have" : "rolls with what you have"}</span>
      </p>
      <ul class="goods">
        {chosen.ingredients.map(({ name, localised, count }) => {
          const have = counts.get(name) ?? 0;
          return (
            <li key={name}>
              <p class="pair">
                <span>{goodsName(name, localised)}</span>
                <span class={have < count ? "caution" : ""}>
                  {displayInteger(have)}{" "}
                  <span class="note">{have < count ? `${count - have} missing` : `${count} for a roll`}</span>
                </span>
              </p>
              {helpfulTrades({ name, count }, counts, chosen.ingredients)
                .slice(0, shownTrades)
                .map(({ from, paid, received }) => (
                  <p key={from} class="pair note">
                    <span>
                      Trade {displayInteger(paid)} {goodsName(from, namesHeld.get(from))} for {displayInteger(received)}
                    </span>
                    <span>of {displayInteger(counts.get(from))}</span>
                  </p>
                ))}
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
