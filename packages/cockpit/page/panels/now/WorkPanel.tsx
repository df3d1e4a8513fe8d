import { signal } from "@preact/signals";
import { blueprintName } from "@shipslog/contract/words";
import type { CockpitState } from "../../../src/state/CockpitState.ts";
import type { CraftedBlueprint } from "../../../src/state/observed/blueprints.ts";
import type { Depot } from "../../../src/state/observed/depots.ts";
import { tradeLegsOf, type TradeLeg } from "../../derived/tradeLegs.ts";
import { displayCount, displayInteger, displayPercent, displayShort } from "../../display/numbers.ts";
import { displayText } from "../../display/text.ts";
import { displayAge } from "../../display/time.ts";
import { BarGauge } from "../../instruments/BarGauge.tsx";
import { MissionStacks } from "./MissionStacks.tsx";
import { Card } from "./Card.tsx";
import { goodsName, HoldCard } from "./HoldCard.tsx";
import { AsteroidCard, Yield } from "./Mining.tsx";
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
    hasGoods(state) && <HoldCard key="hold" state={state} />,
    mining !== undefined && <AsteroidCard key="asteroid" asteroid={mining.asteroid} />,
    mining !== undefined && <Yield key="yield" state={state} mining={mining} />,
    hotspots.length > 0 && <Hotspots key="hotspots" hotspots={hotspots} />,
    legs.length > 0 && <Legs key="legs" legs={legs} />,
    ...(depots ?? []).toReversed().map((depot) => <Site key={`${depot.marketId}`} depot={depot} state={state} />),
    blueprints !== undefined && <Blueprints key="blueprints" state={state} blueprints={blueprints} />,
  ].filter((part) => part !== false);
  return (
    <div class="now work">
      <div class="now-main">
        {parts.length === 0 ? (
          <Card title="Work" isWide>
            <p class="empty">
              No work yet. Missions that count kills, goods in the hold, asteroids, sales, construction sites and the
              blueprints you craft are here.
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

const shownResources = 12;

/** A construction site: what is missing, the most first, and how much of it is in the hold. */
function Site({ depot, state }: { readonly depot: Depot; readonly state: CockpitState }) {
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

/** A blueprint that the commander has crafted: what one roll takes, what is there, and how many rolls it makes. */
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
              {displayText(blueprintName(each.blueprint), 60)}, grade {each.grade}
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
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
