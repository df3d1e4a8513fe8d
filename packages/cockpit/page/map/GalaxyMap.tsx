import { effect, useSignal, type Signal } from "@preact/signals";
import { useEffect, useMemo, useRef } from "preact/hooks";
import type { TravelPage } from "../../src/wire/TravelPage.ts";
import { displayCount, displayDecimal } from "../display/numbers.ts";
import { displayDate } from "../display/time.ts";
import {
  append,
  galaxyClouds,
  landmarks,
  VisitLight,
  projectionOf,
  rangeOf,
  viewOfVisits,
  wholeGalaxy,
  type Colour,
  type GalaxyView,
  type Projection,
  type Visits,
} from "./galaxy.ts";

/** Loads the arrivals of the commander after the first `after` ones. */
type TravelSource = (after: number) => Promise<TravelPage>;

/** Where the travels come from, and which of them are shown. */
export interface GalaxyProps {
  readonly load: TravelSource;
  /** Changes with each arrival. */
  readonly arrivals: unknown;
  /** While somebody looks back, later arrivals are not shown. */
  readonly untilMs: number | undefined;
  readonly theme: string;
}

const noVisits: Visits = { x: new Float32Array(), z: new Float32Array(), seconds: new Float64Array() };

/** How often the page asks while journals before the recording are read. */
const pollMs = 1000;

/** How fine the sliders of the time are. */
const steps = 1000;

/** All travels as light on the galaxy, brighter where the commander was often; two sliders choose a part of the time. */
export function GalaxyMap({ load, arrivals, untilMs, theme }: GalaxyProps) {
  const visits = useSignal(noVisits);
  const failure = useSignal(false);
  const from = useSignal(0);
  const to = useSignal(steps);
  const isWhole = useSignal(true);
  /** How many arrivals were before the recording when they were loaded. */
  const earlier = useRef<number | undefined>(undefined);
  const isReading = useSignal(false);
  const polls = useSignal(0);
  useEffect(() => {
    let isGone = false;
    const follow = async (): Promise<void> => {
      let page = await load(visits.value.x.length);
      if (page.earlier !== earlier.current && page.from > 0) page = await load(0);
      if (isGone) return;
      earlier.current = page.earlier;
      visits.value = append(visits.value, page);
      isReading.value = page.isReading === true;
    };
    follow().then(
      () => (failure.value = false),
      () => (failure.value = true),
    );
    return () => void (isGone = true);
  }, [load, arrivals, polls.value]);
  useEffect(() => {
    if (!isReading.value) return undefined;
    const timer = setTimeout(() => (polls.value += 1), pollMs);
    return () => clearTimeout(timer);
  }, [isReading.value, polls.value]);
  const { seconds } = visits.value;
  const firstS = seconds[0] ?? 0;
  const lastS = Math.min(seconds.at(-1) ?? 0, untilMs === undefined ? Infinity : untilMs / 1000);
  const timeAt = (step: number) => firstS + ((lastS - firstS) * step) / steps;
  const range = rangeOf(seconds, timeAt(from.value), timeAt(to.value));
  const count = range.to - range.from;
  const summary = count === 0 ? "no arrivals" : displayCount(count, "arrival");
  const span = seconds.length === 0 ? "" : `${dateText(timeAt(from.value))} to ${dateText(timeAt(to.value))}`;
  return (
    <div class="galaxy">
      <GalaxyCanvas
        visits={visits}
        from={from}
        to={to}
        isWhole={isWhole}
        lastS={lastS}
        theme={theme}
        label={`Galaxy of your travels: ${summary}, ${span}`}
      />
      {failure.value && <p class="empty">The travels cannot be loaded.</p>}
      {seconds.length > 1 && (
        <div class="brush">
          <p class="pair">
            <span>{isReading.value ? `${summary}, reading earlier journals` : summary}</span>
            <span class="note">{span}</span>
          </p>
          <Pace seconds={seconds} firstS={firstS} lastS={lastS} />
          <Slider name="Travels from" value={from} text={dateText(timeAt(from.value))} max={() => to.value} />
          <Slider name="Travels to" value={to} text={dateText(timeAt(to.value))} min={() => from.value} />
        </div>
      )}
      <div class="reach" role="group" aria-label="Part of the galaxy">
        <button type="button" aria-pressed={isWhole.value} onClick={() => (isWhole.value = true)}>
          Whole galaxy
        </button>
        <button type="button" aria-pressed={!isWhole.value} onClick={() => (isWhole.value = false)}>
          Your travels
        </button>
      </div>
    </div>
  );
}

const dateText = (seconds: number): string => displayDate(seconds * 1000) ?? "";

interface SliderProps {
  readonly name: string;
  readonly value: Signal<number>;
  readonly text: string;
  readonly min?: () => number;
  readonly max?: () => number;
}

function Slider({ name, value, text, min = () => 0, max = () => steps }: SliderProps) {
  const move = (wanted: number): void => void (value.value = Math.max(min(), Math.min(max(), wanted)));
  return (
    <input
      type="range"
      aria-label={name}
      aria-valuetext={text}
      min={0}
      max={steps}
      value={value.value}
      onInput={(event) => move(Number(event.currentTarget.value))}
      onKeyDown={(event) => {
        // The arrows would step through the recording.
        if (event.key === "ArrowLeft" || event.key === "ArrowRight") event.stopPropagation();
      }}
    />
  );
}

const bars = 120;

/** How many arrivals there were over the time. */
function Pace({
  seconds,
  firstS,
  lastS,
}: {
  readonly seconds: Float64Array;
  readonly firstS: number;
  readonly lastS: number;
}) {
  const path = useMemo(() => {
    const counts = new Float64Array(bars);
    for (const at of seconds) {
      const bar = Math.min(bars - 1, Math.floor(((at - firstS) / Math.max(1, lastS - firstS)) * bars));
      counts[bar] = (counts[bar] ?? 0) + 1;
    }
    const most = Math.max(1, ...counts);
    return [...counts].map((count, at) => `M${at + 0.5} 20V${(20 - 19 * Math.sqrt(count / most)).toFixed(1)}`).join("");
  }, [seconds, firstS, lastS]);
  return (
    <svg class="pace-bars" viewBox={`0 0 ${bars} 20`} preserveAspectRatio="none" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}

interface CanvasProps {
  readonly visits: Signal<Visits>;
  readonly from: Signal<number>;
  readonly to: Signal<number>;
  readonly isWhole: Signal<boolean>;
  readonly lastS: number;
  readonly theme: string;
  readonly label: string;
}

function GalaxyCanvas({ visits, from, to, isWhole, lastS, theme, label }: CanvasProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const element = canvas.current;
    const picture = element === null ? undefined : openPicture(element);
    if (element === null || picture === undefined) return undefined;
    const draw = (): void => {
      const { seconds } = visits.value;
      const firstS = seconds[0] ?? 0;
      const timeAt = (step: number) => firstS + ((lastS - firstS) * step) / steps;
      const all = rangeOf(seconds, firstS, lastS);
      const range = rangeOf(seconds, timeAt(from.value), timeAt(to.value));
      picture.draw(visits.value, range, isWhole.value ? wholeGalaxy : viewOfVisits(visits.value, all));
    };
    const stop = effect(draw);
    const observer = new ResizeObserver(draw);
    observer.observe(element);
    const media = matchMedia("(prefers-color-scheme: dark)");
    media.addEventListener("change", draw);
    return () => {
      stop();
      observer.disconnect();
      media.removeEventListener("change", draw);
    };
  }, [lastS, theme]);
  return <canvas ref={canvas} role="img" aria-label={label} />;
}

interface Picture {
  readonly draw: (visits: Visits, range: ReturnType<typeof rangeOf>, view: GalaxyView) => void;
}

/** Draws at most this many pixels per pixel of the page: the light is soft. */
const mostDensity = 1.5;

function openPicture(canvas: HTMLCanvasElement): Picture | undefined {
  const context = canvas.getContext("2d");
  const layer = document.createElement("canvas");
  const layerContext = layer.getContext("2d");
  if (context === null || layerContext === null) return undefined;
  let light = new VisitLight(1, 1);
  let image = layerContext.createImageData(1, 1);
  let sky: { readonly key: string; readonly canvas: HTMLCanvasElement } | undefined;
  const draw: Picture["draw"] = (visits, range, view) => {
    const density = Math.min(mostDensity, devicePixelRatio || 1);
    const width = Math.max(1, Math.round(canvas.clientWidth * density));
    const height = Math.max(1, Math.round(canvas.clientHeight * density));
    if (light.width !== width || light.height !== height) {
      canvas.width = layer.width = width;
      canvas.height = layer.height = height;
      light = new VisitLight(width, height);
      image = layerContext.createImageData(width, height);
    }
    const paints = paintsOf(canvas);
    const projection = projectionOf(view, width, height);
    const key = [width, height, view.x, view.z, projection.scale, paints.cloud].join();
    if (sky?.key !== key) sky = { key, canvas: paintSky(width, height, projection, paints) };
    context.clearRect(0, 0, width, height);
    context.drawImage(sky.canvas, 0, 0);
    light.collect(visits, range, projection);
    light.paint(image.data, paints.dim, paints.bright);
    layerContext.putImageData(image, 0, 0);
    context.drawImage(layer, 0, 0);
    paintNames(context, projection, density, paints, lastOf(visits, range));
  };
  return { draw };
}

function lastOf(
  { x, z }: Visits,
  { from, to }: ReturnType<typeof rangeOf>,
): { readonly x: number; readonly z: number } | undefined {
  return to > from ? { x: x[to - 1] ?? 0, z: z[to - 1] ?? 0 } : undefined;
}

interface Paints {
  readonly ink: string;
  readonly ground: string;
  readonly accent: string;
  readonly cloud: string;
  readonly isDark: boolean;
  readonly dim: Colour;
  readonly bright: Colour;
}

function paintsOf(element: HTMLElement): Paints {
  const style = getComputedStyle(element);
  const ink = style.color;
  const [red = 0] = (/\d+/.exec(ink) ?? []).map(Number);
  // Light text means a dark ground.
  const isDark = red > 128;
  return {
    ink,
    ground: style.backgroundColor,
    accent: isDark ? "#7cc7b6" : "#0d6759",
    cloud: isDark ? "168,184,214" : "92,104,128",
    isDark,
    dim: isDark ? { red: 226, green: 150, blue: 62 } : { red: 168, green: 92, blue: 6 },
    bright: isDark ? { red: 255, green: 246, blue: 220 } : { red: 92, green: 24, blue: 6 },
  };
}

/** The arms and the bulge, drawn once for a view. */
function paintSky(width: number, height: number, { toX, toY, scale }: Projection, paints: Paints): HTMLCanvasElement {
  const canvas = document.createElement("canvas");
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext("2d");
  if (context === null) return canvas;
  const strength = paints.isDark ? 0.13 : 0.11;
  for (const cloud of galaxyClouds()) {
    const x = toX(cloud.x);
    const y = toY(cloud.z);
    const radius = Math.max(1.2, cloud.radius * scale);
    if (x < -radius || y < -radius || x > width + radius || y > height + radius) continue;
    const glow = context.createRadialGradient(x, y, 0, x, y, radius);
    glow.addColorStop(0, `rgba(${paints.cloud},${(cloud.light * strength).toFixed(3)})`);
    glow.addColorStop(1, `rgba(${paints.cloud},0)`);
    context.fillStyle = glow;
    context.fillRect(x - radius, y - radius, 2 * radius, 2 * radius);
  }
  return canvas;
}

/** Names of landmarks and a mark at the last arrival; a name that would lie over another one is left out. */
function paintNames(
  context: CanvasRenderingContext2D,
  { toX, toY, scale }: Projection,
  density: number,
  { ink, accent, ground }: Paints,
  here: { readonly x: number; readonly z: number } | undefined,
): void {
  const { width, height } = context.canvas;
  context.font = `${13 * density}px ${getComputedStyle(context.canvas).fontFamily}`;
  context.textBaseline = "middle";
  if (here !== undefined) {
    context.strokeStyle = accent;
    context.lineWidth = 2 * density;
    context.beginPath();
    context.arc(toX(here.x), toY(here.z), 7 * density, 0, 2 * Math.PI);
    context.stroke();
  }
  const named: { readonly x: number; readonly y: number }[] = [];
  context.fillStyle = ink;
  context.strokeStyle = ground;
  context.lineWidth = 4 * density;
  context.lineJoin = "round";
  for (const { name, x: atX, z } of landmarks) {
    const x = toX(atX);
    const y = toY(z);
    const length = context.measureText(name).width;
    const isInside = x > 4 && y > 10 && x < width - 4 && y < height - 10;
    const isNear = (other: (typeof named)[number]) =>
      Math.abs(other.y - y) < 18 * density && Math.abs(other.x - x) < 90 * density;
    if (!isInside || named.some(isNear)) continue;
    named.push({ x, y });
    context.fillRect(x - 1.5 * density, y - 1.5 * density, 3 * density, 3 * density);
    const left = x + 11 * density + length > width - 4 ? x - 11 * density - length : x + 11 * density;
    // Names stay readable over the bulge.
    context.strokeText(name, left, y);
    context.fillText(name, left, y);
  }
  paintScale(context, scale, density);
}

/** A bar of a round length. */
function paintScale(context: CanvasRenderingContext2D, scale: number, density: number): void {
  const { height } = context.canvas;
  const most = (90 * density) / scale;
  const power = 10 ** Math.floor(Math.log10(most));
  const length = [5, 2, 1].map((step) => step * power).find((each) => each <= most) ?? power;
  const y = height - 12 * density;
  const x = 10 * density;
  context.fillRect(x, y, length * scale, 1.5 * density);
  context.fillText(`${displayDecimal(length, 0)} ly`, x, y - 10 * density);
}
