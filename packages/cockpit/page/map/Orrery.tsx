import { useSignal } from "@preact/signals";
import { useEffect, useMemo, useRef } from "preact/hooks";
import type { ScannedBody } from "../../src/state/observed/bodies.ts";
import { isScanned } from "../derived/isScanned.ts";
import { planetStyleOf, ringColourOf, starColourOf, type BodyStyle } from "./bodyStyles.ts";
import {
  hasRings,
  layOutOrrery,
  ringFactor,
  type OrreryInput,
  type PlacedBelt,
  type PlacedBody,
} from "./orreryLayout.ts";

/** The system to draw, and the chosen body. */
export interface OrreryProps extends Omit<OrreryInput, "width"> {
  /** The id of the chosen body; undefined for none. */
  readonly chosen: number | undefined;
  readonly onChoose: (id: number) => void;
  /** The name of a body for screen readers, with what matters about it. */
  readonly nameOf: (body: ScannedBody) => string;
}

/** Keys that go from body to body, with how far. */
const moves: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowDown: 1,
  ArrowLeft: -1,
  ArrowUp: -1,
  Home: -Infinity,
  End: Infinity,
};

/** The system as a drawing: stars to the left, planets by size, moons below them; a body that is not scanned yet is an outline. */
export function Orrery({ chosen, onChoose, nameOf, ...input }: OrreryProps) {
  const frame = useRef<HTMLDivElement>(null);
  const width = useSignal(0);
  useEffect(() => {
    const element = frame.current;
    if (element === null) return undefined;
    const measure = (): void => void (width.value = Math.floor(element.clientWidth));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  const layout = useMemo(
    () => layOutOrrery({ ...input, width: Math.max(240, width.value) }),
    [input.bodies, input.bodyCount, input.stations, input.system, input.noteOf, width.value],
  );
  const choosable = layout.bodies.filter(({ body }) => body !== undefined);
  const onKeyDown = (event: KeyboardEvent): void => {
    const move = moves[event.key];
    if (move === undefined || choosable.length === 0) return;
    event.preventDefault();
    // The arrows would step through the recording.
    event.stopPropagation();
    const at = choosable.findIndex(({ id }) => id === chosen);
    const next = choosable[Math.min(choosable.length - 1, Math.max(0, at + move))];
    if (next === undefined) return;
    onChoose(next.id);
    document.getElementById(optionId(next.id))?.scrollIntoView({ block: "nearest" });
  };
  const scanned = input.bodies.filter(isScanned).length;
  const count = input.bodyCount === undefined ? `${scanned}` : `${scanned} of ${input.bodyCount}`;
  return (
    <div class="orrery" ref={frame}>
      {width.value > 0 && (
        <svg
          width={layout.width}
          height={layout.height}
          viewBox={`0 0 ${layout.width} ${layout.height}`}
          role="listbox"
          tabIndex={0}
          aria-label={`Map of ${input.system}, ${count} scanned`}
          aria-activedescendant={choosable.some(({ id }) => id === chosen) ? optionId(chosen) : undefined}
          onKeyDown={onKeyDown}
        >
          <Paints bodies={input.bodies} />
          <g aria-hidden="true">
            {layout.lines.map(({ x1, y1, x2, y2 }, at) => (
              <line key={at} class="orbit" x1={x1} y1={y1} x2={x2} y2={y2} />
            ))}
            {layout.belts.map((belt, at) => (
              <Belt key={at} belt={belt} />
            ))}
            {layout.stations.map(({ label, x, y, labelY }, at) => (
              <g key={at} class="station">
                <path d={`M${x} ${y - 7}l6 7l-6 7l-6 -7z`} />
                <text x={x} y={labelY}>
                  {label}
                </text>
              </g>
            ))}
            {layout.captions.map(({ text, x, y }, at) => (
              <text key={at} class="caption" x={x} y={y}>
                {text}
              </text>
            ))}
            {layout.bodies.map((placed) => placed.body === undefined && <Disc key={placed.id} placed={placed} />)}
          </g>
          {choosable.map((placed) => (
            <Option
              key={placed.id}
              placed={placed}
              name={placed.body === undefined ? "" : nameOf(placed.body)}
              isChosen={placed.id === chosen}
              onChoose={onChoose}
            />
          ))}
        </svg>
      )}
    </div>
  );
}

const optionId = (id: number | undefined): string => `orrery-body-${id}`;

interface OptionProps {
  readonly placed: PlacedBody;
  readonly name: string;
  readonly isChosen: boolean;
  readonly onChoose: (id: number) => void;
}

function Option({ placed, name, isChosen, onChoose }: OptionProps) {
  const { id, sort, label, note, labelX, labelY, anchor, box } = placed;
  const isSide = anchor === "start";
  return (
    <g
      id={optionId(id)}
      class={`option ${sort} ${note === "" ? "" : "worth"}`}
      role="option"
      aria-label={name}
      aria-selected={isChosen}
      onClick={() => onChoose(id)}
    >
      <rect class="target" x={box.left} y={box.top} width={box.width} height={box.height} rx={4} />
      <Disc placed={placed} />
      <text class={isSide ? "name side" : "name"} x={labelX} y={labelY}>
        {label}
        {note !== "" && isSide && <tspan class="gold"> {note}</tspan>}
      </text>
      {note !== "" && !isSide && (
        <text class="gold" x={labelX} y={labelY + 15}>
          {note}
        </text>
      )}
    </g>
  );
}

function Disc({ placed }: { readonly placed: PlacedBody }) {
  const { body, x, y, radius, note } = placed;
  if (body === undefined || !isScanned(body)) return <circle class="outline" cx={x} cy={y} r={radius} />;
  if (body.starType !== undefined) return <Star body={body} x={x} y={y} radius={radius} />;
  const { key } = planetStyleOf(body);
  const isRinged = hasRings(placed);
  return (
    <>
      {note !== "" && <circle class="glow" cx={x} cy={y} r={radius + 3.5} />}
      {isRinged && <Rings body={body} x={x} y={y} radius={radius} half="back" />}
      <circle cx={x} cy={y} r={radius} fill={`url(#orrery-${key})`} />
      {(body.atmosphere ?? "") !== "" && <circle class="air" cx={x} cy={y} r={radius + 0.75} />}
      <circle cx={x} cy={y} r={radius} fill="url(#orrery-night)" />
      {isRinged && <Rings body={body} x={x} y={y} radius={radius} half="front" />}
      {body.biologicalCount > 0 && <circle class="life" cx={x + radius * 0.75} cy={y - radius * 0.75} r={3.5} />}
      {body.mapping !== "none" && <path class="mapped" d={tickAt(x - radius * 0.75, y - radius * 0.75)} />}
    </>
  );
}

/** A tick, for a body that was mapped. */
const tickAt = (x: number, y: number): string => `M${x - 3.5} ${y}l2.5 2.5l4.5 -5`;

interface DrawnBody {
  readonly body: ScannedBody;
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

function Star({ body, x, y, radius }: DrawnBody) {
  const { colour, isDark } = starColourOf(body);
  return (
    <>
      <circle cx={x} cy={y} r={radius + 7} fill={`url(#orrery-halo-${colour.slice(1)})`} />
      {isDark ? (
        <circle class="hole" cx={x} cy={y} r={radius - 2} stroke={colour} />
      ) : (
        <circle cx={x} cy={y} r={radius} fill={`url(#orrery-star-${colour.slice(1)})`} />
      )}
    </>
  );
}

/** The half of the rings behind or before the body, seen from slightly above. */
function Rings({ body, x, y, radius, half }: DrawnBody & { readonly half: "back" | "front" }) {
  const shown = body.rings.slice(0, 3);
  const sweep = half === "back" ? 1 : 0;
  return (
    <g transform={`rotate(-14 ${x} ${y})`}>
      {shown.map(({ ringClass }, at) => {
        const rx = radius * (1.4 + ((ringFactor - 1.4) * (at + 1)) / (shown.length + 0.2));
        const path = `M${x - rx} ${y}A${rx} ${rx * 0.28} 0 0 ${sweep} ${x + rx} ${y}`;
        return <path key={at} class="ring" d={path} stroke={ringColourOf(ringClass)} />;
      })}
    </g>
  );
}

/** Grains of a belt, always at the same places. */
const grains = Array.from({ length: 14 }, (_, at) => ({
  x: Math.sin(at * 7.3) * 5 + Math.cos((at - 6.5) / 5) * 4 - 3,
  y: (at - 6.5) * 2.7,
  r: 0.9 + (at % 3) * 0.45,
}));

function Belt({ belt: { x, y, ringClass, name } }: { readonly belt: PlacedBelt }) {
  return (
    <g class="belt" transform={`translate(${x} ${y})`} fill={ringColourOf(ringClass)}>
      <title>{name}</title>
      {grains.map((grain, at) => (
        <circle key={at} cx={grain.x} cy={grain.y} r={grain.r} />
      ))}
    </g>
  );
}

/** The gradients of the classes that the system has. Light comes from the star, at the left. */
function Paints({ bodies }: { readonly bodies: readonly ScannedBody[] }) {
  const planets = new Map(bodies.filter(({ planetClass }) => planetClass !== undefined).map(entryOf));
  const stars = new Set(
    bodies.filter(({ starType }) => starType !== undefined).map((star) => starColourOf(star).colour),
  );
  return (
    <defs>
      {[...planets.values()].map(({ key, colours, isBanded }) =>
        isBanded ? (
          <linearGradient key={key} id={`orrery-${key}`} x1="0" y1="0" x2="0.1" y2="1">
            <Stops colours={[...colours, ...colours.toReversed()]} />
          </linearGradient>
        ) : (
          <radialGradient key={key} id={`orrery-${key}`} cx="0.32" cy="0.36" r="0.85">
            <Stops colours={colours} />
          </radialGradient>
        ),
      )}
      {[...stars].map((colour) => (
        <>
          <radialGradient id={`orrery-star-${colour.slice(1)}`} cx="0.5" cy="0.5" r="0.5">
            <stop offset="0" stop-color="#ffffff" />
            <stop offset="0.45" stop-color={colour} stop-opacity="0.98" />
            <stop offset="1" stop-color={colour} />
          </radialGradient>
          <radialGradient id={`orrery-halo-${colour.slice(1)}`} cx="0.5" cy="0.5" r="0.5">
            <stop offset="0.6" stop-color={colour} stop-opacity="0.6" />
            <stop offset="1" stop-color={colour} stop-opacity="0" />
          </radialGradient>
        </>
      ))}
      <linearGradient id="orrery-night" x1="0.1" y1="0.3" x2="1" y2="0.62">
        <stop offset="0.42" stop-color="#05070a" stop-opacity="0" />
        <stop offset="0.7" stop-color="#05070a" stop-opacity="0.5" />
        <stop offset="1" stop-color="#05070a" stop-opacity="0.82" />
      </linearGradient>
    </defs>
  );
}

function entryOf(body: ScannedBody): readonly [string, BodyStyle] {
  const style = planetStyleOf(body);
  return [style.key, style];
}

function Stops({ colours }: { readonly colours: readonly string[] }) {
  return (
    <>
      {colours.map((colour, at) => (
        <stop key={at} offset={at / (colours.length - 1)} stop-color={colour} />
      ))}
    </>
  );
}
