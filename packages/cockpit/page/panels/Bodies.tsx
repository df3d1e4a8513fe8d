import type { CockpitState } from "../../src/state/CockpitState.ts";
import type { ScannedBody } from "../../src/state/observed/bodies.ts";
import { bodyTree } from "../derived/bodyTree.ts";
import { scanValueOf } from "../derived/scanValue.ts";
import { Cell } from "../instruments/Cell.tsx";
import { Empty } from "../instruments/Empty.tsx";
import { displayDecimal, displayInteger } from "../display/numbers.ts";
import { displayText } from "../display/text.ts";

/** The standard gravity, in metres per second squared. */
const standardGravity = 9.80665;

/** The scanned bodies of the system as a tree, with what their data pays. */
export function Bodies({ state }: { readonly state: CockpitState }) {
  const { here } = state.system;
  const topic = state.bodies?.address === here?.address ? state.bodies : undefined;
  if (topic === undefined || (topic.bodies.length === 0 && topic.bodyCount === undefined)) {
    return (
      <Cell title="Bodies">
        <Empty what="bodies (use the discovery scanner)" isKnown={false} />
      </Cell>
    );
  }
  if (topic.bodies.length === 0) {
    return (
      <Cell title="Bodies" aside={`0 of ${topic.bodyCount} scanned`}>
        <p class="empty">No body of this system scanned yet.</p>
      </Cell>
    );
  }
  const values = topic.bodies.map(scanValueOf).filter((value) => value !== undefined);
  const total = values.reduce((sum, { now }) => sum + now, 0);
  const counted = topic.bodyCount === undefined ? "" : ` of ${topic.bodyCount}`;
  return (
    <Cell title="Bodies" aside={`${topic.bodies.length}${counted} scanned, about ${displayInteger(total)} Cr of data`}>
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
            {bodyTree(topic.bodies).map(({ body, depth }) => (
              <BodyRow key={body.id} body={body} depth={depth} system={here?.name ?? ""} />
            ))}
          </tbody>
        </table>
      </div>
    </Cell>
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
  const name = body.name ?? `Body ${body.id}`;
  const short = name.startsWith(`${system} `) ? name.slice(system.length + 1) : name;
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
        {displayText(short, 60)}
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

function typeOf({ starType, planetClass }: ScannedBody): string {
  if (starType !== undefined) return `Star, class ${displayText(starType, 30)}`;
  return planetClass === undefined ? "not scanned yet" : displayText(planetClass, 60);
}

function traitsOf(body: ScannedBody): readonly string[] {
  const { isTerraformable, isLandable, gravity, atmosphere = "", rings, mapping } = body;
  return [
    ...(isTerraformable ? ["terraformable"] : []),
    ...(isLandable === true ? ["landable"] : []),
    ...(isLandable === true && gravity !== undefined ? [`${displayDecimal(gravity / standardGravity, 2)} g`] : []),
    ...(isLandable === true && atmosphere !== "" ? [displayText(atmosphere, 60)] : []),
    ...(rings.some(({ name }) => name.endsWith(" Ring")) ? ["rings"] : []),
    ...(rings.some(({ name }) => name.endsWith(" Belt")) ? ["belts"] : []),
    ...(body.wasDiscovered === false ? ["first discovered by you"] : []),
    ...(mapping === "none" ? [] : [mapping === "efficient" ? "mapped with few probes" : "mapped"]),
  ];
}
