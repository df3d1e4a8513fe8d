import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect, useMemo } from "preact/hooks";
import type { CockpitState } from "../../src/state/CockpitState.ts";
import type { ScannedBody } from "../../src/state/observed/bodies.ts";
import { bodyTree } from "../derived/bodyTree.ts";
import { bodyWorthOf, isGold, worthIt, type BodyWorth } from "../derived/bodyWorth.ts";
import { isScanned } from "../derived/isScanned.ts";
import { scanValueOf } from "../derived/scanValue.ts";
import { Cell } from "../instruments/Cell.tsx";
import { Empty } from "../instruments/Empty.tsx";
import type { OrreryProps } from "../map/Orrery.tsx";
import { displayDecimal, displayInteger } from "../display/numbers.ts";
import { displayText, localisedText } from "../display/text.ts";
import { BodyCard } from "./BodyCard.tsx";
import { gravityText, shortCredits, shortNameOf, typeOf } from "./bodyWords.ts";
import { isCarrier } from "./Signals.tsx";
import { WorthIt } from "./WorthIt.tsx";

/** The bodies of the system as a map or as a list, with what a visit is worth, and a card of the chosen one. */
export function Bodies({ state }: { readonly state: CockpitState }) {
  const { here } = state.system;
  const topic = state.bodies?.address === here?.address ? state.bodies : undefined;
  const view = useSignal<"map" | "list">("map");
  const chosen = useSignal<{ readonly system: number | bigint; readonly id: number } | undefined>(undefined);
  const bodies = topic?.bodies ?? none;
  const { exobiology } = state;
  const worths = useMemo(
    () => new Map(bodies.map((body) => [body.id, bodyWorthOf(body, topic?.address, exobiology)])),
    [bodies, exobiology],
  );
  const noteOf = useMemo(() => (body: ScannedBody) => goldNote(worths.get(body.id)), [worths]);
  const stations = useMemo(() => stationsOf(state), [state.signals, here?.address, state.system.port]);
  if (topic === undefined || (bodies.length === 0 && topic.bodyCount === undefined)) {
    return (
      <Cell title="Bodies" span={12}>
        <Empty what="bodies (use the discovery scanner)" isKnown={false} />
      </Cell>
    );
  }
  const system = here?.name ?? "";
  const best = worthIt([...worths.values()]);
  const isChosen = chosen.value?.system === topic.address && worths.has(chosen.value.id);
  const shownId = isChosen ? chosen.value?.id : firstShown(state, bodies, best);
  const shown = shownId === undefined ? undefined : worths.get(shownId);
  const choose = (id: number): void => void (chosen.value = { system: topic.address, id });
  return (
    <Cell title="Bodies" span={12} aside={summaryOf(bodies, topic.bodyCount)}>
      <div class="choice" role="group" aria-label="View of the bodies">
        <button type="button" aria-pressed={view.value === "map"} onClick={() => (view.value = "map")}>
          Map
        </button>
        <button type="button" aria-pressed={view.value === "list"} onClick={() => (view.value = "list")}>
          List
        </button>
        {view.value === "map" && <Legend />}
      </div>
      {view.value === "list" ? (
        <BodyTable bodies={bodies} system={system} />
      ) : (
        <div class={isChosen ? "orrery-view chosen" : "orrery-view"}>
          <LazyOrrery
            bodies={bodies}
            bodyCount={topic.bodyCount}
            stations={stations}
            system={system}
            noteOf={noteOf}
            chosen={shownId}
            onChoose={choose}
            nameOf={(body) => spokenName(body, system, noteOf(body))}
          />
          <div class="orrery-side">
            {shown !== undefined && (
              <BodyCard
                worth={shown}
                system={system}
                exobiology={exobiology}
                address={topic.address}
                onClose={isChosen ? () => (chosen.value = undefined) : undefined}
              />
            )}
            {best.length > 0 && <WorthIt best={best} system={system} chosen={shownId} onChoose={choose} />}
          </div>
        </div>
      )}
    </Cell>
  );
}

/** The stations of the system; carriers come and go. */
function stationsOf({ signals, system: { here, port } }: CockpitState): readonly string[] {
  const known = signals?.address === here?.address ? (signals?.signals ?? []) : [];
  const stations = known.filter((signal) => signal.isStation && !isCarrier(signal));
  const names = stations.map(({ name, localised }) => localisedText(name, localised));
  const docked = port === undefined ? [] : [localisedText(port.StationName, port.StationName_Localised)];
  return [...new Set([...names, ...docked])].slice(0, 30);
}

/** The map is loaded when somebody opens the panel. */
function LazyOrrery(props: OrreryProps) {
  const view = useSignal<((props: OrreryProps) => JSX.Element) | undefined>(undefined);
  useEffect(() => {
    import("../map/Orrery.tsx").then(
      ({ Orrery }) => (view.value = Orrery),
      () => undefined,
    );
  }, []);
  const View = view.value;
  return View === undefined ? <div class="orrery" /> : <View {...props} />;
}

function Legend() {
  return (
    <p class="legend note">
      <span class="gold">gold</span> worth half a million or more, <span class="accent">dot</span> life,{" "}
      <span class="accent">tick</span> mapped, dashed not scanned
    </p>
  );
}

const none: readonly ScannedBody[] = [];

/** Until somebody chooses: the body where the player is, else the one most worth a visit, else the first. */
function firstShown(
  { place }: CockpitState,
  bodies: readonly ScannedBody[],
  best: readonly BodyWorth[],
): number | undefined {
  const at = bodies.find(({ name }) => name !== undefined && name === place?.body);
  return (at ?? best[0]?.body ?? bodies.toSorted((a, b) => a.id - b.id)[0])?.id;
}

function goldNote(worth: BodyWorth | undefined): string {
  return worth !== undefined && isGold(worth) ? shortCredits(worth.now + worth.gain) : "";
}

function spokenName(body: ScannedBody, system: string, note: string): string {
  const life = body.biologicalCount > 0 ? ["life"] : [];
  const worth = note === "" ? [] : [`worth about ${note}`];
  return [shortNameOf(body, system), typeOf(body), ...life, ...worth].join(", ");
}

function summaryOf(bodies: readonly ScannedBody[], bodyCount: number | undefined): string {
  const values = bodies.map(scanValueOf).filter((value) => value !== undefined);
  const total = values.reduce((sum, { now }) => sum + now, 0);
  const counted = bodyCount === undefined ? "" : ` of ${bodyCount}`;
  const worth = total === 0 ? "" : `, about ${displayInteger(total)} Cr of data`;
  return `${bodies.filter(isScanned).length}${counted} scanned${worth}`;
}

/** The scanned bodies as a tree, with what their data pays. */
function BodyTable({ bodies, system }: { readonly bodies: readonly ScannedBody[]; readonly system: string }) {
  if (bodies.length === 0) return <p class="empty">No body of this system scanned yet.</p>;
  return (
    <div class="scrolls" tabIndex={0} role="group" aria-label="Table of bodies">
      <table class="bodies">
        <thead>
          <tr>
            <th scope="col">Body</th>
            <th scope="col">Type</th>
            <th scope="col" class="roomy">
              Signals
            </th>
            <th scope="col" class="figure roomy">
              Distance
            </th>
            <th scope="col" class="figure">
              Value, estimated
            </th>
          </tr>
        </thead>
        <tbody>
          {bodyTree(bodies).map(({ body, depth }) => (
            <BodyRow key={body.id} body={body} depth={depth} system={system} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface BodyRowProps {
  readonly body: ScannedBody;
  readonly depth: number;
  /** The name of the system, which body names repeat. */
  readonly system: string;
}

function BodyRow({ body, depth, system }: BodyRowProps) {
  const value = scanValueOf(body);
  const distance = body.distanceLs === undefined ? "" : `${displayDecimal(body.distanceLs, 0)} ls`;
  const words = ({ type, count }: { readonly type: string; readonly count: number }) =>
    `${count} ${displayText(type, 30).toLowerCase()}`;
  const hotspots = body.rings.flatMap((ring) =>
    ring.hotspots.map((hotspot) => `${words(hotspot)} in ${displayText(ring.name.slice(-6))}`),
  );
  const signals = [...body.signals.map(words), ...hotspots];
  const genera = body.genera.map((genus) => displayText(genus, 30));
  return (
    <tr>
      <th scope="row" class={`depth-${depth}`}>
        {shortNameOf(body, system)}
      </th>
      <td>
        {typeOf(body)}
        <span class="note"> {traitsOf(body).join(", ")}</span>
        <span class="note tight"> {[distance, ...signals, ...genera].filter((word) => word !== "").join(", ")}</span>
      </td>
      <td class="roomy">
        {signals.join(", ")}
        {genera.length > 0 && <span class="note"> {genera.join(", ")}</span>}
      </td>
      <td class="figure roomy">{distance}</td>
      <td class="figure">
        {value === undefined ? "" : `${displayInteger(value.now)} Cr`}
        {value !== undefined && value.mapped > value.now && (
          <span class="note"> mapped {displayInteger(value.mapped)}</span>
        )}
      </td>
    </tr>
  );
}

function traitsOf(body: ScannedBody): readonly string[] {
  const { isTerraformable, isLandable, atmosphere = "", rings, mapping } = body;
  const gravity = gravityText(body);
  return [
    ...(isTerraformable ? ["terraformable"] : []),
    ...(isLandable === true ? ["landable"] : []),
    ...(isLandable === true && gravity !== undefined ? [gravity] : []),
    ...(isLandable === true && atmosphere !== "" ? [displayText(atmosphere, 60)] : []),
    ...(rings.some(({ name }) => name.endsWith(" Ring")) ? ["rings"] : []),
    ...(rings.some(({ name }) => name.endsWith(" Belt")) ? ["belts"] : []),
    ...(body.wasDiscovered === false ? ["not yet reported by anyone"] : []),
    ...(mapping === "none" ? [] : [mapping === "efficient" ? "mapped with few probes" : "mapped"]),
  ];
}
